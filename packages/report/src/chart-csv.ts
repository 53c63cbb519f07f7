/** The data of a chart as CSV: a column for each thing that is drawn, its unit in the head, a row for each point. */
import { csv } from '@keelson/engine/csv.ts'
import { type Plain, panelsOf, unitsOf } from './chart-series.ts'

/** In the order of the columns. */
const CHANNELS = ['color', 'shape', 'detail', 'x', 'x2', 'y', 'y2', 'size', 'tooltip', 'text'] as const
type ChannelName = (typeof CHANNELS)[number]
/** Heads of channels without a title of their own. */
const HEADS: Readonly<Partial<Record<ChannelName, string>>> = {
  color: 'Series',
  shape: 'Series',
  detail: 'Series',
  x: 'Name',
  y: 'Name',
  tooltip: 'Description',
  text: 'Label',
}
const LABEL = 'Label'

type Cell = number | string | null
type Row = ReadonlyMap<string, Cell>

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x)
const channelOf = ({ encoding }: Plain, name: ChannelName): Plain | undefined => {
  const channel = isPlain(encoding) ? encoding[name] : undefined
  return isPlain(channel) ? channel : undefined
}

export function chartCsv(spec: Plain): string {
  const panels = panelsOf(spec)
  const rows = panels.flatMap((panel, i) => {
    const place: [string, Cell][] = panels.length > 1 ? [['Panel', panelName(panel, i)]] : []
    const titles = titlesIn([...unitsOf(panel), ...unitsOf(spec)])
    return once(unitsOf(panel).flatMap((unit) => rowsOf(unit, titles))).map((row): Row => new Map([...place, ...row]))
  })
  const heads = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  return csv(
    'chart',
    heads.map((name) => ({ name, title: name })),
    rows.map((row) => heads.map((head) => row.get(head) ?? null)),
  ).content
}

function panelName({ title }: Plain, index: number): Cell {
  const text = isPlain(title) ? title.text : title
  return typeof text === 'string' ? text : index + 1
}

/** Axes that one part of a chart names and the others share. */
function titlesIn(units: readonly Plain[]): ReadonlyMap<ChannelName, string> {
  const titles = new Map<ChannelName, string>()
  for (const name of ['x', 'y'] as const) {
    const title = units.map((unit) => channelOf(unit, name)?.title).find((found) => typeof found === 'string')
    if (typeof title === 'string') titles.set(name, title)
  }
  return titles
}

/** Texts repeat what is drawn under them. */
function rowsOf(unit: Plain, titles: ReadonlyMap<ChannelName, string>): readonly Row[] {
  const { mark, data } = unit
  if ((isPlain(mark) ? mark.type : mark) === 'text') return []
  const values = isPlain(data) && Array.isArray(data.values) ? data.values.filter(isPlain) : []
  const columns = CHANNELS.flatMap((name) => {
    const channel = channelOf(unit, name)
    return typeof channel?.field === 'string' && !isCounted(name, channel.field, values)
      ? [{ field: channel.field, head: headOf(name, channel, titles) }]
      : []
  })
  return columns.length === 0 ? [] : values.map((row) => rowOf(row, columns))
}

/** The parts of a broken line are numbered, which says nothing to a reader. */
const isCounted = (name: ChannelName, field: string, values: readonly Plain[]): boolean =>
  name === 'detail' && values.every((row) => typeof row[field] === 'number')

function headOf(name: ChannelName, channel: Plain, titles: ReadonlyMap<ChannelName, string>): string {
  if (name === 'x2' || name === 'y2') return endOf(titles.get(name === 'x2' ? 'x' : 'y') ?? name)
  return typeof channel.title === 'string' ? channel.title : (titles.get(name) ?? HEADS[name] ?? name)
}

/** 'Cost [MUSD]' as 'Cost, end [MUSD]'. */
const endOf = (title: string): string => title.replace(/^(.*?)( \[[^[\]]*\])?$/, '$1, end$2')

function rowOf(row: Plain, columns: readonly { readonly field: string; readonly head: string }[]): Row {
  const cells = columns.map(({ field, head }): [string, Cell] => [head, cellOf(row[field])])
  return new Map(typeof row.label === 'string' && row.label !== '' ? [...cells, [LABEL, row.label]] : cells)
}

const cellOf = (value: unknown): Cell =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? null
      : String(value)

/** Points that are drawn twice, as a line and as dots, are one row. */
const once = (rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [JSON.stringify([...row]), row])).values(),
]
