/** The ship from above with the wind and the current that meet her, and the forces that they make. Bow to the right. */
import { type Drawing, figure, type Label, labelled } from '@keelson/figures'
import type { Shape } from '@keelson/figures/drawing.ts'
import { hullPlan, wavesOnHull } from '@keelson/figures/things/hull-plan.ts'
import type { FiguresOf } from '@keelson/workflow'
import { type Loads, windFrom } from './calculate-loads.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

/** Half of what hull and forces take of the figure, and where the longest arrow that meets her begins. */
const [HALF_WIDTH, HALF_HEIGHT, TAIL] = [6.5, 3.4, 10.6] as const
/** Where the forces of the wind begin, aft of midships; those of the current as far ahead of it. */
const ABAFT = -1.4

export const figuresOf = (p: Params, loads: Loads): FiguresOf<typeof contract> => ({
  plan: plan(p, loads),
})

function plan(p: Params, loads: Loads): Drawing {
  const { wind, current } = loads
  const longest = Math.max(...[wind, ...(current ? [current] : [])].flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
  return figure(
    { unit: 'm', scale: 'none', ...around(p) },
    hullPlan(),
    meeting(p, loads),
    components(wind, 'w', ABAFT, longest),
    current && components(current, 'c', -ABAFT, longest),
    length(p),
  )
}

/** The frame that holds hull and arrows, in the proportions that leave the hull its own. */
function around(p: Params) {
  const from = [windFrom(p), ...(p.current_speed > 0 ? [p.current_direction] : [])]
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
function meeting(p: Params, { speed }: Loads): readonly Shape[] {
  const angle = p.relative_wind_angle
  const wind = angle === undefined ? labelled('V_w', speed, 'm/s', 'wind') : labelled('V', speed, 'm/s', 'wind')
  return wavesOnHull([
    { towards: windFrom(p), share: speed > 0 ? 1 : 0, label: wind },
    {
      towards: p.current_direction ?? 0,
      share: p.current_speed > 0 ? SHORTER : 0,
      label: labelled('V_c', p.current_speed, 'm/s', 'current'),
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
