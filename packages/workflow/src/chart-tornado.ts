/** A tornado: how far each input moves a result from where it stands, the one that moves it most on top. */
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
}

const TALLEST = 280
const BAND = 50
/** Share of the width kept on either side for the labels. */
const ROOM = 0.2
/** Width kept for the names. */
const NAMES = 150

export function tornado({ x: axis, base: from, ends, bars }: Tornado): ChartDefinition {
  const at = onto(axis)
  const base = drawn(at(from))
  const finite = bars.filter((b) => Number.isFinite(b.to)).map((b) => ({ ...b, from: base, to: drawn(at(b.to)) }))
  const values = finite.map((b) => ({ ...b, side: sideOf(b, finite, base) }))
  const reach = [base, ...values.map((v) => v.to)]
  const [low, high] = [Math.min(...reach), Math.max(...reach)]
  const room = ROOM * (high - low || 1)
  const scale = { zero: false, nice: false, domain: [drawn(low - room), drawn(high + room)] }
  const x = { type: 'quantitative', title: titled(axis.title, axis.unit), scale, axis: { tickCount: 7 } }
  const sort = widestFirst(finite, base)
  const y = { field: 'name', type: 'nominal', title: null, sort, axis: { minExtent: NAMES } }
  const color = { field: 'end', type: 'nominal', title: null, scale: { domain: ends }, legend: { orient: 'top' } }
  const labels = (side: string, align: string, dx: number) => ({
    transform: [{ filter: `datum.side === '${side}'` }],
    mark: { type: 'text', align, dx },
    encoding: { y, x: { field: 'to', ...x }, text: { field: 'label' } },
  })
  return framed({
    height: Math.min(TALLEST, 80 + BAND * sort.length),
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
    ],
  })
}

type Drawn = Pick<TornadoBar, 'name' | 'to'>

function widestFirst(bars: readonly Drawn[], base: number): string[] {
  const span = (name: string) => {
    const reach = [base, ...bars.filter((b) => b.name === name).map((b) => b.to)]
    return Math.max(...reach) - Math.min(...reach)
  }
  return [...new Set(bars.map((b) => b.name))].sort((a, b) => span(b) - span(a))
}

/** On which side of the bar its label stands: outwards, and inwards where the other bar reaches further that way. */
function sideOf({ name, to }: Drawn, bars: readonly Drawn[], base: number): 'left' | 'right' {
  const other = bars.find((b) => b.name === name && b.to !== to)?.to ?? base
  return to < other || (to === other && to < base) ? 'left' : 'right'
}
