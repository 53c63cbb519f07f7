/** The Gumbel distribution of maxima that are given, by moments or by greatest likelihood. */
import { fulfils, type Trace } from '@keelson/equations'
import {
  deviationOfMaxima,
  EULER_GAMMA,
  gumbelLocation,
  gumbelQuantile,
  gumbelScale,
  likelyLocation,
  likelyScale,
  meanOfMaxima,
  mostLikelyScale,
} from '@keelson/physics/time-series/gumbel.ts'
import { gumbel } from '@keelson/physics/time-series/sources.ts'
import { given, refuse } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { LIKELIHOOD } from './modes.ts'

interface GumbelFit {
  readonly mu: number
  readonly beta: number
  readonly maxima: readonly number[]
}

export function gumbelOf(p: Params, trace: Trace) {
  const { sample_maxima: x } = given(p, 'sample_maxima')
  trace.section('Sample')
  const m_x = trace.apply(meanOfMaxima, { x })
  const s_x = trace.apply(deviationOfMaxima, { x, m_x })
  if (!(s_x > 0)) return refuse('/sample_maxima', 'must not all be the same: they would have no scale')
  trace.section('Gumbel distribution')
  const { mu, beta } = p.method === LIKELIHOOD ? byLikelihood(x, m_x, trace) : byMoments(m_x, s_x, trace)
  const quantile = trace.apply(gumbelQuantile, { mu, beta, p: p.probability_of_non_exceedance })
  const fit: GumbelFit = { mu, beta, maxima: x }
  return { fit, values: { mean_of_maxima: m_x, gumbel_location: mu, gumbel_scale: beta, quantile } }
}

function byMoments(m_x: number, s_x: number, trace: Trace) {
  const beta = trace.apply(gumbelScale, { s_x })
  return { beta, mu: trace.apply(gumbelLocation, { m_x, gamma_E: EULER_GAMMA, beta }) }
}

function byLikelihood(x: readonly number[], m_x: number, trace: Trace) {
  const x_1 = trace.lookup({
    symbol: 'x_1',
    title: 'Smallest of the maxima',
    unit: '-',
    source: gumbel,
    clause: 'sample',
    value: x.reduce((a, b) => Math.min(a, b)),
    cell: `smallest of ${x.length} maxima`,
  })
  const root = mostLikelyScale(x)
  const beta = trace.solved({
    symbol: 'beta',
    title: 'Gumbel scale',
    unit: '-',
    source: gumbel,
    clause: 'method of maximum likelihood',
    value: root.x,
    trial: gumbelScale.evaluate({ s_x: deviationOfMaxima.evaluate({ x, m_x }) }),
    residual: root.residual,
    iterations: root.iterations,
    method: 'Brent',
    satisfies: fulfils(likelyScale, { m_x, x, x_1, beta: root.x }),
  })
  return { beta, mu: trace.apply(likelyLocation, { x_1, beta, x }) }
}
