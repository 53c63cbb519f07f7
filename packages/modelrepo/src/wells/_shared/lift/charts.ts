/** The charts of a way down a tubing, in oilfield units. */
import { type ChartDefinition, lineChart, type Marker, type Point, thinned } from '@keelson/workflow'
import type { Profile } from './profile.ts'

/** Flow patterns that are named. */
const MOST_PATTERNS = 6
/** What a correlation without flow patterns calls all of them. */
const NO_PATTERN = 'unspecified'

/** Where each flow pattern begins, on a curve over depth. */
export function patternMarks({ nodes }: Profile, x: (node: Profile['nodes'][number]) => number): Marker[] {
  const starts = nodes.filter(({ at }, i) => at.pattern !== NO_PATTERN && nodes[i - 1]?.at.pattern !== at.pattern)
  return thinned(starts, MOST_PATTERNS).map((node) => ({
    x: x(node),
    y: node.depth,
    label: node.at.pattern.replaceAll('_', ' '),
  }))
}

/** Pressure down the tubing at the operating rate, with marks on it where there are any. */
export function pressureDepth({ nodes }: Profile, markers: readonly Marker[] = []): ChartDefinition {
  return lineChart({
    x: { title: 'Pressure', unit: 'psia' },
    y: { title: 'Measured depth', unit: 'ft', reverse: true },
    series: [{ name: 'pressure', points: nodes.map((n): Point => [n.p, n.depth]) }],
    markers,
  })
}

/** Liquid holdup down the tubing at the operating rate. */
export function holdupDepth({ nodes }: Profile): ChartDefinition {
  return lineChart({
    x: { title: 'Liquid holdup', unit: '-' },
    y: { title: 'Measured depth', unit: 'ft', reverse: true },
    series: [{ name: 'holdup', points: nodes.map((n): Point => [n.at.H_L, n.depth]) }],
  })
}
