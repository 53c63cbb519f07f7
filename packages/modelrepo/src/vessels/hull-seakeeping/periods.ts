/** Natural periods of heave, roll and pitch, and the roll period of the weather criterion. */
import type { Trace } from '@keelson/equations'
import * as periods from '@keelson/physics/ship-motions/periods.ts'
import type { Hull } from './hull.ts'
import type { Given, Perhaps } from './inputs.ts'

export type Masses = Given<'hull_length' | 'hull_breadth' | 'draft' | 'gravity' | 'damping_ratio'> &
  Perhaps<'heave_added_mass' | 'pitch_gyradius' | 'roll_gyradius_including_added'>
/** Those of roll and pitch are not known without the metacentric height. */
export type Periods = ReturnType<typeof periodsOf>

export function periodsOf(p: Masses, { M, C_33, GM, GM_L }: Hull, trace: Trace) {
  trace.section('Natural periods')
  const { hull_length: L, hull_breadth: B, draft: T, gravity: g } = p
  const A_h = p.heave_added_mass ?? M
  const k_yy = p.pitch_gyradius ?? trace.apply(periods.pitchGyradius, { r_yy: periods.PITCH_GYRADIUS_SHARE, L })
  const k_44 = () =>
    p.roll_gyradius_including_added ?? trace.apply(periods.rollGyradius, { r_44: periods.ROLL_GYRADIUS_SHARE, B })
  const heave = trace.apply(periods.heavePeriod, { M, A_h, C_33 })
  const roll = GM === undefined ? undefined : trace.apply(periods.rollPeriod, { k_44: k_44(), g, GM })
  const rollImo = GM === undefined ? undefined : trace.apply(periods.imoRollPeriod, { B, T, L, GM })
  const both = roll !== undefined && rollImo !== undefined
  const pitch = GM_L === undefined ? undefined : trace.apply(periods.pitchPeriod, { k_yy, g, GM_L })
  const difference = both ? trace.apply(periods.rollPeriodDifference, { T_4: roll, T_r: rollImo }) : undefined
  if (p.damping_ratio > 0) trace.apply(periods.rollAmplification, { zeta: p.damping_ratio })
  return { heave, roll, rollImo, pitch, difference, k_yy }
}
