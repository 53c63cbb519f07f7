/** Sample equations: power laws, cases, sums, integrals, implicit equations and criteria. */
import { equation } from '../equation.ts'
import { abs, asinh, exp, integral, log, sqrt, sum } from '../functions.ts'
import { about, sample } from './sample.ts'

export const burst = sample(
  equation({
    ...about,
    symbol: 'p_b',
    unit: 'Pa',
    where: { t_1: ['wall', 'm'], D: ['diameter', 'm'], f_cb: ['strength', 'Pa'] },
    evaluate: ({ t_1, D, f_cb }) => ((2 * t_1) / (D - t_1)) * f_cb * (2 / sqrt(3)),
  }),
  { t_1: 0.0159, D: 0.3239, f_cb: 448e6 },
  53410148.53885121,
)
sample(
  equation({
    ...about,
    symbol: 'N',
    where: {
      a_bar: ['intercept', '-'],
      S: ['range', 'MPa'],
      t: ['t', 'mm'],
      t_ref: ['t', 'mm'],
      k: ['k', '-'],
      m: ['m', '-'],
    },
    evaluate: ({ a_bar, S, t, t_ref, k, m }) => a_bar * (S * (t / t_ref) ** k) ** -m,
  }),
  { a_bar: 1.5e12, S: 83.5, t: 32, t_ref: 25, k: 0.2, m: 3 },
  2221804.544868979,
)
sample(
  equation({
    ...about,
    symbol: 'p_el',
    unit: 'Pa',
    where: { E: ['modulus', 'Pa'], nu: ['ratio', '-'], t: ['wall', 'm'], D: ['diameter', 'm'] },
    evaluate: ({ E, nu, t, D }) => (2 * E * (t / D) ** 3) / (1 - nu ** 2),
  }),
  { E: 207e9, nu: 0.3, t: 0.0159, D: 0.3239 },
  53816751.314388365,
)
sample(
  equation({
    ...about,
    symbol: 'U_z',
    unit: 'm/s',
    where: { U_r: ['speed', 'm/s'], z_r: ['height', 'm'], z_0: ['roughness', 'm'], D: ['d', 'm'] },
    evaluate: ({ U_r, z_r, z_0, D }) => (U_r * ((1 + z_0 / D) * log(1 + D / z_0) - 1)) / log(1 + z_r / z_0),
  }),
  { U_r: 0.8, z_r: 3, z_0: 4e-5, D: 0.5 },
  0.6010958189203254,
)
sample(
  equation({
    ...about,
    symbol: 'alpha_fab',
    where: { x: ['ratio', '-'], beta: ['beta', '-'] },
    evaluate: ({ x, beta }) => (x < 15 ? 0.5 : x <= 60 && beta > 0 ? (60 - x) / 90 : 0),
  }),
  { x: 22.123456, beta: 0.3 },
  0.4208504888888888,
)
export const miner = sample(
  equation({
    ...about,
    symbol: 'D_fat',
    where: {
      n_c: ['cycles', '-', 'list'],
      S: ['range', 'MPa', 'list'],
      m_1: ['m', '-'],
      m_2: ['m', '-'],
      a_1: ['a', '-'],
      a_2: ['a', '-'],
      S_q: ['knee', 'MPa'],
    },
    evaluate: ({ n_c, S, m_1, m_2, a_1, a_2, S_q }) =>
      sum(S.length, (j) => n_c[j] * (S[j] > S_q ? S[j] ** m_1 / a_1 : S[j] ** m_2 / a_2)),
  }),
  { n_c: [1e5, 2e4, 3e3, 400, 20], S: [30, 60, 90, 120, 200], m_1: 3, m_2: 5, a_1: 1.4588e12, a_2: 4.1e15, S_q: 52.63 },
  0.0056366917011643385,
)
sample(
  equation({
    ...about,
    symbol: 'x_bar',
    where: { x: ['x', 'm', 'list'], w: ['w', '-', 'list'] },
    evaluate: ({ x, w }) => sum(x.length, (j) => w[j] * x[j]) / sum(x.length, (j) => w[j]),
  }),
  { x: [1.5, -2.25, 3], w: [1, 2, 0.5] },
  -3 / 7,
)
sample(
  equation({
    ...about,
    symbol: 'v',
    where: { c: ['rate', '-', 'list'], r: ['r', '-'] },
    evaluate: ({ c, r }) => sum(c.length, (j) => c[j] / (1 + r) ** (j + 0.5)) - c[0] * r,
  }),
  { c: [-100, 60, 70], r: 0.08 },
  22.981539906955312,
)
sample(
  equation({
    ...about,
    symbol: 'V_n',
    where: { n: ['terms', '-'], q: ['q', '-'] },
    evaluate: ({ n, q }) => 1 + sum(n, (k) => (q - k) * sum(k, (i) => q + i)) / n,
  }),
  { n: 4, q: 2.5 },
  1.375,
)
sample(
  equation({
    ...about,
    symbol: 'm_0',
    unit: 'm2',
    where: { H_s: ['height', 'm'], omega_p: ['peak', 'rad/s'] },
    evaluate: ({ H_s, omega_p }) =>
      integral(
        0.5 * omega_p,
        6 * omega_p,
        (omega) => (5 / 16) * H_s ** 2 * omega_p ** 4 * omega ** -5 * exp(-1.25 * (omega / omega_p) ** -4),
      ),
  }),
  { H_s: 4.5, omega_p: 0.6283185307 },
  1.2644048827649834,
)
sample(
  equation({
    ...about,
    symbol: 'W',
    where: { a: ['a', '-'], b: ['b', '-'] },
    evaluate: ({ a, b }) => integral(0, a, (x) => (x < b / 2 ? b : b) * x + b) / a,
  }),
  { a: 2, b: 3 },
  6,
)
export const catenary = sample(
  equation({
    ...about,
    symbol: 'T_H',
    unit: 'm',
    where: { T_H: ['tension', 'N'], w: ['weight', 'N/m'], s: ['arc', 'm'], h: ['height', 'm'] },
    left: ({ s }) => s,
    evaluate: ({ T_H, w, h }) => h * sqrt(1 + (2 * T_H) / (w * h)),
  }),
  { T_H: 123456.78, w: 980.5, h: 100, s: 187.57 },
  187.56975517008067,
  187.57,
)
sample(
  equation({
    ...about,
    symbol: 'x_F',
    unit: 'm',
    where: {
      x_F: ['span', 'm'],
      H_F: ['H', 'N'],
      V_F: ['V', 'N'],
      omega: ['weight', 'N/m'],
      L: ['length', 'm'],
      EA: ['stiffness', 'N'],
    },
    left: ({ x_F }) => x_F,
    evaluate: ({ H_F, V_F, omega, L, EA }) =>
      (H_F / omega) * (asinh(V_F / H_F) - asinh((V_F - omega * L) / H_F)) + (H_F * L) / EA,
  }),
  { x_F: 796.7, H_F: 5.2e5, V_F: 8.1e5, omega: 1066, L: 902.2, EA: 3.842e8 },
  739.8415692451337,
  796.7,
)
export const interaction = sample(
  equation({
    ...about,
    symbol: 'U',
    relation: '<=',
    where: {
      M: ['moment', 'N*m'],
      M_p: ['capacity', 'N*m'],
      S: ['force', 'N'],
      S_p: ['capacity', 'N'],
      gamma_m: ['factor', '-'],
      gamma_SC: ['factor', '-'],
      alpha_c: ['alpha', '-'],
      Delta_p: ['pressure', 'Pa'],
      p_b: ['capacity', 'Pa'],
    },
    left: ({ M, M_p, S, S_p, gamma_m, gamma_SC, alpha_c, Delta_p, p_b }) =>
      (gamma_m * gamma_SC * (abs(M) / (alpha_c * M_p)) + ((gamma_m * gamma_SC * S) / (alpha_c * S_p)) ** 2) ** 2 +
      (Delta_p / (alpha_c * p_b)) ** 2,
    evaluate: () => 1,
  }),
  { M: -2.2e5, M_p: 8e5, S: 1e6, S_p: 6e6, gamma_m: 1.15, gamma_SC: 1.14, alpha_c: 1.2, Delta_p: 1.5e7, p_b: 4.1e7 },
  1,
  0.20423414052811184,
)
sample(
  equation({
    ...about,
    symbol: 'L_sf',
    relation: '>',
    where: { W: ['weight', 'N/m'], F: ['lift', 'N/m'], gamma: ['factor', '-'], b: ['buoyancy', 'N/m'] },
    left: ({ W, F }) => W - F,
    evaluate: ({ gamma, b }) => gamma * b,
  }),
  { W: 850.5, F: 230, gamma: 1.1, b: 420 },
  462,
  620.5,
)
