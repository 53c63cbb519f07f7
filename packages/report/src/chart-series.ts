/** Who has which colour: a series of one name is drawn alike in every chart of a report. */
import { DASHES, FILLS, PALETTE, SHAPES } from './chart-config.ts'

export type Plain = Readonly<Record<string, unknown>>
/** The place of a name in the palette. */
export type Places = ReadonlyMap<string, number>

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x)
const BESIDE = ['hconcat', 'vconcat', 'concat'] as const
const PARTS = ['layer', ...BESIDE] as const

/** The specifications that a chart is put together from, itself where it is of one piece. */
export function unitsOf(spec: Plain): Plain[] {
  if (!isPlain(spec)) return []
  const parts = PARTS.flatMap((key) => (Array.isArray(spec[key]) ? (spec[key] as Plain[]) : []))
  return parts.length === 0 ? [spec] : parts.flatMap((part) => unitsOf({ ...inherited(spec), ...part }))
}

/** What the parts of a chart have from the whole. */
const inherited = ({ data, encoding }: Plain): Plain => ({
  ...(data !== undefined && { data }),
  ...(encoding !== undefined && { encoding }),
})

/** A specification with each of its units changed, in their order. */
export function withUnits(spec: Plain, change: (unit: Plain) => Plain): Plain {
  const parts = PARTS.filter((key) => Array.isArray(spec[key]))
  if (parts.length === 0) return change(spec)
  return {
    ...spec,
    ...Object.fromEntries(parts.map((key) => [key, (spec[key] as Plain[]).map((part) => withUnits(part, change))])),
  }
}

/** The channel that tells series apart by name, where the house chooses their colours. */
function seriesChannel({ encoding }: Plain): Plain | undefined {
  const color = isPlain(encoding) ? encoding.color : undefined
  if (!isPlain(color) || typeof color.field !== 'string' || color.type !== 'nominal') return undefined
  const scale = isPlain(color.scale) ? color.scale : {}
  return scale.range === undefined && scale.scheme === undefined ? color : undefined
}

/** Names of the series of a unit, in the order of its legend. */
export function namesOf(unit: Plain): string[] {
  const color = seriesChannel(unit)
  if (!color) return []
  const { domain } = isPlain(color.scale) ? color.scale : {}
  if (Array.isArray(domain)) return domain.map(String)
  const values = isPlain(unit.data) && Array.isArray(unit.data.values) ? unit.data.values : []
  const drawn = [...new Set(values.filter(isPlain).map((v) => String(v[color.field as string])))]
  if (Array.isArray(color.sort)) return [...new Set([...color.sort.map(String), ...drawn])]
  return color.sort === null ? drawn : drawn.sort()
}

/** The parts of a chart that stand beside each other, itself where it is of one piece. */
export function panelsOf(spec: Plain): Plain[] {
  const parts = BESIDE.flatMap((key) => (isPlain(spec) && Array.isArray(spec[key]) ? (spec[key] as Plain[]) : []))
  return parts.length === 0 ? [spec] : parts.flatMap(panelsOf)
}

/** Each name, in the order in which they appear, has the first place that no other name has beside it in a chart. */
export function placesOf(specs: readonly Plain[]): Places {
  const charts = specs.flatMap(panelsOf).map((spec) => new Set(unitsOf(spec).flatMap(namesOf)))
  const places = new Map<string, number>()
  for (const name of new Set(charts.flatMap((chart) => [...chart]))) {
    const beside = charts.filter((chart) => chart.has(name)).flatMap((chart) => [...chart])
    const taken = new Set(beside.map((other) => places.get(other)))
    let place = 0
    while (taken.has(place)) place += 1
    places.set(name, place)
  }
  return places
}

/** A chart whose series are told apart; those of one panel share their scales, panels do not. */
export function told(spec: Plain, places: Places): Plain {
  const beside = BESIDE.filter((key) => Array.isArray(spec[key]))
  if (beside.length === 0) {
    const names = [...new Set(unitsOf(spec).flatMap(namesOf))]
    return withUnits(spec, (unit) => toldApart(unit, names, places))
  }
  const panels = beside.map((key) => [key, (spec[key] as Plain[]).map((part) => told(part, places))])
  const resolve = { scale: { color: 'independent', strokeDash: 'independent', shape: 'independent' } }
  return { resolve, ...spec, ...Object.fromEntries(panels) }
}

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

/** A unit of a chart of these series with their colours, and dashes, marks and strengths beside them, for paper without colour. */
function toldApart(unit: Plain, names: readonly string[], places: Places): Plain {
  const color = seriesChannel(unit)
  const type = isPlain(unit.mark) ? unit.mark.type : unit.mark
  if (!color) return unit
  const given = (color.scale as Plain | undefined)?.domain !== undefined
  const ofNames = <T>(list: readonly T[]) => ({
    ...(given && { domain: names }),
    range: names.map((name, i) => at(list, places.get(name) ?? i)),
  })
  const encoding = unit.encoding as Plain
  const isFilled = type === 'bar' || type === 'area'
  const { field, sort, legend, title } = color
  const beside = <T>(list: readonly T[]) => ({
    field,
    type: 'nominal',
    ...(sort !== undefined && { sort }),
    ...(legend !== undefined && { legend }),
    ...(title !== undefined && { title }),
    scale: ofNames(list),
  })
  const free = (channel: string) => encoding[channel] === undefined
  return {
    ...unit,
    encoding: {
      ...encoding,
      color: { ...color, scale: { ...(color.scale as Plain | undefined), ...ofNames(isFilled ? FILLS : PALETTE) } },
      ...(type === 'line' && free('strokeDash') && { strokeDash: beside(DASHES) }),
      ...(type === 'point' && free('shape') && { shape: beside(SHAPES) }),
      ...(type === 'bar' && free('stroke') && { stroke: beside(PALETTE) }),
    },
  }
}
