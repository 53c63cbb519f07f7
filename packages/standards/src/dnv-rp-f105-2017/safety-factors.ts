/** Safety factors on fatigue by vibration. DNV-RP-F105 (2017) 2.4. */
import { constant } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

/** 1.00 low, 1.30 high. */
export const GAMMA_K = constant({
  symbol: 'gamma_k',
  title: 'Stability parameter safety factor, safety class normal',
  value: 1.15,
  unit: '-',
  source: dnvRpF105,
  clause: '2.4',
})
export const GAMMA_ON_IL = constant({
  symbol: 'gamma_on_IL',
  title: 'In-line onset safety factor',
  value: 1.1,
  unit: '-',
  source: dnvRpF105,
  clause: '2.4',
})
export const GAMMA_ON_CF = constant({
  symbol: 'gamma_on_CF',
  title: 'Cross-flow onset safety factor',
  value: 1.2,
  unit: '-',
  source: dnvRpF105,
  clause: '2.4',
})
export const GAMMA_S = constant({
  symbol: 'gamma_s',
  title: 'Stress range safety factor',
  value: 1.3,
  unit: '-',
  source: dnvRpF105,
  clause: '2.4',
})
/** 1.0 low, 0.25 high. */
export const ETA = constant({
  symbol: 'eta',
  title: 'Fatigue life utilisation factor, safety class normal',
  value: 0.5,
  unit: '-',
  source: dnvRpF105,
  clause: '2.4',
})
