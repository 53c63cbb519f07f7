/** S-N curves of welded and base-metal details in air and in seawater. DNV-RP-C203 (2016) 2.4. */
import { reachRange } from '@keelson/equations'
import { type SnCurve, snEquations } from '@keelson/physics/fatigue/sn-curve.ts'
import { dnvRpC203 } from './source.ts'

export const AIR = 'air'
export const CATHODIC_PROTECTION = 'seawater_cathodic_protection'
export const FREE_CORROSION = 'seawater_free_corrosion'
export const ENVIRONMENTS = [AIR, CATHODIC_PROTECTION, FREE_CORROSION] as const
export type Environment = (typeof ENVIRONMENTS)[number]

export const ENVIRONMENT_NAMES: Readonly<Record<Environment, string>> = {
  air: 'air',
  seawater_cathodic_protection: 'seawater with cathodic protection',
  seawater_free_corrosion: 'free corrosion in seawater',
}

/** Table that holds the curves of an environment. */
export const TABLE: Readonly<Record<Environment, string>> = {
  air: 'table 2-1',
  seawater_cathodic_protection: 'table 2-2',
  seawater_free_corrosion: 'table 2-4',
}

/** S-N curves of elastic stress are of high-cycle fatigue. */
export const highCycle = reachRange({
  symbol: 'N',
  title: 'Cycles to failure at maximum stress range',
  unit: '-',
  from: 1e4,
  unsafe: 'below',
  because: 'elastic stress S-N curves apply to high-cycle fatigue only',
  source: dnvRpC203,
  clause: 'high-cycle fatigue',
})

const STEEL = {
  symbol: 'f_y',
  title: 'Yield strength',
  unit: 'MPa',
  unsafe: 'above',
  source: dnvRpC203,
  clause: '1.2',
} as const

export const steelInAir = reachRange({
  ...STEEL,
  to: 960,
  because: 'the S-N curves in air apply to yield strengths up to 960 MPa',
})
export const steelInSeawater = reachRange({
  ...STEEL,
  to: 550,
  because: 'the S-N curves in seawater apply to yield strengths up to 550 MPa',
})

interface Coefficients {
  /** Slope of the first line in air and with cathodic protection. */
  readonly m_1: number
  /** log10 of the first intercept in air, stress range in MPa. */
  readonly air: number
  /** The same in seawater with cathodic protection. */
  readonly cp: number
  /** log10 of the second intercept of both, slope 5. */
  readonly long: number
  /** log10 of the intercept in free corrosion, one line of slope 3. */
  readonly free: number
  /** Thickness exponent in air and with cathodic protection. */
  readonly k: number
}

/** S-N curve coefficients. DNV-RP-C203 (April 2016) tables 2-1 (air), 2-2 (cathodic protection) and 2-4 (free corrosion). */
export const COEFFICIENTS = {
  B1: { m_1: 4, air: 15.117, cp: 14.917, long: 17.146, free: 12.436, k: 0 },
  B2: { m_1: 4, air: 14.885, cp: 14.685, long: 16.856, free: 12.262, k: 0 },
  C: { m_1: 3, air: 12.592, cp: 12.192, long: 16.32, free: 12.115, k: 0.05 },
  C1: { m_1: 3, air: 12.449, cp: 12.049, long: 16.081, free: 11.972, k: 0.1 },
  C2: { m_1: 3, air: 12.301, cp: 11.901, long: 15.835, free: 11.824, k: 0.15 },
  D: { m_1: 3, air: 12.164, cp: 11.764, long: 15.606, free: 11.687, k: 0.2 },
  E: { m_1: 3, air: 12.01, cp: 11.61, long: 15.35, free: 11.533, k: 0.2 },
  F: { m_1: 3, air: 11.855, cp: 11.455, long: 15.091, free: 11.378, k: 0.25 },
  F1: { m_1: 3, air: 11.699, cp: 11.299, long: 14.832, free: 11.222, k: 0.25 },
  F3: { m_1: 3, air: 11.546, cp: 11.146, long: 14.576, free: 11.068, k: 0.25 },
  G: { m_1: 3, air: 11.398, cp: 10.998, long: 14.33, free: 10.921, k: 0.25 },
  W1: { m_1: 3, air: 11.261, cp: 10.861, long: 14.101, free: 10.784, k: 0.25 },
  W2: { m_1: 3, air: 11.107, cp: 10.707, long: 13.845, free: 10.63, k: 0.25 },
  W3: { m_1: 3, air: 10.97, cp: 10.57, long: 13.617, free: 10.493, k: 0.25 },
} as const satisfies Readonly<Record<string, Coefficients>>

export type CurveName = keyof typeof COEFFICIENTS
export const CURVE_NAMES = Object.keys(COEFFICIENTS) as CurveName[]
export const isCurveName = (name: string): name is CurveName => Object.hasOwn(COEFFICIENTS, name)

/** Slope beyond the knee, and of the single line in free corrosion. */
const M_LONG = 5
const M_FREE = 3
const KNEE = { air: 1e7, seawater_cathodic_protection: 1e6 } as const

/** The curve of a detail in an environment; bilinear but for free corrosion, and without cut-off. */
export function snCurve(name: CurveName, environment: Environment): SnCurve {
  const { m_1, air, cp, long, free } = COEFFICIENTS[name]
  if (environment === FREE_CORROSION) return { lines: [{ m: M_FREE, log_a: free }], N_knee: null }
  const short = { m: m_1, log_a: environment === AIR ? air : cp }
  return { lines: [short, { m: M_LONG, log_a: long }], N_knee: KNEE[environment] }
}

/** log10 N = log10 a - m log10 S. DNV-RP-C203 (2016) 2.4.3. */
export const c203 = snEquations(dnvRpC203, '2.4.3')
