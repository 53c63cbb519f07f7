/** What the inputs must satisfy together: a hull that the regressions have a number for. */
import { silent } from '@keelson/equations'
import { bulbImmersion } from '@keelson/physics/ship-resistance/bulb-and-transom.ts'
import { froudeNumber, reynoldsNumber } from '@keelson/physics/ship-resistance/friction.ts'
import { angleOfEntrance, leftByCentre, midshipArea } from '@keelson/physics/ship-resistance/hull-form.ts'
import { prismaticWithCentre } from '@keelson/physics/ship-resistance/propulsion.ts'
import { SLOW_END } from '@keelson/physics/ship-resistance/wave.ts'
import { fromSI } from '@keelson/units'
import { type Problem, problemAt, refused, shown, shownIn } from '@keelson/workflow'
import { type Dimensions, dimensionsOf } from './calculate-hull.ts'
import type { Params } from './inputs.ts'
import { PAPER_1984, SINGLE, TWIN } from './modes.ts'

const [LEAST_CB, MOST_CB] = [0.3, 0.95] as const
const [LEAST_CP, MOST_CP] = [0.25, 0.95] as const
/** Height of the centre of a bulb over the draught forward. */
const HIGHEST_BULB = 0.6
/** Reynolds number below which the friction line means nothing. */
const LEAST_REYNOLDS = 1e4

export function rules(p: Params): Problem[] {
  const hull = dimensionsOf(p, silent)
  const coarse = [
    ...fullness(hull),
    ...planes(hull),
    ...bulb(p),
    ...sections(p, hull),
    ...surface(p, hull),
    ...pitch(p),
  ]
  return coarse.length > 0 ? coarse : [...centre(p, hull), ...entrance(p, hull), ...speeds(p, hull)]
}

function fullness({ C_B, C_P }: Dimensions): Problem[] {
  if (C_B <= LEAST_CB || C_B >= MOST_CB)
    return refused(
      '/displacement_volume',
      `must give a {block_coefficient} between ${LEAST_CB} and ${MOST_CB}; length, breadth and draught give ${shown(C_B, 4)}`,
    )
  if (C_P > LEAST_CP && C_P < MOST_CP) return []
  return refused(
    '/midship_coefficient',
    `must give a {prismatic_coefficient} between ${LEAST_CP} and ${MOST_CP}; a {block_coefficient} of ${shown(C_B, 4)} gives ${shown(C_P, 4)}`,
  )
}

function bulb({ bulb_area: A_BT, bulb_centre_height: h_B, draft_forward: T_F }: Params): Problem[] {
  if (h_B > HIGHEST_BULB * T_F * (1 + 1e-9))
    return refused(
      '/bulb_centre_height',
      `must not exceed ${HIGHEST_BULB} times the {draft_forward}, ${shownIn(HIGHEST_BULB * T_F, 'm')} (entered: ${shownIn(h_B, 'm')})`,
    )
  if (bulbImmersion({ T_F, h_B, A_BT }) > 0) return []
  return refused(
    '/bulb_area',
    `must keep the bulb submerged (entered: ${shownIn(A_BT, 'm2')} at ${shownIn(h_B, 'm')} above the keel)`,
  )
}

/** No waterplane below is larger than that at the draught: the volume is within its column. */
function planes({ C_B, C_WP }: Dimensions): Problem[] {
  if (C_WP >= C_B) return []
  return [
    problemAt(
      '/waterplane_coefficient',
      `must not be below the {block_coefficient}, ${shown(C_B, 4)}, because the volume must fit below the waterplane (entered: ${shown(C_WP, 4)})`,
    ),
    problemAt(
      '/displacement_volume',
      `must give a {block_coefficient} not exceeding the {waterplane_coefficient}, ${shown(C_WP, 4)} (calculated: ${shown(C_B, 4)})`,
    ),
  ]
}

function sections({ transom_area: A_T, bulb_area: A_BT }: Params, { B, T, C_M }: Dimensions): Problem[] {
  const midship = midshipArea({ B, T, C_M })
  const below = (pointer: string, A: number) =>
    A < midship
      ? []
      : refused(
          pointer,
          `must be less than the midship section area, ${shownIn(midship, 'm2')} (entered: ${shownIn(A, 'm2')})`,
        )
  return [...below('/transom_area', A_T), ...below('/bulb_area', A_BT)]
}

/** The wetted surface covers the waterplane from below, and lies within the box of length, breadth and draught. */
function surface({ wetted_surface: S }: Params, { L, B, T, C_WP }: Dimensions): Problem[] {
  if (S === undefined) return []
  const [plane, box] = [C_WP * L * B, L * (B + 2 * T) + 2 * B * T]
  if (S < plane)
    return [
      problemAt(
        '/wetted_surface',
        `must exceed the waterplane area, ${shownIn(plane, 'm2')} (entered: ${shownIn(S, 'm2')})`,
      ),
      problemAt(
        '/waterplane_coefficient',
        `must give a waterplane area below the {wetted_surface} (entered: ${shown(C_WP, 4)}, giving ${shownIn(plane, 'm2')})`,
      ),
    ]
  if (S <= box) return []
  return refused(
    '/wetted_surface',
    `must not exceed the surface of a box of the same length, breadth and draught, ${shownIn(box, 'm2')} (entered: ${shownIn(S, 'm2')})`,
  )
}

function pitch(p: Params): Problem[] {
  if (p.propeller_diameter === undefined || p.propeller_arrangement !== TWIN || p.pitch_ratio !== undefined) return []
  return refused('/pitch_ratio', 'must be provided for twin screws with the {propeller_diameter}')
}

/** Where the centre of buoyancy leaves a run, an entrance and a wake. */
function centre(p: Params, { C_P, l_cb, L_R }: Dimensions): Problem[] {
  const behind = p.propeller_diameter !== undefined && p.propeller_arrangement === SINGLE
  const C_P1 = silent.apply(prismaticWithCentre, { C_P, l_cb })
  if (L_R > 0 && leftByCentre({ C_P, l_cb: fromSI(l_cb, '%') }) > 0 && (!behind || C_P1 < 1)) return []
  return refused(
    '/lcb_percent_forward_of_midship',
    `must be closer to amidships at a {prismatic_coefficient} of ${shown(C_P, 4)}, or the regressions are not defined (entered: ${shownIn(l_cb, '%')})`,
  )
}

function entrance(p: Params, { L, B, C_WP, C_P, l_cb, L_R, nabla }: Dimensions): Problem[] {
  if (p.half_angle_of_entrance !== undefined) return []
  const i_E = fromSI(silent.apply(angleOfEntrance, { L, B, C_WP, C_P, l_cb, L_R, nabla }), 'deg')
  if (i_E < 90) return []
  return refused('/waterplane_coefficient', `must give a half angle of entrance below 90° (entered: ${shown(C_WP, 4)})`)
}

function speeds(p: Params, { L, B }: Dimensions): Problem[] {
  return p.speed.flatMap((V, i) => {
    const pointer = p.speed.length === 1 ? '/speed' : `/speed/${i}`
    if (V === 0) return refused(pointer, 'must be above 0, because there is no resistance at rest')
    const R_n = silent.apply(reynoldsNumber, { V, L, nu: p.kinematic_viscosity })
    if (R_n < LEAST_REYNOLDS)
      return refused(
        pointer,
        `must give a Reynolds number in the range of ship hulls (calculated: ${shown(R_n, 3)}, which is too low)`,
      )
    const fast = p.method === PAPER_1984 && silent.apply(froudeNumber, { V, g: p.gravity, L }) > SLOW_END.si
    if (!fast || L / B > 2) return []
    return refused(
      '/hull_breadth',
      `must be less than half of the {length_waterline} for a high-speed ship (entered: ${shownIn(B, 'm')})`,
    )
  })
}
