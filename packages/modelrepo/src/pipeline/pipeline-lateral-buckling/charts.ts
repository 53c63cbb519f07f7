/** The charts of the lateral buckling report. */
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { bendingStrain } from '@keelson/physics/pipeline-buckling/section.ts'
import { axisOf, type ChartDefinition, type Limit, lineChart, type Marker, type Point } from '@keelson/workflow'
import type { LineForce } from './calculate-line.ts'
import type { Screen } from './calculate-screen.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { listed, type Minimum, type Modes, modeName } from './modes.ts'

const POINTS = 81

export function forceProfile({ stations, at, L_a, S_0, constrained }: LineForce, screen: Screen): ChartDefinition {
  const every = Math.ceil(stations.length / 300)
  const drawn = stations.filter((s, i) => i % every === 0 || s === at || i === stations.length - 1)
  const length = stations[stations.length - 1]?.x ?? 0
  const anchors: Marker[] = [L_a, length - L_a].map((x) => ({ x, y: S_0, label: 'virtual anchor' }))
  const uniform = stations.every((s) => s.S_0 === S_0)
  return lineChart({
    x: { title: 'Position along the line', unit: 'm' },
    y: { title: 'Effective axial force', unit: 'kN' },
    series: [
      { name: 'fully restrained', points: drawn.map((s): Point => [s.x, s.S_0]) },
      { name: 'developed', points: drawn.map((s): Point => [s.x, s.S]) },
    ],
    limits: [
      { at: -screen.infinite.P_0, label: 'critical force, infinite mode', along: 'x' },
      { at: -screen.localised.P_0, label: `critical force, ${modeName(screen.localised.mode)}`, along: 'x' },
    ],
    markers: constrained && uniform && L_a > 0 ? anchors : [{ x: at.x, y: at.S, label: 'maximum' }],
  })
}

export function restrainedForce(p: Params, modes: Modes, screen: Screen, P_0: number): ChartDefinition {
  const minima = listed(p).map((mode) => screen.minima[mode])
  const governing = minima.reduce((a, b) => (b.P_0 < a.P_0 ? b : a))
  const top = 3 * Math.max(...minima.map((m) => m.P_0))
  const longest = Math.max(...minima.map((m) => m.length.L))
  const lengths = logSpaced(0.3 * Math.min(...minima.map((m) => m.length.L)), 2.5 * longest, POINTS)
  const series = minima.map(({ mode }) => ({
    name: modeName(mode),
    points: lengths
      .map((L): Point => [L, modes.forces(mode, L, '').P_0])
      .filter(([, P]) => P <= top)
      .map(([L, P]): Point => [L, P]),
  }))
  const here: Limit[] = P_0 > 0 && P_0 < top ? [{ at: P_0, label: 'restrained force', along: 'x' }] : []
  return lineChart({
    x: axisOf(inputs.properties.buckle_length),
    y: { title: 'Restrained force', unit: 'kN' },
    series,
    limits: [{ at: governing.P_0, label: `minimum, ${modeName(governing.mode)}`, along: 'x' }, ...here],
    markers: minima.map((m) => ({ x: m.length.L, y: m.P_0, label: '' })),
  })
}

/** Over the radius of the route: what a curve holds, the critical force of the straight line, the force reached. */
export function screeningMap(p: Params, { S_max }: LineForce, screen: Screen): ChartDefinition {
  const grip = p.lateral_friction_coefficient * p.submerged_weight
  const straight = screen.infinite.P_0
  const middle = Math.max(straight, -S_max) / grip
  const radii = logSpaced(middle / 10, middle * 4, POINTS)
  const holds = (R: number) => Math.min(grip * R, straight)
  const R = p.route_curve_radius
  return lineChart({
    x: { title: 'Route curve radius', unit: 'm', log: true },
    y: { title: 'Compression', unit: 'kN' },
    series: [{ name: 'route curve resistance', points: radii.map((r): Point => [r, holds(r)]) }],
    limits: [
      { at: -S_max, label: 'developed force', along: 'x' },
      { at: screen.localised.P_0, label: `straight, ${modeName(screen.localised.mode)}`, along: 'x' },
    ],
    markers: R === undefined ? [] : [{ x: R, y: -S_max, label: 'this route' }],
  })
}

/** Stable buckles of the first mode, from the shortest to beyond the one that stands. */
function stableBuckles(modes: Modes, { mode, length }: Minimum, stands: number | undefined) {
  const to = Math.max(1.8 * length.L, 1.2 * (stands ?? 0))
  return logSpaced(length.L, to, 41).map((L) => modes.bent(mode, L, ''))
}

interface Bent {
  readonly y: number
  readonly M: number
}

export function momentAmplitude(modes: Modes, first: Minimum, stands: (Bent & { L: number }) | undefined, M_p: number) {
  const buckles = stableBuckles(modes, first, stands?.L)
  return lineChart({
    x: { title: 'Buckle amplitude', unit: 'm' },
    y: { title: 'Bending moment', unit: 'kN*m', zero: true },
    series: [{ name: 'stable buckles', points: buckles.map(({ y, M }): Point => [y, M]) }],
    limits: [{ at: M_p, label: 'plastic moment', along: 'x' }],
    markers: stands ? [{ x: stands.y, y: stands.M, label: 'this buckle' }] : [],
  })
}

export function strainAmplitude(
  p: Params,
  modes: Modes,
  first: Minimum,
  stands: (Bent & { L: number }) | undefined,
  tolerable: number | undefined,
) {
  const percent = (M: number) => bendingStrain.evaluate({ M, D: p.outer_diameter, EI: modes.pipe.EI })
  const buckles = stableBuckles(modes, first, stands?.L)
  return lineChart({
    x: { title: 'Buckle amplitude', unit: 'm' },
    y: { title: 'Bending strain', unit: '%', zero: true },
    series: [{ name: 'stable buckles', points: buckles.map(({ y, M }): Point => [y, percent(M)]) }],
    limits: tolerable === undefined ? [] : [{ at: tolerable, label: 'tolerable strain', along: 'x' }],
    markers: stands ? [{ x: stands.y, y: percent(stands.M), label: 'this buckle' }] : [],
  })
}
