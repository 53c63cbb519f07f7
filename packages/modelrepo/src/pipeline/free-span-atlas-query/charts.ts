/** The charts of an atlas query: where it lies, and how the frequency falls with length. */
import { silent } from '@keelson/equations'
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { type ChartDefinition, lineChart, type Point, Refusal } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { nodesAlong } from '../../_shared/atlas/nodes.ts'
import { axes, SLICE } from './atlas.ts'
import { solved } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

/** Nodes over length and diameter, with the query. */
export function atlasSlice(p: Params, atlas: AtlasFile): ChartDefinition {
  const nodes = nodesAlong(atlas, 'span_length').flatMap((L) =>
    nodesAlong(atlas, 'outer_diameter').map((D): Point => [L, D]),
  )
  return lineChart({
    x: { title: 'Span length', unit: 'm', log: true },
    y: { title: 'Outside diameter', unit: 'm', log: true },
    series: [{ name: 'nodes', points: nodes }],
    markers: [{ x: p.span_length, y: p.outer_diameter, label: 'query' }],
    scatter: true,
  })
}

const POINTS = 31

/** Frequency over length, from the atlas inside it and from the direct solver outside; `f` is the answer. */
export function frequencyLength(p: Params, atlas: AtlasFile, inRange: boolean, f: number): ChartDefinition {
  const lengths = nodesAlong(atlas, 'span_length')
  const [low, high] = [
    Math.min(lengths[0] ?? p.span_length, p.span_length),
    Math.max(lengths.at(-1) ?? 0, p.span_length),
  ]
  const at = (L: number): number =>
    inRange ? axes.read({ ...p, span_length: L }, atlas, { slice: SLICE }).value : direct(p, L)
  const line = logSpaced(low, high, POINTS).map((L): Point => [L, at(L)])
  return lineChart({
    x: { title: 'Span length', unit: 'm', log: true },
    y: { title: 'In-line natural frequency', unit: 'Hz', log: true },
    series: [{ name: inRange ? 'atlas' : 'direct solver', points: line }],
    markers: [
      ...(inRange ? lengths.map((L) => ({ x: L, y: at(L), label: '' })) : []),
      { x: p.span_length, y: f, label: 'query' },
    ],
  })
}

/** NaN where the parent refuses the length. */
function direct(p: Params, span_length: number): number {
  try {
    return solved({ ...p, span_length }, silent).f_IL
  } catch (error) {
    if (error instanceof Refusal) return Number.NaN
    throw error
  }
}
