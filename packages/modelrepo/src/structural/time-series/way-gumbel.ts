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
import { gives, refuse, shown } from '@keelson/workflow'
import { exceedanceChart, exceedanceCharts, gumbelAbove } from './charts-extremes.ts'
import { maximaRows, maximaTables, quantileValue, rankedBy, withProbability } from './exceedance.ts'
import { LIKELIHOOD, way } from './inputs.ts'
import { unitOf, unitValue } from './record.ts'
import { fitProblems } from './rules.ts'

export const gumbelFit = way({
  takes: ['probability_of_non_exceedance', 'sample_maxima'],
  may: ['series_unit', 'method'],
  rules: fitProblems,
  values: {
    ...unitValue,
    ...quantileValue,
    mean_of_maxima: gives(meanOfMaxima, '-', 'Mean of the sample maxima.', { signed: true }),
    gumbel_location: gives(gumbelLocation, '-', 'Most probable maximum in one interval.', { signed: true }),
    gumbel_scale: gives(gumbelScale, '-', 'Gumbel scale parameter of the maxima.'),
  },
  checks: {},
  tables: maximaTables,
  charts: exceedanceCharts,
  calculate: (p, trace) => {
    const x = p.sample_maxima
    trace.section('Sample')
    const m_x = trace.apply(meanOfMaxima, { x })
    const s_x = trace.apply(deviationOfMaxima, { x, m_x })
    if (!(s_x > 0)) return refuse('/sample_maxima', 'must not all be equal, because the scale would be zero')
    trace.section('Gumbel distribution')
    const { mu, beta } = p.method === LIKELIHOOD ? byLikelihood(x, m_x, trace) : byMoments(m_x, s_x, trace)
    const x_p = trace.apply(gumbelQuantile, { mu, beta, p: p.probability_of_non_exceedance })
    const exceeded = gumbelAbove({ mu, beta })
    const ranked = () =>
      rankedBy(
        exceeded,
        x.toSorted((a, b) => a - b),
      )
    const unit = unitOf(p)
    return {
      values: { series_unit: p.series_unit },
      tables: () => ({ maxima: maximaRows(ranked()) }),
      charts: () => ({ exceedance: exceedanceChart(p, 'Gumbel', ranked(), exceeded) }),
      detail: `Maximum ${shown(x_p, 4)}${unit} ${withProbability(p)}; most probable maximum ${shown(mu, 4)}${unit}`,
    }
  },
})

function byMoments(m_x: number, s_x: number, trace: Trace) {
  const beta = trace.apply(gumbelScale, { s_x })
  return { beta, mu: trace.apply(gumbelLocation, { m_x, gamma_E: EULER_GAMMA, beta }) }
}

function byLikelihood(x: readonly number[], m_x: number, trace: Trace) {
  const x_1 = trace.lookup({
    symbol: 'x_1',
    title: 'Minimum sample maximum',
    unit: '-',
    source: gumbel,
    clause: 'sample',
    value: x.reduce((a, b) => Math.min(a, b)),
    cell: `minimum of ${x.length} maxima`,
  })
  const root = mostLikelyScale(x)
  const beta = trace.solved({
    symbol: 'beta',
    title: 'Gumbel scale parameter',
    unit: '-',
    source: gumbel,
    clause: 'method of maximum likelihood',
    value: root.x,
    trial: gumbelScale.evaluate({ s_x: deviationOfMaxima.evaluate({ x, m_x }) }),
    residual: root.residual,
    iterations: root.iterations,
    method: 'Brent method',
    satisfies: fulfils(likelyScale, { m_x, x, x_1, beta: root.x }),
  })
  return { beta, mu: trace.apply(likelyLocation, { x_1, beta, x }) }
}
