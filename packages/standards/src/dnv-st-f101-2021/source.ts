/** The standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvStF101: Source = {
  id: 'DNV-ST-F101',
  title: 'Submarine pipeline systems',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}

export type SafetyClass = 'low' | 'medium' | 'high'

/** Material resistance factor of the ultimate and accidental limit states. DNV-ST-F101 (2021) table 5-1. */
export const GAMMA_M = 1.15
