/** All rows, as they came out. */
import { utilisation } from '@keelson/workflow'
import { classInWords } from './calculate-classes.ts'
import type { JointResult } from './calculate-joint.ts'
import { isCompressed, type MemberResult } from './calculate-member.ts'
import { largestOf, useOf } from './calculate-uses.ts'
import { USE_IN_WORDS } from './calculate-values.ts'

const cell = (use: number | undefined): number | null =>
  use === undefined || !Number.isFinite(use) ? null : utilisation(use)

export const memberRows = (members: readonly MemberResult[]) =>
  members.map((result, i) => {
    const { member: m, section, allowable } = result
    const most = largestOf(result)
    return {
      member: i + 1,
      slenderness: section.diameterOverWall,
      column: allowable.column?.r_KL ?? null,
      axial_allowable: (isCompressed(m) ? allowable.column?.F_a : allowable.F_t) ?? null,
      bending_allowable: allowable.F_b,
      hoop_allowable: result.pressed?.F_h ?? null,
      combined: cell(useOf(result, 'combined')),
      shear: cell(result.shear?.use),
      torsion: cell(result.torsion?.use),
      hoop: cell(result.pressed?.use),
      pressure: cell(useOf(result, 'pressure')),
      largest: cell(most?.use),
      governing: most ? USE_IN_WORDS[most.name] : 'not assessed',
    }
  })

export const jointRows = (joints: readonly JointResult[]) =>
  joints.map((result, i) => ({
    joint: i + 1,
    carried_as: classInWords(result.joint),
    beta: result.beta,
    gamma: result.gamma,
    geometry: result.limiting ? 'limiting geometry' : 'within limits',
    axial: result.P_a,
    in_plane: result.M_ai,
    out_of_plane: result.M_ao,
    used: cell(result.use),
  }))
