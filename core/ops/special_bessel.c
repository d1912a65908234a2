/* Bessel functions of the first and second kind, modified ones, the spherical one, and the Airy function. */
#include <math.h>

#include "ops/lowerings.h"
#include "ops/special.h"
#include "ops/table.h"

static const double airy_an[] = {
    0.346538101525629,  12.007595273964581, 76.27960536152345,  168.08922493463058,
    159.75639135016442, 70.53609068404442,  14.026469116338967, 1.0,
};
static const double airy_ad[] = {
    0.5675945326387702, 14.75625625848472, 84.51389701414746,  177.31808814540045,
    164.2346928715297,  71.47784008255756, 14.095913560783403, 1.0,
};
static const double airy_afn[] = {
    -0.1316963234183318,    -0.6264565444319123,    -0.6931580360369335,
    -0.2797799815451191,    -0.04919001326095003,   -0.004062659235948854,
    -0.0001592764962392621, -2.776491081552329e-06, -1.6778769848911465e-08,
};
static const double airy_afd[] = {
    13.356042070655324,  32.682503279522464,   26.736704094149957,    9.187074029072596,      1.4752914677166642,
    0.11568717379518804, 0.004402916416152112, 7.547203482874142e-05, 4.5185009297058035e-07,
};
static const double airy_agn[] = {
    0.01973399320916857,  0.39110302961568827,   1.0657989759959559,    0.9391692298166502,
    0.35146565610554764,  0.06338889196289255,   0.005858041130483885,  0.000282851600836737,
    6.98793669997261e-06, 8.117892395543892e-08, 3.415517847659236e-10,
};
static const double airy_agd[] = {
    9.30892908077442,    19.835292871831214,   15.564662893286462,     5.476860694229755,      0.9542936116189619,
    0.08645808263523921, 0.004126565238242226, 0.00010125908511650914, 1.1716673321441352e-06, 4.9183457006293e-09,
};
static const double j0_pp[] = {
    0.0007969367292973471,
    0.08283523921074408,
    1.239533716464143,
    5.447250030587687,
    8.74716500199817,
    5.303240382353949,
    1.0,
};
static const double j0_pq[] = {
    0.0009244088105588637,
    0.08562884743544745,
    1.2535274390105895,
    5.470977403304171,
    8.761908832370695,
    5.306052882353947,
    1.0,
};
static const double j0_qp[] = {
    -0.011366383889846916, -1.2825271867050931, -19.553954425773597, -93.20601521237683,
    -177.68116798048806,   -147.07750515495118, -51.41053267665993,  -6.050143506007285,
};
static const double j0_qq[] = {
    64.3178256118178,  856.4300259769806,  3882.4018360540163, 7240.467741956525,
    5930.727011873169, 2062.0933166032783, 242.0057402402914,
};
static const double j0_rp[] = {
    -4794432209.782018,
    1956174919465.5657,
    -249248344360967.72,
    9708622510473064.0,
};
static const double j0_rq[] = {
    499.563147152651,  173785.4016763747,  48440965.83399621,      11185553704.535683,
    2112775201154.892, 310518229857422.56, 3.1812195594320496e+16, 1.7108629408104315e+18,
};
static const double j1_pp[] = {
    0.0007621256162081731,
    0.07313970569409176,
    1.1271960812968493,
    5.112079511468076,
    8.424045901417724,
    5.214515986823615,
    1.0,
};
static const double j1_pq[] = {
    0.0005713231280725487,
    0.06884559087544954,
    1.105142326340617,
    5.073863861286015,
    8.399855543276042,
    5.209828486823619,
    1.0,
};
static const double j1_qp[] = {
    0.05108625947501766, 4.982138729512334, 75.82382841325453,  366.7796093601508,
    710.8563049989261,   597.4896124006136, 211.68875710057213, 25.207020585802372,
};
static const double j1_qq[] = {
    74.23732770356752, 1056.4488603826283, 4986.410583376536, 9562.318924047562,
    7997.041604473507, 2826.1927851763908, 336.0936078106983,
};
static const double j1_rp[] = {
    -899971225.7055594,
    452228297998.19403,
    -72749424522181.83,
    3682957328638529.0,
};
static const double j1_rq[] = {
    620.8364781180543, 256987.25675774884, 83514679.14319493,     22151159547.97925,
    4749141220799.914, 784369607876235.9,  8.952223361846274e+16, 5.322786203326801e+18,
};
static const double y0_yp[] = {
    15592.436785523574, -14663929.59039716,  5435264770.518765,      -982136065717.9115,
    87590639439536.7,   -3466283033847297.0, 4.4273326857256984e+16, -1.8495080043698668e+16,
};
static const double y0_yq[] = {
    1041.2835366425984, 626107.330137135,   268919633.39381415,     86400248710.3935,
    20297961275010.555, 3171577528429750.5, 2.5059625617265306e+17,
};
static const double y1_yp[] = {
    1263204747.9017804,  -647355876379.1603,    114509511541823.73,
    -8127702555013251.0, 2.024394757135949e+17, -7.788771962659501e+17,
};
static const double y1_yq[] = {
    594.3015923461282,  235564.09294306856, 73481194.44597217,     18760131610.870617,
    3882312774962.3857, 620557727146953.8,  6.871410873553005e+16, 3.9727060811656064e+18,
};
static const double i0_a[] = {
    -4.4153416464793395e-18, 3.3307945188222384e-17, -2.431279846547955e-16, 1.715391285555133e-15,
    -1.1685332877993451e-14, 7.676185498604936e-14,  -4.856446783111929e-13, 2.95505266312964e-12,
    -1.726826291441556e-11,  9.675809035373237e-11,  -5.189795601635263e-10, 2.6598237246823866e-09,
    -1.300025009986248e-08,  6.046995022541919e-08,  -2.670793853940612e-07, 1.1173875391201037e-06,
    -4.4167383584587505e-06, 1.6448448070728896e-05, -5.754195010082104e-05, 0.00018850288509584165,
    -0.0005763755745385824,  0.0016394756169413357,  -0.004324309995050576,  0.010546460394594998,
    -0.02373741480589947,    0.04930528423967071,    -0.09490109704804764,   0.17162090152220877,
    -0.3046826723431984,     0.6767952744094761,
};
static const double i0_b[] = {
    -7.233180487874754e-18,  -4.830504485944182e-18,  4.46562142029676e-17,    3.461222867697461e-17,
    -2.8276239805165836e-16, -3.425485619677219e-16,  1.7725601330565263e-15,  3.8116806693526224e-15,
    -9.554846698828307e-15,  -4.150569347287222e-14,  1.54008621752141e-14,    3.8527783827421426e-13,
    7.180124451383666e-13,   -1.7941785315068062e-12, -1.3215811840447713e-11, -3.1499165279632416e-11,
    1.1889147107846439e-11,  4.94060238822497e-10,    3.3962320257083865e-09,  2.266668990498178e-08,
    2.0489185894690638e-07,  2.8913705208347567e-06,  6.889758346916825e-05,   0.0033691164782556943,
    0.8044904110141088,
};
static const double i1_a[] = {
    2.7779141127610464e-18, -2.111421214358166e-17,  1.5536319577362005e-16, -1.1055969477353862e-15,
    7.600684294735408e-15,  -5.042185504727912e-14,  3.223793365945575e-13,  -1.9839743977649436e-12,
    1.1736186298890901e-11, -6.663489723502027e-11,  3.625590281552117e-10,  -1.8872497517228294e-09,
    9.381537386495773e-09,  -4.445059128796328e-08,  2.0032947535521353e-07, -8.568720264695455e-07,
    3.4702513081376785e-06, -1.3273163656039436e-05, 4.781565107550054e-05,  -0.00016176081582589674,
    0.0005122859561685758,  -0.0015135724506312532,  0.004156422944312888,   -0.010564084894626197,
    0.024726449030626516,   -0.05294598120809499,    0.1026436586898471,     -0.17641651835783406,
    0.25258718644363365,
};
static const double i1_b[] = {
    7.517296310842105e-18,   4.414348323071708e-18,  -4.6503053684893586e-17, -3.209525921993424e-17,
    2.96262899764595e-16,    3.3082023109209285e-16, -1.8803547755107825e-15, -3.8144030724370075e-15,
    1.0420276984128802e-14,  4.272440016711951e-14,  -2.1015418427726643e-14, -4.0835511110921974e-13,
    -7.198551776245908e-13,  2.0356285441470896e-12, 1.4125807436613782e-11,  3.2526035830154884e-11,
    -1.8974958123505413e-11, -5.589743462196584e-10, -3.835380385964237e-09,  -2.6314688468895196e-08,
    -2.512236237870209e-07,  -3.882564808877691e-06, -0.00011058893876262371, -0.009761097491361469,
    0.7785762350182801,
};
static const double k0_a[] = {
    1.374465435613523e-16, 4.25981614279661e-14, 1.0349695257633842e-11, 1.904516377220209e-09, 2.5347910790261494e-07,
    2.286212103119452e-05, 0.001264615411446926, 0.0359799365153615,     0.3442898999246285,    -0.5353273932339028,
};
static const double k0_b[] = {
    5.300433772686263e-18,  -1.6475804301524212e-17, 5.2103915050390274e-17, -1.678231096805412e-16,
    5.512055978524319e-16,  -1.848593377343779e-15,  6.3400764774050706e-15, -2.2275133269916698e-14,
    8.032890775363575e-14,  -2.9800969231727303e-13, 1.140340588208475e-12,  -4.514597883373944e-12,
    1.8559491149547177e-11, -7.957489244477107e-11,  3.577397281400301e-10,  -1.69753450938906e-09,
    8.574034017414225e-09,  -4.660489897687948e-08,  2.766813639445015e-07,  -1.8317555227191195e-06,
    1.39498137188765e-05,   -0.00012849549581627802, 0.0015698838857300533,  -0.0314481013119645,
    2.4403030820659555,
};
static const double k1_a[] = {
    -7.023863479386288e-18, -2.427449850519366e-15,  -6.666901694199329e-13, -1.4114883926335278e-10,
    -2.213387630734726e-08, -2.4334061415659684e-06, -0.0001730288957513052, -0.006975723859639864,
    -0.12261118082265715,   -0.3531559607765449,     1.5253002273389478,
};
static const double k1_b[] = {
    -5.756744483665017e-18,  1.7940508731475592e-17, -5.689462558442859e-17,  1.838093544366639e-16,
    -6.057047248373319e-16,  2.038703165624334e-15,  -7.019837090418314e-15,  2.4771544244813043e-14,
    -8.976705182324994e-14,  3.3484196660784293e-13, -1.2891739609510289e-12, 5.13963967348173e-12,
    -2.1299678384275683e-11, 9.218315187605006e-11,  -4.1903547593418965e-10, 2.015049755197033e-09,
    -1.0345762465678097e-08, 5.7410841254500495e-08, -3.5019606030878126e-07, 2.406484947837217e-06,
    -1.936197974166083e-05,  0.00019521551847135162, -0.002857816859622779,   0.10392373657681724,
    2.7206261904844427,
};

#define IS(direction, x, number) kit_compare_number(b, direction, x, number)
#define RATIO(x, numerator, denominator) hlo_divide(b, POLYNOMIAL(b, x, numerator), POLYNOMIAL(b, x, denominator))

static setu_value *square(setu_builder *b, setu_value *x) {
  return hlo_multiply(b, x, x);
}

/* ---- modified, first kind ---- */

/* exp(-|x|) I0(x) */
static setu_value *scaled_i0(setu_builder *b, setu_value *x) {
  x = hlo_abs(b, x);
  setu_value *near = CHEBYSHEV(b, kit_add_number(b, kit_mul_number(b, x, 0.5), -2), i0_a);
  setu_value *far = CHEBYSHEV(b, kit_add_number(b, elementwise_number_over(b, 32, x), -2), i0_b);
  return hlo_select(b, IS(HLO_LE, x, 8), near, hlo_divide(b, far, hlo_sqrt(b, x)));
}

/* exp(-|x|) I1(x) */
static setu_value *scaled_i1(setu_builder *b, setu_value *x) {
  setu_value *negative = IS(HLO_LT, x, 0);
  x = hlo_abs(b, x);
  setu_value *near = CHEBYSHEV(b, kit_add_number(b, kit_mul_number(b, x, 0.5), -2), i1_a);
  setu_value *far = CHEBYSHEV(b, kit_add_number(b, elementwise_number_over(b, 32, x), -2), i1_b);
  setu_value *result = hlo_select(b, IS(HLO_LE, x, 8), hlo_multiply(b, near, x), hlo_divide(b, far, hlo_sqrt(b, x)));
  return hlo_select(b, negative, hlo_negate(b, result), result);
}

static setu_value *unscaled(setu_builder *b, setu_value *x, setu_value *scaled) {
  return hlo_multiply(b, hlo_exponential(b, hlo_abs(b, x)), scaled);
}

SPECIAL(i0e, scaled_i0(b, x))
SPECIAL(i1e, scaled_i1(b, x))
SPECIAL(modified_bessel_i0, unscaled(b, x, scaled_i0(b, x)))
SPECIAL(modified_bessel_i1, unscaled(b, x, scaled_i1(b, x)))

/* ---- modified, second kind ---- plus infinity at 0, NaN below */

static setu_value *second_kind_edges(setu_builder *b, setu_value *x, double at_zero, setu_value *result) {
  result = special_number_where(b, IS(HLO_LT, x, 0), NAN, result);
  return special_number_where(b, IS(HLO_EQ, x, 0), at_zero, result);
}

/* K0, or exp(x) K0 when `scaled`. */
static setu_value *k0(setu_builder *b, setu_value *x, bool scaled) {
  setu_value *growth = hlo_exponential(b, x);
  setu_value *logarithm = hlo_log(b, kit_mul_number(b, x, 0.5));
  setu_value *near = CHEBYSHEV(b, kit_add_number(b, square(b, x), -2), k0_a);
  near = hlo_subtract(b, near, hlo_multiply(b, logarithm, unscaled(b, x, scaled_i0(b, x))));
  setu_value *far = CHEBYSHEV(b, kit_add_number(b, elementwise_number_over(b, 8, x), -2), k0_b);
  far = hlo_divide(b, far, hlo_sqrt(b, x));
  if (scaled)
    near = hlo_multiply(b, near, growth);
  else
    far = hlo_multiply(b, far, hlo_exponential(b, hlo_negate(b, x)));
  return second_kind_edges(b, x, INFINITY, hlo_select(b, IS(HLO_LE, x, 2), near, far));
}

static setu_value *k1(setu_builder *b, setu_value *x, bool scaled) {
  setu_value *growth = hlo_exponential(b, x);
  setu_value *logarithm = hlo_log(b, kit_mul_number(b, x, 0.5));
  setu_value *near = hlo_divide(b, CHEBYSHEV(b, kit_add_number(b, square(b, x), -2), k1_a), x);
  near = hlo_add(b, hlo_multiply(b, logarithm, unscaled(b, x, scaled_i1(b, x))), near);
  setu_value *far = CHEBYSHEV(b, kit_add_number(b, elementwise_number_over(b, 8, x), -2), k1_b);
  far = hlo_divide(b, far, hlo_sqrt(b, x));
  if (scaled)
    near = hlo_multiply(b, near, growth);
  else
    far = hlo_multiply(b, far, hlo_exponential(b, hlo_negate(b, x)));
  return second_kind_edges(b, x, INFINITY, hlo_select(b, IS(HLO_LE, x, 2), near, far));
}

SPECIAL(modified_bessel_k0, k0(b, x, false))
SPECIAL(modified_bessel_k1, k1(b, x, false))
SPECIAL_OF(scaled_modified_bessel_k0, "x", k0(b, x, true))
SPECIAL_OF(scaled_modified_bessel_k1, "x", k1(b, x, true))

/* ---- first and second kind ---- */

/* Beyond 5: sqrt(2 / (pi x)) (p cos(x - phase) - 5 / x q sin(x - phase)), and for the second kind p sin + 5 / x q cos,
 * where p and q are functions of 25 / x ** 2. */
static setu_value *asymptotic(setu_builder *b, setu_value *x, setu_value *p, setu_value *q, double phase,
                              bool second_kind) {
  setu_value *angle = kit_add_number(b, x, -phase);
  setu_value *cosine = hlo_cosine(b, angle), *sine = hlo_sine(b, angle);
  q = hlo_multiply(b, elementwise_number_over(b, 5, x), q);
  setu_value *wave = second_kind ? hlo_add(b, hlo_multiply(b, p, sine), hlo_multiply(b, q, cosine))
                                 : hlo_subtract(b, hlo_multiply(b, p, cosine), hlo_multiply(b, q, sine));
  return hlo_divide(b, kit_mul_number(b, wave, 0.797884560802865355879892119868763737), hlo_sqrt(b, x));
}

static setu_value *far_order0(setu_builder *b, setu_value *x, bool second_kind) {
  setu_value *z = elementwise_number_over(b, 25, square(b, x));
  return asymptotic(b, x, RATIO(z, j0_pp, j0_pq), RATIO(z, j0_qp, j0_qq), M_PI_4, second_kind);
}

static setu_value *far_order1(setu_builder *b, setu_value *x, bool second_kind) {
  setu_value *z = elementwise_number_over(b, 25, square(b, x));
  return asymptotic(b, x, RATIO(z, j1_pp, j1_pq), RATIO(z, j1_qp, j1_qq), 3 * M_PI_4, second_kind);
}

static setu_value *near_j0(setu_builder *b, setu_value *x) {
  setu_value *z = square(b, x);
  setu_value *zeros =
      hlo_multiply(b, kit_add_number(b, z, -5.78318596294678452118), kit_add_number(b, z, -30.4712623436620863991));
  setu_value *result = hlo_divide(b, hlo_multiply(b, zeros, POLYNOMIAL(b, z, j0_rp)), POLYNOMIAL(b, z, j0_rq));
  setu_value *tiny = elementwise_number_minus(b, 1, kit_mul_number(b, z, 0.25));
  return hlo_select(b, IS(HLO_LT, x, 0.00001), tiny, result);
}

static setu_value *near_j1(setu_builder *b, setu_value *x) {
  setu_value *z = square(b, x);
  setu_value *result = hlo_multiply(b, RATIO(z, j1_rp, j1_rq), x);
  result = hlo_multiply(b, result, kit_add_number(b, z, -14.6819706421238932572));
  return hlo_multiply(b, result, kit_add_number(b, z, -49.2184563216946036703));
}

static setu_value *bessel_j0(setu_builder *b, setu_value *x) {
  x = hlo_abs(b, x);
  return hlo_select(b, IS(HLO_LE, x, 5), near_j0(b, x), far_order0(b, x, false));
}

static setu_value *bessel_j1(setu_builder *b, setu_value *x) {
  setu_value *negative = IS(HLO_LT, x, 0);
  x = hlo_abs(b, x);
  setu_value *result = hlo_select(b, IS(HLO_LE, x, 5), near_j1(b, x), far_order1(b, x, false));
  return hlo_select(b, negative, hlo_negate(b, result), result);
}

static setu_value *bessel_y0(setu_builder *b, setu_value *x) {
  setu_value *near = kit_mul_number(b, hlo_multiply(b, hlo_log(b, x), near_j0(b, x)), M_2_PI);
  near = hlo_add(b, RATIO(square(b, x), y0_yp, y0_yq), near);
  return second_kind_edges(b, x, -INFINITY, hlo_select(b, IS(HLO_LE, x, 5), near, far_order0(b, x, true)));
}

static setu_value *bessel_y1(setu_builder *b, setu_value *x) {
  setu_value *near = hlo_subtract(b, hlo_multiply(b, near_j1(b, x), hlo_log(b, x)), elementwise_number_over(b, 1, x));
  near = hlo_add(b, hlo_multiply(b, x, RATIO(square(b, x), y1_yp, y1_yq)), kit_mul_number(b, near, M_2_PI));
  return second_kind_edges(b, x, -INFINITY, hlo_select(b, IS(HLO_LE, x, 5), near, far_order1(b, x, true)));
}

SPECIAL(bessel_j0, bessel_j0(b, x))
SPECIAL(bessel_j1, bessel_j1(b, x))
SPECIAL(bessel_y0, bessel_y0(b, x))
SPECIAL(bessel_y1, bessel_y1(b, x))

/* sin(x) / x, by its series near 0. */
static setu_value *spherical_j0(setu_builder *b, setu_value *x) {
  static const double terms[] = {1 / 6227020800.0, -1 / 39916800.0, 1 / 362880.0, -1 / 5040.0, 1 / 120.0, -1 / 6.0, 1};
  setu_value *far = hlo_divide(b, hlo_sine(b, x), x);
  setu_value *size = hlo_abs(b, x);
  setu_value *result = hlo_select(b, IS(HLO_LT, size, 0.5), POLYNOMIAL(b, square(b, x), terms), far);
  return special_number_where(b, IS(HLO_EQ, size, INFINITY), 0, result);
}

SPECIAL_OF(spherical_bessel_j0, "x", spherical_j0(b, x))

/* ---- Airy ---- */

/* Two power series around 0, whose terms are below the precision after as many steps for |x| < 2.1. */
static setu_value *airy_near(setu_builder *b, setu_value *x) {
  int steps = x->type.dtype == SETU_F64 ? 14 : 8;
  setu_value *cube = hlo_multiply(b, square(b, x), x), *f = kit_ones_like(b, x), *g = x, *m = f, *n = x;
  for (int i = 0; i < steps; i++) {
    double k = 3 * i + 2;
    m = hlo_divide(b, hlo_multiply(b, m, cube), kit_full_like(b, x, k * (k + 1)));
    n = hlo_divide(b, hlo_multiply(b, n, cube), kit_full_like(b, x, (k + 1) * (k + 2)));
    f = hlo_add(b, f, m);
    g = hlo_add(b, g, n);
  }
  return hlo_subtract(b, kit_mul_number(b, f, 0.355028053887817239260), kit_mul_number(b, g, 0.258819403792806798405));
}

static setu_value *airy(setu_builder *b, setu_value *x) {
  const double scale = 5.64189583547756286948e-01; /* 1 / sqrt(pi) */
  setu_value *root = hlo_sqrt(b, hlo_abs(b, x)), *fourth_root = hlo_sqrt(b, root);
  setu_value *zeta = hlo_multiply(b, kit_mul_number(b, hlo_abs(b, x), 2), root);
  zeta = hlo_divide(b, zeta, kit_full_like(b, zeta, 3));
  setu_value *z = elementwise_number_over(b, 1, zeta), *z2 = square(b, z);
  setu_value *angle = kit_add_number(b, zeta, M_PI_4);
  setu_value *f = kit_add_number(b, hlo_multiply(b, z2, RATIO(z2, airy_afn, airy_afd)), 1);
  setu_value *g = hlo_multiply(b, z, RATIO(z2, airy_agn, airy_agd));
  setu_value *wave = hlo_subtract(b, hlo_multiply(b, hlo_sine(b, angle), f), hlo_multiply(b, hlo_cosine(b, angle), g));
  setu_value *below = hlo_divide(b, kit_mul_number(b, wave, scale), fourth_root);
  setu_value *decay = kit_mul_number(b, hlo_multiply(b, fourth_root, hlo_exponential(b, zeta)), 2);
  setu_value *above = hlo_divide(b, kit_mul_number(b, RATIO(z, airy_an, airy_ad), scale), decay);
  setu_value *result =
      hlo_select(b, IS(HLO_LT, x, -2.09), below, hlo_select(b, IS(HLO_GE, x, 2.09), above, airy_near(b, x)));
  result = special_number_where(b, IS(HLO_GT, x, 103.892), 0, result);
  return special_number_where(b, IS(HLO_EQ, hlo_abs(b, x), INFINITY), NAN, result);
}

SPECIAL_OF(airy_ai, "x", airy(b, x))
