/** The dimensionless groups of Duns and Ros, in oilfield units. */
import { equation, sqrt, type Trace } from '@keelson/equations'
import type { InSitu } from './mixture.ts'
import { dunsRos } from './sources.ts'
import { DIAMETER, MU_L, RHO_L, SIGMA, V_SG, V_SL } from './symbols.ts'

export const liquidVelocityNumber = equation({
  symbol: 'N_Lv',
  title: 'Liquid velocity number',
  unit: '-',
  source: dunsRos,
  clause: 'dimensionless groups',
  fit: 'the constant converts ft, lb/ft³, dyn/cm and cP',
  where: { v_sl: V_SL, rho_l: RHO_L, sigma: SIGMA },
  evaluate: ({ v_sl, rho_l, sigma }) => 1.938 * v_sl * (rho_l / sigma) ** 0.25,
})

export const gasVelocityNumber = equation({
  symbol: 'N_Gv',
  title: 'Gas velocity number',
  unit: '-',
  source: dunsRos,
  clause: 'dimensionless groups',
  fit: 'the constant converts ft, lb/ft³, dyn/cm and cP',
  where: { v_sg: V_SG, rho_l: RHO_L, sigma: SIGMA },
  evaluate: ({ v_sg, rho_l, sigma }) => 1.938 * v_sg * (rho_l / sigma) ** 0.25,
})

export const diameterNumber = equation({
  symbol: 'N_d',
  title: 'Pipe diameter number',
  unit: '-',
  source: dunsRos,
  clause: 'dimensionless groups',
  fit: 'the constant converts ft, lb/ft³, dyn/cm and cP',
  where: { d: DIAMETER, rho_l: RHO_L, sigma: SIGMA },
  evaluate: ({ d, rho_l, sigma }) => 120.872 * d * sqrt(rho_l / sigma),
})

export const viscosityNumber = equation({
  symbol: 'N_L',
  title: 'Liquid viscosity number',
  unit: '-',
  source: dunsRos,
  clause: 'dimensionless groups',
  fit: 'the constant converts ft, lb/ft³, dyn/cm and cP',
  where: { mu_l: MU_L, rho_l: RHO_L, sigma: SIGMA },
  evaluate: ({ mu_l, rho_l, sigma }) => 0.15726 * mu_l * (1 / (rho_l * sigma ** 3)) ** 0.25,
})

export interface Groups {
  readonly N_Lv: number
  readonly N_Gv: number
  readonly N_d: number
  readonly N_L: number
}
export function groupsOf({ v_sl, v_sg, rho_l, mu_l, sigma }: InSitu, d: number, trace: Trace): Groups {
  return {
    N_Lv: trace.apply(liquidVelocityNumber, { v_sl, rho_l, sigma }),
    N_Gv: trace.apply(gasVelocityNumber, { v_sg, rho_l, sigma }),
    N_d: trace.apply(diameterNumber, { d, rho_l, sigma }),
    N_L: trace.apply(viscosityNumber, { mu_l, rho_l, sigma }),
  }
}
