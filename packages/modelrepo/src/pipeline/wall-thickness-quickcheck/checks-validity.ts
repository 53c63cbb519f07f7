/** Where a code or a formula ends, and which inputs contradict each other: a check may then fail and not pass. */
import { house, reachRule } from '@keelson/equations'
import { WELD_JOINT } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { METAL_TEMPERATURE } from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import { PROPAGATION_D_OVER_T } from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import {
  against,
  type Doubt,
  type Left,
  type NotChecked,
  notChecked,
  outOf,
  shownIn,
  shownPressure,
} from '@keelson/workflow'
import { watersDiffer } from '../_shared/criteria/water-pressure.ts'
import type { Params } from './inputs.ts'
import { LOCATION_CLASSES } from './inputs-codes.ts'
import { B314, B318, type Code, F101, RP1111, runs } from './modes.ts'

const doubt = (kind: 'input_missing' | 'contradiction', why: string | undefined): Doubt | undefined =>
  why === undefined ? undefined : { kind, why }
const outside = (why: Left | undefined): Doubt | undefined =>
  why === undefined ? undefined : { kind: 'out_of_reach', why }

/** The external pressure and the elevation must be of one point. */
export const pressuresDiffer = (p: Params): string | undefined =>
  watersDiffer({
    external: p.external_pressure,
    depth: p.point_elevation === undefined ? undefined : -p.point_elevation,
    gravity: p.gravity,
    said: 'point_elevation',
  })

/** Without it the demand of collapse is none, whatever the depth. */
export const waterNotKnown = (p: Params): string | undefined =>
  runs(p, F101) && p.external_pressure === undefined && p.point_elevation === undefined
    ? 'neither {external_pressure} nor {point_elevation} is entered'
    : undefined

/** Without it the head of the contents is missing from the demand; above the reference elevation that is safe. */
export function contentsNotKnown(p: Params): string | undefined {
  const { content_density: rho, point_elevation: h_l, reference_elevation: h_ref } = p
  if (h_l === undefined)
    return (rho ?? 0) > 0
      ? '{content_density} is entered without {point_elevation}, so the contents head is unknown'
      : undefined
  if (rho !== undefined || h_l >= h_ref) return undefined
  return `{content_density} is not entered and the point is ${shownIn(h_ref - h_l, 'm')} below the reference elevation, so the contents head is unknown`
}

/** Onshore rules of ASME B31.8 know no water outside. `p_e`: external pressure, Pa. */
export const creditedOnLand = (p: Params, p_e: number): string | undefined =>
  p_e > 0 && runs(p, B318) && p.b318_hoop_design_factor === undefined && p.location_class !== 'offshore'
    ? `${LOCATION_CLASSES[p.location_class]} is an onshore location class, whose rules do not provide for the credited external pressure of ${shownPressure(p_e)}`
    : undefined

/** Of an average wall t_2, m. */
export const beyondPropagation = (p: Params, t_2: number): Left | undefined =>
  outOf(PROPAGATION_D_OVER_T, p.outer_diameter / t_2)

export const beyondB314 = (p: Params): Left | undefined =>
  runs(p, B314) ? outOf(METAL_TEMPERATURE, p.design_temperature) : undefined

export const beyondRp1111 = (p: Params): Left | undefined =>
  runs(p, RP1111) ? outOf(WELD_JOINT, p.longitudinal_joint_factor) : undefined

/** Without collapse by DNV-ST-F101 nothing assesses a net pressure from outside. */
export const FROM_INSIDE = reachRule({
  title: 'Net internal pressure',
  because: 'only pressure containment is assessed',
  source: house,
  clause: 'pressure containment',
})

/** Why a pass of collapse would show nothing. */
export const waterDoubt = (p: Params): Doubt | undefined =>
  doubt('input_missing', waterNotKnown(p)) ?? doubt('contradiction', pressuresDiffer(p))

/** Of an average wall t_2, m: why a pass of propagation buckling would show nothing. */
export const propagationDoubt = (p: Params, t_2: number): Doubt | undefined =>
  waterDoubt(p) ?? outside(beyondPropagation(p, t_2))

/** Why a pass of pressure containment would show nothing. `p_e`: external pressure, Pa. */
export function containmentDoubt(p: Params, code: Code, p_e: number): Doubt | undefined {
  const waters = doubt('contradiction', pressuresDiffer(p))
  const direct = code === F101 && p.local_incidental_pressure !== undefined
  const inside = direct ? undefined : doubt('input_missing', contentsNotKnown(p))
  return waters ?? inside ?? doubtOfCode(p, code, p_e)
}

function doubtOfCode(p: Params, code: Code, p_e: number): Doubt | undefined {
  if (code === RP1111) return outside(beyondRp1111(p))
  if (code === B314) return outside(beyondB314(p))
  return code === B318 ? doubt('contradiction', creditedOnLand(p, p_e)) : undefined
}

/** A net pressure from outside, Pa, is no matter of pressure containment: collapse has to be assessed. */
export function fromOutside(p: Params, code: Code, net: number): NotChecked | undefined {
  if (net >= 0) return undefined
  const why = `the external pressure exceeds the internal pressure by ${shownPressure(-net)}`
  if (runs(p, F101)) return notChecked('other_mode', `${why}; DNV-ST-F101 collapse applies instead`)
  return notChecked(
    'out_of_reach',
    against(FROM_INSIDE, `${why}, and ${code} is assessed for pressure containment only`),
  )
}
