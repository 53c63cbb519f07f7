/** The workability by a Weibull distribution of the wave height, in place of a record. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { weibullShare } from '@keelson/physics/weather-windows/equations.ts'
import { type ChartDefinition, lineChart, type Point, shownIn, shownPercent } from '@keelson/workflow'
import { type Some, way } from './inputs.ts'
import { distributionWarnings } from './warnings.ts'
import { workabilityCheck, workabilityValue } from './workability.ts'

type Distributed = Some<'hs_limit' | 'required_workability' | 'weibull_scale' | 'weibull_shape' | 'weibull_location'>

export const ofDistribution = way({
  takes: ['hs_limit', 'required_workability', 'weibull_scale', 'weibull_shape', 'weibull_location'],
  values: workabilityValue,
  checks: workabilityCheck,
  charts: {
    distribution: {
      title: 'Wave height distribution',
      description: 'Fraction of time with the significant wave height at or below a value, with the limit marked.',
    },
  },
  calculate: (p, trace) => {
    const { hs_limit: h, weibull_location: a, weibull_scale: b, weibull_shape: c } = p
    trace.section('Wave height distribution')
    const W = trace.apply(weibullShare, { h, a, b, c }, { rename: { h: 'H_lim' } })
    return {
      charts: () => ({ distribution: distributionChart(p) }),
      warnings: distributionWarnings(p),
      detail: `Significant wave height is at or below ${shownIn(h, 'm')} for ${shownPercent(W)} of the time (required ${shownPercent(p.required_workability)}). Window durations cannot be derived from a distribution`,
    }
  },
})

const POINTS = 121
/** Shares of the time up to which the distribution is drawn. */
const DRAWN = 0.999

function distributionChart(p: Distributed): ChartDefinition {
  const { hs_limit: h, weibull_location: a, weibull_scale: b, weibull_shape: c } = p
  const top = Math.max(1.2 * h, a + b * (-Math.log(1 - DRAWN)) ** (1 / c))
  const W = (at: number) => weibullShare.evaluate({ h: at, a, b, c })
  return lineChart({
    x: { title: 'Significant wave height', unit: 'm', zero: true },
    y: { title: 'Fraction of time at or below height', unit: '%', zero: true },
    series: [{ name: 'distribution', points: spaced(0, top, POINTS).map((x): Point => [x, W(x)]) }],
    limits: [{ at: p.required_workability, label: 'required', along: 'x' }],
    markers: [{ x: h, y: W(h), label: 'limit' }],
  })
}
