/** The charts of riser fatigue. */
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { allowableAnnualDamage } from '@keelson/physics/fatigue/annual.ts'
import { cyclesToFailure, rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { toSI } from '@keelson/units'
import {
  type Axis,
  barChart,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  overlaid,
  type Point,
  pointsOver,
  saying,
  shownIn,
  worstFirst,
} from '@keelson/workflow'
import type { RunCurve } from './calculate-curve.ts'
import { type ActingRange, DISTRIBUTION, type SegmentDamage, VORTICES } from './calculate-segment.ts'
import type { Params } from './inputs.ts'

const [LOW, HIGH] = [toSI(1, 'MPa'), toSI(100, 'MPa')] as const
/** Segments, and ranges, that a chart draws: those of most damage. */
const [MOST_SEGMENTS, MOST_RANGES] = [20, 60] as const

export function chartsOf(p: Params, all: readonly SegmentDamage[], governing: SegmentDamage, curve: RunCurve) {
  const none = notApplicable('no cycles act')
  const acting = governing.ranges.filter((r) => r.annual > 0).toSorted((a, b) => b.annual - a.annual)
  const { shown: drawnRanges, note } = worstFirst(acting, {
    most: MOST_RANGES,
    things: 'ranges of the governing segment',
    by: 'the most damage',
    worse: ({ annual }) => annual,
  })
  return {
    damage_per_segment: governing.D_a > 0 ? perSegment(p, all) : none,
    sn_curve: saying(snDiagram(p, drawnRanges, curve), note),
    damage_per_range: drawnRanges.length > 0 ? saying(perRange(drawnRanges), note) : none,
  }
}

function perSegment(
  { design_life: T_L, design_fatigue_factor: DFF }: Params,
  all: readonly SegmentDamage[],
): ChartDefinition {
  const { shown: most, note } = worstFirst(all, {
    most: MOST_SEGMENTS,
    things: 'segments',
    by: 'the most damage',
    worse: ({ D_a }) => D_a,
  })
  const shownOnes = all.filter((s) => most.includes(s))
  const names = namesOf(shownOnes)
  const chart = barChart({
    category: 'Segment',
    y: { title: 'Annual damage', unit: '1/year' },
    bars: shownOnes.flatMap(({ D_w, D_v }, i) => [
      { name: names[i] ?? '', value: D_w, group: 'waves' },
      { name: names[i] ?? '', value: D_v, group: 'VIV' },
    ]),
    stacked: true,
    limits: [{ at: allowableAnnualDamage.evaluateSI({ T_L, DFF }), label: 'allowable', along: 'x', written: true }],
  })
  return saying(chart, note)
}

/** Names of segments, told apart where two are the same. */
function namesOf(all: readonly SegmentDamage[]): readonly string[] {
  const ids = all.map((s) => s.segment.id)
  return ids.map((id, i) => (ids.indexOf(id) === ids.lastIndexOf(id) ? id : `${id} (${i + 1})`))
}

/** Share of its cycles by which a range stands clear of the axis. */
const CLEAR = 2
/** Cycles between which a curve is drawn where no range acts. */
const [FEWEST, MOST] = [1e4, 1e9] as const

/** Ranges at which damage is that of a constant one: of a distribution and a narrow band the equivalent range. */
interface Placed {
  readonly n: number
  readonly S: number
  readonly cause: string
}

function snDiagram(
  { design_life }: Params,
  ranges: readonly ActingRange[],
  { closed, S_1, title }: RunCurve,
): ChartDefinition {
  const { curve } = closed
  const points = ranges.map((r): Placed => {
    const n = r.n * design_life * (r.annual / r.d)
    return { n, S: r.N === undefined ? rangeAtCycles(curve, r.n / r.d) : r.S, cause: r.cause }
  })
  const own = [...points.map((q) => q.S), ...(S_1 === undefined ? [] : [S_1])]
  const ends =
    points.length > 0
      ? [Math.min(...own) / 1.6, Math.max(...own) * 2]
      : [rangeAtCycles(curve, MOST), rangeAtCycles(curve, FEWEST)]
  const grid = [...logSpaced(ends[0] ?? LOW, ends[1] ?? HIGH, 81), ...(S_1 === undefined ? [] : [S_1])].sort(
    (a, b) => a - b,
  )
  const x: Axis = { title: `Cycles (line: ${title})`, unit: '-', log: true }
  const y: Axis = { title: 'Effective stress range', unit: 'MPa', log: true }
  const chart = lineChart({
    x,
    y,
    series: [{ name: title, points: grid.map((S): Point => [cyclesToFailure(curve, S), S]) }],
    ...(S_1 !== undefined && curve.N_knee !== null && { markers: [{ x: curve.N_knee, y: S_1, label: 'knee' }] }),
    around: points.map((q): Point => [q.n / CLEAR, q.S]),
  })
  const rows = points.map((q) => ({ x: q.n, y: q.S, by: q.cause }))
  return overlaid(chart, rows.length === 0 ? [] : [pointsOver({ x, y, rows, size: 60, by: { field: 'by' } })])
}

function perRange(ranges: readonly ActingRange[]): ChartDefinition | NotApplicable {
  const labels = ranges.map(
    (r) =>
      `${shownIn(r.S, 'MPa', 3)}${r.cause === VORTICES ? ', VIV' : r.cause === DISTRIBUTION ? ', Weibull scale' : ''}`,
  )
  return barChart({
    category: 'Effective stress range',
    y: { title: 'Annual damage', unit: '1/year' },
    aslant: true,
    bars: ranges.map((r, i) => {
      const label = labels[i] ?? ''
      const name = labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${i + 1})`
      return { name, value: r.annual }
    }),
  })
}
