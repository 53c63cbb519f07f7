/** Problems of the inputs, SI, that no single field shows. */
import { spreadingShare } from '@keelson/physics/fatigue/stress-response.ts'
import { type Problem, shown } from '@keelson/workflow'
import { curveProblems } from '../_shared/spectral-damage/curve.ts'
import { FRACTION_TOLERANCE } from '../_shared/spectral-damage/warnings.ts'
import { COSINE, type Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [
  ...functionProblems(p),
  ...fractionProblems(p),
  ...spreadingProblems(p),
  ...curveProblems(p),
]

function functionProblems({ rao_frequencies: f, stress_amplitude_rao: H }: Params): Problem[] {
  const at = f.findIndex((own, i) => i > 0 && own <= (f[i - 1] ?? 0))
  const order =
    at < 0
      ? []
      : [
          {
            pointer: `/rao_frequencies/${at}`,
            message: `must be greater than the previous value, ${shown(f[at - 1] ?? 0)} Hz, because frequencies are in ascending order (entered: ${shown(f[at] ?? 0)} Hz)`,
          },
        ]
  if (H.length === f.length) return order
  const message = `must have one value for each of the ${f.length} frequencies (entered: ${H.length})`
  return [...order, { pointer: '/stress_amplitude_rao', message }]
}

function fractionProblems({ sea_states }: Params): Problem[] {
  const sum = sea_states.reduce((s, row) => s + row.occurrence_fraction, 0)
  if (sum <= 1 + FRACTION_TOLERANCE) return []
  const message = `must have occurrence fractions with a total of at most 1 (entered: ${Number(sum.toPrecision(8))})`
  return [{ pointer: '/sea_states', message }]
}

function spreadingProblems(p: Params): Problem[] {
  const { heading_offsets: theta, rao_heading_factors: r, exponent_n: n } = p
  if (p.spreading !== COSINE || theta === undefined || r === undefined) return []
  if (r.length !== theta.length) {
    const message = `must have one value for each of the ${theta.length} directions (entered: ${r.length})`
    return [{ pointer: '/rao_heading_factors', message }]
  }
  const twice = theta.findIndex((own, i) => theta.indexOf(own) < i)
  if (twice >= 0) return [{ pointer: `/heading_offsets/${twice}`, message: 'must not be entered twice' }]
  const sum = theta.reduce((s, one) => s + spreadingShare.evaluate({ theta: one, n }), 0)
  if (sum >= LEAST_SHARE) return []
  return [
    {
      pointer: '/heading_offsets',
      message: 'must include a direction closer to the mean, because those entered have zero weight',
    },
  ]
}

/** Shares below this are rounding of the cosine of a right angle. */
const LEAST_SHARE = 1e-12
