/** The charts of the fatigue analysis. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import { cyclesToFailure, type SnCurve } from '@keelson/physics/fatigue/sn-curve.ts'
import { exceedance, extremeOfScale } from '@keelson/physics/fatigue/weibull.ts'
import { toSI } from '@keelson/units'
import {
  type Axis,
  barChart,
  type ChartDefinition,
  drawn,
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
import { type ActingRange, type Analysis, spreadOf } from './calculate-analysis.ts'
import type { Histogram } from './calculate-histogram.ts'
import type { Params } from './inputs.ts'

export const pictures = {
  sn_curve: {
    title: 'S-N curve with applied stress ranges',
    description:
      'Each stress range is plotted at its number of cycles over the design life. A stress range plotted on the curve would by itself use the full fatigue life. A distribution is shown as blocks of equal stress range.',
  },
  damage_per_range: {
    title: 'Damage by stress range',
    description:
      'Damage per stress range over the design life. A distribution is divided into twentieths of its extreme stress range.',
  },
  exceedance: {
    title: 'Cumulative exceedance',
    description: 'Number of cycles over the design life that exceed each effective stress range.',
  },
  life_against_stress: {
    title: 'Fatigue life against stress',
    description: 'Fatigue life when all stress ranges are multiplied by one factor, compared with the required life.',
  },
}

const MPA = 1e6
/** Ranges between which a curve without a slope is drawn. */
const [LOW, HIGH] = [toSI(1, 'MPa'), toSI(100, 'MPa')] as const
const RANGE = { title: 'Effective stress range', unit: 'MPa' } as const
/** Ranges that a chart draws: those of most damage. */
const MOST_DRAWN = 60

export function chartsOf(
  p: Params,
  found: Analysis,
  acting: readonly ActingRange[],
  damageAt: (factor: number) => number,
): Record<keyof typeof pictures, ChartDefinition | NotApplicable> {
  const none = notApplicable(found.verdict ? 'no cycles' : 'no stress ranges are provided')
  return {
    sn_curve: snDiagram(found, acting),
    damage_per_range: acting.length === 0 ? none : damagePerRange(acting),
    exceedance: (acting.length === 0 ? undefined : exceedanceOf(found)) ?? none,
    life_against_stress: (acting.length === 0 ? undefined : lifeAgainstStress(p, found, damageAt)) ?? none,
  }
}

const mostDamaging = (all: readonly ActingRange[]) =>
  worstFirst(all, { most: MOST_DRAWN, things: 'stress ranges', by: 'the most damage', worse: ({ d }) => d })

/** Cycles between which a curve is drawn where no range acts. */
const [FEWEST, MOST] = [1e4, 1e9] as const
/** Share of its cycles by which a range stands clear of the axis. */
const CLEAR = 2

function snDiagram({ curve: { closed, S_1, title } }: Analysis, acting: readonly ActingRange[]): ChartDefinition {
  const { curve } = closed
  const { shown: shownRanges, note } = mostDamaging(acting)
  const grid = gridOf(curve, shownRanges, S_1)
  const x: Axis = { title: `Cycles (curve: ${title})`, unit: '-', log: true }
  const chart = lineChart({
    x,
    y: { ...RANGE, log: true },
    series: [{ name: title, points: grid.map((S): Point => [cyclesToFailure(curve, S), S]) }],
    ...(S_1 !== undefined && curve.N_knee !== null && { markers: [{ x: curve.N_knee, y: S_1, label: 'knee' }] }),
    around: shownRanges.map((r): Point => [r.n / CLEAR, r.S]),
  })
  const rows = shownRanges.map((r) => ({ x: r.n, y: r.S, d: drawn(r.d) }))
  return saying(overlaid(chart, rows.length === 0 ? [] : [pointsOver({ x, y: RANGE, rows, size: 60 })]), note)
}

/** Ranges at which the curve is drawn: around those that act, and around its knee. */
function gridOf(curve: SnCurve, ranges: readonly ActingRange[], S_1: number | undefined): number[] {
  const own = ranges.map((r) => r.S)
  const about = [...own, ...(S_1 === undefined ? [] : [S_1])]
  const ends = about.length > 0 && own.length > 0 ? [Math.min(...about) / 1.6, Math.max(...about) * 2] : endsOf(curve)
  const [low = LOW, high = HIGH] = ends
  const even = logSpaced(low, high, 81)
  return S_1 === undefined ? even : [...even, S_1].sort((a, b) => a - b)
}

function endsOf({ lines: [first, second = first] }: SnCurve): number[] {
  const at = (N: number, { log_a, m }: typeof first) => 10 ** ((log_a - Math.log10(N)) / m) * MPA
  return [at(MOST, second), at(FEWEST, first)]
}

function damagePerRange(acting: readonly ActingRange[]): ChartDefinition {
  const { shown: most, note } = mostDamaging(acting)
  const drawnRanges = acting.filter((r) => most.includes(r))
  const names = drawnRanges.map((r) => shownIn(r.S, 'MPa', 3))
  const twice = new Set(names).size < names.length
  const chart = barChart({
    category: 'Effective stress range',
    aslant: true,
    y: { title: 'Damage over design life', unit: '-' },
    bars: drawnRanges.map((r, i) => ({ name: twice ? `${names[i]} (${i + 1})` : (names[i] ?? ''), value: r.d })),
  })
  return saying(chart, note)
}

function exceedanceOf({ histogram, longTerm }: Analysis): ChartDefinition | undefined {
  const points = histogram ? stepsOf(histogram) : tailOf(longTerm)
  if (points.length < 2) return undefined
  return lineChart({
    x: { title: 'Cycles exceeding stress range', unit: '-', log: true },
    y: { ...RANGE, zero: true },
    series: [{ name: histogram ? 'histogram' : 'distribution', points }],
  })
}

/** From the largest range down: the cycles before and after each. */
function stepsOf({ bins }: Histogram): Point[] {
  const falling = bins.filter((b) => b.n > 0).toSorted((a, b) => b.S - a.S)
  const first = falling[0]?.n ?? 1
  let sum = Math.min(1, first / 10)
  return falling.flatMap(({ S, n }, i): Point[] => {
    const before = sum
    sum = i === 0 ? n : sum + n
    return [
      [before, S],
      [sum, S],
    ]
  })
}

function tailOf(longTerm: Analysis['longTerm']): Point[] {
  const spread = spreadOf(longTerm)
  if (spread === undefined) return []
  const { q, n_0, h } = spread
  return spaced(0, extremeOfScale.evaluateSI({ q, n_0, h }), 101).map(
    (S): Point => [exceedance.evaluateSI({ n_0, S, q, h }), S],
  )
}

/** Factors on all ranges that the life is drawn for. */
const [LEAST_FACTOR, LARGEST_FACTOR] = [0.5, 1.6] as const

function lifeAgainstStress(
  { design_life: T_L, design_fatigue_factor: DFF }: Params,
  { verdict }: Analysis,
  damageAt: (factor: number) => number,
): ChartDefinition | undefined {
  const years = (D: number) => fatigueLife.evaluateSI({ T_L, D })
  const points = spaced(LEAST_FACTOR, LARGEST_FACTOR, 56).map((f): Point => [f, years(damageAt(f))])
  const run = verdict?.D
  if (run === undefined || !points.every(([, y]) => Number.isFinite(y) && y > 0)) return undefined
  return lineChart({
    x: { title: 'Factor on all stress ranges', unit: '-' },
    y: { title: 'Fatigue life', unit: 'year', log: true },
    series: [{ name: 'life', points }],
    markers: [{ x: 1, y: years(run), label: 'this run' }],
    limits: [{ at: DFF * T_L, label: 'required: design life × factor', along: 'x' }],
  })
}
