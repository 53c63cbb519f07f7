/** Capacity of aluminium anodes in warm water. ABS Guidance Notes on Cathodic Protection of Offshore Structures (2018). */
import { equation, min, reachRange, type Source } from '@keelson/equations'
import { dnvRpB401 } from '../dnv-rp-b401-2021/source.ts'

export const absCpOffshore: Source = {
  id: 'ABS CP of Offshore Structures',
  title: 'Guidance Notes on Cathodic Protection of Offshore Structures',
  publisher: 'ABS',
  revision: 'December 2018',
  read: 'public descriptions',
}

/** Never more than in water of 20 degC. */
export const warmWaterCapacity = equation({
  symbol: 'epsilon',
  title: 'Aluminium anode capacity in warm water',
  unit: 'Ah/kg',
  source: absCpOffshore,
  clause: 'current capacity by temperature',
  fit: 'capacity falls by 27 Ah/kg for each °C above 20 °C',
  where: { T: ['maximum seawater temperature', 'degC'] },
  evaluate: ({ T }) => min(2000, 2000 - 27 * (T - 20)),
  limited: { holds: 'alloy capacity is limited to 2,000 Ah/kg in colder water' },
})

/** The anode table of DNV-RP-B401 has 1500 Ah/kg in its row above. */
export const WARM_WATER = reachRange({
  symbol: 'T',
  title: 'Maximum seawater temperature',
  unit: 'degC',
  to: 30,
  unsafe: 'above',
  because: "in warmer water the anode capacity requires manufacturer's data",
  source: dnvRpB401,
  clause: 'Table 8-6',
})
