/** One member: its stresses alone and together. API RP 2A-WSD 3.2.4, 3.3.1, 3.3.2. */
import type { Trace } from '@keelson/equations'
import * as axial from '@keelson/standards/api-rp-2a-wsd-2007/axial.ts'
import * as combined from '@keelson/standards/api-rp-2a-wsd-2007/combined.ts'
import { type Allowables, allowablesOf, type Section, sectionOf } from './calculate-allowable.ts'
import { type Pressed, pressedOf } from './calculate-pressure.ts'
import type { Member } from './inputs-members.ts'
import { TENSION } from './modes.ts'

/** Axial stress and bending. `use` is undefined where the axial stress is at the Euler stress or above. */
export interface Together {
  readonly stability: number | undefined
  readonly yielding: number | undefined
  /** The one form of small axial stress, or of tension. */
  readonly single: boolean
  readonly use: number | undefined
}

interface Sheared {
  readonly stress: number
  readonly use: number
}

export interface MemberResult {
  readonly member: Member
  readonly section: Section
  readonly allowable: Allowables
  /** Undefined where compression cannot be checked without an effective length. */
  readonly together: Together | undefined
  /** Of compression without an effective length: what it uses at least. */
  readonly byYield: number | undefined
  readonly shear: Sheared | undefined
  readonly torsion: Sheared | undefined
  readonly pressed: Pressed | undefined
}

export function assessMember(m: Member, trace: Trace): MemberResult {
  const section = sectionOf(m, trace)
  const allowable = allowablesOf(m, section, trace)
  return {
    member: m,
    section,
    allowable,
    together: togetherOf(m, allowable, trace),
    byYield: byYieldOf(m, allowable, trace),
    shear: shearOf(m, section, allowable, trace),
    torsion: torsionOf(m, section, allowable, trace),
    pressed: pressedOf(m, allowable, trace),
  }
}

/** Whether its axial stress counts as compression. */
export const isCompressed = (m: Member): boolean => m.axial_stress > 0 && m.axial_sense !== TENSION

function togetherOf(m: Member, { F_t, F_b, column }: Allowables, trace: Trace): Together | undefined {
  trace.section('Combined axial and bending stress')
  const { axial_stress: f_a, bending_stress: f_b, moment_reduction_factor_cm: C_m } = m
  const single = (of: number, name: string): Together => ({
    stability: undefined,
    yielding: undefined,
    single: true,
    use: trace.apply(combined.axialAndBendingUse, { f_a, F_t: of, f_b, F_b }, { as: 'u_c', rename: { F_t: name } }),
  })
  if (!isCompressed(m)) return single(F_t, 'F_t')
  if (column === undefined) return undefined
  const { F_a, F_e } = column
  if (f_a / F_a <= combined.SINGLE_FORM.value) return single(F_a, 'F_a')
  const u_y = trace.apply(combined.axialAndBendingUse, { f_a, F_t, f_b, F_b }, { as: 'u_y' })
  if (f_a >= F_e) return { stability: undefined, yielding: u_y, single: false, use: undefined }
  const u_st = trace.apply(combined.stabilityUse, { f_a, F_a, C_m, f_b, F_b, F_e })
  return { stability: u_st, yielding: u_y, single: false, use: trace.apply(combined.largerUse, { u_st, u_y }) }
}

/** A column holds no more than a piece of no length: the use by yield may fail it, and not pass it. */
function byYieldOf(m: Member, { F_t, F_b, column }: Allowables, trace: Trace): number | undefined {
  if (!isCompressed(m) || column !== undefined) return undefined
  const { axial_stress: f_a, bending_stress: f_b } = m
  return trace.apply(combined.axialAndBendingUse, { f_a, F_t, f_b, F_b }, { as: 'u_y' })
}

function shearOf({ shear_force: V }: Member, { A }: Section, { F_v }: Allowables, trace: Trace): Sheared | undefined {
  if (V === undefined) return undefined
  trace.section('Shear')
  const stress = trace.apply(axial.beamShearStress, { V, A }, { rename: { A: 'A_s' } })
  return { stress, use: trace.apply(axial.shearUse, { f_v: stress, F_v }) }
}

function torsionOf(m: Member, { I }: Section, { F_v }: Allowables, trace: Trace): Sheared | undefined {
  const { torsion_moment: M_t, outer_diameter: D } = m
  if (M_t === undefined) return undefined
  trace.section('Torsion')
  const I_p = trace.apply(axial.polarMoment, { I })
  const stress = trace.apply(axial.torsionalShearStress, { M_t, D, I_p })
  const rename = { f_v: 'f_vt' }
  return {
    stress,
    use: trace.apply(axial.shearUse, { f_v: stress, F_v }, { as: 'u_vt', title: 'Torsion utilisation', rename }),
  }
}
