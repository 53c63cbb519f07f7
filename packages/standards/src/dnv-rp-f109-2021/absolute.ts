/** Absolute lateral static stability: criteria and safety factors. DNV-RP-F109 (2021) 3.6. */
import { equation } from '@keelson/equations'
import { dnvRpF109 } from './source.ts'

export const LOAD_REGIONS = {
  'North Sea winter': 'North Sea, winter',
  'NWS Australia cyclonic': 'North West Shelf of Australia, cyclonic',
  'Gulf of Mexico and Southern Ocean winter': 'Gulf of Mexico and Southern Ocean, winter',
  'Gulf of Mexico cyclonic': 'Gulf of Mexico, cyclonic',
} as const
export type LoadRegion = keyof typeof LOAD_REGIONS
export const SAFETY_CLASSES = { low: 'Low', normal: 'Normal', high: 'High' } as const
export type SafetyClass = keyof typeof SAFETY_CLASSES
type ByClass = Readonly<Record<SafetyClass, number>>

/** Safety factors gamma_SC by basin, bed and safety class; rock reads the sand column. DNV-RP-F109 (2021) tables 3-5 to 3-8. */
export const GAMMA_SC: Readonly<Record<LoadRegion, Readonly<Record<'sand' | 'clay', ByClass>>>> = {
  'North Sea winter': {
    sand: { low: 0.98, normal: 1.32, high: 1.67 },
    clay: { low: 1.0, normal: 1.4, high: 1.83 },
  },
  'NWS Australia cyclonic': {
    sand: { low: 0.95, normal: 1.5, high: 2.16 },
    clay: { low: 0.95, normal: 1.56, high: 2.31 },
  },
  'Gulf of Mexico and Southern Ocean winter': {
    sand: { low: 0.95, normal: 1.41, high: 1.99 },
    clay: { low: 0.97, normal: 1.5, high: 2.16 },
  },
  'Gulf of Mexico cyclonic': {
    sand: { low: 0.95, normal: 1.64, high: 2.46 },
    clay: { low: 0.93, normal: 1.64, high: 2.54 },
  },
}

/** Smallest and largest safety factor of a soil over all regions and classes. */
export function factorRange(soil: 'sand' | 'clay'): { readonly least: number; readonly most: number } {
  const all = Object.values(GAMMA_SC).flatMap((bySoil) => Object.values(bySoil[soil]))
  return { least: Math.min(...all), most: Math.max(...all) }
}
/** No region, soil and class has less. */
export const LEAST_GAMMA_SC = Math.min(factorRange('sand').least, factorRange('clay').least)

export const lateralDemand = equation({
  symbol: 'S_Y',
  title: 'Factored lateral load',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.6.1',
  where: {
    gamma_SC: ['safety factor', '-'],
    F_Y_star: ['peak horizontal load', 'N/m'],
    mu: ['friction coefficient', '-'],
    F_Z_star: ['peak vertical load', 'N/m'],
  },
  evaluate: ({ gamma_SC, F_Y_star, mu, F_Z_star }) => gamma_SC * (F_Y_star + mu * F_Z_star),
})

export const lateralResistance = equation({
  symbol: 'R_Y',
  title: 'Lateral friction and soil resistance',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.6.1',
  where: {
    mu: ['friction coefficient', '-'],
    w_s: ['submerged weight', 'N/m'],
    F_R: ['passive soil resistance', 'N/m'],
  },
  evaluate: ({ mu, w_s, F_R }) => mu * w_s + F_R,
})

export const upliftDemand = equation({
  symbol: 'S_Z',
  title: 'Factored lift',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.6.1',
  where: { gamma_SC: ['safety factor', '-'], F_Z_star: ['peak vertical load', 'N/m'] },
  evaluate: ({ gamma_SC, F_Z_star }) => gamma_SC * F_Z_star,
})

export const horizontalUtilisation = equation({
  symbol: 'u_y',
  title: 'Horizontal utilisation',
  unit: '-',
  source: dnvRpF109,
  clause: '3.6.1',
  where: { S_Y: ['factored lateral load', 'N/m'], R_Y: ['lateral resistance', 'N/m'] },
  evaluate: ({ S_Y, R_Y }) => S_Y / R_Y,
})

export const verticalUtilisation = equation({
  symbol: 'u_z',
  title: 'Vertical utilisation',
  unit: '-',
  source: dnvRpF109,
  clause: '3.6.1',
  where: { S_Z: ['factored lift', 'N/m'], w_s: ['submerged weight', 'N/m'] },
  evaluate: ({ S_Z, w_s }) => S_Z / w_s,
})
