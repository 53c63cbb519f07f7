/** The charts of the mooring fatigue report. */

import { silent } from '@keelson/equations'
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { allowableDamage } from '@keelson/physics/fatigue/miner.ts'
import {
  type Axis,
  barChart,
  type ChartDefinition,
  type ChartsOf,
  drawn,
  lineChart,
  notApplicable,
  onto,
  overDecades,
  overlaid,
  type Point,
  pointsOver,
  rowsOn,
  type Series,
  type Shown,
  saying,
  shown,
  shownIn,
  worstFirst,
} from '@keelson/workflow'
import { lifeOf, type Terms } from '../_shared/tension-ranges/verdict.ts'
import type { LineDamage } from './calculate-damage.ts'
import type { contract } from './contract.ts'
import { curveInWords } from './modes-curve.ts'

export function chartsOf(terms: Terms, all: readonly LineDamage[], governing: LineDamage): ChartsOf<typeof contract> {
  const noBins = notApplicable('no damaging range')
  const lives = all.flatMap((line) => {
    const { life } = lifeOf(terms, line.D, silent)
    return typeof life === 'number' ? [{ line, life }] : []
  })
  return {
    sn_curve: snDiagram(all, governing) ?? noBins,
    damage_per_bin: damagePerBin(all) ?? noBins,
    cumulative_damage: cumulativeDamage(all, governing, terms.design_fatigue_factor) ?? noBins,
    life_per_line:
      lifePerLine(lives, terms.design_life * terms.design_fatigue_factor) ?? notApplicable('no line has a finite life'),
  }
}

/** Ranges that a chart draws: those of most damage. */
const DRAWN = 60
const BY_DAMAGE = { things: 'ranges', by: 'the most damage', worse: ({ d }: { readonly d: number }) => d }

/** Names of the lines, told apart where two are the same. */
const namesOf = (lines: readonly LineDamage[]) => {
  const ids = lines.map((l) => l.line.id)
  return ids.map((id, i) => (ids.indexOf(id) === ids.lastIndexOf(id) ? id : `${id} (${i + 1})`))
}

interface LoadPoint {
  readonly line: string
  readonly n: number
  readonly range: number
  readonly d: number
}

function loadPoints(lines: readonly LineDamage[]): Shown<LoadPoint> {
  const names = namesOf(lines)
  const all = lines.flatMap((l, i): LoadPoint[] => {
    const line = names[i] ?? l.line.id
    if (l.spectral) return [{ line, n: l.spectral.n, range: l.spectral.S_eq, d: l.D }]
    return l.bins.map((b) => ({ line, n: b.n, range: b.range, d: b.d }))
  })
  return worstFirst(
    all.toSorted((a, b) => b.d - a.d),
    { most: DRAWN, ...BY_DAMAGE },
  )
}

/** What a curve is read at: the stress range, or the tension range over the strength. */
const isOnTension = (l: LineDamage) => l.capacity.strength !== undefined
const axisOf = (l: LineDamage) =>
  isOnTension(l)
    ? { title: 'Ratio of tension range to breaking strength', unit: '-' }
    : { title: 'Stress range', unit: 'MPa' }
/** The lines whose ranges stand on one axis with those of another. */
const onAxisOf = (governing: LineDamage, all: readonly LineDamage[]) =>
  all.filter((l) => isOnTension(l) === isOnTension(governing))

/** Share of its cycles by which a range stands clear of the axis. */
const CLEAR = 2

/** The curves of the lines with the ranges that act, each at its cycles over the design life. */
function snDiagram(all: readonly LineDamage[], governing: LineDamage): ChartDefinition | undefined {
  const lines = onAxisOf(governing, all)
  const { shown: drawable, note } = loadPoints(lines)
  const points = drawable.filter((q) => q.n > 0 && q.range > 0)
  if (points.length === 0) return undefined
  const ranges = points.map((q) => q.range)
  const grid = logSpaced(Math.min(...ranges) * 10 ** -0.2, Math.max(...ranges) * 10 ** 0.3, 61)
  const curves = distinctCurves(lines, grid)
  const x: Axis = { title: 'Cycles', unit: '-', log: true }
  const y: Axis = { ...axisOf(governing), log: true }
  const chart = lineChart({
    x,
    y,
    series: curves,
    around: points.map((q): Point => [q.n / CLEAR, q.range]),
  })
  const rows = points.map((q) => ({ x: q.n, y: q.range, line: q.line, d: drawn(q.d) }))
  const acting = pointsOver({ x, y, rows, size: 70, by: { field: 'line', columns: 4 } })
  return saying(overlaid(chart, [acting, ...nameOfOnly({ x, y }, curves)]), note)
}

/** The name of a curve that stands alone, and so has no legend, right of its upper end. */
function nameOfOnly(axes: { readonly x: Axis; readonly y: Axis }, curves: readonly Series[]): object[] {
  const [only] = curves
  const [x, y] = only?.points.at(-1) ?? []
  if (only === undefined || curves.length > 1 || x === undefined || y === undefined) return []
  return [
    {
      data: { values: rowsOn(axes, [{ x, y, name: only.name }]) },
      mark: { type: 'text', align: 'left', dx: 8 },
      encoding: {
        x: { field: 'x', type: 'quantitative' },
        y: { field: 'y', type: 'quantitative' },
        text: { field: 'name' },
      },
    },
  ]
}

const MOST_CURVES = 12

/** One curve may differ from line to line, with the mean load of a wire rope; the same one is drawn once. */
function distinctCurves(lines: readonly LineDamage[], grid: readonly number[]): Series[] {
  const names = namesOf(lines)
  const series = new Map<number, Series>()
  const first = grid[0] ?? 1
  lines.forEach((l, i) => {
    const key = l.capacity.cycles(first)
    if (series.has(key) || series.size === MOST_CURVES) return
    const points = grid.map((r): Point => [l.capacity.cycles(r), r]).filter(([N]) => Number.isFinite(N) && N > 0)
    const label = curveInWords(l.curve)
    const isDrawn = [...series.values()].some((s) => s.name === label)
    const name = isDrawn ? `${label}, ${names[i]}` : label
    if (points.length > 0) series.set(key, { name, points })
  })
  return [...series.values()]
}

/** Damage of each range, the most damaging ones where there are many. */
function damagePerBin(lines: readonly LineDamage[]): ChartDefinition | undefined {
  const names = namesOf(lines)
  const { shown: most, note } = worstFirst(
    lines
      .flatMap((l, i) => l.bins.map(({ d, range }, j) => ({ l, line: names[i] ?? l.line.id, j, d, range })))
      .toSorted((a, b) => b.d - a.d),
    { most: DRAWN, ...BY_DAMAGE },
  )
  if (most.length === 0) return undefined
  const bars = most.map(({ l, line, j, d, range }) => ({
    name: `${line}: ${isOnTension(l) ? shown(range, 4) : shownIn(range, 'MPa')} (${j + 1})`,
    value: d,
    group: line,
  }))
  const y = { title: 'Damage over design life', unit: '-' }
  return saying(barChart({ category: 'Range', y, bars, stacked: true, aslant: true }), note)
}

/** Damage summed from the smallest range up: where it comes from. */
function cumulativeDamage(all: readonly LineDamage[], governing: LineDamage, DFF: number): ChartDefinition | undefined {
  const { shown: lines, note } = worstFirst(
    onAxisOf(governing, all).filter(({ bins }) => bins.length > 0),
    { most: MOST_LINES, things: 'lines', by: 'the most damage', worse: ({ D }) => D },
  )
  const names = namesOf(lines)
  const series = lines.map((l, i): Series => {
    let D = 0
    const rising = [...l.bins].sort((a, b) => a.range - b.range)
    const points = rising.flatMap((b): Point[] => {
      const before = D
      D += b.d
      return [
        [b.range, before],
        [b.range, D],
      ]
    })
    return { name: names[i] ?? l.line.id, points: steps(points) }
  })
  if (series.length === 0) return undefined
  const chart = lineChart({
    x: axisOf(governing),
    y: { title: 'Cumulative damage', unit: '-', zero: true },
    series,
    limits: [{ at: allowableDamage.evaluate({ DFF }), label: 'allowable damage', along: 'x', written: true }],
  })
  return saying(chart, note)
}

/** Lines whose damage one chart sums. */
const MOST_LINES = 24

const MOST_POINTS = 400
function steps(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST_POINTS) return points
  const every = Math.ceil(points.length / MOST_POINTS)
  return points.filter((_, i) => i % every === 0 || i === points.length - 1)
}

const LIFE = { title: 'Fatigue life', unit: 'year', log: true } as const

/** Life of each line against the design life with its factor; nothing where no axis holds them. */
function lifePerLine(
  lives: readonly { readonly line: LineDamage; readonly life: number }[],
  required: number,
): ChartDefinition | undefined {
  if (lives.length === 0) return undefined
  const names = namesOf(lives.map((l) => l.line))
  const y = overDecades(LIFE, [...lives.map((l) => l.life), required])
  const [low, high] = [y.domain[0], y.domain[1]].map(onto(y)) as [number, number]
  if (drawn(low) === 0 || !Number.isFinite(drawn(high))) return undefined
  return barChart({
    category: 'Line',
    y,
    bars: lives.map((l, i) => ({ name: names[i] ?? l.line.line.id, value: l.life })),
    limits: [{ at: required, label: 'required: design life × factor', along: 'x' }],
  })
}
