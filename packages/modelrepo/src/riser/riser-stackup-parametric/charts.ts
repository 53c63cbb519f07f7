/** The charts of the sweep: wall and top tension against water depth, by mud. */
import { barlowWall, mudColumnPressure } from '@keelson/physics/riser-stack/screen.ts'
import {
  type ChartDefinition,
  type Limit,
  lineChart,
  notApplicable,
  type Point,
  type Series,
  shownIn,
} from '@keelson/workflow'
import type { GoodCase } from './calculate-cases.ts'
import type { Params } from './inputs.ts'

/** Muds that a chart tells apart. */
const MOST_MUDS = 6
const NOTHING = notApplicable('no case has a result')

/** The cases of each mud, from shallow to deep; the muds of most cases first. */
function byMud(good: readonly GoodCase[]): readonly (readonly GoodCase[])[] {
  const muds = Map.groupBy(good, (c) => c.d_m)
  return [...muds.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_MUDS)
    .map((cases) => cases.toSorted((a, b) => a.h - b.h))
}

const nameOf = (d_m: number) => shownIn(d_m, 'lbf/ft3', 4)

export function chartsOf(p: Params, good: readonly GoodCase[]) {
  if (good.length === 0) return { wall_depth: NOTHING, tension_depth: NOTHING }
  const muds = byMud(good)
  return { wall_depth: wallChart(p, muds), tension_depth: tensionChart(p, muds) }
}

const DEPTH = { title: 'Water depth', unit: 'ft', zero: true } as const

function wallChart(p: Params, muds: readonly (readonly GoodCase[])[]): ChartDefinition {
  const { outer_diameter: D, barlow_safety_factor: SF, specified_minimum_yield_strength: S_y } = p
  const deepest = Math.max(...muds.flat().map((c) => c.h))
  const wallAt = (d_m: number, h: number) =>
    barlowWall.evaluate({ p: mudColumnPressure.evaluate({ d_m, h }), D, SF, S_y })
  const limits: Limit[] =
    p.wall_thickness === undefined ? [] : [{ at: p.wall_thickness, label: 'wall thickness', along: 'x' }]
  const series = muds.map((cases): Series => {
    const d_m = cases[0]?.d_m ?? 0
    const depths = [0, ...cases.map((c) => c.h), ...(cases.at(-1)?.h === deepest ? [] : [deepest])]
    return { name: nameOf(d_m), points: depths.map((h): Point => [h, wallAt(d_m, h)]) }
  })
  const markers = muds
    .flat()
    .slice(0, MOST_NAMED)
    .map((c) => ({ x: c.h, y: c.result.t_req, label: '' }))
  return lineChart({
    x: DEPTH,
    y: { title: 'Required wall thickness', unit: 'mm', zero: true },
    series,
    limits,
    markers,
  })
}
/** Cases that are marked on their lines. */
const MOST_NAMED = 100

function tensionChart(p: Params, muds: readonly (readonly GoodCase[])[]): ChartDefinition {
  const setting = p.tensioner_setting
  const limits: Limit[] = setting === undefined ? [] : [{ at: setting, label: 'setting', along: 'x' }]
  const series = muds.map(
    (cases): Series => ({
      name: nameOf(cases[0]?.d_m ?? 0),
      points: cases.map((c): Point => [c.h, c.result.T_top]),
      dots: true,
    }),
  )
  return lineChart({ x: DEPTH, y: { title: 'Top tension', unit: 'kN', zero: true }, series, limits })
}
