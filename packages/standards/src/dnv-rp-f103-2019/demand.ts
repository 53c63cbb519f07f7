/** Current demand and the anodes that meet it. DNV-RP-F103 (2019) 6.2 to 6.5; (2010) 5.2 to 5.5. */
import { constant, equation, pi } from '@keelson/equations'
import { galvanicBalance } from '@keelson/physics/cathodic-protection/galvanic-balance.ts'
import { dnvRpF103 } from './source.ts'

export const BRACELET_UTILISATION = constant({
  symbol: 'u',
  title: 'Bracelet anode utilisation factor',
  value: 0.8,
  unit: '-',
  source: dnvRpF103,
  clause: '6.4.2; DNV-RP-B401 (2010) Table 10-8',
})

export const surfaceArea = equation({
  symbol: 'A_c',
  title: 'Pipe surface area',
  unit: 'm2',
  source: dnvRpF103,
  clause: '6.2; 2010 edition 5.2',
  where: { D: ['steel outside diameter', 'm'], L: ['pipeline length', 'm'] },
  evaluate: ({ D, L }) => pi * D * L,
})

/** Length of bare pipe that has a surface. */
export const lengthOfSurface = (A: number, D: number): number => A / surfaceArea.evaluate({ D, L: 1 })

/** With the mean coating breakdown factor the mean demand, with the final one the final demand: one current density serves both. */
export const currentDemand = equation({
  symbol: 'I_c',
  title: 'Current demand',
  unit: 'A',
  source: dnvRpF103,
  clause: '6.2, 6.3; 2010 edition 5.2, 5.3',
  where: {
    A_c: ['pipe surface area', 'm2'],
    i_cm: ['design mean current density', 'A/m2'],
    f_c: ['coating breakdown factor', '-'],
    k: ['design factor', '-'],
  },
  evaluate: ({ A_c, i_cm, f_c, k }) => A_c * i_cm * f_c * k,
})

export const {
  drivingVoltage,
  currentOutput,
  totalOutput,
  netAnodeMass,
  requiredCharge,
  anodeCharge,
  anodesForMass,
  anodesForCurrent,
  anodesForMassAndFinal,
} = galvanicBalance(dnvRpF103, {
  current: '6.5; 2010 edition 5.5',
  mass: '6.4; 2010 edition 5.4',
  count: '6.4, 6.5; 2010 edition 5.4, 5.5',
})
