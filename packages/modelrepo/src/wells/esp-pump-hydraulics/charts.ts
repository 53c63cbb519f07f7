/** Charts of a design: heads, the system curve with the design point, and the load of the motor. */
import { spaced } from '@keelson/numerics/spaced.ts'
import {
  barChart,
  type ChartDefinition,
  type Limit,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import { type Fluid, type Heads, systemHead } from './calculate-lift.ts'
import type { Sized } from './calculate-sizing.ts'
import { givenRange, type Range } from './checks.ts'
import type { Params } from './params.ts'

export const RATE = { title: 'Rate through the pump', unit: 'm3/d' } as const
export const HEAD = { title: 'Head', unit: 'm' } as const
const POINTS = 41
/** To which share of its own value a rate is drawn. */
const BEYOND = 1.6

export function designCharts(p: Params, q: number, heads: Heads, fluid: Fluid, { load, N_s }: Sized) {
  return {
    head_breakdown: headBars(heads),
    system_curve: systemCurve(p, q, heads, fluid, N_s),
    ...(p.motor_rating !== undefined && { motor_load: loadBar(load) }),
  }
}

export const headBars = ({ H_n, H_f, H_wh, TDH }: Heads): ChartDefinition =>
  barChart({
    category: 'What the pump lifts against',
    y: HEAD,
    bars: [
      { name: 'net lift', value: H_n },
      { name: 'friction', value: H_f },
      { name: 'wellhead', value: H_wh },
      { name: 'total', value: TDH },
    ],
  })

export const rangeLimits = ({ least, most }: Range): Limit[] => [
  ...(least === undefined ? [] : [{ at: least, label: 'least recommended', along: 'y' as const }]),
  ...(most === undefined ? [] : [{ at: most, label: 'greatest recommended', along: 'y' as const }]),
]

function systemCurve(
  p: Params,
  q: number,
  { H_n, TDH }: Heads,
  fluid: Fluid,
  N_s: number | undefined,
): ChartDefinition {
  const head = systemHead(p, H_n, fluid)
  const points = spaced(0, BEYOND * q, POINTS).map((x): Point => [x, head(x)])
  const h_s = p.head_per_stage
  const pump = N_s === undefined || h_s === undefined ? [] : [{ x: q, y: N_s * h_s, label: 'pump' }]
  return lineChart({
    x: RATE,
    y: HEAD,
    series: [{ name: 'system', points }],
    markers: [{ x: q, y: TDH, label: 'design' }, ...pump],
    limits: rangeLimits(givenRange(p)),
  })
}

export const loadBar = (
  load: number | undefined,
  reason = 'the power of the pump is not known',
): ChartDefinition | NotApplicable =>
  load === undefined
    ? notApplicable(reason)
    : barChart({
        category: 'Of its rating at frequency',
        y: { title: 'Motor load', unit: '%' },
        bars: [{ name: 'motor', value: load }],
        limits: [
          { at: 1, label: 'rating', along: 'x' },
          { at: 0.5, label: 'least preferred', along: 'x' },
        ],
      })
