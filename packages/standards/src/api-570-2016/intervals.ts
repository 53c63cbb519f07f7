/** Largest intervals between inspections of piping, by class. API 570 (2016) 6.3.3, Table 1. */
import { equation, min } from '@keelson/equations'
import { api570 } from './source.ts'

export const PIPING_CLASSES = {
  'class 1': 'Class 1',
  'class 2': 'Class 2',
  'class 3': 'Class 3',
  'class 4': 'Class 4',
  'injection point': 'Injection point',
} as const
export type PipingClass = keyof typeof PIPING_CLASSES

/** Years; no number where the table leaves the interval to the owner, or to the class of the circuit. */
interface ClassLimits {
  readonly thickness: number | undefined
  readonly visual: number | undefined
}

const TABLE_1: Readonly<Record<PipingClass, ClassLimits>> = {
  'class 1': { thickness: 5, visual: 5 },
  'class 2': { thickness: 10, visual: 5 },
  'class 3': { thickness: 10, visual: 10 },
  'class 4': { thickness: undefined, visual: undefined },
  'injection point': { thickness: 3, visual: undefined },
}

/** Largest intervals of a class, years: thickness measurement and external visual. API 570 (2016) Table 1. */
export const classLimits = (piping: PipingClass): ClassLimits => TABLE_1[piping]

/** API 510 6.5.1.1 has the same; API 653 6.3.3.2 b writes it RCA/(2 N). */
export const halfLife = equation({
  source: api570,
  clause: '6.3.3, Table 1',
  symbol: 'I_h',
  title: 'Half remaining life',
  unit: 'year',
  where: { RL: ['remaining life', 'year'] },
  evaluate: ({ RL }) => RL / 2,
})

/** API 510 and API 653 have the same rule for their own maxima. */
export const halfLifeInterval = equation({
  source: api570,
  clause: '6.3.3, Table 1',
  symbol: 'I',
  title: 'Inspection interval',
  unit: 'year',
  where: { I_h: ['half remaining life', 'year'], I_max: ['maximum inspection interval', 'year'] },
  evaluate: ({ I_h, I_max }) => min(I_h, I_max),
})
