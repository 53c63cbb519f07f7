/** Current demand and what the anodes must hold against it. DNV-RP-B401 (2021) section 4. */
import { equation } from '@keelson/equations'
import { galvanicBalance } from '@keelson/physics/cathodic-protection/galvanic-balance.ts'
import { dnvRpB401 } from './source.ts'

/** Demand of one zone in one phase. */
export const zoneDemand = equation({
  symbol: 'I_c',
  title: 'Current demand of a zone',
  unit: 'A',
  source: dnvRpB401,
  clause: '4.4 current demand',
  where: {
    A_c: ['area', 'm2'],
    i_c: ['design current density', 'A/m2'],
    f_c: ['coating breakdown factor', '-'],
  },
  evaluate: ({ A_c, i_c, f_c }) => A_c * i_c * f_c,
})

export const {
  drivingVoltage,
  currentOutput,
  totalOutput,
  netAnodeMass,
  requiredCharge,
  anodeCharge,
  anodeLife,
  anodesForMass,
  anodesForCurrent,
  anodesForAll,
} = galvanicBalance(dnvRpB401, {
  current: '4.8 anode current output',
  mass: '4.7 anode mass',
  count: '4.8 number of anodes',
})
