/** The mean load where it is given directly, in place of wind, current and waves. SI. */
import { house, type Trace } from '@keelson/equations'
import type { MeanLoad } from '@keelson/physics/mooring-system/system.ts'
import { notApplicable } from '@keelson/workflow'
import type { SpreadParams } from './inputs.ts'

type External = Pick<SpreadParams, 'external_force_x' | 'external_force_y' | 'external_moment_z'>

export const isExternal = (p: External): boolean =>
  p.external_force_x !== undefined || p.external_force_y !== undefined || p.external_moment_z !== undefined

/** What is not given of it is none. */
export function externalLoad(p: External, trace: Trace): MeanLoad {
  trace.section('Mean load')
  const none = (symbol: string, title: string, unit: string) =>
    trace.lookup({ symbol, title, unit, value: 0, source: house, clause: 'mean load', cell: 'not provided: zero' })
  return {
    x: p.external_force_x ?? none('F_x', 'Mean surge force', 'N'),
    y: p.external_force_y ?? none('F_y', 'Mean sway force', 'N'),
    yaw: p.external_moment_z ?? none('M_z', 'Mean yaw moment', 'N*m'),
  }
}

/** Of what wind, current and waves would have given. */
export const GIVEN_DIRECTLY = notApplicable('the mean load was entered directly')
