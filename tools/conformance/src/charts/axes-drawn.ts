/** The numeric axes of a drawn chart, each with its unit and every number that stands on it. */
import { type Plain, panelsOf, unitsOf, withUnits } from '@keelson/report/chart-series.ts'

/** What each channel measures along: second ends lie on the axis of the first. */
const CHANNELS = { x: 'x', x2: 'x', y: 'y', y2: 'y', color: 'color', size: 'size' } as const
type Channel = keyof typeof CHANNELS
type AxisName = (typeof CHANNELS)[Channel]
const ALL = Object.keys(CHANNELS) as readonly Channel[]
export const AXES: readonly AxisName[] = [...new Set(Object.values(CHANNELS))]

export interface DrawnAxis {
  /** 'y'; where a panel has two axes of heights 'y' and 'y 2', and of charts beside each other '2: y'. */
  readonly key: string
  readonly title: string
  readonly numbers: readonly number[]
}

export function axesDrawn(spec: Plain): readonly DrawnAxis[] {
  const panels = panelsOf(spec)
  return panels.flatMap((panel, k) => axesOfPanel(panel, panels.length > 1 ? `${k + 1}: ` : ''))
}

/** Axes of one panel; where two of its layers have each an axis of heights, one for each. */
function axesOfPanel(panel: Plain, before: string): DrawnAxis[] {
  const axes = new Map<string, { readonly axis: AxisName; readonly title: string; readonly numbers: number[] }>()
  for (const { unit, axis, field } of measured(panel)) {
    const title = titleOf(unit, axis) ?? sharedTitle(panel, axis)
    const known = axes.get(`${axis} ${title}`) ?? { axis, title, numbers: [] }
    known.numbers.push(...numbersIn(unit, field))
    axes.set(`${axis} ${title}`, known)
  }
  const found = [...axes.values()]
  return found.map(({ axis, title, numbers }, i) => {
    const place = found.slice(0, i + 1).filter((other) => other.axis === axis).length
    return { key: `${before}${axis}${place > 1 ? ` ${place}` : ''}`, title, numbers }
  })
}

/** Each field of each layer that stands on a numeric axis. */
const measured = (panel: Plain) =>
  unitsOf(panel).flatMap((unit) => fieldsOf(unit).map(({ field, axis }) => ({ unit, field, axis })))

function fieldsOf(unit: Plain) {
  return ALL.flatMap((channel) => {
    const [own, axis] = [channelOf(unit, channel), CHANNELS[channel]]
    const isNumeric = (own?.type ?? channelOf(unit, axis)?.type) === 'quantitative'
    return typeof own?.field === 'string' && isNumeric ? [{ field: own.field, axis }] : []
  })
}

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x)

function channelOf({ encoding }: Plain, name: string): Plain | undefined {
  const channel = isPlain(encoding) ? encoding[name] : undefined
  return isPlain(channel) ? channel : undefined
}

const titleOf = (unit: Plain, axis: AxisName): string | undefined => {
  const title = channelOf(unit, axis)?.title
  return typeof title === 'string' ? title : undefined
}

/** Of a layer that names no title: that of the others in its panel. */
const sharedTitle = (panel: Plain, axis: AxisName): string =>
  unitsOf(panel).flatMap((unit) => titleOf(unit, axis) ?? [])[0] ?? ''

const rowsOf = ({ data }: Plain): readonly Plain[] =>
  isPlain(data) && Array.isArray(data.values) ? data.values.filter(isPlain) : []

const numbersIn = (unit: Plain, field: string): number[] =>
  rowsOf(unit).flatMap((row) => (typeof row[field] === 'number' ? [row[field]] : []))

/** A point or a line that a chart names, by its numbers on the axes. */
export interface NamedMark {
  readonly label: string
  readonly places: readonly { readonly axis: AxisName; readonly title: string; readonly number: number }[]
}

/** The markers and limits of a chart that have a name. */
export const namedMarks = (spec: Plain): readonly NamedMark[] =>
  panelsOf(spec).flatMap((panel) =>
    unitsOf(panel)
      .filter(isNaming)
      .flatMap((unit) =>
        rowsOf(unit).map((row) => ({ label: `${row.label ?? ''}`, places: placesOf(unit, panel, row) })),
      )
      .filter(({ label }) => label !== ''),
  )

/** A marker or the line of a limit. */
const isNaming = ({ mark }: Plain): boolean => isPlain(mark) && (mark.type === 'rule' || mark.style === 'marker')

const placesOf = (unit: Plain, panel: Plain, row: Plain): NamedMark['places'] =>
  fieldsOf(unit).flatMap(({ field, axis }) => {
    const number = row[field]
    return typeof number === 'number' ? [{ axis, title: titleOf(unit, axis) ?? sharedTitle(panel, axis), number }] : []
  })

/** The chart with every number that stands on these axes so many times as large. */
export function timesOn(spec: Plain, factor: number, axes: readonly AxisName[]): Plain {
  const shared = fieldsOn(spec, axes)
  const scaled = (unit: Plain): Plain => {
    const fields = new Set([...shared, ...fieldsOn(unit, axes)])
    const values = rowsOf(unit).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, x]) => [name, fields.has(name) && typeof x === 'number' ? x * factor : x]),
      ),
    )
    return rowsOf(unit).length === 0 ? unit : { ...unit, data: { values } }
  }
  return withUnits(rowsOf(spec).length > 0 ? { ...spec, data: scaled({ ...spec }).data } : spec, scaled)
}

/** The fields of a chart's own rows that its layers put on the axes. */
const fieldsOn = (spec: Plain, axes: readonly AxisName[]): readonly string[] =>
  unitsOf(spec).flatMap((unit) => fieldsOf(unit).flatMap(({ field, axis }) => (axes.includes(axis) ? [field] : [])))
