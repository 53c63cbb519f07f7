/** The pipe beside the flaw: its allowable stress, the pressure that a wall may carry and its converse, the corroded wall. */
import type { Trace } from '@keelson/equations'
import * as wall from '@keelson/standards/api-579-1-2021/corroded-wall.ts'
import * as b314 from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import * as b318 from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import type { Params } from './inputs.ts'

const OUTSIDE = { D: 'D_o' } as const

/** The pressure that a rule for metal loss has to bear, Pa: the MAOP, or else the operating pressure. */
export const pressureToBear = (p: Params): number | undefined =>
  p.maximum_allowable_operating_pressure ?? p.operating_pressure

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
export function pressureOfWall(
  p: Params,
  S_a: number,
  t: number,
  { as, title, t: symbol }: Named,
  trace: Trace,
): number {
  const { allowablePressure } = p.code === 'ASME B31.4' ? b314 : b318
  return trace.apply(
    allowablePressure,
    { S_a, t, D: p.outer_diameter },
    { as, title, rename: { ...OUTSIDE, t: symbol } },
  )
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

/** The corroded wall beside the flaw, common to parts 4 and 5 of API 579-1. */
export interface Corroded {
  readonly FCA: number
  /** Wall away from the flaw after the future corrosion, m. */
  readonly t_c: number
  /** Inside diameter, m. */
  readonly D: number
  /** Limiting thickness, m. */
  readonly t_lim: number
  /** Distance that a discontinuity must keep, m. */
  readonly L_req: number
  /** Pressure of the wall t_c, Pa; undefined without a yield strength. */
  readonly MAWP?: number
}

/** At a future corrosion allowance, which a sweep may vary. */
export function corrodedOf(p: Params, S_a: number | undefined, FCA: number, trace: Trace): Corroded {
  const { wall_thickness: t_nom, uniform_metal_loss: LOSS, outer_diameter: D_o } = p
  const t_c = trace.apply(wall.corrodedWall, { t_nom, LOSS, FCA })
  const D = trace.apply(wall.insideDiameter, { D_o, t_c })
  const t_lim = trace.apply(wall.limitingThickness, { t_nom, t_floor: wall.LEAST_WALL })
  const L_req = trace.apply(wall.discontinuityDistance, { D, t_c })
  const named = { as: 'MAWP', title: 'Allowable pressure of undamaged pipe', t: 't_c' }
  const MAWP = S_a === undefined ? undefined : pressureOfWall(p, S_a, t_c, named, trace)
  return { FCA, t_c, D, t_lim, L_req, ...(MAWP !== undefined && { MAWP }) }
}
