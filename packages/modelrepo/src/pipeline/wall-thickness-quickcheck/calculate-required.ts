/** Every wall that the codes of a run ask for at a point. */
import type { Trace } from '@keelson/equations'
import { temperatureFactor } from '@keelson/standards/asme-b31.8-2020/temperature.ts'
import { b314Allowable, b318Allowable, CODE_B314, CODE_B318, type Hoop, hoopRequired } from './calculate-b31.ts'
import { type Basis, basisOf, type F101Required, f101Required } from './calculate-f101.ts'
import type { Point, Required } from './calculate-limit-states.ts'
import { rp1111Required } from './calculate-rp1111.ts'
import type { Params } from './inputs.ts'
import { B314, B318, F101, RP1111, runs } from './modes.ts'

/** What does not change with the pressures; undefined where no code of the run needs it. */
export interface Fixed {
  readonly basis: Basis | undefined
  /** Temperature factor of ASME B31.8 and API RP 1111. */
  readonly T_f: number | undefined
}
export interface Requirements {
  readonly f101: F101Required | undefined
  readonly rp1111: Required | undefined
  readonly b314: Hoop | undefined
  readonly b318: Hoop | undefined
  /** All of them, in the order of the codes. */
  readonly all: readonly Required[]
}

export function fixedOf(p: Params, trace: Trace): Fixed {
  return { basis: runs(p, F101) ? basisOf(p, trace) : undefined, T_f: temperature(p, trace) }
}

function temperature(p: Params, trace: Trace): number | undefined {
  if (!runs(p, RP1111) && !runs(p, B318)) return undefined
  if (p.temperature_derating_factor !== undefined) return p.temperature_derating_factor
  trace.section('ASME B31.8 and API RP 1111 temperature factor')
  return temperatureFactor(p.design_temperature, trace)
}

export function requirements(p: Params, { basis, T_f }: Fixed, point: Point, trace: Trace): Requirements {
  const f101 = basis && f101Required(p, basis, point, trace)
  const rp1111 = runs(p, RP1111) && T_f !== undefined ? rp1111Required(p, T_f, point, trace) : undefined
  const b314 = runs(p, B314) ? liquid(p, point, trace) : undefined
  const b318 = runs(p, B318) && T_f !== undefined ? gas(p, T_f, point, trace) : undefined
  const all = [...(f101?.states ?? []), rp1111, b314?.required, b318?.required].filter((r) => r !== undefined)
  return { f101, rp1111, b314, b318, all }
}

function liquid(p: Params, point: Point, trace: Trace): Hoop {
  const S_a = b314Allowable(p, trace)
  return { S_a, required: hoopRequired(p, CODE_B314, S_a, point, trace) }
}
function gas(p: Params, T_f: number, point: Point, trace: Trace): Hoop {
  const S_a = b318Allowable(p, T_f, trace)
  return { S_a, required: hoopRequired(p, CODE_B318, S_a, point, trace) }
}
