/** The charts: required nominal walls by code, over water depth and over design pressure. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { hydrostaticPressure } from '@keelson/physics/hydrostatic-pressure.ts'
import {
  axisOf,
  barChart,
  type ChartDefinition,
  type Point as Dot,
  type Limit,
  type LineChart,
  lineChart,
  type Series,
} from '@keelson/workflow'
import { COLLAPSE, CONTAINMENT, type Point, PROPAGATION, type Required, type State } from './calculate-limit-states.ts'
import { inside, type Pressures } from './calculate-pressures.ts'
import { type Fixed, requirements } from './calculate-required.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { F101 } from './modes.ts'

const POINTS = 41
/** The depth chart reaches at least so far, m. */
const DEPTH = 1500

const selected = (p: Params): Limit[] =>
  p.wall_thickness === undefined ? [] : [{ at: p.wall_thickness, label: 'selected wall', along: 'x' }]

/** Room above the highest bar and the selected wall. */
const HEADROOM = 1.15
const SHORT: Readonly<Record<State, string>> = {
  [CONTAINMENT]: 'containment',
  [COLLAPSE]: 'collapse',
  [PROPAGATION]: 'propagation',
}

export function wallsByCode(p: Params, all: readonly Required[]): ChartDefinition {
  const bars = all.flatMap((r) =>
    r.nominal === undefined ? [] : [{ name: r.code, value: r.nominal, group: SHORT[r.state] }],
  )
  const top = HEADROOM * Math.max(p.wall_thickness ?? 0, ...bars.map((b) => b.value))
  return barChart({
    category: 'Code',
    y: { title: 'Required nominal wall thickness', unit: 'mm', domain: [0, top] },
    bars,
    limits: selected(p),
  })
}

/** Lines over an axis that leaves out labels which would touch. */
const uncrowded = (chart: LineChart): ChartDefinition => ({
  ...lineChart(chart),
  config: { axisX: { labelOverlap: 'parity', labelSeparation: 14 } },
})

/** Over depth the external pressure changes, and the internal head with it where the elevation was given. */
export function wallDepth(p: Params, fixed: Fixed, here: Pressures): ChartDefinition {
  const { water_density: rho_w, gravity: g } = p
  const depth = here.p_e / (rho_w * g)
  const points = spaced(0, Math.max(DEPTH, 2 * depth), POINTS).map((d) => {
    const h_l = p.point_elevation === undefined ? undefined : -d
    return {
      x: d,
      at: { ...inside(p, p.design_pressure, h_l, silent), p_e: hydrostaticPressure.evaluate({ rho_w, g, d }) },
    }
  })
  return uncrowded({
    x: { title: 'Water depth', unit: 'm' },
    y: { title: 'Required nominal wall thickness', unit: 'mm' },
    series: series(p, fixed, points, () => true),
    limits: [...selected(p), { at: depth, label: 'this point', along: 'y' }],
  })
}

/** Pressure containment only; DNV-ST-F101 is left out where its pressure does not follow from the design pressure. */
export function wallPressure(p: Params, fixed: Fixed, here: Pressures): ChartDefinition {
  const direct = p.local_incidental_pressure !== undefined
  const points = spaced(0.25 * p.design_pressure, 2 * p.design_pressure, POINTS).map((p_d) => ({
    x: p_d,
    at: { ...inside(p, p_d, p.point_elevation, silent), p_e: here.p_e },
  }))
  return uncrowded({
    x: axisOf(inputs.properties.design_pressure),
    y: { title: 'Required nominal wall thickness', unit: 'mm' },
    series: series(p, fixed, points, (r) => r.state === CONTAINMENT && !(direct && r.code === F101)),
    limits: [...selected(p), { at: p.design_pressure, label: 'design pressure', along: 'y' }],
  })
}

interface Sample {
  readonly x: number
  readonly at: Point
}
/** One line for each code and limit state; lines that coincide are drawn once, under both names. */
function series(p: Params, fixed: Fixed, samples: readonly Sample[], drawn: (r: Required) => boolean): Series[] {
  const lines = new Map<string, { name: string; points: Dot[] }>()
  for (const { x, at } of samples) {
    for (const r of requirements(p, fixed, at, silent).all.filter(drawn)) {
      const name = r.code === F101 ? `${r.code} ${SHORT[r.state]}` : r.code
      const line = lines.get(name) ?? { name, points: [] }
      if (r.nominal !== undefined) line.points.push([x, r.nominal])
      lines.set(name, line)
    }
  }
  return merged([...lines.values()])
}

function merged(lines: readonly Series[]): Series[] {
  const kept: { name: string; points: readonly Dot[] }[] = []
  for (const line of lines) {
    const same = kept.find((k) => coincide(k.points, line.points))
    if (same) same.name = `${same.name} and ${line.name}`
    else kept.push({ ...line })
  }
  return kept
}

const coincide = (a: readonly Dot[], b: readonly Dot[]) =>
  a.length === b.length &&
  a.every(([x, y], i) => b[i]?.[0] === x && Math.abs((b[i]?.[1] ?? 0) - y) <= 1e-9 * Math.abs(y))
