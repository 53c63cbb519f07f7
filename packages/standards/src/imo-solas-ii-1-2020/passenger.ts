/** What the 2020 amendments changed for passenger ships: the required index, and survival with a ro-ro space open. */
import { constant, equation, log, type Source } from '@keelson/equations'

export const solas2020: Source = {
  id: 'SOLAS II-1 (2020)',
  title: 'SOLAS chapter II-1 part B-1, subdivision and damage stability',
  publisher: 'IMO',
  revision: 'MSC.421(98), in force 2020',
  read: 'public descriptions',
}
const common = {
  source: solas2020,
  clause: 'reg. 6.2.3',
  symbol: 'R',
  title: 'Required subdivision index',
  unit: '-',
} as const
const N: readonly [string, string] = ['persons on board', '-']

/** Persons at which one formula takes over from another. */
export const FIRST_PERSONS = 400
export const SECOND_PERSONS = 1350
export const THIRD_PERSONS = 6000

/** Of fewer than 400 persons. */
export const REQUIRED_OF_FEW = constant({
  ...common,
  title: 'Required subdivision index, fewer than 400 persons',
  value: 0.722,
})
export const requiredOfSome = equation({ ...common, where: { N }, evaluate: ({ N }) => N / 7580 + 0.66923 })
export const requiredOfMany = equation({
  ...common,
  where: { N },
  evaluate: ({ N }) => 0.0369 * log(N + 89.048) + 0.579,
})
export const requiredOfMost = equation({
  ...common,
  where: { N },
  evaluate: ({ N }) => 1 - (852.5 + 0.03875 * N) / (N + 5000),
})

/** With a ro-ro space damaged. */
export const RO_RO_LEVER = constant({
  source: solas2020,
  clause: 'reg. 7-2.3',
  symbol: 'TGZ',
  title: 'Maximum credited righting lever, ro-ro space damaged',
  value: 0.2,
  unit: 'm',
})
export const RO_RO_RANGE = constant({
  source: solas2020,
  clause: 'reg. 7-2.3',
  symbol: 'TR',
  title: 'Maximum credited range, ro-ro space damaged',
  value: 20,
  unit: 'deg',
})
