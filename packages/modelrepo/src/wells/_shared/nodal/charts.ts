/** Inflow and lift in one chart, and what moves their intersection; in oilfield units. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import {
  type ChartDefinition,
  drawn,
  lineChart,
  type Marker,
  type NotApplicable,
  notApplicable,
  type Point,
  type TornadoBar,
  tornado as tornadoChart,
} from '@keelson/workflow'
import { type Intersection, operatingOf, type ScanPoint } from './node.ts'
import type { Swing } from './swings.ts'

const RATE = { title: 'Oil rate', unit: 'stb/d' } as const
export const NODE = { title: 'Flowing bottomhole pressure', unit: 'psia' } as const
/** Lift pressures above so many reservoir pressures only flatten the picture. */
export const TALLEST = 2

const INFLOW_POINTS = 61

export const inflowPoints = (inflow: Inflow): Point[] =>
  spaced(inflow.p_r, 0, INFLOW_POINTS).map((p) => [inflow.rate(p, silent), p])
export const liftPoints = (points: readonly ScanPoint[], inflow: Inflow): Point[] =>
  points.flatMap(({ q, p_vlp }): Point[] => (p_vlp === undefined || p_vlp > TALLEST * inflow.p_r ? [] : [[q, p_vlp]]))

export const rateAxis = (liquid: boolean) => (liquid ? { ...RATE, title: 'Liquid rate' } : RATE)

/** Inflow and lift with every intersection; without a lift, the inflow alone with the point asked for. */
export function inflowAndLift(
  inflow: Inflow,
  lift: { readonly points: readonly ScanPoint[]; readonly found: readonly Intersection[] } | undefined,
  asked: Point | undefined,
  liquid: boolean,
): ChartDefinition {
  const operating = lift && operatingOf(lift.found)
  const marks = (lift?.found ?? []).map(
    ({ q, stable }): Marker => ({
      x: q,
      y: inflow.pressure(q, silent),
      label: q === operating?.q ? 'operating point' : stable ? '' : 'unstable intersection',
    }),
  )
  const asking: Marker[] = asked === undefined ? [] : [{ x: asked[0], y: asked[1], label: 'requested' }]
  return lineChart({
    x: rateAxis(liquid),
    y: NODE,
    series: [
      { name: 'inflow', points: inflowPoints(inflow) },
      ...(lift ? [{ name: 'outflow', points: liftPoints(lift.points, inflow) }] : []),
    ],
    markers: [...marks, ...(lift ? [] : asking)],
  })
}

const ENDS = ['input decreased', 'input increased'] as const

/** From the lowered to the raised input about the rate as given; an end that moves nothing is left out. */
export function tornado(
  all: readonly Swing[],
  of: 'rate' | 'openFlow',
  rate: number,
  title: string,
): ChartDefinition | NotApplicable {
  const bars = all.flatMap(({ input, low, high }) =>
    [low, high].flatMap((outcome, i): TornadoBar[] => {
      const to = outcome[of] ?? rate
      const bar = { name: input, end: ENDS[i] ?? '', to, label: outcome.change }
      return Number.isFinite(to) && drawn(to) !== drawn(rate) ? [bar] : []
    }),
  )
  if (bars.length === 0 || !Number.isFinite(rate)) return notApplicable('no varied input affects this result')
  return tornadoChart({ x: { title, unit: RATE.unit }, base: rate, ends: ENDS, bars })
}
