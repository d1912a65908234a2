/* The PJRT C API as this library sees it: opaque types, argument structs and the table of functions.
 *
 * The layouts are those of API version 0.x: every struct begins with its size and an extension chain, and newer minor
 * versions only append. The structs are declared for the functions that the library or its tests call; the others stay
 * incomplete. Names are pj_<Function>_args for PJRT_<Function>_Args. */
#ifndef SETU_PJRT_ABI_H
#define SETU_PJRT_ABI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- functions ---- */
/* Every slot of the table in order: E returns a pj_error pointer (NULL is success), V returns nothing. Plugins may end
 * the table early (their minor version is older) or go on after it. */
#define PJ_FUNCTIONS(V, E)                                \
  V(Error_Destroy)                                        \
  V(Error_Message)                                        \
  E(Error_GetCode)                                        \
  E(Plugin_Initialize)                                    \
  E(Plugin_Attributes)                                    \
  E(Event_Destroy)                                        \
  E(Event_IsReady)                                        \
  E(Event_Error)                                          \
  E(Event_Await)                                          \
  E(Event_OnReady)                                        \
  E(Client_Create)                                        \
  E(Client_Destroy)                                       \
  E(Client_PlatformName)                                  \
  E(Client_ProcessIndex)                                  \
  E(Client_PlatformVersion)                               \
  E(Client_Devices)                                       \
  E(Client_AddressableDevices)                            \
  E(Client_LookupDevice)                                  \
  E(Client_LookupAddressableDevice)                       \
  E(Client_AddressableMemories)                           \
  E(Client_Compile)                                       \
  E(Client_DefaultDeviceAssignment)                       \
  E(Client_BufferFromHostBuffer)                          \
  E(DeviceDescription_Id)                                 \
  E(DeviceDescription_ProcessIndex)                       \
  E(DeviceDescription_Attributes)                         \
  E(DeviceDescription_Kind)                               \
  E(DeviceDescription_DebugString)                        \
  E(DeviceDescription_ToString)                           \
  E(Device_GetDescription)                                \
  E(Device_IsAddressable)                                 \
  E(Device_LocalHardwareId)                               \
  E(Device_AddressableMemories)                           \
  E(Device_DefaultMemory)                                 \
  E(Device_MemoryStats)                                   \
  E(Memory_Id)                                            \
  E(Memory_Kind)                                          \
  E(Memory_DebugString)                                   \
  E(Memory_ToString)                                      \
  E(Memory_AddressableByDevices)                          \
  E(Executable_Destroy)                                   \
  E(Executable_Name)                                      \
  E(Executable_NumReplicas)                               \
  E(Executable_NumPartitions)                             \
  E(Executable_NumOutputs)                                \
  E(Executable_SizeOfGeneratedCodeInBytes)                \
  E(Executable_GetCostAnalysis)                           \
  E(Executable_OutputMemoryKinds)                         \
  E(Executable_OptimizedProgram)                          \
  E(Executable_Serialize)                                 \
  E(LoadedExecutable_Destroy)                             \
  E(LoadedExecutable_GetExecutable)                       \
  E(LoadedExecutable_AddressableDevices)                  \
  E(LoadedExecutable_Delete)                              \
  E(LoadedExecutable_IsDeleted)                           \
  E(LoadedExecutable_Execute)                             \
  E(Executable_DeserializeAndLoad)                        \
  E(LoadedExecutable_Fingerprint)                         \
  E(Buffer_Destroy)                                       \
  E(Buffer_ElementType)                                   \
  E(Buffer_Dimensions)                                    \
  E(Buffer_UnpaddedDimensions)                            \
  E(Buffer_DynamicDimensionIndices)                       \
  E(Buffer_GetMemoryLayout)                               \
  E(Buffer_OnDeviceSizeInBytes)                           \
  E(Buffer_Device)                                        \
  E(Buffer_Memory)                                        \
  E(Buffer_Delete)                                        \
  E(Buffer_IsDeleted)                                     \
  E(Buffer_CopyToDevice)                                  \
  E(Buffer_ToHostBuffer)                                  \
  E(Buffer_IsOnCpu)                                       \
  E(Buffer_ReadyEvent)                                    \
  E(Buffer_UnsafePointer)                                 \
  E(Buffer_IncreaseExternalReferenceCount)                \
  E(Buffer_DecreaseExternalReferenceCount)                \
  E(Buffer_OpaqueDeviceMemoryDataPointer)                 \
  E(CopyToDeviceStream_Destroy)                           \
  E(CopyToDeviceStream_AddChunk)                          \
  E(CopyToDeviceStream_TotalBytes)                        \
  E(CopyToDeviceStream_GranuleSize)                       \
  E(CopyToDeviceStream_CurrentBytes)                      \
  E(TopologyDescription_Create)                           \
  E(TopologyDescription_Destroy)                          \
  E(TopologyDescription_PlatformName)                     \
  E(TopologyDescription_PlatformVersion)                  \
  E(TopologyDescription_GetDeviceDescriptions)            \
  E(TopologyDescription_Serialize)                        \
  E(TopologyDescription_Attributes)                       \
  E(Compile)                                              \
  E(Executable_OutputElementTypes)                        \
  E(Executable_OutputDimensions)                          \
  E(Buffer_CopyToMemory)                                  \
  E(Client_CreateViewOfDeviceBuffer)                      \
  E(Executable_Fingerprint)                               \
  E(Client_TopologyDescription)                           \
  E(Executable_GetCompiledMemoryStats)                    \
  E(Memory_Kind_Id)                                       \
  E(ExecuteContext_Create)                                \
  E(ExecuteContext_Destroy)                               \
  E(Buffer_CopyRawToHost)                                 \
  E(AsyncHostToDeviceTransferManager_Destroy)             \
  E(AsyncHostToDeviceTransferManager_TransferData)        \
  E(Client_CreateBuffersForAsyncHostToDevice)             \
  E(AsyncHostToDeviceTransferManager_RetrieveBuffer)      \
  E(AsyncHostToDeviceTransferManager_Device)              \
  E(AsyncHostToDeviceTransferManager_BufferCount)         \
  E(AsyncHostToDeviceTransferManager_BufferSize)          \
  E(AsyncHostToDeviceTransferManager_SetBufferError)      \
  E(AsyncHostToDeviceTransferManager_AddMetadata)         \
  E(Client_DmaMap)                                        \
  E(Client_DmaUnmap)                                      \
  E(Client_CreateUninitializedBuffer)                     \
  E(Client_UpdateGlobalProcessInfo)                       \
  E(TopologyDescription_Deserialize)                      \
  E(Client_CreateAliasBuffer)                             \
  E(Client_FulfillAliasBuffer)                            \
  E(LoadedExecutable_GetDeviceAssignment)                 \
  E(Client_CreateErrorBuffer)                             \
  E(AsyncHostToDeviceTransferManager_TransferLiteral)     \
  E(Buffer_CopyRawToHostFuture)                           \
  E(Device_PoisonExecution)                               \
  E(Device_CreateAsyncTrackingEvent)                      \
  E(AsyncTrackingEvent_Destroy)                           \
  E(Executable_GetCompileOptions)                         \
  E(Buffer_DonateWithControlDependency)                   \
  E(Event_Create)                                         \
  E(Event_Set)                                            \
  E(Device_GetAttributes)                                 \
  E(Client_Load)                                          \
  E(LoadedExecutable_AddressableDeviceLogicalIds)         \
  E(Buffer_Bitcast)                                       \
  E(Error_ForEachPayload)                                 \
  E(TopologyDescription_Fingerprint)                      \
  E(Executable_ParameterMemoryKinds)                      \
  E(Device_ClearMemoryStats)                              \
  E(TopologyDescription_MakeCanonicalShapeForMemorySpace) \
  E(TopologyDescription_GetMemorySpaceKindIds)

typedef struct pj_error pj_error;
typedef struct pj_event pj_event;
typedef struct pj_client pj_client;
typedef struct pj_device pj_device;
typedef struct pj_memory pj_memory;
typedef struct pj_device_description pj_device_description;
typedef struct pj_topology pj_topology;
typedef struct pj_executable pj_executable;
typedef struct pj_loaded_executable pj_loaded_executable;
typedef struct pj_serialized_executable pj_serialized_executable;
typedef struct pj_buffer pj_buffer;
typedef struct pj_execute_context pj_execute_context;

typedef struct pj_extension {
  size_t struct_size;
  int type;
  struct pj_extension *next;
} pj_extension;

#define PJ_HEADER     \
  size_t struct_size; \
  pj_extension *extension_start

typedef struct pj_version {
  PJ_HEADER;
  int major_version;
  int minor_version;
} pj_version;

#define PJ_DECLARE_ARGS(name) typedef struct pj_##name##_args pj_##name##_args;
PJ_FUNCTIONS(PJ_DECLARE_ARGS, PJ_DECLARE_ARGS)
#undef PJ_DECLARE_ARGS

typedef struct pj_api {
  PJ_HEADER;
  pj_version version;
#define PJ_VOID_SLOT(name) void (*name)(pj_##name##_args * args);
#define PJ_ERROR_SLOT(name) pj_error *(*name)(pj_##name##_args * args);
  PJ_FUNCTIONS(PJ_VOID_SLOT, PJ_ERROR_SLOT)
#undef PJ_VOID_SLOT
#undef PJ_ERROR_SLOT
} pj_api;

/* The one exported function of a plugin, "GetPjrtApi". */
typedef const pj_api *pj_get_api_function(void);
/* Owns the error, which is NULL on success. */
typedef void pj_event_callback(pj_error *error, void *user_arg);
typedef void pj_opaque_function(void);

/* ---- values ---- */
enum { PJ_STRING, PJ_INT64, PJ_INT64_LIST, PJ_FLOAT, PJ_BOOL };

/* value_size: characters of a string, elements of a list, else 1. */
typedef struct pj_named_value {
  PJ_HEADER;
  const char *name;
  size_t name_size;
  int type;
  union {
    const char *string_value;
    int64_t int64_value;
    const int64_t *int64_array_value;
    float float_value;
    bool bool_value;
  };
  size_t value_size;
} pj_named_value;

/* What a plugin may do with host memory after BufferFromHostBuffer returned. */
enum { PJ_IMMUTABLE_ONLY_DURING_CALL, PJ_IMMUTABLE_UNTIL_TRANSFER_COMPLETES, PJ_IMMUTABLE_ZERO_COPY };

enum { PJ_LAYOUT_TILED, PJ_LAYOUT_STRIDES };

typedef struct pj_tiled_layout {
  PJ_HEADER;
  const int64_t *minor_to_major;
  size_t minor_to_major_size;
  const int64_t *tile_dims;
  const size_t *tile_dim_sizes;
  size_t num_tiles;
} pj_tiled_layout;

typedef struct pj_strides_layout {
  PJ_HEADER;
  const int64_t *byte_strides;
  size_t num_byte_strides;
} pj_strides_layout;

typedef struct pj_memory_layout {
  PJ_HEADER;
  union {
    pj_tiled_layout tiled;
    pj_strides_layout strides;
  };
  int type;
} pj_memory_layout;

typedef struct pj_program {
  PJ_HEADER;
  char *code;
  size_t code_size;
  const char *format;
  size_t format_size;
} pj_program;

typedef struct pj_execute_options {
  PJ_HEADER;
  void *send_callbacks;
  void *recv_callbacks;
  size_t num_send_ops;
  size_t num_recv_ops;
  int launch_id;
  const int64_t *non_donatable_input_indices;
  size_t num_non_donatable_input_indices;
  pj_execute_context *context;
  const char *call_location;
  size_t num_tasks;
  int *task_ids;
  int64_t *incarnation_ids;
} pj_execute_options;

/* ---- arguments ---- */
struct pj_Error_Destroy_args {
  PJ_HEADER;
  pj_error *error;
};
struct pj_Error_Message_args {
  PJ_HEADER;
  const pj_error *error;
  const char *message;
  size_t message_size;
};
struct pj_Error_GetCode_args {
  PJ_HEADER;
  const pj_error *error;
  int code;
};

struct pj_Plugin_Initialize_args {
  PJ_HEADER;
};
struct pj_Plugin_Attributes_args {
  PJ_HEADER;
  const pj_named_value *attributes;
  size_t num_attributes;
};

struct pj_Event_Destroy_args {
  PJ_HEADER;
  pj_event *event;
};
struct pj_Event_IsReady_args {
  PJ_HEADER;
  pj_event *event;
  bool is_ready;
};
struct pj_Event_Error_args {
  PJ_HEADER;
  pj_event *event;
};
struct pj_Event_Await_args {
  PJ_HEADER;
  pj_event *event;
};
struct pj_Event_OnReady_args {
  PJ_HEADER;
  pj_event *event;
  pj_event_callback *callback;
  void *user_arg;
};

struct pj_Client_Create_args {
  PJ_HEADER;
  const pj_named_value *create_options;
  size_t num_options;
  pj_opaque_function *kv_get_callback;
  void *kv_get_user_arg;
  pj_opaque_function *kv_put_callback;
  void *kv_put_user_arg;
  pj_client *client;
  pj_opaque_function *kv_try_get_callback;
  void *kv_try_get_user_arg;
};
struct pj_Client_Destroy_args {
  PJ_HEADER;
  pj_client *client;
};
struct pj_Client_PlatformName_args {
  PJ_HEADER;
  pj_client *client;
  const char *platform_name;
  size_t platform_name_size;
};
struct pj_Client_PlatformVersion_args {
  PJ_HEADER;
  pj_client *client;
  const char *platform_version;
  size_t platform_version_size;
};
struct pj_Client_AddressableDevices_args {
  PJ_HEADER;
  pj_client *client;
  pj_device *const *addressable_devices;
  size_t num_addressable_devices;
};
struct pj_Client_Compile_args {
  PJ_HEADER;
  pj_client *client;
  const pj_program *program;
  const char *compile_options;
  size_t compile_options_size;
  pj_loaded_executable *executable;
};
struct pj_Client_BufferFromHostBuffer_args {
  PJ_HEADER;
  pj_client *client;
  const void *data;
  int type;
  const int64_t *dims;
  size_t num_dims;
  const int64_t *byte_strides;
  size_t num_byte_strides;
  int host_buffer_semantics;
  pj_device *device;
  pj_memory *memory;
  pj_memory_layout *device_layout;
  pj_event *done_with_host_buffer;
  pj_buffer *buffer;
};

struct pj_Device_GetDescription_args {
  PJ_HEADER;
  pj_device *device;
  pj_device_description *device_description;
};
struct pj_Device_MemoryStats_args {
  PJ_HEADER;
  pj_device *device;
  int64_t bytes_in_use;
  int64_t peak_bytes_in_use;
  bool peak_bytes_in_use_is_set;
  int64_t num_allocs;
  bool num_allocs_is_set;
  int64_t largest_alloc_size;
  bool largest_alloc_size_is_set;
  int64_t bytes_limit;
  bool bytes_limit_is_set;
  int64_t bytes_reserved;
  bool bytes_reserved_is_set;
  int64_t peak_bytes_reserved;
  bool peak_bytes_reserved_is_set;
  int64_t bytes_reservable_limit;
  bool bytes_reservable_limit_is_set;
  int64_t largest_free_block_bytes;
  bool largest_free_block_bytes_is_set;
  int64_t pool_bytes;
  bool pool_bytes_is_set;
  int64_t peak_pool_bytes;
  bool peak_pool_bytes_is_set;
};
struct pj_DeviceDescription_Id_args {
  PJ_HEADER;
  pj_device_description *device_description;
  int id;
};
struct pj_DeviceDescription_Kind_args {
  PJ_HEADER;
  pj_device_description *device_description;
  const char *device_kind;
  size_t device_kind_size;
};
struct pj_DeviceDescription_Attributes_args {
  PJ_HEADER;
  pj_device_description *device_description;
  size_t num_attributes;
  const pj_named_value *attributes;
};

struct pj_Executable_Destroy_args {
  PJ_HEADER;
  pj_executable *executable;
};
struct pj_Executable_NumOutputs_args {
  PJ_HEADER;
  pj_executable *executable;
  size_t num_outputs;
};
struct pj_Executable_OutputElementTypes_args {
  PJ_HEADER;
  pj_executable *executable;
  int *output_types;
  size_t num_output_types;
};
struct pj_Executable_OutputDimensions_args {
  PJ_HEADER;
  pj_executable *executable;
  size_t num_outputs;
  const int64_t *dims;
  const size_t *dim_sizes;
};
struct pj_Executable_GetCostAnalysis_args {
  PJ_HEADER;
  pj_executable *executable;
  size_t num_properties;
  const pj_named_value *properties;
};
struct pj_Executable_GetCompiledMemoryStats_args {
  PJ_HEADER;
  pj_executable *executable;
  int64_t generated_code_size_in_bytes;
  int64_t argument_size_in_bytes;
  int64_t output_size_in_bytes;
  int64_t alias_size_in_bytes;
  int64_t temp_size_in_bytes;
  int64_t host_generated_code_size_in_bytes;
  int64_t host_argument_size_in_bytes;
  int64_t host_output_size_in_bytes;
  int64_t host_alias_size_in_bytes;
  int64_t host_temp_size_in_bytes;
  int64_t peak_memory_in_bytes;
};
struct pj_Executable_Serialize_args {
  PJ_HEADER;
  const pj_executable *executable;
  const char *serialized_bytes;
  size_t serialized_bytes_size;
  pj_serialized_executable *serialized_executable;
  void (*serialized_executable_deleter)(pj_serialized_executable *serialized);
};
struct pj_Executable_DeserializeAndLoad_args {
  PJ_HEADER;
  pj_client *client;
  const char *serialized_executable;
  size_t serialized_executable_size;
  pj_loaded_executable *loaded_executable;
  const char *overridden_serialized_compile_options;
  size_t overridden_serialized_compile_options_size;
};

struct pj_LoadedExecutable_Destroy_args {
  PJ_HEADER;
  pj_loaded_executable *executable;
};
struct pj_LoadedExecutable_GetExecutable_args {
  PJ_HEADER;
  pj_loaded_executable *loaded_executable;
  pj_executable *executable;
};
struct pj_LoadedExecutable_Execute_args {
  PJ_HEADER;
  pj_loaded_executable *executable;
  pj_execute_options *options;
  pj_buffer *const *const *argument_lists;
  size_t num_devices;
  size_t num_args;
  pj_buffer **const *output_lists;
  pj_event **device_complete_events;
  pj_device *execute_device;
};

struct pj_Buffer_Destroy_args {
  PJ_HEADER;
  pj_buffer *buffer;
};
struct pj_Buffer_ElementType_args {
  PJ_HEADER;
  pj_buffer *buffer;
  int type;
};
struct pj_Buffer_Dimensions_args {
  PJ_HEADER;
  pj_buffer *buffer;
  const int64_t *dims;
  size_t num_dims;
};
struct pj_Buffer_OnDeviceSizeInBytes_args {
  PJ_HEADER;
  pj_buffer *buffer;
  size_t on_device_size_in_bytes;
};
struct pj_Buffer_IsDeleted_args {
  PJ_HEADER;
  pj_buffer *buffer;
  bool is_deleted;
};
struct pj_Buffer_CopyToDevice_args {
  PJ_HEADER;
  pj_buffer *buffer;
  pj_device *dst_device;
  pj_buffer *dst_buffer;
};
struct pj_Buffer_ToHostBuffer_args {
  PJ_HEADER;
  pj_buffer *src;
  pj_memory_layout *host_layout;
  void *dst;
  size_t dst_size;
  pj_event *event;
};
struct pj_Buffer_ReadyEvent_args {
  PJ_HEADER;
  pj_buffer *buffer;
  pj_event *event;
};

struct pj_TopologyDescription_Create_args {
  PJ_HEADER;
  const char *topology_name;
  size_t topology_name_size;
  const pj_named_value *create_options;
  size_t num_options;
  pj_topology *topology;
};
struct pj_TopologyDescription_Destroy_args {
  PJ_HEADER;
  pj_topology *topology;
};
struct pj_TopologyDescription_PlatformName_args {
  PJ_HEADER;
  const pj_topology *topology;
  const char *platform_name;
  size_t platform_name_size;
};
struct pj_TopologyDescription_GetDeviceDescriptions_args {
  PJ_HEADER;
  const pj_topology *topology;
  pj_device_description *const *descriptions;
  size_t num_descriptions;
};
struct pj_Compile_args {
  PJ_HEADER;
  const pj_topology *topology;
  const pj_program *program;
  const char *compile_options;
  size_t compile_options_size;
  pj_client *client;
  pj_executable *executable;
};

#endif
