/** Resistivity of seawater by temperature and salinity: the practical salinity scale 1978, read backwards. */
import { constant, equation, met, sqrt, type Trace } from '@keelson/equations'
import { requireThat } from '@keelson/numerics/errors.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { toSI } from '@keelson/units'
import { unesco44 } from './density.ts'

export const REFERENCE_CONDUCTIVITY = constant({
  symbol: 'C_0',
  title: 'Conductivity of seawater at salinity 35, 15 °C and atmospheric pressure',
  value: 4.2914,
  unit: 'S/m',
  source: unesco44,
  clause: 'PSS-78',
})

/** Conductivity of salinity 35 at T over that at 15 degC; T -2 to 35 degC. */
export const temperatureRatio = equation({
  symbol: 'r_t',
  title: 'Ratio of conductivity at salinity 35 to conductivity at 15 °C',
  unit: '-',
  source: unesco44,
  clause: 'PSS-78',
  fit: 'the polynomial is in °C',
  where: { T: ['temperature', 'degC'] },
  evaluate: ({ T }) => 0.6766097 + 2.00564e-2 * T + 1.104259e-4 * T ** 2 - 6.9698e-7 * T ** 3 + 1.0031e-9 * T ** 4,
})

/** Salinity at 15 degC of a conductivity ratio. */
export const salinityAtReference = equation({
  symbol: 'S_15',
  title: 'Salinity from conductivity ratio, before temperature term',
  unit: '-',
  source: unesco44,
  clause: 'PSS-78',
  where: { R_t: ['conductivity ratio to salinity 35 at the same temperature', '-'] },
  evaluate: ({ R_t }) =>
    0.008 - 0.1692 * sqrt(R_t) + 25.3851 * R_t + 14.0941 * R_t ** 1.5 - 7.0261 * R_t ** 2 + 2.7081 * R_t ** 2.5,
})

/** Practical salinity; S 2 to 42, T -2 to 35 degC. */
export const practicalSalinity = equation({
  symbol: 'S',
  title: 'Practical salinity',
  unit: '-',
  source: unesco44,
  clause: 'PSS-78',
  fit: 'the polynomial is in °C',
  where: {
    S_15: ['salinity before temperature term', '-'],
    R_t: ['conductivity ratio to salinity 35 at the same temperature', '-'],
    T: ['temperature', 'degC'],
  },
  evaluate: ({ S_15, R_t, T }) =>
    S_15 +
    ((T - 15) / (1 + 0.0162 * (T - 15))) *
      (0.0005 - 0.0056 * sqrt(R_t) - 0.0066 * R_t - 0.0375 * R_t ** 1.5 + 0.0636 * R_t ** 2 - 0.0144 * R_t ** 2.5),
})

export const resistivityOfRatio = equation({
  symbol: 'rho_sw',
  title: 'Seawater resistivity',
  unit: 'ohm*m',
  source: unesco44,
  clause: 'PSS-78',
  where: {
    C_0: ['conductivity at salinity 35 and 15 °C', 'S/m'],
    r_t: ['ratio of conductivity at salinity 35 to conductivity at 15 °C', '-'],
    R_t: ['conductivity ratio to salinity 35 at the same temperature', '-'],
  },
  evaluate: ({ C_0, r_t, R_t }) => 1 / (C_0 * r_t * R_t),
})

/** Temperatures in K and salinities that the scale holds for. */
export const PSS78_RANGE = { temperature: [toSI(-2, 'degC'), toSI(35, 'degC')], salinity: [2, 42] } as const

/**
 * Resistivity, ohm m, of seawater of a practical salinity at a temperature in K, at atmospheric pressure (depth lowers
 * it by about 1 % per 1000 m). Throws NumericsError 'bad_input' outside -2 to 35 degC and salinity 2 to 42.
 */
export function seawaterResistivity(temperature: number, salinity: number, trace: Trace): number {
  const [coldest, hottest] = PSS78_RANGE.temperature
  requireThat(temperature >= coldest && temperature <= hottest, 'temperature must be between −2 and 35 °C')
  requireThat(
    salinity >= PSS78_RANGE.salinity[0] && salinity <= PSS78_RANGE.salinity[1],
    'salinity must be between 2 and 42',
  )
  const excess = (R_t: number) =>
    practicalSalinity.evaluateSI({ S_15: salinityAtReference.evaluateSI({ R_t }), R_t, T: temperature }) - salinity
  const root = bracketedRoot(excess, 0.01, 2, { seeking: 'the seawater conductivity' })
  const R_t = trace.solved({
    symbol: 'R_t',
    title: 'Conductivity ratio to salinity 35 at the same temperature',
    unit: '-',
    source: unesco44,
    clause: 'PSS-78',
    value: root.x,
    trial: 1,
    residual: Math.abs(root.residual),
    iterations: root.iterations,
    method: 'bracketed root of the practical salinity scale',
    meets: [met('practical salinity', '-', excess(root.x) + salinity, 'entered salinity', salinity)],
  })
  const r_t = trace.apply(temperatureRatio, { T: temperature })
  return trace.apply(resistivityOfRatio, { C_0: REFERENCE_CONDUCTIVITY, r_t, R_t })
}
