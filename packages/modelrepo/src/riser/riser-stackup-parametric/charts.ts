/** The charts of the sweep: wall and top tension against water depth, by mud. */
import { barlowWall, mudColumnPressure } from '@keelson/physics/riser-stack/screen.ts'
import {
  type ChartDefinition,
  type Limit,
  lineChart,
  notApplicable,
  type Point,
  type Series,
  type Shown,
  saying,
  shownIn,
  worstFirst,
} from '@keelson/workflow'
import type { GoodCase } from './calculate-cases.ts'
import type { Params } from './inputs.ts'

/** Muds that a chart tells apart. */
const MOST_MUDS = 6
const NOTHING = notApplicable('no case has a result')

/** The cases of each mud, from shallow to deep. */
function byMud(good: readonly GoodCase[]): Shown<readonly GoodCase[]> {
  const muds = [...Map.groupBy(good, (c) => c.d_m).values()].map((cases) => cases.toSorted((a, b) => a.h - b.h))
  return worstFirst(
    muds.toSorted((a, b) => b.length - a.length),
    { most: MOST_MUDS, things: 'mud weights', by: 'the thickest required wall', worse: thickest },
  )
}
const thickest = (cases: readonly GoodCase[]) => Math.max(...cases.map(({ result }) => result.t_req))

const nameOf = (d_m: number) => shownIn(d_m, 'lbf/ft3', 4)

export function chartsOf(p: Params, good: readonly GoodCase[]) {
  if (good.length === 0) return { wall_depth: NOTHING, tension_depth: NOTHING }
  const { shown: muds, note } = byMud(good)
  return { wall_depth: saying(wallChart(p, muds), note), tension_depth: saying(tensionChart(p, muds), note) }
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
  return lineChart({
    x: DEPTH,
    y: { title: 'Required wall thickness', unit: 'mm', zero: true },
    series,
    limits,
    markers: muds.flat().map((c) => ({ x: c.h, y: c.result.t_req, label: '' })),
  })
}

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
