/** Spans over one axis, named one below the other: ranges side by side, windows, or the steps of a waterfall. */
import { textWidth } from '@keelson/figures/text-width.ts'
import { onto } from './chart-axes.ts'
import { drawn, framed, titled } from './chart-frame.ts'
import { NAME_PADDING } from './chart-maps.ts'
import type { ChartDefinition } from './outcome.ts'

export interface Span {
  readonly name: string
  readonly from: number
  readonly to: number
  /** What its colour says; several of one name lie over each other, the first on top. */
  readonly group: string
  /** Beside its end: '300 m to 1,800 m'. */
  readonly label?: string
}
export interface SpanChart {
  readonly x: { readonly title: string; readonly unit: string; readonly zero?: true }
  readonly spans: readonly Span[]
  /** Levels through the whole chart. */
  readonly levels?: readonly { readonly at: number; readonly label: string }[]
}

const TALLEST = 420
const BAND = 34
/** Pixels of the spans with their labels, of the spans alone at least, and between a span and its label. */
const [PLOT, LEAST_SPANS, GAP] = [290, 130, 12] as const
const LETTERS = 13
/** Width kept for the names. */
const NAMES = 150
/** Room over the first row for the names of levels, as a share of a row. */
const HEAD = 0.35
/** Share of its row that a span takes; one that lies over another is narrower. */
const [WIDE, NARROW] = [0.62, 0.34] as const

export function spanChart({ x: axis, spans, levels = [] }: SpanChart): ChartDefinition {
  const inUnit = onto(axis)
  const values = spans
    .filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to))
    .map((s) => ({ ...s, from: drawn(inUnit(s.from)), to: drawn(inUnit(s.to)) }))
    .map((s) => ({ ...s, end: Math.max(s.from, s.to) }))
  const groups = [...new Set(values.map(({ group }) => group))]
  const lines = levels
    .filter(({ at }) => Number.isFinite(at))
    .map(({ at, label }) => ({ at: drawn(inUnit(at)), label }))
  const reach = [
    ...values.flatMap(({ from, to }) => [from, to]),
    ...lines.map(({ at }) => at),
    ...(axis.zero ? [0] : []),
  ]
  const [low, high] = [Math.min(...reach), Math.max(...reach)]
  const widest = Math.max(0, ...values.map(({ label = '' }) => textWidth(label, LETTERS)))
  const room = ((high - low || 1) * (widest + GAP)) / Math.max(LEAST_SPANS, PLOT - widest - GAP)
  const scale = {
    zero: false,
    nice: false,
    domain: [drawn(low < 0 || !axis.zero ? low - room / 6 : low), drawn(high + room)],
  }
  const x = { type: 'quantitative', title: titled(axis.title, axis.unit), scale, axis: { tickCount: 7 } }
  const names = [...new Set(values.map(({ name }) => name))]
  const place = { field: 'name', type: 'nominal', title: null, sort: names }
  const head = lines.length > 0 && { scale: { paddingOuter: HEAD } }
  const y = { ...place, axis: { minExtent: NAMES, labelLimit: 260 }, ...head }
  const legend = groups.length > 1 ? { orient: 'top', title: null } : null
  const color = { field: 'group', type: 'nominal', title: null, sort: null, scale: { domain: groups }, legend }
  const layerOf = (group: string, i: number) => ({
    data: { values: values.filter((v) => v.group === group) },
    mark: { type: 'bar', height: { band: i < groups.length - 1 && overlies(values, group) ? NARROW : WIDE } },
    encoding: { y, x: { field: 'from', ...x }, x2: { field: 'to' }, color },
  })
  return framed({
    height: Math.min(TALLEST, 60 + BAND * names.length),
    padding: NAME_PADDING,
    layer: [
      ...groups.map(layerOf).reverse(),
      {
        data: { values: values.filter(({ label }) => label !== undefined) },
        mark: { type: 'text', align: 'left', dx: 5 },
        encoding: { y, x: { field: 'end', ...x }, text: { field: 'label' } },
      },
      ...(lines.length > 0 ? levelLayers(lines, x) : []),
    ],
  })
}

type Placed = Pick<Span, 'name' | 'group' | 'from' | 'to'>
/** Whether the spans of a group lie on those of another of the same name. */
const overlies = (all: readonly Placed[], group: string): boolean =>
  all.some((v) => v.group === group && all.some((other) => other.group !== group && overlap(v, other)))
const overlap = (a: Placed, b: Placed): boolean => a.name === b.name && Math.max(a.from, b.from) < Math.min(a.to, b.to)

const levelLayers = (values: readonly { readonly at: number; readonly label: string }[], x: object) => [
  {
    data: { values },
    mark: { type: 'rule', strokeDash: [6, 4], strokeWidth: 1.5 },
    encoding: { x: { field: 'at', ...x } },
  },
  {
    data: { values },
    mark: { type: 'text', align: 'left', dx: 5, dy: 8 },
    encoding: { x: { field: 'at', ...x }, y: { value: 0 }, text: { field: 'label' } },
  },
]
