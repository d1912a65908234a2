/* Every row of the operator table: expands each family's .def with the OP and OP_TYPED in force, and removes both.
 * No include guard: it is included once per expansion. OP_TYPED(name, lowering, arguments, flags, types) is OP with the
 * type function types_<types>; a file that does not care about it leaves it undefined.
 * A family is a file of rows; adding one means adding it here. */
#ifndef OP_TYPED
#define OP_TYPED(name, lowering, arguments, flags, types) OP(name, lowering, arguments, flags)
#endif
#if __has_include("ops/pointwise.def")
#include "ops/pointwise.def"
#endif
#if __has_include("ops/compare.def")
#include "ops/compare.def"
#endif
#if __has_include("ops/activation.def")
#include "ops/activation.def"
#endif
#if __has_include("ops/loss.def")
#include "ops/loss.def"
#endif
#if __has_include("ops/reduction.def")
#include "ops/reduction.def"
#endif
#if __has_include("ops/scan.def")
#include "ops/scan.def"
#endif
#if __has_include("ops/histogram.def")
#include "ops/histogram.def"
#endif
#if __has_include("ops/sorting.def")
#include "ops/sorting.def"
#endif
#if __has_include("ops/creation.def")
#include "ops/creation.def"
#endif
#if __has_include("ops/random.def")
#include "ops/random.def"
#endif
#if __has_include("ops/convolution.def")
#include "ops/convolution.def"
#endif
#if __has_include("ops/pooling.def")
#include "ops/pooling.def"
#endif
#if __has_include("ops/norm.def")
#include "ops/norm.def"
#endif
#if __has_include("ops/softmax.def")
#include "ops/softmax.def"
#endif
#if __has_include("ops/attention.def")
#include "ops/attention.def"
#endif
#if __has_include("ops/embedding.def")
#include "ops/embedding.def"
#endif
#if __has_include("ops/upsample.def")
#include "ops/upsample.def"
#endif
#if __has_include("ops/padding.def")
#include "ops/padding.def"
#endif
#if __has_include("ops/rnn.def")
#include "ops/rnn.def"
#endif
#if __has_include("ops/indexing.def")
#include "ops/indexing.def"
#endif
#if __has_include("ops/scatter.def")
#include "ops/scatter.def"
#endif
#if __has_include("ops/shape.def")
#include "ops/shape.def"
#endif
#if __has_include("ops/matrix.def")
#include "ops/matrix.def"
#endif
#if __has_include("ops/optimizer.def")
#include "ops/optimizer.def"
#endif
#if __has_include("ops/amp.def")
#include "ops/amp.def"
#endif
#if __has_include("ops/bitwise.def")
#include "ops/bitwise.def"
#endif
#if __has_include("ops/special.def")
#include "ops/special.def"
#endif
#if __has_include("ops/fft.def")
#include "ops/fft.def"
#endif
#if __has_include("ops/linalg.def")
#include "ops/linalg.def"
#endif
#if __has_include("ops/segment.def")
#include "ops/segment.def"
#endif
#if __has_include("ops/sampling.def")
#include "ops/sampling.def"
#endif
#if __has_include("ops/copy.def")
#include "ops/copy.def"
#endif
#undef OP
#undef OP_TYPED
