/** The charts: the envelope with the cases in it, collapse under axial force, and what each case uses. */
import { spaced } from '@keelson/numerics/spaced.ts'
import {
  axisOf,
  barChart,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  type Series,
  saying,
  worstFirst,
} from '@keelson/workflow'
import { BULLETIN_1994 } from '../_shared/tubular/collapse.ts'
import type { Stresses } from '../_shared/tubular/stresses.ts'
import { type CaseResult, CHECKS } from './calculate-case.ts'
import { designFactors, type EnvelopeRow, envelopeRows, wallPoints } from './calculate-limit.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'

const POINTS = 121
const FORCE = axisOf(inputs.properties.axial_force)

export function chartsOf(p: Params, pipe: Pipe, point: CaseResult, results: readonly CaseResult[]) {
  const rows = envelopeRows(p, pipe, point, designFactors(p), POINTS)
  return {
    envelope: envelopeChart(p, pipe, point, rows, results),
    collapse: collapseChart(p, pipe, rows, results),
    utilisation: utilisationChart(results),
  }
}

/** Points of half the ellipse. */
const HALF = 91

/**
 * Where a wall reaches a stress: the axial stress beyond the mean of hoop and radial stress is its one axis, their
 * difference the other. Bending takes its stress from both sides, and the wall that leaves less counts.
 */
export function ellipse(p: Params, pipe: Pipe, stresses: Stresses, Y: number): readonly Point[] {
  const { A_s, c, k } = pipe
  const { internal_pressure: p_i, external_pressure: p_o } = p
  return spaced(0, 2 * Math.PI, 2 * HALF + 1).flatMap((phi): Point[] => {
    const net = (Y * Math.sin(phi)) / (Math.sqrt(3) * k)
    const reach = Math.min(
      ...wallPoints(pipe, stresses).map(
        ({ h, sigma_b }) => Math.sqrt(Math.max(0, Y ** 2 - 3 * (h * net) ** 2)) - sigma_b,
      ),
    )
    if (reach < 0) return []
    const mean = net >= 0 ? c * (p_o + net) - k * p_o : c * p_i - k * (p_i - net)
    return [[A_s * (mean + Math.sign(Math.cos(phi)) * reach), net]]
  })
}

/** The ratings inside from left to right, then those outside back again. */
function ratings(
  rows: readonly EnvelopeRow[],
  { internal_pressure: p_i, external_pressure: p_o }: Params,
): readonly Point[] {
  const held = (of: (row: EnvelopeRow) => number | null) =>
    rows.flatMap((row): Point[] => {
      const net = of(row)
      return net === null ? [] : [[row.axial_force, net]]
    })
  const points = [
    ...held(({ internal_pressure_api: x }) => (x === null ? null : x - p_o)),
    ...held(({ external_pressure_api: x }) => (x === null ? null : p_i - x)).reverse(),
  ]
  return [...points, ...points.slice(0, 1)]
}

const netOf = ({ load: { p_i, p_o } }: CaseResult): number => p_i - p_o

const BY_USE = {
  things: 'load cases',
  by: 'the highest utilisation',
  worse: ({ used }: CaseResult) => Math.max(...CHECKS.map((group) => used[group]).filter(Number.isFinite)),
}

/** Names stand beside so many points. */
const NAMED = 6
function markersOf(results: readonly CaseResult[], y: (result: CaseResult) => number) {
  const { shown, note } = worstFirst(results, { most: NAMED, as: 'named', ...BY_USE })
  const markers = results.map((r) => ({ x: r.load.F_a, y: y(r), label: shown.includes(r) ? r.load.name : '' }))
  return { markers, note }
}

function envelopeChart(
  p: Params,
  pipe: Pipe,
  point: CaseResult,
  rows: readonly EnvelopeRow[],
  results: readonly CaseResult[],
): ChartDefinition {
  const { stresses } = point
  const series: Series[] = [
    { name: 'triaxial check limit', points: ellipse(p, pipe, stresses, point.Y_p / p.design_factor_triaxial) },
    { name: 'API rating limit', points: ratings(rows, p) },
    { name: 'first yield', points: ellipse(p, pipe, stresses, point.Y_p) },
  ]
  const { markers, note } = markersOf(results, netOf)
  const chart = lineChart({
    x: FORCE,
    y: { title: 'Net internal pressure', unit: 'psi' },
    series: series.filter(({ points }) => points.length > 1),
    markers,
  })
  return saying(chart, note)
}

/** Of the bulletin in equivalent external pressure. */
function collapseChart(
  p: Params,
  pipe: Pipe,
  rows: readonly EnvelopeRow[],
  results: readonly CaseResult[],
): ChartDefinition | NotApplicable {
  const byBulletin = p.collapse_axial_method === BULLETIN_1994
  const inside = byBulletin ? 1 - 2 / pipe.s : 1
  const points = rows.flatMap(({ axial_force, external_pressure_api: pressure }): Point[] =>
    pressure === null ? [] : [[axial_force, pressure - inside * p.internal_pressure]],
  )
  if (points.length < 2) return notApplicable('no collapse resistance remains at any axial force')
  const { markers, note } = markersOf(
    results.filter((r) => r.asked.collapse > 0),
    ({ asked }) => asked.collapse / p.design_factor_collapse,
  )
  const chart = lineChart({
    x: FORCE,
    y: { title: byBulletin ? 'Equivalent external pressure' : 'Net external pressure', unit: 'psi', zero: true },
    series: [{ name: 'collapse limit', points }],
    markers,
  })
  return saying(chart, note)
}

/** Cases that a bar chart can show. */
const MOST_BARS = 12

function utilisationChart(results: readonly CaseResult[]): ChartDefinition {
  const { shown, note } = worstFirst(results, { most: MOST_BARS, ...BY_USE })
  const chart = barChart({
    category: 'Load case',
    y: { title: 'Utilisation', unit: '-' },
    bars: shown.flatMap(({ load, used }) =>
      CHECKS.flatMap((group) => (Number.isFinite(used[group]) ? [{ name: load.name, group, value: used[group] }] : [])),
    ),
    limits: [{ at: 1, label: 'limit', along: 'x' }],
  })
  return saying(chart, note)
}
