/** The mean load where it is given directly, in place of wind, current and waves. SI. */
import type { MeanLoad } from '@keelson/physics/mooring-system/system.ts'
import { notApplicable } from '@keelson/workflow'
import type { SpreadParams } from './params.ts'

type External = Pick<SpreadParams, 'external_force_x' | 'external_force_y' | 'external_moment_z'>

export const isExternal = (p: External): boolean =>
  p.external_force_x !== undefined || p.external_force_y !== undefined || p.external_moment_z !== undefined

export const externalLoad = (p: External): MeanLoad => ({
  x: p.external_force_x ?? 0,
  y: p.external_force_y ?? 0,
  yaw: p.external_moment_z ?? 0,
})

/** Of what wind, current and waves would have given. */
export const GIVEN_DIRECTLY = notApplicable('the mean load is given directly')
