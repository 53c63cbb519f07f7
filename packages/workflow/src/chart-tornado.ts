/** A tornado: how far each input moves a result from where it stands, the one that moves it most on top. */
import { textWidth } from '@keelson/figures/text-width.ts'
import { onto } from './chart-axes.ts'
import { drawn, framed, titled } from './chart-frame.ts'
import { NAME_PADDING } from './chart-maps.ts'
import type { ChartDefinition } from './outcome.ts'

export interface TornadoBar {
  readonly name: string
  /** One of the ends of the tornado. */
  readonly end: string
  /** Where the result is there. */
  readonly to: number
  /** What the input is there: '359 MPa'. */
  readonly label: string
}
export interface Tornado {
  readonly x: { readonly title: string; readonly unit: string }
  /** The result with nothing changed. */
  readonly base: number
  /** What the bars of an input may be: 'input lowered', 'input raised'. */
  readonly ends: readonly string[]
  readonly bars: readonly TornadoBar[]
  /** What the result is held to; drawn where the bars stay readable beside it. */
  readonly limit?: { readonly at: number; readonly label: string }
}

const TALLEST = 420
const BAND = 34
/** Room over the first bar, for the name of the limit, as a share of a row. */
const HEAD = 0.35
/** Pixels of the bars, at least, and of the bars with their labels. */
const [LEAST_BARS, PLOT] = [110, 250] as const
const LETTERS = 13
/** Between a bar and its label. */
const GAP = 8
/** Width kept for the names. */
const NAMES = 120
/** Times the reach of the bars, to which a limit may be from them. */
const FAR = 3

export function tornado({ x, base, bars, limit, ends }: Tornado): ChartDefinition {
  const at = onto(x)
  return tornadoAsRecorded({
    x,
    ends,
    base: at(base),
    bars: bars.map((b) => ({ ...b, to: at(b.to) })),
    ...(limit && { limit: { ...limit, at: at(limit.at) } }),
  })
}

/** The same of numbers that are in the unit of the axis. */
export function tornadoAsRecorded({ x: axis, base: from, ends, bars, limit }: Tornado): ChartDefinition {
  const base = drawn(from)
  const finite = bars.filter((b) => Number.isFinite(b.to)).map((b) => ({ ...b, from: base, to: drawn(b.to) }))
  const values = finite.map((b) => ({ ...b, side: sideOf(b, finite, base) }))
  const level = limit && limitIsNear(limit.at, [base, ...finite.map((b) => b.to)]) ? limit : undefined
  const scale = { zero: false, nice: false, domain: domainOf(base, values, level?.at) }
  const x = { type: 'quantitative', title: titled(axis.title, axis.unit), scale, axis: { tickCount: 7 } }
  const sort = widestFirst(finite, base)
  const place = { field: 'name', type: 'nominal', title: null, sort, axis: { minExtent: NAMES } }
  const y = { ...place, scale: { paddingOuter: HEAD } }
  const color = { field: 'end', type: 'nominal', title: null, scale: { domain: ends }, legend: { orient: 'top' } }
  const labels = (side: string, align: string, dx: number) => ({
    transform: [{ filter: `datum.side === '${side}'` }],
    mark: { type: 'text', align, dx },
    encoding: { y, x: { field: 'to', ...x }, text: { field: 'label' } },
  })
  return framed({
    height: Math.min(TALLEST, 40 + BAND * sort.length),
    padding: NAME_PADDING,
    data: { values },
    layer: [
      {
        mark: { type: 'bar', height: { band: 0.5 } },
        encoding: { y, x: { field: 'from', ...x }, x2: { field: 'to' }, color },
      },
      {
        data: { values: [{ base }] },
        mark: { type: 'rule', strokeWidth: 1.5 },
        encoding: { x: { field: 'base', ...x } },
      },
      labels('left', 'right', -4),
      labels('right', 'left', 4),
      ...(level ? limitLayers(level, x) : []),
    ],
  })
}

type At = NonNullable<Tornado['limit']>

/** Whether a limit is drawn beside results of this reach: farther away it would leave nothing of the bars. */
export function limitIsNear(limit: number, results: readonly number[]): boolean {
  const [low, high] = [Math.min(...results), Math.max(...results)]
  const far = FAR * (high - low)
  return limit >= low - far && limit <= high + far
}

/** Room beside the bars for the widest label of each side. */
function domainOf(base: number, values: readonly Sided[], limit = base): readonly [number, number] {
  const reach = [base, limit, ...values.map((v) => v.to)]
  const [low, high] = [Math.min(...reach), Math.max(...reach)]
  const widest = (side: Side) =>
    Math.max(...values.map((v) => (v.side === side ? textWidth(v.label, LETTERS) : 0)), 0) + GAP
  const [left, right] = [widest('left'), widest('right')]
  const bars = Math.max(LEAST_BARS, PLOT - left - right)
  const unit = (high - low || 1) / bars
  const share = (PLOT - bars) / (left + right)
  return [drawn(low - share * left * unit), drawn(high + share * right * unit)]
}

const limitLayers = ({ at, label }: At, x: object) => [
  {
    data: { values: [{ at: drawn(at), label }] },
    mark: { type: 'rule', strokeDash: [6, 4], strokeWidth: 1.5 },
    encoding: { x: { field: 'at', ...x } },
  },
  {
    data: { values: [{ at: drawn(at), label }] },
    mark: { type: 'text', align: 'left', dx: 5, dy: 8 },
    encoding: { x: { field: 'at', ...x }, y: { value: 0 }, text: { field: 'label' } },
  },
]

type Drawn = Pick<TornadoBar, 'name' | 'to'>
type Side = 'left' | 'right'
interface Sided extends Pick<TornadoBar, 'to' | 'label'> {
  readonly side: Side
}

function widestFirst(bars: readonly Drawn[], base: number): string[] {
  const span = (name: string) => {
    const reach = [base, ...bars.filter((b) => b.name === name).map((b) => b.to)]
    return Math.max(...reach) - Math.min(...reach)
  }
  return [...new Set(bars.map((b) => b.name))].sort((a, b) => span(b) - span(a))
}

/** On which side of the bar its label stands: outwards, and inwards where the other bar reaches further that way. */
function sideOf({ name, to }: Drawn, bars: readonly Drawn[], base: number): Side {
  const other = bars.find((b) => b.name === name && b.to !== to)?.to ?? base
  return to < other || (to === other && to < base) ? 'left' : 'right'
}
