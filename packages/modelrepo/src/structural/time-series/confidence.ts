/** The 95 % band of averaged densities, by chi-square of the degrees of freedom that overlap leaves. */
import { type Constant, constant, fulfils, type Trace } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { bendatPiersol, percivalWalden } from '@keelson/physics/time-series/sources.ts'
import { chiSquareShare, confidenceFactor, degreesOfFreedom } from '@keelson/physics/time-series/spectrum-equations.ts'
import { shownPercent } from '@keelson/workflow'

/** Factors of a 95 % band on every density. */
export interface Band {
  readonly nu: number
  readonly lower: number
  readonly upper: number
}

/** Shares of a chi-square distribution below the ends of its middle 95 %. */
const ENDS = {
  title: 'Cumulative probability',
  unit: '-',
  source: bendatPiersol,
  clause: 'two-sided interval of 95 %',
} as const
const BELOW_UPPER = constant({ ...ENDS, symbol: 'P_u', value: 0.975 })
const BELOW_LOWER = constant({ ...ENDS, symbol: 'P_l', value: 0.025 })

export function bandOf(K: number, shared: number, trace: Trace): Band {
  trace.section('Spectral density confidence')
  const c_o = trace.lookup({
    symbol: 'c_o',
    title: 'Correlation of overlapping segments',
    unit: '-',
    source: percivalWalden,
    clause: 'eq. 292b',
    value: shared,
    cell: 'sum over segment shifts of the fraction of segments times the squared window autocorrelation',
  })
  const nu = trace.apply(degreesOfFreedom, { K, c_o })
  const chi_u = chiSquare(nu, BELOW_UPPER, 'chi_u', trace)
  const chi_l = chiSquare(nu, BELOW_LOWER, 'chi_l', trace)
  return {
    nu,
    lower: trace.apply(
      confidenceFactor,
      { nu, x: chi_u },
      { as: 'c_l', rename: { x: 'chi_u' }, title: 'Lower 95 % confidence factor' },
    ),
    upper: trace.apply(
      confidenceFactor,
      { nu, x: chi_l },
      { as: 'c_u', rename: { x: 'chi_l' }, title: 'Upper 95 % confidence factor' },
    ),
  }
}

/** The chi-square variable below which a share of the distribution lies. */
function chiSquare(nu: number, share: Constant, symbol: string, trace: Trace): number {
  const excess = (x: number) => chiSquareShare.evaluate({ nu, x }) - share.value
  const spread = Math.sqrt(2 * nu)
  const root = bracketedRoot(excess, Math.max(0, nu - 6 * spread), nu + 10 * spread, {
    seeking: 'a chi-square quantile',
  })
  return trace.solved({
    symbol,
    title: `Chi-square value at ${shownPercent(share.value)}`,
    unit: '-',
    source: bendatPiersol,
    clause: 'chi-square distribution',
    value: root.x,
    trial: nu,
    residual: root.residual,
    iterations: root.iterations,
    method: 'Brent method',
    satisfies: fulfils(chiSquareShare, { nu, x: root.x }, { rename: { x: symbol }, as: share.symbol, equals: share }),
  })
}
