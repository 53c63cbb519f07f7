/** Hoop stress of a pipe on its outside or mean diameter, the wall and the pressure that it allows. One copy for every code that uses it. */
import { equation, max, min, type Source } from '@keelson/equations'

/** Where a code states the rule: for pipelines onshore, and for those offshore, where the external pressure counts. */
export interface HoopClauses {
  readonly onshore: string
  readonly offshore: string
}

const NO_WALL =
  'no wall thickness is required for hoop stress under net external pressure; collapse is checked separately'

/** Metres and pascals, walls without allowances. The mean-diameter forms are those of the offshore chapters, for D/t below 30. */
export const hoopRule = (source: Source, { onshore, offshore }: HoopClauses) => {
  const P = ['net internal pressure', 'Pa'] as const
  const D = ['outside diameter', 'm'] as const
  const t = ['wall thickness excluding allowances', 'm'] as const
  const S_a = ['allowable hoop stress', 'Pa'] as const
  const everywhere = { source, clause: `${onshore} and ${offshore}` }

  return {
    netInternalPressure: equation({
      source,
      clause: offshore,
      symbol: 'P',
      title: 'Net internal pressure',
      unit: 'Pa',
      where: { P_i: ['internal pressure', 'Pa'], P_e: ['external pressure', 'Pa'] },
      evaluate: ({ P_i, P_e }) => P_i - P_e,
    }),
    /** Barlow on the outside diameter. */
    hoopStress: equation({
      ...everywhere,
      symbol: 'S_h',
      title: 'Hoop stress',
      unit: 'Pa',
      where: { P, D, t },
      evaluate: ({ P, D, t }) => (P * D) / (2 * t),
    }),
    hoopStressThick: equation({
      source,
      clause: `${offshore}, D/t < 30`,
      symbol: 'S_h',
      title: 'Hoop stress (mean diameter)',
      unit: 'Pa',
      where: { P, D, t },
      evaluate: ({ P, D, t }) => (P * (D - t)) / (2 * t),
    }),
    /** 0 without net internal pressure. */
    hoopMinimumWall: equation({
      ...everywhere,
      symbol: 't_req',
      title: 'Required wall thickness for internal pressure',
      unit: 'm',
      where: { P, D, S_a },
      evaluate: ({ P, D, S_a }) => (max(0, P) * D) / (2 * S_a),
      limited: { holds: NO_WALL },
    }),
    /** The mean-diameter form where D/t comes out below 30, else Barlow; D/30 between the two. */
    hoopMinimumWallThick: equation({
      source,
      clause: offshore,
      symbol: 't_req',
      title: 'Required wall thickness for internal pressure (mean diameter if D/t < 30)',
      unit: 'm',
      where: { P, D, S_a },
      evaluate: ({ P, D, S_a }) =>
        min((max(0, P) * D) / (2 * S_a), max((max(0, P) * D) / (2 * S_a + max(0, P)), D / 30)),
      limited: { holds: NO_WALL },
    }),
    /** Barlow solved for the pressure. */
    allowablePressure: equation({
      ...everywhere,
      symbol: 'P_a',
      title: 'Pressure at allowable hoop stress',
      unit: 'Pa',
      where: { S_a, t, D },
      evaluate: ({ S_a, t, D }) => (2 * S_a * t) / D,
    }),
  }
}
