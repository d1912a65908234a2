/* The layouts of core/pjrt/abi.h: against measured numbers, and against a published header when the build has one. */
#include "pjrt/abi.h"

#include "test.h"

#ifdef SETU_HAVE_PJRT_HEADER
#include "pjrt_c_api.h"
#endif

static const char *const names[] = {
#define NAME(name) #name,
    PJ_FUNCTIONS(NAME, NAME)};

#define SLOT(name) ((offsetof(pj_api, name) - 40) / sizeof(void *))

TEST(slots_are_where_plugins_have_them) {
  CHECK_INT_EQ(sizeof names / sizeof names[0], 138);
  CHECK_INT_EQ(sizeof(pj_api), 1144);
  CHECK_INT_EQ(offsetof(pj_api, Error_Destroy), 40);
  CHECK_INT_EQ(offsetof(pj_api, TopologyDescription_Create), 696);
  CHECK_INT_EQ(offsetof(pj_api, Compile), 752);
  CHECK_INT_EQ(SLOT(Client_Create), 10);
  CHECK_INT_EQ(SLOT(LoadedExecutable_Execute), 55);
  CHECK_INT_EQ(SLOT(Buffer_ReadyEvent), 72);
  CHECK_INT_EQ(SLOT(Executable_GetCompiledMemoryStats), 96);
  CHECK_INT_EQ(SLOT(LoadedExecutable_GetDeviceAssignment), 117);
  CHECK_INT_EQ(SLOT(TopologyDescription_GetMemorySpaceKindIds), 137);
}

TEST(structs_have_measured_sizes) {
  CHECK_INT_EQ(sizeof(pj_Client_Create_args), 88);
  CHECK_INT_EQ(sizeof(pj_Compile_args), 64);
  CHECK_INT_EQ(sizeof(pj_LoadedExecutable_Execute_args), 80);
  CHECK_INT_EQ(sizeof(pj_Client_BufferFromHostBuffer_args), 120);
  CHECK_INT_EQ(sizeof(pj_named_value), 56);
  CHECK_INT_EQ(sizeof(pj_program), 48);
}

#ifdef SETU_HAVE_PJRT_HEADER

#define SAME_FIELD(ours, theirs, field) CHECK_INT_EQ(offsetof(ours, field), offsetof(theirs, field))
#define SAME_SIZE(ours, theirs) CHECK_INT_EQ(sizeof(ours), sizeof(theirs))
#define SAME_ARGS(name, last)                      \
  SAME_SIZE(pj_##name##_args, PJRT_##name##_Args); \
  SAME_FIELD(pj_##name##_args, PJRT_##name##_Args, last)
#define SAME_ARG(name, field) SAME_FIELD(pj_##name##_args, PJRT_##name##_Args, field)

TEST(slots_match_the_published_header) {
#define CHECK_SLOT(name) CHECK_INT_EQ(offsetof(pj_api, name), offsetof(PJRT_Api, PJRT_##name));
  CHECK_SLOT(Error_Destroy)
  CHECK_SLOT(Error_GetCode)
  CHECK_SLOT(Plugin_Attributes)
  CHECK_SLOT(Event_OnReady)
  CHECK_SLOT(Client_Create)
  CHECK_SLOT(Client_AddressableDevices)
  CHECK_SLOT(Client_Compile)
  CHECK_SLOT(Client_BufferFromHostBuffer)
  CHECK_SLOT(DeviceDescription_Attributes)
  CHECK_SLOT(Device_MemoryStats)
  CHECK_SLOT(Executable_GetCostAnalysis)
  CHECK_SLOT(Executable_Serialize)
  CHECK_SLOT(LoadedExecutable_Execute)
  CHECK_SLOT(Executable_DeserializeAndLoad)
  CHECK_SLOT(Buffer_Dimensions)
  CHECK_SLOT(Buffer_OnDeviceSizeInBytes)
  CHECK_SLOT(Buffer_CopyToDevice)
  CHECK_SLOT(Buffer_ToHostBuffer)
  CHECK_SLOT(Buffer_ReadyEvent)
  CHECK_SLOT(TopologyDescription_GetDeviceDescriptions)
  CHECK_SLOT(Compile)
  CHECK_SLOT(Executable_OutputElementTypes)
  CHECK_SLOT(Executable_OutputDimensions)
  CHECK_SLOT(Executable_GetCompiledMemoryStats)
  CHECK_SLOT(LoadedExecutable_GetDeviceAssignment)
}

TEST(values_match_the_published_header) {
  SAME_SIZE(pj_extension, PJRT_Extension_Base);
  SAME_SIZE(pj_version, PJRT_Api_Version);
  SAME_FIELD(pj_version, PJRT_Api_Version, minor_version);
  SAME_SIZE(pj_named_value, PJRT_NamedValue);
  SAME_FIELD(pj_named_value, PJRT_NamedValue, int64_value);
  SAME_FIELD(pj_named_value, PJRT_NamedValue, value_size);
  SAME_SIZE(pj_program, PJRT_Program);
  SAME_FIELD(pj_program, PJRT_Program, format_size);
  SAME_SIZE(pj_tiled_layout, PJRT_Buffer_MemoryLayout_Tiled);
  SAME_FIELD(pj_tiled_layout, PJRT_Buffer_MemoryLayout_Tiled, num_tiles);
  SAME_SIZE(pj_strides_layout, PJRT_Buffer_MemoryLayout_Strides);
  SAME_SIZE(pj_memory_layout, PJRT_Buffer_MemoryLayout);
  SAME_FIELD(pj_memory_layout, PJRT_Buffer_MemoryLayout, tiled);
  SAME_FIELD(pj_memory_layout, PJRT_Buffer_MemoryLayout, type);
  SAME_FIELD(pj_execute_options, PJRT_ExecuteOptions, launch_id);
  SAME_FIELD(pj_execute_options, PJRT_ExecuteOptions, num_non_donatable_input_indices);
  SAME_FIELD(pj_execute_options, PJRT_ExecuteOptions, incarnation_ids);
  CHECK_INT_EQ(PJ_STRING, PJRT_NamedValue_kString);
  CHECK_INT_EQ(PJ_INT64_LIST, PJRT_NamedValue_kInt64List);
  CHECK_INT_EQ(PJ_BOOL, PJRT_NamedValue_kBool);
  CHECK_INT_EQ(PJ_IMMUTABLE_UNTIL_TRANSFER_COMPLETES, PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes);
  CHECK_INT_EQ(PJ_LAYOUT_TILED, PJRT_Buffer_MemoryLayout_Type_Tiled);
  CHECK_INT_EQ(SETU_UNAUTHENTICATED, PJRT_Error_Code_UNAUTHENTICATED);
  CHECK_INT_EQ(SETU_RESOURCE_EXHAUSTED, PJRT_Error_Code_RESOURCE_EXHAUSTED);
}

TEST(arguments_match_the_published_header) {
  SAME_ARGS(Error_Destroy, error);
  SAME_ARGS(Error_Message, message_size);
  SAME_ARGS(Error_GetCode, code);
  SAME_ARGS(Plugin_Initialize, extension_start);
  SAME_ARGS(Plugin_Attributes, num_attributes);
  SAME_ARGS(Event_Destroy, event);
  SAME_ARGS(Event_IsReady, is_ready);
  SAME_ARGS(Event_Await, event);
  SAME_ARGS(Event_OnReady, user_arg);
  SAME_ARG(Event_OnReady, callback);
  SAME_ARGS(Client_Create, kv_try_get_user_arg);
  SAME_ARG(Client_Create, num_options);
  SAME_ARG(Client_Create, client);
  SAME_ARGS(Client_Destroy, client);
  SAME_ARGS(Client_PlatformName, platform_name_size);
  SAME_ARGS(Client_PlatformVersion, platform_version_size);
  SAME_ARGS(Client_AddressableDevices, num_addressable_devices);
  SAME_ARGS(Client_Compile, executable);
  SAME_ARG(Client_Compile, compile_options);
  SAME_ARGS(Client_BufferFromHostBuffer, buffer);
  SAME_ARG(Client_BufferFromHostBuffer, type);
  SAME_ARG(Client_BufferFromHostBuffer, host_buffer_semantics);
  SAME_ARG(Client_BufferFromHostBuffer, device);
  SAME_ARG(Client_BufferFromHostBuffer, done_with_host_buffer);
  SAME_ARGS(Device_GetDescription, device_description);
  SAME_ARG(Device_MemoryStats, peak_bytes_in_use_is_set);
  SAME_ARG(Device_MemoryStats, bytes_limit_is_set);
  SAME_ARG(Device_MemoryStats, peak_pool_bytes_is_set);
  SAME_ARGS(DeviceDescription_Id, id);
  SAME_ARGS(DeviceDescription_Kind, device_kind_size);
  SAME_ARGS(DeviceDescription_Attributes, attributes);
  SAME_ARGS(Executable_Destroy, executable);
  SAME_ARGS(Executable_NumOutputs, num_outputs);
  SAME_ARGS(Executable_OutputElementTypes, num_output_types);
  SAME_ARGS(Executable_OutputDimensions, dim_sizes);
  SAME_ARGS(Executable_GetCostAnalysis, properties);
  SAME_ARG(Executable_GetCompiledMemoryStats, alias_size_in_bytes);
  SAME_ARG(Executable_GetCompiledMemoryStats, peak_memory_in_bytes);
  SAME_ARGS(Executable_Serialize, serialized_executable_deleter);
  SAME_ARGS(Executable_DeserializeAndLoad, overridden_serialized_compile_options_size);
  SAME_ARG(Executable_DeserializeAndLoad, loaded_executable);
  SAME_ARGS(LoadedExecutable_Destroy, executable);
  SAME_ARGS(LoadedExecutable_GetExecutable, executable);
  SAME_ARGS(LoadedExecutable_Execute, execute_device);
  SAME_ARG(LoadedExecutable_Execute, num_args);
  SAME_ARG(LoadedExecutable_Execute, output_lists);
  SAME_ARGS(Buffer_Destroy, buffer);
  SAME_ARGS(Buffer_ElementType, type);
  SAME_ARGS(Buffer_Dimensions, num_dims);
  SAME_ARGS(Buffer_OnDeviceSizeInBytes, on_device_size_in_bytes);
  SAME_ARGS(Buffer_IsDeleted, is_deleted);
  SAME_ARGS(Buffer_CopyToDevice, dst_buffer);
  SAME_ARGS(Buffer_ToHostBuffer, event);
  SAME_ARG(Buffer_ToHostBuffer, dst_size);
  SAME_ARGS(Buffer_ReadyEvent, event);
  SAME_ARGS(TopologyDescription_Create, topology);
  SAME_ARGS(TopologyDescription_Destroy, topology);
  SAME_ARGS(TopologyDescription_PlatformName, platform_name_size);
  SAME_ARGS(TopologyDescription_GetDeviceDescriptions, num_descriptions);
  SAME_ARGS(Compile, executable);
  SAME_ARG(Compile, client);
}

#else

TEST(layouts_match_the_published_header) {
  SKIP("no published header: configure with SETU_PJRT_HEADER_DIR");
}

#endif
