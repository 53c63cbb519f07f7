/** The charts of the run: the curve with the ranges that act, their damage, the margins, and the stiffness. */

import { silent } from '@keelson/equations'
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { POLYESTER_CURVE, ropeCycles } from '@keelson/standards/dnv-os-e301-2018/fibre-rope.ts'
import { dynamicStiffness, staticStiffness } from '@keelson/standards/dnvgl-rp-e305-2015/stiffness.ts'
import {
  barChart,
  type ChartDefinition,
  type ChartsOf,
  drawn,
  lineChart,
  type Marker,
  type NotApplicable,
  notApplicable,
  overDecades,
  type Point,
  type Series,
  saying,
  shown,
  worstFirst,
} from '@keelson/workflow'
import { marginOf, worstBy } from './calculate-governing.ts'
import { type Curve, curveUnderMean, type SolvedRope } from './calculate-rope.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { MECHANISM_NAMES, MECHANISMS } from './modes.ts'

/** Ropes and ranges that a chart shows: those of the smallest margin, and of most damage. */
const [MOST_ROPES, MOST_RANGES] = [8, 40]
/** Share of its cycles by which a range stands clear of the axis. */
const CLEAR = 3

export function chartsOf(p: Params, ropes: readonly SolvedRope[]): ChartsOf<typeof contract> {
  const least = (r: SolvedRope) => Math.min(...MECHANISMS.map((by) => marginOf(p, r, by) ?? Number.POSITIVE_INFINITY))
  const { shown: shownRopes, note } = worstFirst(
    ropes.toSorted((a, b) => least(a) - least(b)),
    { most: MOST_ROPES, things: 'ropes', by: 'the lowest margin', worse: (r) => -least(r) },
  )
  return {
    rn_curve: rnCurve(p, ropes),
    damage_per_bin: damagePerBin(ropes),
    margins: saying(marginBars(p, shownRopes), note),
    stiffness: saying(stiffnessLines(p, shownRopes), note),
  }
}

function rnCurve(p: Params, ropes: readonly SolvedRope[]): ChartDefinition | NotApplicable {
  const { shown: points, note } = worstFirst(
    ropes.flatMap((r) => r.fatigue.bins.map((b) => ({ id: r.rope.id, ...b }))).toSorted((a, b) => b.d - a.d),
    { most: MOST_RANGES, ...BY_DAMAGE },
  )
  const ranges = points.map((b) => b.R)
  const grid = logSpaced(Math.min(...ranges) * 10 ** -0.1, Math.max(...ranges) * 10 ** 0.2, 41)
  const markers = points.map(
    ({ id, n, R }, i): Marker => ({ x: n, y: R, label: i === 0 ? `${id}, governing damage` : '' }),
  )
  const series = curvesOf(p, worstBy(p, ropes, 'fatigue'), grid).filter((s) => s.points.length > 1)
  if (series.length === 0) return notApplicable('the cycles to failure exceed the axis range')
  const chart = lineChart({
    x: { title: 'Cycles', unit: '-', log: true },
    y: { title: 'Ratio of tension range to characteristic strength', unit: '-', log: true },
    series,
    markers,
    around: points.map((b): Point => [b.n / CLEAR, b.R]),
  })
  return saying(chart, note)
}
const BY_DAMAGE = { things: 'ranges', by: 'the most damage', worse: ({ d }: { readonly d: number }) => d }

/** The largest number of cycles that an axis can show. */
const MOST_CYCLES = 1e30

function curvesOf(p: Params, worst: SolvedRope, grid: readonly number[]): Series[] {
  const line = (name: string, curve: Curve): Series => ({
    name,
    points: grid.map((R): Point => [ropeCycles.evaluate({ ...curve, R }), R]).filter(([N]) => N > 0 && N < MOST_CYCLES),
  })
  const polyester = line('polyester, DNV-OS-E301', POLYESTER_CURVE)
  if (p.tn_intercept === undefined && p.mean_load_knockdown === 0) return [polyester]
  const own = p.tn_intercept === undefined ? `at the mean load of ${worst.rope.id}` : 'curve entered'
  return [polyester, line(own, curveUnderMean(p, worst.rope, silent))]
}

function damagePerBin(ropes: readonly SolvedRope[]): ChartDefinition {
  const { shown: most, note } = worstFirst(
    ropes
      .flatMap(({ rope, fatigue }) => fatigue.bins.map(({ d, R }, j) => ({ rope, d, R, j })))
      .toSorted((a, b) => b.d - a.d),
    { most: MOST_RANGES, ...BY_DAMAGE },
  )
  const bars = most.map(({ rope, d, R, j }) => ({
    name: `${rope.id}: ${shown(R, 3)} (${j + 1})`,
    value: d,
    group: rope.id,
  }))
  const y = { title: 'Damage over design life', unit: '-' }
  const chart = barChart({
    category: 'Ratio of tension range to characteristic strength',
    y,
    bars,
    stacked: true,
    aslant: true,
  })
  return saying(chart, note)
}

/** Margins lie decades apart: one of nothing, and one beyond an axis, have no bar. */
function marginBars(p: Params, ropes: readonly SolvedRope[]): ChartDefinition | NotApplicable {
  const bars = ropes.flatMap((r) =>
    MECHANISMS.map((by) => ({ name: r.rope.id, value: marginOf(p, r, by) ?? 0, group: MECHANISM_NAMES[by] })),
  )
  const high = bars.filter((b) => b.value > 0 && b.value < MOST_CYCLES && drawn(b.value) > 0)
  if (high.length === 0) return notApplicable('no margin is greater than zero')
  const y = overDecades({ title: 'Margin', unit: '-', log: true }, [1, ...high.map((b) => b.value)])
  return barChart({
    category: 'Rope',
    y,
    bars: high,
    limits: [{ at: 1, label: 'limit', along: 'x' }],
  })
}

/** Mean load over the breaking load up to which stiffness is drawn. */
const WIDEST = 0.6

function stiffnessLines(p: Params, ropes: readonly SolvedRope[]): ChartDefinition | NotApplicable {
  const { static_stiffness_coefficient: k_s, dynamic_stiffness_constant: alpha, dynamic_stiffness_slope: beta } = p
  if (k_s === undefined && alpha === undefined) return notApplicable('no stiffness provided')
  const grid = spaced(0, Math.max(WIDEST, ...ropes.map((r) => r.L_m)), 31)
  const statically = (k: number) => staticStiffness.evaluate({ k_s: k, MBL: 1 })
  const dynamically = (a: number, L_m: number) => dynamicStiffness.evaluate({ alpha: a, beta, L_m, MBL: 1 })
  const at = (L_m: number) => (alpha === undefined ? statically(k_s ?? 0) : dynamically(alpha, L_m))
  return lineChart({
    x: { title: 'Ratio of mean tension to breaking load', unit: '%' },
    y: { title: 'Ratio of stiffness to breaking load', unit: '-' },
    series: [
      ...(k_s === undefined ? [] : [{ name: 'static', points: grid.map((x): Point => [x, statically(k_s)]) }]),
      ...(alpha === undefined ? [] : [{ name: 'dynamic', points: grid.map((x): Point => [x, dynamically(alpha, x)]) }]),
    ],
    markers: ropes.map((r): Marker => ({ x: r.L_m, y: at(r.L_m), label: r.rope.id })),
  })
}
