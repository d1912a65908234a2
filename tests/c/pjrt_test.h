/* What tests of devices share: a few programs, compiling them, and the fake plugin with its controls. */
#ifndef SETU_TESTS_PJRT_TEST_H
#define SETU_TESTS_PJRT_TEST_H

#include <dlfcn.h>

#include "base/status.h"
#include "fake_plugin_control.h"
#include "setu/pjrt.h"
#include "test.h"

#define MAIN(signature, body) "module @test {\n  func.func public @main" signature " {\n" body "  }\n}\n"

/* x + 1 */
#define PROGRAM_INCREMENT                                                                                     \
  MAIN("(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>)",                                                       \
       "    %0 = \"stablehlo.constant\"() <{value = dense<1.0> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>\n" \
       "    %1 = \"stablehlo.add\"(%arg0, %0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>\n"      \
       "    \"func.return\"(%1) : (tensor<4x4xf32>) -> ()\n")

/* x + y into x, and x * y */
#define PROGRAM_DONATE                                                                                          \
  MAIN(                                                                                                         \
      "(%arg0: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4x4xf32>) -> "                     \
      "(tensor<4x4xf32>, tensor<4x4xf32>)",                                                                     \
      "    %0 = \"stablehlo.add\"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>\n"      \
      "    %1 = \"stablehlo.multiply\"(%arg0, %arg1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>\n" \
      "    \"func.return\"(%0, %1) : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()\n")

/* an empty tensor and a scalar */
#define PROGRAM_EMPTY                                                                                       \
  MAIN("(%arg0: tensor<0x4xf32>) -> (tensor<0x4xf32>, tensor<f32>)",                                        \
       "    %0 = \"stablehlo.add\"(%arg0, %arg0) : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<0x4xf32>\n" \
       "    %1 = \"stablehlo.constant\"() <{value = dense<2.5> : tensor<f32>}> : () -> tensor<f32>\n"       \
       "    \"func.return\"(%0, %1) : (tensor<0x4xf32>, tensor<f32>) -> ()\n")

static const setu_type square = {SETU_F32, 2, {4, 4}};

static inline setu_status test_compile(setu_client *client, int device, const char *program, setu_executable **out) {
  setu_compile_options options = {.device = device};
  char *bytes = NULL;
  size_t size = 0;
  *out = NULL;
  SETU_TRY(setu_compile_options_encode(&options, client, &bytes, &size));
  setu_status status = setu_executable_compile(client, program, strlen(program), bytes, size, out);
  setu_free(bytes);
  return status;
}

/* Loads the fake plugin; both pointers may be NULL. */
static inline const fake_control *test_open_fake(setu_plugin **out_plugin, setu_client **out_client) {
  setu_plugin *plugin = NULL;
  CHECK_OK(setu_plugin_load(test_fake_plugin(), &plugin));
  void *library = dlopen(test_fake_plugin(), RTLD_NOW | RTLD_NOLOAD);
  CHECK(library != NULL);
  const fake_control *(*get_control)(void) = NULL;
  void *symbol = dlsym(library, "fake_plugin_control");
  memcpy(&get_control, &symbol, sizeof get_control);
  CHECK(get_control != NULL);
  if (out_plugin) *out_plugin = plugin;
  if (out_client) CHECK_OK(setu_client_create(plugin, 0, NULL, out_client));
  return get_control();
}

#endif
