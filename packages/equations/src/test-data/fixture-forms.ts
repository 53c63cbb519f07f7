/** Sample equations: dimensional fits, named functions, waves and soil, and every awkward form. */
import { equation } from '../equation.ts'
import {
  acosh,
  atan2,
  cbrt,
  ceil,
  cos,
  cosh,
  exp,
  floor,
  hypot,
  log10,
  max,
  min,
  pi,
  sin,
  sinh,
  sqrt,
  tan,
  tanh,
} from '../functions.ts'
import { about, sample } from './sample.ts'

/** A named function, as a table read would be. */
const C_table = (K: number, M: number): number => 1 + K / (10 + M)

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
    functions: { C_table: { name: 'C_table', call: C_table, means: 'a made-up table' } },
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
