/** The chain of calculations as drawings: a box for each, lines for what one uses of another. */
import { textWidth } from '@keelson/figures/text-width.ts'
import type { CalculationRow } from '@keelson/projects/standing.ts'
import { shownUtilisation } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html } from '../html.ts'
import type { Line } from './chain-joints.ts'
import { type Band, BOX, bandOf, leftOf } from './chain-lines.ts'
import { type Placed, rowsOf } from './chain-rows.ts'
import { governingCheck } from './governing.ts'
import type { ProjectReportInput } from './input.ts'
import { stateOf } from './words.ts'

/** px of a drawing: a sheet without its caption. */
const MOST_HEIGHT = 860
/** px: letters of an id and of all else, which are 8.6 and 7.9 pt on paper. */
const [LARGE, SMALL] = [11.5, 10.5] as const
const PAD = 7
const LINES = { id: 17, title: 32, further: 13, below: 12 } as const
const ARROW = 4

/** As many as there are sheets for them. */
export const chainDrawings = (input: ProjectReportInput): readonly Html[] =>
  bandsOf(rowsOf(input.calculations)).map((band, k) => drawn(band, k, input))

/** Rows are drawn together as long as they have room on a sheet. */
export function bandsOf(rows: readonly (readonly Placed[])[]): readonly Band[] {
  const bands: Band[] = []
  let from = 0
  for (let to = 1; to <= rows.length; to++) {
    const isFull = to === rows.length || bandOf(rows.slice(from, to + 1)).height > MOST_HEIGHT
    if (!isFull) continue
    bands.push(bandOf(rows.slice(from, to)))
    from = to
  }
  return bands
}

function drawn(band: Band, k: number, input: ProjectReportInput): Html {
  const [width, height] = [band.width, Math.ceil(band.height)]
  const ids = new Set(band.rows.flat().map(({ id }) => id))
  const boxes = band.rows.flatMap((row, r) => row.map((node) => box(node, band.tops[r] ?? 0, ids, input)))
  return html`<div class="scroll" tabindex="0"><svg class="chain" role="img" aria-label="${labelOf(band)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<g>${band.lines.map(line)}${band.joints.map(([x, y]) => html`<circle class="joint" cx="${number(x)}" cy="${number(y)}" r="2"/>`)}</g>
<g id="chain-${k + 1}-boxes">${boxes}</g></svg></div>
`
}

const LONGEST_LABEL = 600
function labelOf({ rows }: Band): string {
  const said = rows.flat().map(({ id, needs }) => (needs.length === 0 ? id : `${id} uses ${needs.join(', ')}`))
  const text = `Chain of calculations: ${said.join('; ')}`
  return text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL)}…` : text
}

const number = (value: number): string => String(Number(value.toFixed(1)))

function line({ points }: Line): Html {
  const [x, y] = points.at(-1) ?? [0, 0]
  const way = points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${number(px)} ${number(py)}`).join('')
  const arrow = `M${number(x)} ${number(y)}l${-ARROW} ${-1.6 * ARROW}h${2 * ARROW}z`
  return html`<path class="way" d="${way}"/><path class="arrow" d="${arrow}"/>`
}

function box(node: Placed, top: number, within: ReadonlySet<string>, input: ProjectReportInput): Content {
  const row = input.calculations.find(({ id }) => id === node.id)
  if (!row) return ''
  const [left, right] = [leftOf(node.column), leftOf(node.column) + BOX.width]
  const state = stateOf(row)
  const outside = node.needs.filter((id) => !within.has(id))
  const room = BOX.width - 2 * PAD
  const said = `${state.sign} ${state.word}`
  const lines = titleLines(row.title, room)
  const last = outside.length > 0 ? `from ${outside.join(', ')}` : governs(row, input)
  const text = (y: number, words: string, kind = '') =>
    html`<text x="${left + PAD}" y="${top + y}" class="${kind}">${words}</text>`
  return html`<g><rect class="box ${state.tone} ${row.freshness}" x="${left}" y="${top}" width="${BOX.width}" height="${BOX.height}"/>
${text(LINES.id, cut(row.id, room - textWidth(said, SMALL) - PAD, LARGE), 'id')}<text x="${right - PAD}" y="${top + LINES.id}" text-anchor="end" class="${state.tone}">${said}</text>
${lines.map((words, i) => text(LINES.title + i * LINES.further, words))}${text(BOX.height - LINES.below + PAD - 1, cut(last, room, SMALL), 'below')}</g>
`
}

function governs(row: CalculationRow, input: ProjectReportInput): string {
  const found = governingCheck(input, row.id)
  if (!found) return row.in_scope ? '' : 'outside scope'
  const { title, utilisation, limit } = found
  return utilisation === null ? title : `${shownUtilisation(utilisation, limit ?? 1)} ${title}`
}

/** At most two lines. */
function titleLines(title: string, room: number): readonly string[] {
  const lines: string[] = ['']
  for (const word of title.split(' ')) {
    const longer = [lines.at(-1), word].filter((part) => part).join(' ')
    if (textWidth(longer, SMALL) <= room || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const [first = '', ...rest] = lines
  return rest.length === 0 ? [cut(first, room, SMALL)] : [cut(first, room, SMALL), cut(rest.join(' '), room, SMALL)]
}

/** With an ellipsis where it has no room. */
function cut(text: string, room: number, size: number): string {
  if (textWidth(text, size) <= room) return text
  let short = text
  while (short !== '' && textWidth(`${short}…`, size) > room) short = short.slice(0, -1)
  return `${short.trimEnd()}…`
}
