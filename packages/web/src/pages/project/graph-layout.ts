/** Where the calculations of a project are drawn: each to the right of those whose results it uses. */
import dagre from '@dagrejs/dagre'
import type { CalculationRow, ResultUse } from './project-view.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
export interface PlacedNode extends Point {
  readonly id: string
}
export interface PlacedEdge {
  readonly from: string
  readonly to: string
  readonly points: readonly Point[]
  /** Centre of its label; undefined where it has none. */
  readonly label?: Point
}
export interface Layout {
  readonly width: number
  readonly height: number
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly PlacedEdge[]
}

export const NODE = { width: 208, height: 66 } as const
const LABEL_HEIGHT = 16
const CHARACTER = 5.9
const MARGIN = 12

/** `labels`: texts on the edges, by 'FROM>TO'; they need room. */
export function layoutOf(
  calculations: readonly Pick<CalculationRow, 'id' | 'needs'>[],
  labels: ReadonlyMap<string, string>,
): Layout {
  const key = JSON.stringify([calculations.map(({ id, needs }) => [id, needs]), [...labels]])
  const known = made.get(key)
  if (known) return known
  const layout = placed(calculations, labels)
  if (made.size >= KEPT) made.clear()
  made.set(key, layout)
  return layout
}
/** A project is looked at again and again, and its links change seldom. */
const made = new Map<string, Layout>()
const KEPT = 20

/** What is used of the graphs of the library. */
interface LibraryGraph {
  readonly setGraph: (options: Readonly<Record<string, string | number>>) => unknown
  readonly setNode: (id: string, size: Readonly<Record<string, number>>) => unknown
  readonly setEdge: (from: string, to: string, label: Readonly<Record<string, string | number>>) => unknown
  readonly graph: () => { readonly width?: number; readonly height?: number }
  readonly node: (id: string) => Point
  readonly edges: () => readonly { readonly v: string; readonly w: string }[]
  readonly edge: (from: string, to: string) => Partial<Point> & { readonly points?: readonly Point[] }
}

function placed(
  calculations: readonly Pick<CalculationRow, 'id' | 'needs'>[],
  labels: ReadonlyMap<string, string>,
): Layout {
  const graph: LibraryGraph = new dagre.graphlib.Graph()
  graph.setGraph({
    rankdir: 'LR',
    nodesep: 18,
    ranksep: labels.size > 0 ? 28 : 64,
    edgesep: 12,
    marginx: MARGIN,
    marginy: MARGIN,
  })
  for (const { id } of calculations) graph.setNode(id, { ...NODE })
  for (const { id, needs } of calculations)
    for (const from of needs) graph.setEdge(from, id, labelBox(labels.get(edgeKey(from, id))))
  dagre.layout(graph as Parameters<typeof dagre.layout>[0])
  const { width = 0, height = 0 } = graph.graph()
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: calculations.map(({ id }) => ({ id, ...pointOf(graph.node(id)) })),
    edges: graph.edges().map(({ v, w }) => {
      const { points = [], ...label } = graph.edge(v, w)
      const isLabelled = labels.has(edgeKey(v, w)) && label.x !== undefined
      return { from: v, to: w, points: points.map(pointOf), ...(isLabelled && { label: pointOf(label) }) }
    }),
  }
}

export const labelWidth = (text: string): number => Math.round(text.length * CHARACTER)

const labelBox = (text: string | undefined) =>
  text === undefined ? {} : { width: labelWidth(text), height: LABEL_HEIGHT, labelpos: 'c' as const }

const pointOf = ({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }): Point => ({
  x: round(x),
  y: round(y),
})
const round = (value: number) => Math.round(value * 10) / 10

export const edgeKey = (from: ResultUse['from'], to: ResultUse['to']): string => `${from}>${to}`
