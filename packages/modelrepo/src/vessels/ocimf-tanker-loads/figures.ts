/** The ship from above with the wind and the current that meet her, and the forces that they make. Bow to the right. */
import { type Drawing, figure, type Label, labelled } from '@keelson/figures'
import type { Shape } from '@keelson/figures/drawing.ts'
import { hullPlan, wavesOnHull } from '@keelson/figures/things/hull-plan.ts'
import type { NotApplicable } from '@keelson/workflow'
import type { Params } from './inputs.ts'

/** What a run answers: no current in the regressions of the wind, no yaw of the wind in UFC 4-159-03. */
export interface Answered {
  readonly wind_force_x: number
  readonly wind_force_y: number
  readonly wind_moment?: number
  readonly current_force_x?: number
  readonly current_force_y?: number
  readonly total_force?: number
  readonly cx: number | NotApplicable
  readonly cy: number | NotApplicable
  readonly cn?: number | NotApplicable
  readonly wind_speed_10m?: number
}

/** Half of what hull and forces take of the figure, and where the longest arrow that meets her begins. */
const [HALF_WIDTH, HALF_HEIGHT, TAIL] = [6.5, 3.4, 10.6] as const
/** Where the forces of the wind begin, aft of midships; those of the current as far ahead of it. */
const ABAFT = -1.4

export function plan(p: Params, answered: Answered): Drawing {
  const wind = { x: answered.wind_force_x, y: answered.wind_force_y }
  const { current_force_x: x, current_force_y: y } = answered
  const current = x === undefined || y === undefined ? undefined : { x, y }
  const longest = Math.max(...[wind, ...(current ? [current] : [])].flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
  return figure(
    { unit: 'm', scale: 'none', ...around(p) },
    hullPlan(),
    meeting(p, answered),
    components(wind, 'w', ABAFT, longest),
    current && components(current, 'c', -ABAFT, longest),
    length(p),
  )
}

/** Direction from which the wind comes, 0 from astern; a relative wind is taken from starboard. rad. */
const windFrom = ({ relative_wind_angle: gamma, wind_direction = 0 }: Params): number =>
  gamma === undefined ? wind_direction : Math.PI - gamma

/** The frame that holds hull and arrows, in the proportions that leave the hull its own. */
function around(p: Params) {
  const { current_speed: V_c = 0, current_direction = 0 } = p
  const from = [windFrom(p), ...(V_c > 0 ? [current_direction] : [])]
  const range = (half: number, tails: readonly number[]): readonly [number, number] => [
    Math.min(-half, ...tails),
    Math.max(half, ...tails),
  ]
  const x = range(
    HALF_WIDTH,
    from.map((angle) => -TAIL * Math.cos(angle)),
  )
  const y = range(
    HALF_HEIGHT,
    from.map((angle) => -TAIL * Math.sin(angle)),
  )
  return { aspect: (y[1] - y[0]) / (x[1] - x[0]), frame: { x, y } }
}

/** Wind and current, towards the ship. */
function meeting(p: Params, { wind_speed_10m = 0 }: Answered): readonly Shape[] {
  const { relative_wind_speed, current_speed: V_c = 0, current_direction = 0 } = p
  const speed = relative_wind_speed ?? wind_speed_10m
  const symbol = relative_wind_speed === undefined ? 'V_w' : 'V'
  return wavesOnHull([
    { towards: windFrom(p), share: speed > 0 ? 1 : 0, label: labelled(symbol, speed, 'm/s', 'wind') },
    {
      towards: current_direction,
      share: V_c > 0 ? SHORTER : 0,
      label: labelled('V_c', V_c, 'm/s', 'current'),
    },
  ])
}
/** The current's arrow beside the wind's: both speeds have their labels, and no scale. */
const SHORTER = 0.55

/** The force along the hull and the force abeam, from midships aft of it or ahead of it. */
function components(
  { x, y }: { readonly x: number; readonly y: number },
  k: 'w' | 'c',
  at: number,
  longest: number,
): readonly Shape[] {
  const of = k === 'w' ? 'wind' : 'current'
  const arrow = (force: number, towards: number, label: Label): readonly Shape[] =>
    Math.abs(force) <= SEEN * longest
      ? []
      : [
          {
            kind: 'load',
            at: [at, 0],
            towards: force < 0 ? towards + 180 : towards,
            share: Math.abs(force) / longest,
            away: true,
            role: k === 'w' ? 'load' : 'flow',
            label,
          },
        ]
  return [...arrow(x, 0, labelled(`F_${k}x`, x, 'kN', of)), ...arrow(y, 90, labelled(`F_${k}y`, y, 'kN', of))]
}
/** Share of the longest force below which one is not drawn. */
const SEEN = 0.005

function length(p: Params): readonly Shape[] {
  const [symbol, L] = p.vessel_length_lbp === undefined ? ['L_OA', p.length_overall] : ['L_BP', p.vessel_length_lbp]
  if (L === undefined) return []
  // away from the side of the wind
  const [edge, side] = Math.sin(windFrom(p)) > 0 ? (['above', 1] as const) : (['below', -1] as const)
  return [{ kind: 'dimension', from: [-5, side], to: [5, side], edge, label: labelled(symbol ?? '', L, 'm') }]
}
