/** The sound pipe: its allowable hoop stress, the pressure that a wall may carry, and the wall that a pressure asks for. */
import type { Trace } from '@keelson/equations'
import * as b314 from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import * as b318 from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import type { Params } from './params.ts'

const OUTSIDE = { D: 'D_o' } as const

/** F E (T) S, Pa; undefined without a yield strength. */
export function allowableStress(p: Params, trace: Trace): number | undefined {
  const S = p.specified_minimum_yield_strength
  if (S === undefined) return undefined
  const { design_factor: F, weld_joint_factor: E, temperature_derating_factor: T } = p
  return p.code === 'ASME B31.4'
    ? trace.apply(b314.allowableHoopStress, { F, E, S_y: S }, { rename: { S_y: 'SMYS' } })
    : trace.apply(b318.allowableHoopStress, { F, E, T, S }, { rename: { S: 'SMYS' } })
}

export interface Named {
  readonly as: string
  readonly title: string
  /** Symbol of the wall. */
  readonly t: string
}

/** Pressure, Pa, that the allowable stress grants a wall, m. */
export function pressureOfWall(p: Params, S_a: number, t: number, { as, title, t: wall }: Named, trace: Trace): number {
  const { allowablePressure } = p.code === 'ASME B31.4' ? b314 : b318
  return trace.apply(allowablePressure, { S_a, t, D: p.outer_diameter }, { as, title, rename: { ...OUTSIDE, t: wall } })
}

/** Wall, m, that a pressure asks for at the allowable stress. */
export function requiredWall(p: Params, S_a: number, P: number, trace: Trace): number {
  const { hoopMinimumWall } = p.code === 'ASME B31.4' ? b314 : b318
  return trace.apply(
    hoopMinimumWall,
    { P, D: p.outer_diameter, S_a },
    { as: 't_min', title: 'Minimum required thickness', rename: { ...OUTSIDE, P: 'P_op' } },
  )
}
