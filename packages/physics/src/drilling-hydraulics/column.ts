/** What a loss of pressure is as a mud weight, what cuttings weigh, and what the standpipe carries of all. */
import { equation, sum } from '@keelson/equations'
import { bourgoyne, lapeyrouse } from '../rheology/sources.ts'
import { DENSITY, DEPTH, FIELD } from './symbols.ts'

const WITH_CUTTINGS = ['mud density including cuttings', 'ppg'] as const

export const circulatingDensity = equation({
  symbol: 'ECD',
  title: 'Equivalent circulating density',
  unit: 'ppg',
  source: bourgoyne,
  clause: 'ch. 4, equivalent circulating density',
  fit: FIELD,
  where: { rho_e: WITH_CUTTINGS, dP_a: ['annulus pressure loss', 'psi'], D_v: DEPTH },
  evaluate: ({ rho_e, dP_a, D_v }) => rho_e + dP_a / (0.052 * D_v),
})

export const surgeWeight = equation({
  symbol: 'EMW_su',
  title: 'Surge equivalent mud weight',
  unit: 'ppg',
  source: lapeyrouse,
  clause: 'ch. 5, surge and swab pressures',
  fit: FIELD,
  where: { rho: DENSITY, dP_t: ['surge pressure', 'psi'], D_v: DEPTH },
  evaluate: ({ rho, dP_t, D_v }) => rho + dP_t / (0.052 * D_v),
})

export const swabWeight = equation({
  symbol: 'EMW_sw',
  title: 'Swab equivalent mud weight',
  unit: 'ppg',
  source: lapeyrouse,
  clause: 'ch. 5, surge and swab pressures',
  fit: FIELD,
  where: { rho: DENSITY, dP_t: ['surge pressure', 'psi'], D_v: DEPTH },
  evaluate: ({ rho, dP_t, D_v }) => rho - dP_t / (0.052 * D_v),
})

export const ladenDensity = equation({
  symbol: 'rho_e',
  title: 'Mud density including cuttings',
  unit: 'ppg',
  source: bourgoyne,
  clause: 'ch. 4, mixture density in the annulus',
  where: {
    rho: DENSITY,
    C_c: ['cuttings volume fraction', '-'],
    rho_s: ['cuttings density', 'ppg'],
  },
  evaluate: ({ rho, C_c, rho_s }) => rho * (1 - C_c) + rho_s * C_c,
})

/** Of the annulus that is heavier than the string. */
export const cuttingsLoad = equation({
  symbol: 'dP_c',
  title: 'Cuttings hydrostatic pressure',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, hydrostatic pressure',
  fit: FIELD,
  where: { D_v: DEPTH, rho_e: WITH_CUTTINGS, rho: DENSITY },
  evaluate: ({ D_v, rho_e, rho }) => 0.052 * D_v * (rho_e - rho),
})

export const standpipePressure = equation({
  symbol: 'p_sp',
  title: 'Standpipe pressure',
  unit: 'psi',
  source: bourgoyne,
  clause: 'ch. 4, sum of the circulating pressure losses',
  where: {
    dP_i: [
      'surface equipment, string, bit and annulus pressure losses, and cuttings hydrostatic pressure',
      'psi',
      'list',
    ],
  },
  evaluate: ({ dP_i }) => sum(dP_i.length, (j) => dP_i[j]),
})

export const gelPressure = equation({
  symbol: 'dP_g',
  title: 'Gel-breaking pressure',
  unit: 'psi',
  source: lapeyrouse,
  clause: 'ch. 5, pressure to break circulation, annulus',
  where: {
    tau_g: ['gel strength', 'lbf/100ft2'],
    L_j: ['annulus section lengths', 'ft', 'list'],
    d_hj: ['hole diameters', 'in', 'list'],
    d_pj: ['pipe outside diameters', 'in', 'list'],
  },
  evaluate: ({ tau_g, L_j, d_hj, d_pj }) => sum(L_j.length, (j) => (tau_g * L_j[j]) / (300 * (d_hj[j] - d_pj[j]))),
})

/** In ft/s, as a classical hand calculation has it. */
export const classicalAnnularVelocity = equation({
  symbol: 'v',
  title: 'Annular velocity',
  unit: 'ft/s',
  source: bourgoyne,
  clause: 'ch. 4, mean velocity',
  where: { q: ['flow rate', 'gpm'], d_h: ['hole diameter', 'in'], d_p: ['pipe outside diameter', 'in'] },
  evaluate: ({ q, d_h, d_p }) => q / (2.448 * (d_h ** 2 - d_p ** 2)),
})
