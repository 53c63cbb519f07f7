/** The charts: allowable pressures over the wall, pressure with tension, bending with external pressure. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { allowableBendingStrain } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import {
  axisOf,
  type ChartDefinition,
  type Limit,
  lineChart,
  numberIn,
  type Point,
  type Series,
  shownRatio,
} from '@keelson/workflow'
import { collapseOf, propagationOf } from './external.ts'
import { axes } from './inputs.ts'
import type { Required } from './required.ts'
import { BURST, COLLAPSE, PROPAGATION } from './state-names.ts'
import type { Run, Wall } from './states.ts'

export const charts = {
  capacity_wall: {
    title: 'Allowable net pressure against wall thickness',
    description:
      'Factored allowable pressures against wall thickness, with the applied pressures and required wall thicknesses.',
  },
  interaction: {
    title: 'Pressure and tension interaction',
    description:
      'Combined load limit with the applied load. For Method 1, bending reduces the allowable tension and pressure.',
  },
  bending_envelope: {
    title: 'Bending strain and external pressure interaction',
    description: 'Allowable bending strain against net external pressure, with the applied load.',
  },
}

const STEPS = 60
/** Share of the diameter that no wall of the chart reaches. */
const THICKEST = 0.49
/** The chart reaches so far beyond the selected wall, and beyond the thickest required one. */
const [BEYOND_SELECTED, BEYOND_REQUIRED] = [2, 1.2]

export function capacityChart(
  { code, p, factors, loads }: Run,
  wall: Wall,
  required: readonly Required[],
): ChartDefinition {
  const farthest = Math.max(BEYOND_SELECTED * wall.t, BEYOND_REQUIRED * Math.max(...required.map((r) => r.net)))
  const end = Math.min(THICKEST * p.outer_diameter, farthest)
  const walls = spaced(0, end, STEPS + 1).slice(1)
  const line = (name: string, allowable: (t: number) => number): Series => ({
    name,
    points: walls.map((t): Point => [t + p.corrosion_allowance, allowable(t)]),
  })
  const demand = (pressure: number, label: string): Limit[] =>
    pressure > 0 ? [{ at: pressure, label, along: 'x' }] : []
  return lineChart({
    x: axisOf(axes.wall_thickness),
    y: { title: 'Net pressure', unit: 'MPa' },
    series: [
      line(BURST, (t) => code.burst(factors.internal, t, silent).allowable),
      line(COLLAPSE, (t) => collapseOf(code, p, t, silent).allowable),
      line(`${PROPAGATION}, without arrestors`, (t) => propagationOf(p, t, silent).allowable),
    ],
    limits: [
      ...demand(loads.P_net, 'net internal'),
      ...demand(loads.P_ext, 'net external'),
      { at: p.wall_thickness, label: 'selected wall', along: 'y' },
    ],
    markers: required
      .filter((r) => r.pressure > 0 && r.net <= end)
      .map((r) => ({ x: r.nominal, y: r.pressure, label: numberIn(r.nominal, 'mm', 3) })),
  })
}

export function interactionChart(run: Run, { burst, collapse, combined }: Wall): ChartDefinition {
  const { p, loads } = run
  const turn = loads.P_net < 0 ? 2 * Math.PI : Math.PI
  const fromOutside = combined.byCollapse ? collapse.P_c : burst.pressure
  const limitAt = (angle: number, size: number, bent: number): Point => {
    const tension = (size - bent) * Math.cos(angle)
    const pressure = Math.sqrt(Math.max(0, size ** 2 - (Math.abs(tension) + bent) ** 2))
    return [tension * combined.T_y, pressure * (angle > Math.PI ? -fromOutside : burst.pressure)]
  }
  const curve = ({ name, size, bent }: Curve): Series => ({
    name,
    points: spaced(0, turn, STEPS + 1).map((angle) => limitAt(angle, size, bent)),
  })
  return lineChart({
    x: axisOf(axes.effective_tension),
    y: axisOf(axes.net_internal_pressure),
    series: curvesOf(run, combined.bending).map(curve),
    limits: combined.T_d === undefined ? [] : [{ at: combined.T_d, label: '0.60 times yield tension', along: 'y' }],
    markers: [{ x: p.effective_tension, y: loads.P_net, label: 'this load' }],
  })
}

/** An ellipse of this size, from which bending takes its share of the tension. */
interface Curve {
  readonly name: string
  readonly size: number
  readonly bent: number
}

function curvesOf({ code, p, factors: { combined: size } }: Run, bent: number): readonly Curve[] {
  if (code.extreme && p.combined_load_factor === undefined) {
    const extreme = code.extreme.value
    return [
      { name: `operational, ${size}`, size, bent },
      { name: `extreme and hydrotest, ${extreme}`, size: extreme, bent },
    ]
  }
  if (bent === 0) return [{ name: `limit ${size}`, size, bent }]
  const unbent = { name: `limit ${size}, no bending`, size, bent: 0 }
  return bent < size ? [unbent, { name: `with bending, ${shownRatio(bent)} of yield moment`, size, bent }] : [unbent]
}

export function bendingChart({ p, loads }: Run, { collapse, bending }: Wall): ChartDefinition {
  const end = bending.g_delta * p.combined_collapse_factor * collapse.P_c
  const start = Math.min(0, loads.P_ext)
  const line = (name: string, f_b: number): Series => ({
    name,
    points: [start, end].map((P_ext): Point => {
      const args = { g_delta: bending.g_delta, P_ext, f_c: p.combined_collapse_factor, P_c: collapse.P_c }
      return [P_ext, Math.max(0, allowableBendingStrain.evaluate({ ...args, epsilon_b: bending.epsilon_b, f_b }))]
    }),
  })
  const design = line(`safety factor ${p.bending_safety_factor}`, p.bending_safety_factor)
  return lineChart({
    x: axisOf(axes.net_external_pressure),
    y: { title: 'Bending strain', unit: '%' },
    series: p.bending_safety_factor === 1 ? [design] : [design, line('no safety factor', 1)],
    limits: [{ at: collapse.allowable, label: 'collapse limit', along: 'y' }],
    markers: [{ x: loads.P_ext, y: p.bending_strain, label: 'this load' }],
  })
}
