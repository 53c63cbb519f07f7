/** The calculations of a project as a drawing: a box for each, told by words and colour, and an arrow for each use of a result. */
import { FRESHNESS_WORDS, OUTCOME_WORDS } from '@keelson/projects/words.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { midSentence, shownUtilisation } from '@keelson/workflow/shown.ts'
import { counted, reducedText } from './entry-text.ts'
import {
  edgeKey,
  type Layout,
  labelWidth,
  layoutOf,
  NODE,
  type PlacedEdge,
  type PlacedNode,
  type Point,
} from './graph-layout.ts'
import { type CalculationRow, calculationPath, type ResultUse } from './project-view.ts'
import { outcomeWords } from './standing-words.ts'

interface Graph {
  readonly project: string
  readonly calculations: readonly CalculationRow[]
  readonly uses: readonly ResultUse[]
}

/** Beneath this scale it scrolls, so that it can be read. */
const SMALLEST = 0.8
/** With more arrows their labels would hide them. */
const MOST_LABELS = 30
const LONGEST_LABEL = 30

export function graphSvg({ project, calculations, uses }: Graph): Html {
  const byEdge = Map.groupBy(uses, ({ from, to }) => edgeKey(from, to))
  const labels = new Map(byEdge.size > MOST_LABELS ? [] : [...byEdge].map(([key, of]) => [key, labelOf(of)] as const))
  const layout = layoutOf(calculations, labels)
  const { width, height } = layout
  return html`<svg class="graph" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="min-width:${Math.round(width * SMALLEST)}px" role="group" aria-labelledby="graph-title"><title id="graph-title">Calculations and the results that each uses from the others</title>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>
${layout.edges.map((edge) => edgeSvg(edge, byEdge.get(edgeKey(edge.from, edge.to)) ?? [], labels))}
${nodes(layout, project, calculations)}</svg>`
}

const shortened = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

function labelOf(uses: readonly ResultUse[]): string {
  const [first] = uses
  if (first === undefined || uses.length > 1) return counted(uses.length, 'result')
  return shortened(`${midSentence(first.output)}${reducedText(first.reduce)}`, LONGEST_LABEL)
}

const useText = ({ output, input, reduce }: ResultUse): string =>
  `${output}${reducedText(reduce)}, as ${midSentence(input)}`

function edgeSvg(edge: PlacedEdge, uses: readonly ResultUse[], labels: ReadonlyMap<string, string>): Html {
  const { from, to, points, label } = edge
  const told = `${to} uses ${from}: ${uses.map(useText).join('; ')}`
  return html`<g class="edge"><title>${told}</title><path d="${curve(points)}" marker-end="url(#arrow)"/>${label && labelSvg(label, labels.get(edgeKey(from, to)) ?? '')}</g>
`
}

/** With a ground of its own, since it stands on the line. */
function labelSvg({ x, y }: Point, text: string): Html {
  const width = labelWidth(text)
  return html`<rect x="${x - width / 2}" y="${y - 8}" width="${width}" height="16"/><text x="${x}" y="${y + 4}" text-anchor="middle">${text}</text>`
}

/** Rounded at its bends. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (first === undefined || last === undefined) return ''
  const bends = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? last
    const end = i === rest.length - 2 ? last : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`
  })
  return `M${first.x} ${first.y}${bends.length > 0 ? bends.join('') : `L${last.x} ${last.y}`}`
}

function nodes({ nodes: placed }: Layout, project: string, calculations: readonly CalculationRow[]): readonly Html[] {
  const byId = new Map(calculations.map((row) => [row.id, row]))
  return placed.flatMap((node) => {
    const row = byId.get(node.id)
    return row ? [nodeSvg(node, row, project)] : []
  })
}

const LONGEST_TITLE = 29
const LONGEST_ID = 16
const LONGEST_STATE = 34

function nodeSvg({ x, y, id }: PlacedNode, row: CalculationRow, project: string): Html {
  const { title, freshness, outcome, governing, in_scope, why } = row
  const { sign, word, tone } = outcomeWords(outcome, freshness)
  const use = governing?.utilisation ?? null
  const figure = use === null ? '' : shownUtilisation(use)
  const [left, top] = [x - NODE.width / 2, y - NODE.height / 2]
  const stands = in_scope ? FRESHNESS_WORDS[freshness] : 'outside scope'
  const state = `${sign === '' ? '' : `${sign} `}${word} · ${stands}`
  const isCurrent = freshness === 'current'
  const told = `${id}, ${title}: ${FRESHNESS_WORDS[freshness]}${why === '' ? '' : ` (${why})`}, ${OUTCOME_WORDS[outcome]}`
  return html`<a href="${calculationPath(project, id)}" data-open="${id}" class="node ${tone} ${isCurrent ? 'is-current' : freshness}" aria-label="${told}"><title>${told}</title><rect x="${left}" y="${top}" width="${NODE.width}" height="${NODE.height}" rx="4"/><rect class="edge-mark" x="${left}" y="${top}" width="5" height="${NODE.height}" rx="2"/>
<text class="id" x="${left + 15}" y="${top + 20}">${shortened(id, LONGEST_ID)}</text><text class="figure" x="${left + NODE.width - 10}" y="${top + 20}" text-anchor="end">${figure}</text><text class="title" x="${left + 15}" y="${top + 37}">${shortened(title, LONGEST_TITLE)}</text><text class="state" x="${left + 15}" y="${top + 54}">${shortened(state, LONGEST_STATE)}</text></a>
`
}
