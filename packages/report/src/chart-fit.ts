/** A chart made for its width: a legend in as many columns as have room, titles in lines, and names aslant where they would meet. */
import { textWidth } from '@keelson/figures/text-width.ts'
import { CHART_CONFIG } from './chart-config.ts'
import { namesOf, type Plain, unitsOf, withUnits } from './chart-series.ts'

/** Width of a chart of one piece, as it stands in a column of the page. */
export const CHART_WIDTH = 480
/** What an axis of heights with numbers and the edges of the drawing take of it, and the edges alone beside the names of rows. */
const BESIDE_PLOT = { numbers: 92, names: 56 } as const
/** Of a legend: its sign with the gap to the name. */
const SIGN = 26
/** Between two names under an axis, and the least room of one that stands aslant. */
const [BETWEEN, ASLANT] = [6, 16]
/** Lines of a name under the plot. */
const MOST_LINES = 3
/** Of a line of the name of a row. */
const LONGEST_NAME = 140
/** Signs of a legend of sizes. */
const SIZES = 4
/** Room on the left for names that stand aslant. */
const ASLANT_PADDING = { ...CHART_CONFIG.padding, left: 16 }
const { labelFontSize, columnPadding } = CHART_CONFIG.legend
const { titleFontSize } = CHART_CONFIG.axis

const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x)
const encodingOf = ({ encoding }: Plain): Plain => (isPlain(encoding) ? encoding : {})

export function fitted(spec: Plain): Plain {
  const units = unitsOf(spec)
  const room = CHART_WIDTH - Math.max(BESIDE_PLOT.numbers, ...units.map((unit) => besideRows(unit, spec)))
  const columns = columnsFor([...new Set(units.flatMap(namesOf))], room)
  const whole = withUnits(spec, (unit) => {
    const encoding = encodingOf(unit)
    return {
      ...unit,
      encoding: { ...encoding, ...legends(encoding, columns), ...across(unit, spec, room), ...down(unit, spec) },
    }
  })
  const high = { ...whole, ...heightFor(units, spec) }
  return unitsOf(whole).some(isAslant) && spec.padding === undefined ? { ...high, padding: ASLANT_PADDING } : high
}

/** Height of a line of a name of a row, and between two names. */
const [NAME_LINE, NAME_GAP] = [15, 5] as const

/** Rows high enough for names in lines. */
function heightFor(units: readonly Plain[], spec: Plain): Plain {
  const rows = units.map((unit) => {
    const { y } = encodingOf(unit)
    return isNamed(y)
      ? namesAlong(y, unit, spec).map((name) => [inLines(name, LONGEST_NAME, labelFontSize)].flat())
      : []
  })
  const lines = Math.max(0, ...rows.flat().map(({ length }) => length))
  if (lines < 2) return {}
  const step = lines * NAME_LINE + NAME_GAP
  const { height } = spec
  if (isPlain(height) && typeof height.step === 'number')
    return { height: { ...height, step: Math.max(height.step, step) } }
  const most = Math.max(...rows.map(({ length }) => length))
  return typeof height === 'number' ? { height: Math.max(height, most * step) } : {}
}

const isNamed = (channel: unknown): channel is Plain =>
  isPlain(channel) && (channel.type === 'nominal' || channel.type === 'ordinal')

/** What the names of rows take, which may have a width of their own. */
function besideRows(unit: Plain, spec: Plain): number {
  const { y } = encodingOf(unit)
  if (!isNamed(y)) return 0
  const { minExtent = 0 } = isPlain(y.axis) ? y.axis : {}
  const lines = namesAlong(y, unit, spec).flatMap((name) => inLines(name, LONGEST_NAME, labelFontSize))
  return BESIDE_PLOT.names + Math.max(Number(minExtent), widest(lines))
}

/** The names of rows, long ones in lines. */
function down(unit: Plain, spec: Plain) {
  const { y } = encodingOf(unit)
  if (!isNamed(y)) return {}
  const lined = labelsIn(namesAlong(y, unit, spec), LONGEST_NAME)
  return { y: { ...y, axis: { ...(y.axis as Plain | undefined), ...lined } } }
}

/** As many as have room beside each other, each as wide as the longest name in it. */
function columnsFor(names: readonly string[], room: number): number {
  for (let columns = names.length; columns > 1; columns--) {
    const widths = Array.from({ length: columns }, (_, k) => widest(names.filter((_, i) => i % columns === k)))
    const taken = widths.reduce((sum, width) => sum + SIGN + width, (columns - 1) * columnPadding)
    if (taken <= room) return columns
  }
  return 1
}

const widest = (names: readonly string[]): number => Math.max(0, ...names.map((name) => textWidth(name, labelFontSize)))

function legends({ color, size }: Plain, most: number) {
  const given = isPlain(color) && isPlain(color.legend) ? color.legend : undefined
  const columns = typeof given?.columns === 'number' ? Math.min(given.columns, most) : most
  const isOfSizes = isPlain(size) && size.type === 'quantitative' && size.legend !== null
  return {
    ...(given && isNamed(color) && { color: { ...color, legend: { ...given, columns } } }),
    ...(isOfSizes && { size: { ...size, legend: { tickCount: SIZES, ...(size.legend as Plain | undefined) } } }),
  }
}

/** The axis below the plot: its title in lines, and its names apart. */
function across(unit: Plain, spec: Plain, room: number) {
  const { x } = encodingOf(unit)
  if (!isPlain(x)) return {}
  const title = typeof x.title === 'string' ? { title: inLines(x.title, room, titleFontSize) } : {}
  return {
    x: {
      ...x,
      ...title,
      ...(isPlain(x.axis) && isNamed(x) && { axis: apart(x.axis, namesAlong(x, unit, spec), room) }),
    },
  }
}

/** Names that would meet stand in lines, or aslant where they are still too wide; the most of them leave some out. */
function apart(axis: Plain, names: readonly string[], room: number): Plain {
  const each = room / Math.max(1, names.length)
  const isCrowded = axis.labelAngle === 0 && widest(names) > each - BETWEEN
  const lined = names.map((name) => [inLines(name, each - BETWEEN, labelFontSize)].flat())
  const areShort = lined.every((lines) => lines.length <= MOST_LINES && widest(lines) <= each - BETWEEN)
  return {
    ...axis,
    ...(isCrowded && (areShort ? labelsIn(names, each - BETWEEN) : { labelAngle: -45 })),
    ...(each < ASLANT && axis.labelOverlap === undefined && { labelOverlap: 'parity' }),
  }
}

/** Long names of an axis in lines. */
function labelsIn(names: readonly string[], room: number): Plain {
  const long = names.flatMap((name) => {
    const lines = inLines(name, room, labelFontSize)
    return typeof lines === 'string' ? [] : [{ name, lines }]
  })
  if (long.length === 0) return {}
  const place = `indexof(${JSON.stringify(long.map(({ name }) => name))}, datum.label)`
  return {
    labelExpr: `${place} < 0 ? datum.label : ${JSON.stringify(long.map(({ lines }) => lines))}[${place}]`,
  }
}

/** A text in lines, none wider than the room where it can be broken; as it is where it fits. */
export function inLines(text: string, room: number, fontSize: number): string | readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && textWidth(longer, fontSize) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length > 1 ? lines : text
}

function namesAlong({ field }: Plain, { data }: Plain, spec: Plain): readonly string[] {
  const rows = [data, spec.data].flatMap((of) => (isPlain(of) && Array.isArray(of.values) ? [of.values] : []))[0] ?? []
  return [...new Set(rows.filter(isPlain).map((row) => String(row[String(field)])))]
}

function isAslant(unit: Plain): boolean {
  const { x } = encodingOf(unit)
  return isPlain(x) && isPlain(x.axis) && x.axis.labelAngle === -45
}
