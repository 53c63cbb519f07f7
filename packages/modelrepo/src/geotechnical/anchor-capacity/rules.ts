/** What the inputs must satisfy together, before anything is calculated. */
import {
  deepFactor,
  MUDLINE_FACTOR,
  ROUGHNESS_FLOW_FACTOR,
  SMOOTH_FLOW_FACTOR,
} from '@keelson/physics/soil/caisson-lateral.ts'
import { type Problem, shown, shownIn, shownRatio } from '@keelson/workflow'
import { CAISSON, DRAG, MURFF_HAMILTON, PLATE } from './modes.ts'
import type { Params } from './params.ts'

/** Length over diameter of what is a caisson. */
const [STOCKIEST, SLENDEREST] = [1, 8]

export const rules = (p: Params): Problem[] => [
  ...(p.anchor_type === CAISSON ? [...size(p), ...padeye(p), ...factors(p)] : []),
  ...(p.anchor_type === CAISSON || p.anchor_type === PLATE ? strength(p) : []),
  ...(p.anchor_type === DRAG ? [...uplift(p), ...both(p)] : []),
  ...(p.anchor_type === PLATE ? keying(p) : []),
]

const refuse = (name: string, message: string): Problem[] => [{ pointer: `/${name}`, message }]
const metres = (si: number) => shownIn(si, 'm')

function size({ diameter: D = 0, length: L = 0, wall_thickness: t = 0 }: Params): Problem[] {
  const ratio = L / D
  return [
    ...(t >= D / 2
      ? refuse(
          'wall_thickness',
          `must be less than half of {diameter}, ${shownIn(D / 2, 'mm')}; read ${shownIn(t, 'mm')}`,
        )
      : []),
    ...(ratio < STOCKIEST || ratio > SLENDEREST
      ? refuse(
          'length',
          `must be ${STOCKIEST} to ${SLENDEREST} times {diameter}, ${metres(STOCKIEST * D)} to ${metres(SLENDEREST * D)}; read ${metres(L)}, ${shownRatio(ratio)} times`,
        )
      : []),
  ]
}

function padeye({ attachment_depth: z_a, length: L = 0 }: Params): Problem[] {
  if (z_a === undefined || z_a <= L) return []
  return refuse('attachment_depth', `must not be below the tip, {length} ${metres(L)}; read ${metres(z_a)}`)
}

/** The factor at the mudline is what the reduction leaves of that at depth: more than nothing. */
function factors(p: Params): Problem[] {
  if (p.lateral_profile !== MURFF_HAMILTON) return []
  const { lateral_bearing_factor_n1: given, lateral_bearing_factor_n2: N_2, alpha } = p
  const flow = { N_s: SMOOTH_FLOW_FACTOR.value, N_r: ROUGHNESS_FLOW_FACTOR.value, alpha }
  const N_1 = given ?? deepFactor.evaluate(flow)
  if (N_2 === undefined) {
    return N_1 < MUDLINE_FACTOR.value
      ? refuse(
          'lateral_bearing_factor_n1',
          `must not be below ${MUDLINE_FACTOR.value}, the factor at the mudline, unless {lateral_bearing_factor_n2} is given; read ${shown(N_1)}`,
        )
      : []
  }
  return N_2 < N_1
    ? []
    : refuse(
        'lateral_bearing_factor_n2',
        `must be below {lateral_bearing_factor_n1}, ${shown(N_1)}: nothing is left at the mudline otherwise; read ${shown(N_2)}`,
      )
}

const strength = ({ undrained_shear_strength_mudline: s_u0, undrained_strength_gradient: k }: Params): Problem[] =>
  s_u0 > 0 || k > 0
    ? []
    : refuse(
        'undrained_shear_strength_mudline',
        'the clay has no strength: it or {undrained_strength_gradient} must be above 0',
      )

const uplift = ({ mudline_angle }: Params): Problem[] =>
  mudline_angle > 0
    ? refuse(
        'mudline_angle',
        `must be 0 at a drag anchor, which uplift breaks out; read ${shownIn(mudline_angle, 'deg')}: let more line lie on the seabed`,
      )
    : []

/** One of the two alone would be mixed with a number of the table. */
function both({ holding_coefficient_m: m, holding_exponent_b: b }: Params): Problem[] {
  if ((m === undefined) === (b === undefined)) return []
  const [missing, given] =
    m === undefined ? ['holding_coefficient_m', 'holding_exponent_b'] : ['holding_exponent_b', 'holding_coefficient_m']
  return refuse(missing, `is needed where {${given}} is given: both or neither`)
}

function keying({ keying_loss, embedment_depth = 0 }: Params): Problem[] {
  if (keying_loss < embedment_depth) return []
  return refuse(
    'keying_loss',
    `must be less than {embedment_depth}, ${metres(embedment_depth)}; read ${metres(keying_loss)}`,
  )
}
