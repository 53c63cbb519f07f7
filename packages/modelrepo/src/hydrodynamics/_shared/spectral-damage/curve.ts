/** The S-N curve of a spectral damage: a slope and an intercept, or a curve of DNV-RP-C203 by name. */
import type { Trace } from '@keelson/equations'
import { type ClosedCurve, closedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import { basquinLine, type SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import { printedCurve, STRUCTURAL_CURVES } from '@keelson/standards/dnv-rp-c203-2016/structural-curves.ts'
import {
  asNamed,
  choice,
  flag,
  given,
  optional,
  type ParamsOf,
  type Problem,
  params,
  quantity,
  shown,
} from '@keelson/workflow'
import { field } from '../../../_shared/fields/index.ts'

const oneSlope = { sn_two_slope: [false] }
const twoSlope = { sn_two_slope: [true] }

export const curveParams = {
  sn_two_slope: flag({
    title: 'Standard S-N curve',
    description:
      'Whether a DNV-RP-C203 two-slope curve, selected by name and environment, is used instead of the slope and intercept.',
    default: false,
  }),
  // The rules require both, beside what else they find: a curve that nobody named would decide the verdict.
  sn_slope: optional(
    quantity('sn_slope', {
      title: 'S-N slope',
      description: 'Slope m of the S-N line. Required unless a standard curve is used.',
      symbol: 'm',
      above: 0,
      example: 3,
      usedWhen: oneSlope,
    }),
  ),
  sn_log_intercept: optional(
    quantity('sn_log_intercept', {
      title: 'S-N intercept',
      description:
        'Intercept log a (base 10) for stress ranges in MPa. Required unless a standard curve is used. For the first slope of curve D, the intercept is 12.164 in air, 11.764 with cathodic protection and 11.687 in free corrosion.',
      symbol: 'log_a',
      example: 12.164,
      usedWhen: oneSlope,
    }),
  ),
  sn_curve: optional(
    choice(asNamed(STRUCTURAL_CURVES), {
      title: 'S-N curve',
      description: 'DNV-RP-C203 detail curve, or T for tubular joints with hot-spot stress.',
      usedWhen: twoSlope,
      requiredWhen: twoSlope,
    }),
  ),
  environment: optional(
    field.snEnvironment({
      description: 'Environment of the standard S-N curve. Free corrosion has one slope.',
      usedWhen: twoSlope,
      requiredWhen: twoSlope,
    }),
  ),
}

const declared = params(curveParams)
export type CurveParams = ParamsOf<typeof declared>

/** Exponents of ten that a number holds, with room for the steps. */
const MOST_EXPONENT = 300

export function curveProblems({ sn_two_slope, sn_slope, sn_log_intercept }: CurveParams): Problem[] {
  const named = 'or select a standard curve and its environment (no curve is assumed)'
  return [
    ...(!sn_two_slope && sn_slope === undefined
      ? [{ pointer: '/sn_slope', message: `is required with the {sn_log_intercept}, ${named}` }]
      : []),
    ...(!sn_two_slope && sn_log_intercept === undefined
      ? [{ pointer: '/sn_log_intercept', message: `is required with the {sn_slope}, ${named}` }]
      : []),
    ...(Math.abs(sn_log_intercept ?? 0) > MOST_EXPONENT
      ? [
          {
            pointer: '/sn_log_intercept',
            message: `must be between −${MOST_EXPONENT} and ${MOST_EXPONENT} (entered: ${shown(sn_log_intercept ?? 0)})`,
          },
        ]
      : []),
  ]
}

/** The S-N curve of the run, its constants in the trace. */
export function curveOf(p: CurveParams, trace: Trace): ClosedCurve {
  trace.section('S-N curve')
  if (p.sn_two_slope) {
    const { sn_curve, environment } = given(p, 'sn_curve', 'environment')
    return closedCurve(printedCurve(sn_curve, environment), trace)
  }
  const { sn_slope: m, sn_log_intercept: log_a } = given(p, 'sn_slope', 'sn_log_intercept')
  const curve: SnCurve = { lines: [{ m, log_a }], N_knee: null }
  return closedCurve({ curve, equations: basquinLine, lines: undefined, knee: undefined }, trace)
}
