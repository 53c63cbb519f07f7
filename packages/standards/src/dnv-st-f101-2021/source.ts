/** The standard that this folder holds. */
import { constant, type Source } from '@keelson/equations'

export const dnvStF101: Source = {
  id: 'DNV-ST-F101',
  title: 'Submarine pipeline systems',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}

export const SAFETY_CLASSES = { low: 'Low', medium: 'Medium', high: 'High' } as const
export type SafetyClass = keyof typeof SAFETY_CLASSES

export const GAMMA_M = constant({
  symbol: 'gamma_m',
  title: 'Material resistance factor, ultimate and accidental limit states',
  value: 1.15,
  unit: '-',
  source: dnvStF101,
  clause: 'table 5-1',
})
