/** What the inputs must satisfy together, before anything is calculated. */
import {
  deepFactor,
  MUDLINE_FACTOR,
  ROUGHNESS_FLOW_FACTOR,
  SMOOTH_FLOW_FACTOR,
} from '@keelson/physics/soil/caisson-lateral.ts'
import { type Problem, shown, shownIn, shownRatio } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'
import { MURFF_HAMILTON } from './inputs-caisson.ts'

/** Length over diameter of what is a caisson. */
const [STOCKIEST, SLENDEREST] = [1, 8]

export const caissonRules = (p: RuledCaisson): readonly Problem[] => [
  ...size(p),
  ...padeye(p),
  ...factors(p),
  ...strength(p),
]
export const dragRules = (p: Given<'mudline_angle'> & Perhaps<Holding>): readonly Problem[] => [
  ...uplift(p),
  ...both(p),
]
export const plateRules = (p: Clay & Given<'keying_loss' | 'embedment_depth'>): readonly Problem[] => [
  ...strength(p),
  ...keying(p),
]
type Clay = Given<'undrained_shear_strength_mudline' | 'undrained_strength_gradient'>
type Holding = 'holding_coefficient_m' | 'holding_exponent_b'
/** A caisson as far as the rules look at it. */
export type RuledCaisson = Clay &
  Given<'diameter' | 'length' | 'wall_thickness' | 'lateral_profile' | 'alpha'> &
  Perhaps<'attachment_depth' | 'lateral_bearing_factor_n1' | 'lateral_bearing_factor_n2'>

const refuse = (name: string, message: string): Problem[] => [{ pointer: `/${name}`, message }]
const metres = (si: number) => shownIn(si, 'm')

function size({ diameter: D, length: L, wall_thickness: t }: RuledCaisson): Problem[] {
  const ratio = L / D
  return [
    ...(t >= D / 2
      ? refuse(
          'wall_thickness',
          `must be less than half of {diameter}, ${shownIn(D / 2, 'mm')} (entered: ${shownIn(t, 'mm')})`,
        )
      : []),
    ...(ratio < STOCKIEST || ratio > SLENDEREST
      ? refuse(
          'length',
          `must be ${STOCKIEST} to ${SLENDEREST} times {diameter}, ${metres(STOCKIEST * D)} to ${metres(SLENDEREST * D)} (entered: ${metres(L)}, ${shownRatio(ratio)} times the diameter)`,
        )
      : []),
  ]
}

function padeye({ attachment_depth: z_a, length: L }: RuledCaisson): Problem[] {
  if (z_a === undefined || z_a <= L) return []
  return refuse('attachment_depth', `must not exceed {length}, ${metres(L)} (entered: ${metres(z_a)})`)
}

/** The factor at the mudline is what the reduction leaves of that at depth: more than nothing. */
function factors(p: RuledCaisson): Problem[] {
  if (p.lateral_profile !== MURFF_HAMILTON) return []
  const { lateral_bearing_factor_n1: given, lateral_bearing_factor_n2: N_2, alpha } = p
  const flow = { N_s: SMOOTH_FLOW_FACTOR.value, N_r: ROUGHNESS_FLOW_FACTOR.value, alpha }
  const N_1 = given ?? deepFactor.evaluate(flow)
  if (N_2 === undefined) {
    return N_1 < MUDLINE_FACTOR.value
      ? refuse(
          'lateral_bearing_factor_n1',
          `must be at least ${MUDLINE_FACTOR.value}, the mudline factor, unless {lateral_bearing_factor_n2} is provided (entered: ${shown(N_1)})`,
        )
      : []
  }
  return N_2 < N_1
    ? []
    : refuse(
        'lateral_bearing_factor_n2',
        `must be less than {lateral_bearing_factor_n1}, ${shown(N_1)}, so that the mudline factor is positive (entered: ${shown(N_2)})`,
      )
}

const strength = ({ undrained_shear_strength_mudline: s_u0, undrained_strength_gradient: k }: Clay): Problem[] =>
  s_u0 > 0 || k > 0
    ? []
    : refuse(
        'undrained_shear_strength_mudline',
        'must be greater than 0 if {undrained_strength_gradient} is 0, since the clay otherwise has no strength',
      )

const uplift = ({ mudline_angle }: Given<'mudline_angle'>): Problem[] =>
  mudline_angle > 0
    ? refuse(
        'mudline_angle',
        `must be 0 for a drag anchor, which has no uplift resistance (entered: ${shownIn(mudline_angle, 'deg')}). Increase the line length on the seabed.`,
      )
    : []

/** One of the two alone would be mixed with a number of the table. */
function both({ holding_coefficient_m: m, holding_exponent_b: b }: Perhaps<Holding>): Problem[] {
  if ((m === undefined) === (b === undefined)) return []
  const [missing, given] =
    m === undefined ? ['holding_coefficient_m', 'holding_exponent_b'] : ['holding_exponent_b', 'holding_coefficient_m']
  return refuse(missing, `is required if {${given}} is provided; enter both or neither`)
}

function keying({ keying_loss, embedment_depth }: Given<'keying_loss' | 'embedment_depth'>): Problem[] {
  if (keying_loss < embedment_depth) return []
  return refuse(
    'keying_loss',
    `must be less than {embedment_depth}, ${metres(embedment_depth)} (entered: ${metres(keying_loss)})`,
  )
}
