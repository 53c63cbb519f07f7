/** The charts of the nodal analysis, in oilfield units. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import { fromSI } from '@keelson/units'
import {
  type ChartDefinition,
  lineChart,
  type Marker,
  type NotApplicable,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import { type Intersection, operatingOf, type ScanPoint } from './calculate-node.ts'
import type { Profile } from './calculate-profile.ts'
import type { Curve, Family, Swing } from './calculate-sensitivity.ts'

const RATE = { title: 'Oil rate', unit: 'stb/d' } as const
const NODE = { title: 'Flowing bottomhole pressure', unit: 'psia' } as const
/** Lift pressures above so many reservoir pressures only flatten the picture. */
const TALLEST = 2

const at = (q: number, p: number): Point => [fromSI(q, 'stb/d'), fromSI(p, 'psia')]
const INFLOW_POINTS = 61

const inflowPoints = (inflow: Inflow): Point[] =>
  spaced(inflow.p_r, 0, INFLOW_POINTS).map((p) => at(inflow.rate(p, silent), p))
const liftPoints = (points: readonly ScanPoint[], inflow: Inflow): Point[] =>
  points.flatMap(({ q, p_vlp }) => (p_vlp === undefined || p_vlp > TALLEST * inflow.p_r ? [] : [at(q, p_vlp)]))

const rateAxis = (liquid: boolean) => (liquid ? { ...RATE, title: 'Liquid rate' } : RATE)

/** Inflow and lift with every intersection; without a lift, the inflow alone with the point asked for. */
export function inflowAndLift(
  inflow: Inflow,
  lift: { readonly points: readonly ScanPoint[]; readonly found: readonly Intersection[] } | undefined,
  asked: Point | undefined,
  liquid: boolean,
): ChartDefinition {
  const marks = (lift?.found ?? []).map(({ q, stable }): Marker => {
    const [x, y] = at(q, inflow.pressure(q, silent))
    return { x, y, label: stable ? '' : 'unstable' }
  })
  const operating = lift && operatingOf(lift.found)
  const asking: Marker[] = asked === undefined ? [] : [{ x: asked[0], y: asked[1], label: 'as asked' }]
  return lineChart({
    x: rateAxis(liquid),
    y: NODE,
    series: [
      { name: 'inflow', points: inflowPoints(inflow) },
      ...(lift ? [{ name: 'lift', points: liftPoints(lift.points, inflow) }] : []),
    ],
    markers: [...marks, ...(lift ? [] : asking)],
    ...(operating && { limits: [{ at: fromSI(operating.q, 'stb/d'), label: 'operating', along: 'y' as const }] }),
  })
}
export const askedPoint = (q: number, p: number): Point => at(q, p)

/** The lift curve beside those of one changed input. */
export function family(
  inflow: Inflow,
  points: readonly ScanPoint[],
  curves: readonly Curve[],
  liquid: boolean,
): ChartDefinition {
  const changed = curves.map(({ name, points: p }) => ({
    name,
    points: p.filter(([, y]) => y <= TALLEST * inflow.p_r).map(([x, y]) => at(x, y)),
  }))
  return lineChart({
    x: rateAxis(liquid),
    y: NODE,
    series: [
      { name: 'inflow', points: inflowPoints(inflow) },
      { name: 'lift as given', points: liftPoints(points, inflow) },
      ...changed,
    ],
  })
}
export function familyCharts(
  inflow: Inflow,
  points: readonly ScanPoint[],
  all: Readonly<Record<Family, readonly Curve[]>>,
  liquid: boolean,
) {
  const chart = (curves: readonly Curve[]) =>
    curves.length === 0 ? notApplicable('there is no oil or gas to change') : family(inflow, points, curves, liquid)
  return {
    tubing_family: chart(all.tubing),
    wellhead_pressure_family: chart(all.wellhead),
    gas_oil_ratio_family: chart(all.gas),
    water_cut_family: chart(all.water),
  }
}

/** Pressure down the tubing at the operating rate. */
export function pressureDepth({ nodes }: Profile): ChartDefinition {
  return lineChart({
    x: { title: 'Pressure', unit: 'psia' },
    y: { title: 'Measured depth', unit: 'ft', reverse: true },
    series: [{ name: 'pressure', points: nodes.map((n): Point => [fromSI(n.p, 'psia'), fromSI(n.depth, 'ft')]) }],
  })
}

/** Liquid holdup down the tubing at the operating rate. */
export function holdupDepth({ nodes }: Profile): ChartDefinition {
  return lineChart({
    x: { title: 'Liquid holdup', unit: '-' },
    y: { title: 'Measured depth', unit: 'ft', reverse: true },
    series: [{ name: 'holdup', points: nodes.map((n): Point => [n.at.H_L, fromSI(n.depth, 'ft')]) }],
  })
}

const DIGITS = 6
const drawn = (si: number) => Number(fromSI(si, 'stb/d').toPrecision(DIGITS))
/** Room for the words beside the longest bars, as a share of the span. */
const MARGIN = 0.15
/** Width kept for the names of the inputs. */
const NAMES = 150
const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json'
const WAYS = ['input lowered', 'input raised']

interface Bar {
  readonly input: string
  readonly change: string
  readonly from: number
  readonly to: number
  readonly way: string | undefined
}
function barsOf(all: readonly Swing[], of: 'rate' | 'openFlow', base: number): readonly Bar[] {
  return all.flatMap(({ input, low, high }) =>
    [low, high].flatMap((end, i): Bar[] => {
      const to = end[of] === null ? base : drawn(end[of])
      const bar = { input, change: end.change, from: base, to, way: WAYS[i] }
      return Number.isFinite(to) && to !== base ? [bar] : []
    }),
  )
}

/** Bars from the lowered to the raised input about the rate as given, the longest on top. */
export function tornado(
  all: readonly Swing[],
  of: 'rate' | 'openFlow',
  rate: number,
  title: string,
): ChartDefinition | NotApplicable {
  const base = drawn(rate)
  const bars = barsOf(all, of, base)
  if (bars.length === 0 || !Number.isFinite(base)) return notApplicable('nothing that was changed moves it')
  const ends = bars.map((b) => b.to).concat(base)
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const room = MARGIN * (most - least)
  const span = (input: string) => Math.max(...bars.filter((b) => b.input === input).map((b) => Math.abs(b.to - base)))
  const order = [...new Set(bars.map((b) => b.input))].sort((a, b) => span(b) - span(a))
  const domain = [drawnBound(least - room), drawnBound(most + room)]
  const x = { type: 'quantitative', title: `${title} [stb/d]`, scale: { zero: false, nice: false, domain } }
  const y = { field: 'input', type: 'nominal', title: null, sort: order, axis: { minExtent: NAMES } }
  const colour = { field: 'way', type: 'nominal', title: null, scale: { domain: WAYS }, legend: { orient: 'top' } }
  const words = (values: readonly Bar[], align: 'left' | 'right', dx: number) => ({
    data: { values },
    mark: { type: 'text', align, dx },
    encoding: { y, x: { field: 'to', ...x }, text: { field: 'change' } },
  })
  return {
    $schema: SCHEMA,
    width: 'container',
    height: 280,
    layer: [
      {
        data: { values: bars },
        mark: { type: 'bar', size: 18 },
        encoding: { y, x: { field: 'from', ...x }, x2: { field: 'to' }, color: colour },
      },
      {
        data: { values: [{ base }] },
        mark: { type: 'rule', strokeWidth: 1.5 },
        encoding: { x: { field: 'base', ...x } },
      },
      words(
        bars.filter((b) => b.to < base),
        'right',
        -4,
      ),
      words(
        bars.filter((b) => b.to > base),
        'left',
        4,
      ),
    ],
  }
}
const drawnBound = (v: number) => Number(v.toPrecision(DIGITS))
