/* The regularised incomplete gamma functions, by the method of SciPy and Cephes: a power series, a continued fraction,
 * a series for small x, and a uniform expansion for large a near x. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/special.h"
#include "ops/table.h"

enum { MAX_STEPS = 2000, EXPANSION_TERMS = 8, EXPANSION_POWERS = 18 };

static const double expansion[EXPANSION_TERMS][EXPANSION_POWERS] = {
    {-0.3333333333333333, 0.08333333333333333, -0.014814814814814815, 0.0011574074074074073, 0.0003527336860670194,
     -0.0001787551440329218, 3.919263178522438e-05, -2.1854485106799924e-06, -1.85406221071516e-06,
     8.296711340953087e-07, -1.7665952736826078e-07, 6.707853543401498e-09, 1.0261809784240309e-08,
     -4.382036018453353e-09, 9.14769958223679e-10, -2.551419399494625e-11, -5.830772132550426e-11,
     2.4361948020667415e-11},
    {-0.001851851851851852, -0.003472222222222222, 0.0026455026455026454, -0.0009902263374485596,
     0.00020576131687242798, -4.018775720164609e-07, -1.8098550334489977e-05, 7.64916091608111e-06,
     -1.6120900894563446e-06, 4.647127802807434e-09, 1.378633446915721e-07, -5.752545603517705e-08,
     1.1951628599778148e-08, -1.7543241719747647e-11, -1.0091543710600413e-09, 4.162792991842583e-10,
     -8.56390702649298e-11, 6.067215101604758e-14},
    {0.004133597883597883, -0.0026813271604938273, 0.0007716049382716049, 2.0093878600823047e-06,
     -0.00010736653226365161, 5.2923448829120125e-05, -1.2760635188618728e-05, 3.423578734096138e-08,
     1.3721957309062932e-06, -6.298992138380055e-07, 1.4280614206064242e-07, -2.0477098421990866e-10,
     -1.409252991086752e-08, 6.228974084922022e-09, -1.3670488396617112e-09, 9.428356159014678e-13,
     1.2872252400089318e-10, -5.5645956134363323e-11},
    {0.0006494341563786008, 0.00022947209362139917, -0.0004691894943952557, 0.00026772063206283885,
     -7.561801671883977e-05, -2.396505113867297e-07, 1.1082654115347302e-05, -5.6749528269915965e-06,
     1.4230900732435883e-06, -2.7861080291528143e-11, -1.6958404091930278e-07, 8.099464905388083e-08,
     -1.9111168485973655e-08, 2.3928620439808118e-12, 2.0620131815488797e-09, -9.460496661855133e-10,
     2.1541049775774907e-10, -1.388823336813903e-14},
    {-0.0008618882909167117, 0.0007840392217200666, -0.0002990724803031902, -1.4638452578843418e-06,
     6.641498215465122e-05, -3.968365047179435e-05, 1.1375726970678419e-05, 2.507497226237533e-10,
     -1.6954149536558305e-06, 8.907507532205309e-07, -2.292934834000805e-07, 2.956794137544049e-11,
     2.8865829742708783e-08, -1.4189739437803219e-08, 3.4463580499464896e-09, -2.3024517174528067e-13,
     -3.9409233028046403e-10, 1.86023389685045e-10},
    {-0.00033679855336635813, -6.972813758365858e-05, 0.0002772753244959392, -0.00019932570516188847,
     6.797780477937208e-05, 1.419062920643967e-07, -1.3594048189768693e-05, 8.018470256334202e-06,
     -2.291481176508095e-06, -3.252473551298454e-10, 3.4652846491085265e-07, -1.8447187191171344e-07,
     4.8240967037894184e-08, -1.7989466721743514e-14, -6.306194500013523e-09, 3.162417628774568e-09,
     -7.840924253697429e-10, 5.192679165254041e-15},
    {0.0005313079364639922, -0.0005921664373536939, 0.0002708782096718045, 7.902353232660328e-07,
     -8.153969367561969e-05, 5.61168275310625e-05, -1.8329116582843375e-05, -3.0796134506033047e-09,
     3.465155368803609e-06, -2.0291327396058603e-06, 5.788792863149004e-07, 2.338630673826657e-13,
     -8.828600746330484e-08, 4.7435958880408125e-08, -1.2545415020710382e-08, 8.649648858010293e-14,
     1.6846058979264062e-09, -8.575492823577594e-10},
    {0.00034436760689237765, 5.171790908260592e-05, -0.00033493161081142234, 0.0002812695154763237,
     -0.00010976582244684731, -1.2741009095484485e-07, 2.7744451511563645e-05, -1.8263488805711332e-05,
     5.7876949497350525e-06, 4.93875893393627e-10, -1.0595367014026043e-06, 6.166714376110408e-07,
     -1.7562973359060463e-07, -1.297447328701544e-12, 2.695423606288966e-08, -1.4578352908731272e-08,
     3.887645959386175e-09, -3.881002251019412e-17},
};
static const double lanczos_numerator[] = {
    0.006061842346248907, 0.5098416655656676, 19.519927882476175, 449.9445569063168,  6955.999602515376,
    75999.29304014542,    601859.6171681099,  3481712.154980646,  14605578.087685067, 43338889.32467614,
    86363131.2881386,     103794043.11634454, 56906521.913471565,
};
static const double lanczos_denominator[] = {
    1.0,        66.0,        1925.0,      32670.0,     357423.0,   2637558.0, 13339535.0,
    45995730.0, 105258076.0, 150917976.0, 120543840.0, 39916800.0, 0.0,
};

static const double lanczos_g = 6.024680040776729583740234375;

#define IS(direction, x, number) kit_compare_number(b, direction, x, number)

static double epsilon_of(const setu_value *x) {
  return x->type.dtype == SETU_F64 ? 0x1p-53 : 0x1p-24;
}

/* Runs `body` over count values until none of the elements is active: values[count - 2] is the bool tensor of active
 * elements and values[count - 1] the i32 step, which the loop advances. */
typedef void (*loop_body)(setu_builder *b, setu_value *step, setu_value *const *outside, setu_value **values);

static void until_settled(setu_builder *b, int count, setu_value **values, setu_value *const *outside, loop_body body) {
  setu_value **active = &values[count - 2], **step = &values[count - 1], *before[KIT_LOOP_VALUES];
  kit_loop loop = kit_loop_begin(b, count, values);
  kit_loop_while(b, &loop, hlo_and(b, kit_any_element(b, *active), IS(HLO_LT, *step, MAX_STEPS)));
  for (int i = 0; i < count - 1; i++) before[i] = values[i];
  *step = kit_add_number(b, *step, 1);
  setu_value *number = hlo_convert(b, *step, values[0]->type.dtype);
  body(b, kit_broadcast_like(b, number, values[0]), outside, values);
  for (int i = 0; i < count - 2; i++) values[i] = hlo_select(b, before[count - 2], values[i], before[i]);
  *active = hlo_and(b, before[count - 2], *active);
  kit_loop_end(b, &loop);
}

/* ---- the common factor x ** a exp(-x) / gamma(a) ---- */

/* The rational function of the Lanczos approximation, in 1 / x above 1. */
static setu_value *lanczos(setu_builder *b, setu_value *x) {
  enum { COUNT = SPECIAL_COUNT(lanczos_numerator) };
  double numerator[COUNT], denominator[COUNT];
  for (int i = 0; i < COUNT; i++) {
    numerator[i] = lanczos_numerator[COUNT - 1 - i];
    denominator[i] = lanczos_denominator[COUNT - 1 - i];
  }
  setu_value *inverse = elementwise_number_over(b, 1, x);
  setu_value *small = hlo_divide(b, POLYNOMIAL(b, x, lanczos_numerator), POLYNOMIAL(b, x, lanczos_denominator));
  setu_value *large = hlo_divide(b, POLYNOMIAL(b, inverse, numerator), POLYNOMIAL(b, inverse, denominator));
  return hlo_select(b, IS(HLO_GT, x, 1), large, small);
}

static setu_value *common_factor(setu_builder *b, setu_value *a, setu_value *x) {
  setu_value *gap = hlo_abs(b, hlo_subtract(b, a, x));
  setu_value *apart = hlo_compare(b, HLO_GT, gap, kit_mul_number(b, hlo_abs(b, a), 0.4));
  setu_value *direct = hlo_subtract(b, hlo_subtract(b, hlo_multiply(b, a, hlo_log(b, x)), x), hlo_lgamma(b, a));
  direct = hlo_exponential(b, direct);
  setu_value *base = kit_add_number(b, a, lanczos_g - 0.5);
  setu_value *factor = hlo_divide(b, hlo_sqrt(b, kit_mul_number(b, base, exp(-1))), lanczos(b, a));
  setu_value *small =
      hlo_multiply(b, hlo_exponential(b, hlo_subtract(b, a, x)), hlo_power(b, hlo_divide(b, x, base), a));
  setu_value *ratio = hlo_divide(b, kit_add_number(b, hlo_subtract(b, x, a), 0.5 - lanczos_g), base);
  setu_value *large = hlo_multiply(b, a, hlo_subtract(b, hlo_log_plus_one(b, ratio), ratio));
  large = hlo_add(b, large, hlo_divide(b, kit_mul_number(b, x, 0.5 - lanczos_g), base));
  setu_value *both_small = hlo_and(b, IS(HLO_LT, a, 200), IS(HLO_LT, x, 200));
  factor = hlo_multiply(b, factor, hlo_select(b, both_small, small, hlo_exponential(b, large)));
  return hlo_select(b, apart, direct, factor);
}

/* ---- the three iterations ---- each runs for the elements that need it */

/* Lower function: values r, c, sum; outside x. */
static void lower_series_step(setu_builder *b, setu_value *step, setu_value *const *outside, setu_value **values) {
  (void)step;
  values[0] = kit_add_number(b, values[0], 1);
  values[1] = hlo_multiply(b, values[1], hlo_divide(b, outside[0], values[0]));
  values[2] = hlo_add(b, values[2], values[1]);
  values[3] = hlo_compare(b, HLO_GT, values[1], kit_mul_number(b, values[2], epsilon_of(values[2])));
}

static setu_value *lower_series(setu_builder *b, setu_value *a, setu_value *x, setu_value *factor, setu_value *needed) {
  setu_value *one = kit_ones_like(b, a), *outside[] = {x};
  setu_value *values[] = {a, one, one, needed, hlo_scalar_int(b, SETU_I32, 0)};
  until_settled(b, 5, values, outside, lower_series_step);
  return hlo_divide(b, hlo_multiply(b, values[2], factor), a);
}

/* Upper function for small x: values fac, sum; outside a, x. */
static void upper_series_step(setu_builder *b, setu_value *step, setu_value *const *outside, setu_value **values) {
  values[0] = hlo_multiply(b, values[0], hlo_divide(b, hlo_negate(b, outside[1]), step));
  setu_value *term = hlo_divide(b, values[0], hlo_add(b, outside[0], step));
  values[1] = hlo_add(b, values[1], term);
  values[2] = hlo_compare(b, HLO_GT, hlo_abs(b, term), kit_mul_number(b, hlo_abs(b, values[1]), epsilon_of(values[1])));
}

static setu_value *upper_series(setu_builder *b, setu_value *a, setu_value *x, setu_value *needed) {
  setu_value *outside[] = {a, x};
  setu_value *values[] = {kit_ones_like(b, a), kit_zeros_like(b, a), needed, hlo_scalar_int(b, SETU_I32, 0)};
  until_settled(b, 4, values, outside, upper_series_step);
  setu_value *power = hlo_multiply(b, a, hlo_log(b, x));
  setu_value *head = hlo_exponential_minus_one(b, hlo_subtract(b, power, hlo_lgamma(b, kit_add_number(b, a, 1))));
  setu_value *tail = hlo_exponential(b, hlo_subtract(b, power, hlo_lgamma(b, a)));
  return hlo_subtract(b, hlo_negate(b, head), hlo_multiply(b, tail, values[1]));
}

/* Upper function as a continued fraction: values ans, y, z, p(k-1), p(k-2), q(k-1), q(k-2). */
static void fraction_step(setu_builder *b, setu_value *step, setu_value *const *outside, setu_value **values) {
  (void)outside;
  double big = values[0]->type.dtype == SETU_F64 ? 0x1p52 : 0x1p24;
  setu_value *y = kit_add_number(b, values[1], 1), *z = kit_add_number(b, values[2], 2);
  setu_value *product = hlo_multiply(b, y, step);
  setu_value *p = hlo_subtract(b, hlo_multiply(b, values[3], z), hlo_multiply(b, values[4], product));
  setu_value *q = hlo_subtract(b, hlo_multiply(b, values[5], z), hlo_multiply(b, values[6], product));
  setu_value *regular = IS(HLO_NE, q, 0);
  setu_value *ratio = hlo_select(b, regular, hlo_divide(b, p, q), values[0]);
  setu_value *change = hlo_abs(b, hlo_divide(b, hlo_subtract(b, values[0], ratio), ratio));
  setu_value *scale = hlo_select(b, IS(HLO_GT, hlo_abs(b, p), big), kit_full_like(b, p, 1 / big), kit_ones_like(b, p));
  values[7] = hlo_or(b, hlo_not(b, regular), IS(HLO_GT, change, epsilon_of(p)));
  values[0] = ratio;
  values[1] = y;
  values[2] = z;
  values[4] = hlo_multiply(b, values[3], scale);
  values[3] = hlo_multiply(b, p, scale);
  values[6] = hlo_multiply(b, values[5], scale);
  values[5] = hlo_multiply(b, q, scale);
}

static setu_value *upper_fraction(setu_builder *b, setu_value *a, setu_value *x, setu_value *factor,
                                  setu_value *needed) {
  setu_value *one = kit_ones_like(b, a), *y = elementwise_number_minus(b, 1, a);
  setu_value *z = kit_add_number(b, hlo_add(b, x, y), 1), *p = kit_add_number(b, x, 1), *q = hlo_multiply(b, z, x);
  setu_value *values[] = {hlo_divide(b, p, q), y, z, p, one, q, x, needed, hlo_scalar_int(b, SETU_I32, 0)};
  until_settled(b, 9, values, NULL, fraction_step);
  return hlo_multiply(b, values[0], factor);
}

/* ---- the uniform expansion ---- */

static setu_value *uniform_expansion(setu_builder *b, setu_value *a, setu_value *x, bool upper) {
  double sign = upper ? 1 : -1;
  setu_value *sigma = hlo_divide(b, hlo_subtract(b, x, a), a);
  setu_value *eta = hlo_sqrt(b, kit_mul_number(b, hlo_subtract(b, hlo_log_plus_one(b, sigma), sigma), -2));
  eta = hlo_select(b, hlo_compare(b, HLO_LT, x, a), hlo_negate(b, eta), eta);
  eta = special_number_where(b, hlo_compare(b, HLO_EQ, x, a), 0, eta);
  setu_value *root = hlo_sqrt(b, kit_mul_number(b, a, 0.5));
  setu_value *head = kit_mul_number(b, hlo_erfc(b, kit_mul_number(b, hlo_multiply(b, eta, root), sign)), 0.5);
  setu_value *sum = kit_zeros_like(b, a);
  for (int k = EXPANSION_TERMS - 1; k >= 0; k--) {
    setu_value *term = kit_full_like(b, a, expansion[k][EXPANSION_POWERS - 1]);
    for (int n = EXPANSION_POWERS - 2; n >= 0; n--)
      term = kit_add_number(b, hlo_multiply(b, term, eta), expansion[k][n]);
    sum = hlo_add(b, hlo_divide(b, sum, a), term);
  }
  setu_value *decay = hlo_exponential(b, kit_mul_number(b, hlo_multiply(b, a, hlo_multiply(b, eta, eta)), -0.5));
  setu_value *tail = hlo_divide(b, hlo_multiply(b, decay, sum), hlo_sqrt(b, kit_mul_number(b, a, 2 * M_PI)));
  return hlo_add(b, head, kit_mul_number(b, tail, sign));
}

/* ---- choice of the method, as PyTorch chooses ---- */

static setu_value *incomplete_gamma(setu_builder *b, setu_value *a, setu_value *x, bool upper) {
  setu_value *distance = hlo_divide(b, hlo_abs(b, hlo_subtract(b, x, a)), a);
  setu_value *medium = hlo_and(b, hlo_and(b, IS(HLO_GT, a, 20), IS(HLO_LT, a, 200)), IS(HLO_LT, distance, 0.3));
  setu_value *near = hlo_compare(b, HLO_LT, distance, elementwise_number_over(b, 4.5, hlo_sqrt(b, a)));
  setu_value *uniform = hlo_or(b, medium, hlo_and(b, IS(HLO_GT, a, 200), near));
  setu_value *infinite = hlo_or(b, IS(HLO_EQ, a, INFINITY), IS(HLO_EQ, x, INFINITY));
  setu_value *inside = hlo_and(b, hlo_and(b, IS(HLO_GT, a, 0), IS(HLO_GT, x, 0)), hlo_not(b, infinite));
  setu_value *iterated = hlo_and(b, inside, hlo_not(b, uniform));
  /* The upper function by 1 - series where x is small beside a. */
  setu_value *bound = hlo_divide(b, kit_full_like(b, x, -0.4), hlo_log(b, x));
  setu_value *tiny = IS(HLO_LE, x, 0.5), *large = IS(HLO_GT, x, 1.1);
  setu_value *by_lower =
      hlo_select(b, tiny, hlo_compare(b, HLO_LT, bound, a), hlo_compare(b, HLO_LT, kit_mul_number(b, x, 1.1), a));
  by_lower = hlo_select(b, large, hlo_compare(b, HLO_LT, x, a), by_lower);
  if (!upper) {
    setu_value *swapped = hlo_and(b, IS(HLO_GT, x, 1), hlo_compare(b, HLO_GT, x, a));
    by_lower = hlo_or(b, by_lower, hlo_not(b, swapped));
  }
  setu_value *by_upper = hlo_not(b, by_lower);
  setu_value *factor = common_factor(b, a, x);
  setu_value *series = lower_series(b, a, x, factor, hlo_and(b, iterated, by_lower));
  setu_value *fraction = upper_fraction(b, a, x, factor, hlo_and(b, hlo_and(b, iterated, by_upper), large));
  setu_value *small = upper_series(b, a, x, hlo_and(b, hlo_and(b, iterated, by_upper), hlo_not(b, large)));
  setu_value *upper_value = hlo_select(b, large, fraction, small);
  setu_value *result = upper ? hlo_select(b, by_lower, elementwise_number_minus(b, 1, series), upper_value)
                             : hlo_select(b, by_lower, series, elementwise_number_minus(b, 1, upper_value));
  result = hlo_select(b, uniform, uniform_expansion(b, a, x, upper), result);
  result = special_number_where(b, hlo_or(b, kit_is_nan(b, x), kit_is_nan(b, a)), NAN, result);
  /* The edges, some of which PyTorch puts before NaN. */
  result = special_number_where(b, IS(HLO_EQ, x, INFINITY), upper ? 0 : 1, result);
  result = special_number_where(b, IS(HLO_EQ, a, INFINITY), upper ? 1 : 0, result);
  result = special_number_where(b, hlo_and(b, IS(HLO_EQ, a, INFINITY), IS(HLO_EQ, x, INFINITY)), NAN, result);
  result = special_number_where(b, IS(HLO_EQ, x, 0), upper ? 1 : 0, result);
  setu_value *zero = IS(HLO_EQ, a, 0);
  result = special_number_where(b, hlo_and(b, zero, IS(HLO_GT, x, 0)), upper ? 0 : 1, result);
  result = special_number_where(b, hlo_and(b, zero, IS(HLO_LE, x, 0)), NAN, result);
  return special_number_where(b, hlo_or(b, IS(HLO_LT, x, 0), IS(HLO_LT, a, 0)), NAN, result);
}

static setu_status lower_incomplete_gamma(setu_builder *b, setu_call *c, bool upper, setu_value **out) {
  setu_dtype dtype = elementwise_float_dtype(c, "self other");
  setu_value *a = kit_operand(b, c, "self", dtype), *x = kit_operand(b, c, "other", dtype);
  kit_broadcast_pair(b, &a, &x);
  out[0] = incomplete_gamma(b, a, x, upper);
  return SETU_STATUS_OK;
}

setu_status lower_igamma(setu_builder *b, setu_call *c, setu_value **out) {
  return lower_incomplete_gamma(b, c, false, out);
}

setu_status lower_igammac(setu_builder *b, setu_call *c, setu_value **out) {
  return lower_incomplete_gamma(b, c, true, out);
}
