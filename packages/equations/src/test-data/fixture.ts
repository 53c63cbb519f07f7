/** Equations of every kind that the printer must master, with values worked outside this code (Python, double precision). */
import { type Arguments, type Equation, equation, type Where } from '../equation.ts'
import {
  abs,
  acosh,
  asinh,
  atan2,
  cbrt,
  ceil,
  cos,
  cosh,
  exp,
  floor,
  hypot,
  integral,
  log,
  log10,
  max,
  min,
  pi,
  sin,
  sinh,
  sqrt,
  sum,
  tan,
  tanh,
} from '../functions.ts'
import { assertEquationHolds } from '../testing.ts'

const about = {
  title: 'fixture',
  source: { id: 'TEST', title: 'Fixture', publisher: 'none', revision: '1' },
  clause: '1',
  unit: '-',
} as const

export interface Sample {
  readonly equation: Equation<Where>
  readonly args: Readonly<Record<string, number | readonly number[]>>
  /** Asserts the equation, its worked value included. */
  readonly assertHolds: () => void
}

export const samples: Sample[] = []

function sample<const W extends Where>(eq: Equation<W>, args: Arguments<W>, value: number, left?: number): Equation<W> {
  samples.push({
    equation: eq as unknown as Equation<Where>,
    args: args as Sample['args'],
    assertHolds: () => {
      const worked = { args, value, relTol: 1e-12, source: 'Python', ...(left !== undefined && { left }) }
      assertEquationHolds(eq, { worked: [worked] })
    },
  })
  return eq
}

/** A named function, as a table read would be. */
export const C_table = (K: number, M: number): number => 1 + K / (10 + M)

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
export const collapse = sample(
  equation({
    ...about,
    symbol: 'p_E',
    unit: 'psi',
    where: { D: ['diameter', 'in'], t: ['wall', 'in'] },
    evaluate: ({ D, t }) => 46.95e6 / ((D / t) * (D / t - 1) ** 2),
  }),
  { D: 7, t: 0.317 },
  4783.793462723111,
)
export const fit = sample(
  equation({
    ...about,
    symbol: 'F_Y_star',
    unit: 'MPa',
    where: { f_y: ['yield', 'MPa'], t: ['wall', 'mm'], T: ['temperature', 'degC'] },
    evaluate: ({ f_y, t, T }) => f_y * (1 - 4.3e-4 * max(0, T - 50)) - 0.6 * sqrt(t),
  }),
  { f_y: 450, t: 15.9, T: 80 },
  441.8025117555148,
)
sample(
  equation({
    ...about,
    symbol: 'R_e',
    where: { Q: ['flow', 'm3'], d: ['d', 'm'], mu: ['mu', '-'], rho: ['rho', 'kg/m3'], epsilon: ['e', 'm'] },
    evaluate: ({ Q, d, mu, rho, epsilon }) =>
      (-1.8 * log10(6.9 / ((4 * rho * Q) / (pi * d * mu)) + (epsilon / d / 3.7) ** 1.11)) ** -2,
  }),
  { Q: 0.12, d: 0.3, mu: 1e-3, rho: 998, epsilon: 4.5e-5 },
  0.014776950630681992,
)
sample(
  equation({
    ...about,
    symbol: 'y_L',
    where: { K: ['K', '-'], M: ['M', '-'], n: ['n', '-'] },
    evaluate: ({ K, M, n }) => min(K ** (3 / (n + 1)), 10 + (2 / M) * K ** (1 / 3), K * M) ** 0.5,
  }),
  { K: 12.5, M: 0.25, n: 3 },
  1.7677669529663689,
)
sample(
  equation({
    ...about,
    symbol: 'omega_d',
    where: { g: ['g', 'm/s2'], k: ['k', '1/m'], d: ['d', 'm'], U_c: ['U', 'm/s'], theta: ['angle', 'rad'] },
    evaluate: ({ g, k, d, U_c, theta }) =>
      sqrt(g * k * tanh(k * d)) + k * U_c * cos(theta) - -(sin(theta) ** 2) * tan(theta),
  }),
  { g: 9.80665, k: 0.04, d: 80, U_c: 1.2, theta: -0.3 },
  0.6441127735142624,
)
sample(
  equation({
    ...about,
    symbol: 'u_hat',
    where: { H: ['H', 'm'], T: ['T', 's'], k: ['k', '1/m'], z: ['z', 'm'], d: ['d', 'm'] },
    evaluate: ({ H, T, k, z, d }) => (((pi * H) / T) * cosh(k * (z + d))) / sinh(k * d),
  }),
  { H: 4, T: 9, k: 0.06, z: -10, d: 50 },
  0.774511761232339,
)
sample(
  equation({
    ...about,
    symbol: 'q_prime',
    where: { sigma_v: ['s', 'Pa'], phi: ['phi', 'rad'], c: ['c', 'Pa'] },
    evaluate: ({ sigma_v, phi, c }) =>
      sigma_v * exp(pi * tan(phi)) * tan(pi / 4 + phi / 2) ** 2 + (c * (1 - sin(phi))) / cos(phi),
  }),
  { sigma_v: 1e5, phi: 0.5, c: 5000 },
  1584113.69915934,
)
sample(
  equation({
    ...about,
    symbol: 'z_p_i',
    where: { D: ['D', 'm'], V: ['V', '-'], G: ['G', '-'], kappa: ['k', '-'] },
    evaluate: ({ D, V, G, kappa }) =>
      D * (0.0071 * (G ** 3.2 / kappa ** 0.3) ** 0.637 + 0.062 * (kappa / G) ** 0.7) - V / -D,
  }),
  { D: 0.5, V: 0.1, G: 2.5, kappa: 12 },
  0.30724009921275286,
)
sample(
  equation({
    ...about,
    symbol: 'f_c',
    where: { x: ['x', '-'], y: ['y', '-'] },
    evaluate: ({ x, y }) => hypot(x, y) / cbrt(x * y) + atan2(y, x) * floor(x) * ceil(y) - acosh(1 + x ** 2),
  }),
  { x: 2.3, y: 1.4 },
  1.484834118157536,
)
sample(
  equation({
    ...about,
    symbol: 'C_r',
    where: { K: ['K', '-'], M: ['M', '-'] },
    functions: { C_table: { name: 'C_table', call: C_table } },
    evaluate: ({ K, M }) => 0.9 * C_table(K, M) * (K + 1) * C_table(M, 2 * K),
  }),
  { K: 25, M: 0.35 },
  80.38794927536233,
)
sample(
  equation({
    ...about,
    symbol: 'p_bar',
    where: { a: ['a', '-'], b: ['b', '-'], c: ['c', '-'], d: ['d', '-'] },
    evaluate: ({ a, b, c, d }) => a / b / c + a / (b / c) + ((a / b) * c) / d - (a - (b - c)) * (-b * d) + a ** -b / 2,
  }),
  { a: 1.7, b: 2.3, c: -0.4, d: 3.1 },
  -9.221300517182062,
)
sample(
  equation({
    ...about,
    symbol: 'e',
    where: { a: ['a', '-'], b: ['b', '-'] },
    evaluate: ({ a, b }) => (!(a < b) || a === 2 ? a ** (b ** 2 / 3) : (a > 0 ? b : -b) * a) + (2 * 3) ** 2,
  }),
  { a: 1.2, b: 2.4 },
  38.88,
)
sample(
  equation({
    ...about,
    symbol: 'S_J',
    where: { omega: ['w', 'rad/s'], omega_p: ['w', 'rad/s'], gamma: ['g', '-'], A: ['A', '-'] },
    evaluate: ({ omega, omega_p, gamma, A }) =>
      A *
      omega ** -5 *
      exp(-1.25 * (omega_p / omega) ** 4) *
      gamma ** exp(-0.5 * ((omega - omega_p) / ((omega <= omega_p ? 0.07 : 0.09) * omega_p)) ** 2),
  }),
  { omega: 0.7, omega_p: 0.6, gamma: 3.3, A: 0.78 },
  2.9303635596128483,
)
sample(
  equation({
    ...about,
    symbol: 'Delta_sigma_0',
    where: { Delta_T: ['dT', 'K'], alpha: ['a', '1/K'], E: ['E', 'Pa'] },
    evaluate: ({ Delta_T, alpha, E }) => -(E * alpha * Delta_T) + (1e3 * 1_000) / 3e-1,
  }),
  { Delta_T: 60, alpha: 1.17e-5, E: 207e9 },
  -141980666.66666666,
)
