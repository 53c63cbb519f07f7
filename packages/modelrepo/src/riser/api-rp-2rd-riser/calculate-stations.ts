/** What acts at a station, and what both editions say of it. */
import type { Trace } from '@keelson/equations'
import { stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { collapseUse, netExternalPressure } from '@keelson/standards/api-rp-2rd-1998/collapse.ts'
import {
  type PrimaryStresses,
  primaryStresses,
  type RiserLoads,
} from '@keelson/standards/api-rp-2rd-1998/primary-stress.ts'
import { netInternalPressure } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { burstUse } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import * as collapse2013 from '@keelson/standards/api-std-2rd-2013/collapse.ts'
import { type CombinedUse, combinedUse } from '@keelson/standards/api-std-2rd-2013/combined.ts'
import { LIMIT_TOLERANCE } from '@keelson/workflow'
import { atStation } from '../_shared/stations/stations.ts'
import type { Pipe, Std2rdPipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'

export interface Station {
  readonly loads: RiserLoads
  readonly stresses: PrimaryStresses
  readonly utilisation: number
  readonly P_ext: number
  readonly collapse: number
  readonly std2rd: Std2rdUse | undefined
}
export interface Std2rdUse extends CombinedUse {
  readonly burst: number
  readonly collapse: number
  readonly passes: boolean
}

export const loadsAt = (p: Params, station: number): RiserLoads => ({
  T_eff: atStation(p.effective_tension, station),
  M: atStation(p.bending_moment, station),
  p_i: atStation(p.internal_pressure, station),
  p_e: atStation(p.external_pressure, station),
})

export function stationOf(p: Params, pipe: Pipe, loads: RiserLoads, trace: Trace): Station {
  trace.section('Stresses')
  const stresses = primaryStresses(pipe.section, loads, trace)
  const utilisation = trace.apply(stressUtilisation, { sigma_vM: stresses.sigma_vM, sigma_all: pipe.sigma_all })
  const { P_ext, U_c } = collapseAt(pipe, loads, trace)
  const std2rd = pipe.std2rd && std2rdAt(p, pipe.std2rd, loads, P_ext, trace)
  return { loads, stresses, utilisation, P_ext, collapse: U_c, std2rd }
}

export function collapseAt({ P_c_d }: Pipe, { p_e, p_i }: RiserLoads, trace: Trace) {
  trace.section('Collapse')
  const P_ext = trace.apply(netExternalPressure, { P_o: p_e, P_i: p_i }, { rename: { P_o: 'p_e', P_i: 'p_i' } })
  return { P_ext, U_c: trace.apply(collapseUse, { P_ext, P_c_d }) }
}

function std2rdAt(p: Params, pipe: Std2rdPipe, loads: RiserLoads, P_ext: number, trace: Trace): Std2rdUse {
  trace.section('Comparison with API STD 2RD (2013)')
  const { T_eff, M, p_i, p_e } = loads
  const P_net = trace.apply(netInternalPressure, { P_i: p_i, P_o: p_e }, { rename: { P_i: 'p_i', P_o: 'p_e' } })
  const burst = trace.apply(burstUse, { P_net, p_b_d: pipe.p_b_d })
  const collapse = trace.apply(
    collapse2013.collapseUse,
    { P_ext, P_c_d: pipe.P_c_d },
    { as: 'U_c_2', rename: { P_c_d: 'P_c_2' } },
  )
  const use = combinedUse(pipe, { T_eff, M, P_net }, p.std2rd_design_factor, trace)
  const held = (u: number | undefined) => u !== undefined && u <= 1 + LIMIT_TOLERANCE
  const passes = held(burst) && held(collapse) && (held(use.u_1) || held(use.u_2))
  return { ...use, burst, collapse, passes }
}
