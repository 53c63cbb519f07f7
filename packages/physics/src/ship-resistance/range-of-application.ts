/** How fast each paper goes. */
import { constant } from '@keelson/equations'
import { holtrop, holtropMennen } from './sources.ts'

const LARGEST = { symbol: 'F_max', title: 'Maximum Froude number', unit: '-', clause: 'range of application' } as const

export const FASTEST_1982 = constant({ ...LARGEST, value: 0.45, source: holtropMennen })
export const FASTEST_1984 = constant({ ...LARGEST, value: 0.8, source: holtrop })
