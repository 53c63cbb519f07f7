/** Loads of padeyes that are lifted at sea. API RP 2A-WSD 2.4.2. */
import { constant } from '@keelson/equations'
import { apiRp2aWsd } from './source.ts'

const at = (clause: string) => ({ source: apiRp2aWsd, clause }) as const

/** On the static sling load, for padeyes and the members that frame into them. */
export const OPEN_SEA_FACTOR = constant({
  ...at('2.4.2c'),
  symbol: 'LF',
  title: 'Minimum padeye load factor, open sea lift',
  value: 2,
  unit: '-',
})
/** Perpendicular to the plate, at the centre of the hole. */
export const LATERAL_SHARE = constant({
  ...at('2.4.2b'),
  symbol: 'f_lat',
  title: 'Lateral force to static sling load ratio',
  value: 0.05,
  unit: '-',
})
