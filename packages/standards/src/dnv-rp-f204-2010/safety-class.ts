/** Design fatigue factors of risers by safety class. DNV-RP-F204 (2010). */
import { constant } from '@keelson/equations'
import { dnvRpF204 } from './source.ts'

const factor = (title: string, value: number) =>
  constant({
    source: dnvRpF204,
    clause: 'design fatigue factors by safety class',
    symbol: 'DFF',
    title,
    value,
    unit: '-',
  })

export const LOW_CLASS_FACTOR = factor('Design fatigue factor, safety class low', 3)
export const NORMAL_CLASS_FACTOR = factor('Design fatigue factor, safety class normal', 6)
export const HIGH_CLASS_FACTOR = factor('Design fatigue factor, safety class high', 10)
