/** The charts of the flaw itself: thickness map, critical thickness profiles, river bottom. */
import type { Profile } from '@keelson/physics/metal-loss/profile.ts'
import { DEPTH_LIMIT } from '@keelson/standards/asme-b31g-2012/level-1.ts'
import { heatMap, lineChart, type MapCell, numberIn, type Point, type Series } from '@keelson/workflow'
import { riverBottom as depthsOf, type Results, thicknessProfile } from './assess.ts'
import type { General } from './general.ts'
import type { Params } from './inputs.ts'
import { LML2, RSTRENG } from './methods.ts'
import { runs } from './runs.ts'

/** Cells of the map each way. */
const MOST_CELLS = 24
/** Digits of a position on an axis. */
const DIGITS = 4

/** The grid, or the least reading of each block of it. */
export function thicknessMap({ thickness_grid: rows = [], grid_spacing: step = 0 }: Params) {
  const down = Math.ceil(rows.length / MOST_CELLS)
  const across = Math.ceil((rows[0]?.length ?? 1) / MOST_CELLS)
  const label = (k: number) => numberIn(k * step, 'mm', DIGITS)
  const cells = new Map<string, MapCell>()
  rows.forEach((row, i) => {
    row.forEach((t, j) => {
      const x = label(Math.floor(i / down) * down)
      const y = label(Math.floor(j / across) * across)
      const before = cells.get(`${x} ${y}`)
      cells.set(`${x} ${y}`, { x, y, value: Math.min(before?.value ?? Number.POSITIVE_INFINITY, t) })
    })
  })
  return heatMap({
    x: 'Axial position [mm]',
    y: 'Circumferential position [mm]',
    value: 'Thickness',
    unit: 'mm',
    cells: [...cells.values()],
  })
}

const pointsOf = ({ x, y }: Profile): Point[] => x.map((xi, i) => [xi, y[i] ?? Number.NaN])

export function criticalProfileChart(g: General) {
  return lineChart({
    x: { title: 'Position', unit: 'mm' },
    y: { title: 'Minimum thickness', unit: 'mm' },
    series: [
      { name: 'along the pipe', points: pointsOf(g.longitudinal) },
      { name: 'around the pipe', points: pointsOf(g.circumferential) },
    ],
    limits: [{ at: g.t_min, label: 'required', along: 'x' }],
  })
}

/** Depths along the pipe, and the stretch that governs; undefined where no profile was assessed. */
export function riverBottom(p: Params, r: Results) {
  const t = p.wall_thickness
  const series: Series[] = []
  if (runs(p, RSTRENG) && r.effective)
    series.push(...withStretch('river-bottom profile', 'effective length', depthsOf(p), r.effective))
  if (runs(p, LML2) && r.level2) {
    const { x, y } = thicknessProfile(p)
    series.push(...withStretch('metal loss profile', 'worst sub-interval', { x, y: y.map((ti) => t - ti) }, r.level2))
  }
  if (series.length === 0) return undefined
  return lineChart({
    x: { title: 'Axial position', unit: 'mm' },
    y: { title: 'Metal loss depth', unit: 'mm', reverse: true, domain: [0, t] },
    series,
    limits: [{ at: DEPTH_LIMIT.value * t, label: '80 % of wall thickness', along: 'x' }],
  })
}

function withStretch(
  name: string,
  stretch: string,
  { x, y }: Profile,
  { x_1, x_2 }: { x_1: number; x_2: number },
): Series[] {
  const inside = pointsOf({ x, y }).filter(([xi]) => xi >= x_1 && xi <= x_2)
  return [
    { name, points: pointsOf({ x, y }) },
    { name: stretch, points: inside },
  ]
}
