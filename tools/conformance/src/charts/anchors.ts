/**
 * How far the numbers of a chart are numbers of its answer: of each axis, how many of them are a value, a side of a
 * check, an input, a cell of a table or a number of a step, and how many would be if all were a thousand times as large, or a thousandth.
 * A chart whose numbers stand in another unit than its axis says has more of them there than at its own scale. Signs do
 * not count: a picture has depth below and port at the left.
 */

import type { DrawnResult } from '@keelson/engine'
import { convert, isUnit, unit as unitOf } from '@keelson/units'
import { drawn } from '@keelson/workflow'
import { type Stated, stated, statedIn } from '../stated-numbers.ts'
import { axesDrawn } from './axes-drawn.ts'

export interface Standing {
  readonly chart: string
  readonly axis: string
  readonly title: string
  /** How far its numbers are of the answer, and how far they would be if they were a thousand times as large, or a thousandth. */
  readonly own: number
  readonly timesThousand: number
  readonly byThousand: number
  /** A number of it that is none of the answer, in words. */
  readonly stray: () => string
}
/** A value, a side of a check and an input are named; cells of tables and steps are many, and are met by chance. */
const [NAMED, CELL] = [3, 1] as const

const THOUSAND = 1000
/** They stand in too many answers to say anything. */
export const SAY_NOTHING: ReadonlySet<number> = new Set([0, 1])

export function standingsOf(result: DrawnResult, inUnit = numbersByUnit(result)): readonly Standing[] {
  return result.charts.flatMap(({ id, spec }) =>
    axesDrawn(spec).flatMap((axis) => {
      const numbers = [...new Set(axis.numbers)].filter((x) => !SAY_NOTHING.has(x))
      if (numbers.length === 0 || areCounted(numbers)) return []
      const answers = inUnit(unitOfTitle(axis.title))
      const at = (factor: number) =>
        numbers.reduce((sum, x) => sum + (answers.get(drawn(Math.abs(x) * factor)) ?? 0), 0)
      const standing = { own: at(1), timesThousand: at(THOUSAND), byThousand: at(1 / THOUSAND) }
      const stray = () => strayIn(numbers, unitOfTitle(axis.title), answers)
      return [{ chart: id, axis: axis.key, title: axis.title, ...standing, stray }]
    }),
  )
}

/** The first number that no answer has, and the nearest that one has. */
export function strayIn(numbers: readonly number[], { name }: AxisUnit, answers: ReadonlyMap<number, number>): string {
  const stray = numbers.find((x) => !answers.has(drawn(Math.abs(x)))) ?? numbers[0] ?? Number.NaN
  const far = (x: number) => Math.abs(x - Math.abs(stray))
  const [nearest] = [...answers.keys()].toSorted((a, b) => far(a) - far(b))
  const inUnit = (x: number) => (name === '-' ? `${x}` : `${x} ${name}`)
  return nearest === undefined
    ? `it draws ${inUnit(stray)}, and the answer has no number in ${name}`
    : `it draws ${inUnit(stray)}, and the nearest of the answer is ${inUnit(nearest)}`
}

/** Places in an order: 1, 2, 3 and so on. */
const areCounted = (numbers: readonly number[]): boolean =>
  numbers.toSorted((a, b) => a - b).every((x, i) => x === i + 2)

interface AxisUnit {
  readonly name: string
  readonly of: number
}

/** 'Oil [million bbl]' says a unit and how many of it, 'Depth [% of wall]' a unit and of what. */
export function unitOfTitle(title: string): AxisUnit {
  const [, million, name = '-'] = /\[(million )?([^[\]]*?)(?: of [^[\]]*)?\]$/.exec(title) ?? []
  return { name, of: million === undefined ? 1 : 1e6 }
}

export type NumbersInUnit = (unit: AxisUnit) => ReadonlyMap<number, number>

/** The numbers of an answer as they are drawn in a unit, with what each counts for; of each unit made once. */
export function numbersByUnit(result: DrawnResult): NumbersInUnit {
  const numbers = [...statedIn(result), ...utilisations(result), ...traced(result)].filter(({ value }) => value !== 0)
  const cellsFirst = numbers.toSorted((a, b) => weightOf(a) - weightOf(b))
  const made = new Map<string, ReadonlyMap<number, number>>()
  return ({ name, of }) => {
    const key = `${of} ${name}`
    const known =
      made.get(key) ??
      new Map(cellsFirst.flatMap((s) => inUnit(s, name).map((x) => [drawn(Math.abs(x) / of), weightOf(s)])))
    made.set(key, known)
    return known
  }
}
const traced = ({ steps }: DrawnResult): readonly Stated[] =>
  steps.flatMap(({ unit, value, arguments: given = [] }) => [
    ...stated('steps/', unit, value),
    ...given.flatMap((argument) => stated('steps/', argument.unit, argument.value)),
  ])

const weightOf = ({ at }: Stated) => (/^(tables|steps)\//.test(at) ? CELL : NAMED)

const utilisations = ({ checks }: DrawnResult): readonly Stated[] =>
  checks.flatMap(({ id, utilisation, limit }) =>
    [utilisation, limit].flatMap((value) => (value === null ? [] : [{ at: `checks/${id}`, unit: '-', value }])),
  )

/** Shares are drawn as such and in per cent; other ratios, such as barrels by barrel, have units of their own. */
const SHARES: ReadonlySet<string> = new Set(['-', '%'])

function inUnit({ value, unit }: Stated, name: string): readonly number[] {
  if (!isUnit(name) || !isUnit(unit)) return []
  const [from, to] = [unitOf(unit), unitOf(name)]
  if (from.dimension !== to.dimension || SHARES.has(from.name) !== SHARES.has(to.name)) return []
  // A whole number without a unit counts something, and is no share of it.
  if (to.name === '%' && from.name === '-' && Number.isInteger(value)) return []
  return [convert(value, unit, name)]
}

/** Of an axis in several runs together. */
export function together(all: readonly Standing[]): readonly Standing[] {
  const byAxis = Map.groupBy(all, ({ chart, axis }) => `${chart} ${axis}`)
  return [...byAxis.values()].map((of) => {
    const sum = (name: 'own' | 'timesThousand' | 'byThousand') => of.reduce((total, s) => total + s[name], 0)
    const sums = { own: sum('own'), timesThousand: sum('timesThousand'), byThousand: sum('byThousand') }
    return { ...((of.find((one) => !stands(one)) ?? of[0]) as Standing), ...sums }
  })
}

/** An axis stands at its own scale: a thousand times as large, or as small, its numbers are less of the answer. */
export const stands = ({ own, timesThousand, byThousand }: Omit<Standing, 'stray'>): boolean =>
  own > Math.max(timesThousand, byThousand)
