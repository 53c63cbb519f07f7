/** Pressures of the run, outside, inside and net. */
import type { Trace } from '@keelson/equations'
import { hydrostaticPressure } from '@keelson/physics/hydrostatic-pressure.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { netInternalPressure } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { netExternalPressure } from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import { given } from '@keelson/workflow'
import type { Pipe } from './inputs.ts'

export interface Loads {
  /** Pressure of the water at the water depth, Pa; undefined where no depth was given. */
  readonly hydrostatic: number | undefined
  /** External pressure at the point, Pa; undefined where only net pressures are known. */
  readonly external: number | undefined
  /** Net internal pressure, Pa. */
  readonly P_net: number
  /** Net external pressure, Pa. */
  readonly P_ext: number
}

export function loadsOf(p: Pipe, trace: Trace): Loads {
  trace.section('Pressures at the point considered')
  const hydrostatic =
    p.water_depth === undefined
      ? undefined
      : trace.apply(
          hydrostaticPressure,
          { rho_w: p.water_density, g: STANDARD_GRAVITY, d: p.water_depth },
          { as: 'P_hyd' },
        )
  const external = p.external_pressure ?? hydrostatic
  const outside = p.external_pressure === undefined ? { P_o: 'P_hyd' } : undefined
  return {
    hydrostatic,
    external,
    P_net: p.net_internal_pressure ?? netInternal(p, external, outside, trace),
    P_ext: p.net_external_pressure ?? netExternal(p, external, outside, trace),
  }
}

type Renamed = Readonly<Record<string, string>> | undefined

/** Where no external pressure is known none is credited, which is safe for burst. */
function netInternal(p: Pipe, external: number | undefined, outside: Renamed, trace: Trace): number {
  const { internal_pressure: P_i } = given(p, 'internal_pressure')
  if (external === undefined) return P_i
  return trace.apply(netInternalPressure, { P_i, P_o: external }, outside && { rename: outside })
}

/** The contract asks for an external pressure or a depth wherever the net one is not given. */
function netExternal(p: Pipe, external: number | undefined, outside: Renamed, trace: Trace): number {
  const P_o = external ?? given(p, 'external_pressure').external_pressure
  return trace.apply(
    netExternalPressure,
    { P_o, P_i: p.minimum_internal_pressure },
    { rename: { ...outside, P_i: 'P_min' } },
  )
}
