/** Current demand and what the anodes must hold against it. DNV-RP-B401 (2021) section 4. */
import { constant, equation } from '@keelson/equations'
import { demandOfParts, galvanicBalance } from '@keelson/physics/cathodic-protection/galvanic-balance.ts'
import { dnvRpB401 } from './source.ts'

/** Demand of one zone in one phase. */
export const zoneDemand = equation({
  symbol: 'I_c',
  title: 'Zone current demand',
  unit: 'A',
  source: dnvRpB401,
  clause: '4.4, current demand',
  where: {
    A_c: ['zone area', 'm2'],
    i_c: ['design current density', 'A/m2'],
    f_c: ['coating breakdown factor', '-'],
  },
  evaluate: ({ A_c, i_c, f_c }) => A_c * i_c * f_c,
})

/** All zones in one phase, and what connected items drain in every phase. */
export const totalDemand = demandOfParts(dnvRpB401, '4.4, current demand')

/** Of a surface with additions, what is left when its heated part is counted apart. */
export const unheatedArea = equation({
  symbol: 'A_c',
  title: 'Unheated coated area',
  unit: 'm2',
  source: dnvRpB401,
  clause: '4.4, current demand',
  where: { A_h: ['coated area', 'm2'], A_a: ['additional area', 'm2'], A_hot: ['heated area', 'm2'] },
  evaluate: ({ A_h, A_a, A_hot }) => A_h + A_a - A_hot,
})

export const PLATFORM_WELL_DRAIN = constant({
  symbol: 'I_w',
  title: 'Typical platform well current drain, including casings',
  value: 5,
  unit: 'A',
  source: dnvRpB401,
  clause: 'section 4',
})
export const SUBSEA_WELL_DRAIN = constant({
  symbol: 'I_w',
  title: 'Typical subsea well current drain, including casings',
  value: 8,
  unit: 'A',
  source: dnvRpB401,
  clause: 'section 4',
})

/** What connected items drain, wells with the rest. */
export const drainWithWells = equation({
  symbol: 'I_d',
  title: 'Current drain including wells',
  unit: 'A',
  source: dnvRpB401,
  clause: '4.4, current drain to wells',
  where: {
    I_o: ['current drain of other items', 'A'],
    n_w: ['number of wells', '-'],
    I_w: ['current drain per well', 'A'],
  },
  evaluate: ({ I_o, n_w, I_w }) => I_o + n_w * I_w,
})

export const {
  drivingVoltage,
  currentOutput,
  totalOutput,
  netAnodeMass,
  requiredCharge,
  anodeCharge,
  installedMass,
  structurePotential,
  potentialMargin,
  anodeLife,
  anodesForMass,
  anodesForCurrent,
  anodesForMassAndInitial,
  anodesForAll,
} = galvanicBalance(dnvRpB401, {
  current: '4.8, anode current output',
  mass: '4.7, anode mass',
  count: '4.8 number of anodes',
})
