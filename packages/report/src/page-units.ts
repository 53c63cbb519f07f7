/**
 * One quantity keeps one unit down a page. Formulas are worked in coherent SI; the unit in which their results and other
 * numbers in SI are read is chosen once for a page: that in which the page states the same symbol or the same kind, else
 * the multiple that suits all numbers of the kind.
 */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { StepAnswer } from '@keelson/engine/result.ts'
import { isUnit, unit as unitOf } from '@keelson/units'
import { type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { MULTIPLES, multipleOf, NO_LENGTH, SHORT_LENGTH } from './multiples.ts'

/** The unit in which a number is read that is in `unit`; `symbol` is what it is called, where it has a name. */
export type PageUnits = (unit: string, value: number, symbol?: string) => string

const known = new WeakMap<RunRecord, PageUnits>()

export function pageUnits(record: RunRecord): PageUnits {
  const made = known.get(record) ?? chosenFor(record)
  known.set(record, made)
  return made
}

interface Stated {
  readonly unit: string
  readonly value: number
  readonly symbol?: string | undefined
}

function chosenFor(record: RunRecord): PageUnits {
  const { restated_in: system = 'declared' } = record
  const results = (record.response.result?.steps ?? []).flatMap(resultOf)
  const stated = statedIn(record)
  const own = new Map(stated.flatMap(({ symbol, unit }) => (symbol === undefined ? [] : [[symbol, unit] as const])))
  const choices = new Map<string, string>()
  const all = [...results, ...stated]
  return (unit, value, symbol) => {
    const called = symbol === undefined ? undefined : own.get(symbol)
    if (called !== undefined && isAlike(called, unit)) return called
    if (unit === 'm') return ofLength(system, value, symbol, all)
    const choice = choices.get(unit) ?? choiceOf(system, unit, stated, all)
    choices.set(unit, choice)
    return choice
  }
}

/** A relation has no result of its own. */
const resultOf = ({ left, unit, value, symbol }: StepAnswer): readonly Stated[] =>
  left === undefined ? [{ unit, value, symbol }] : []

/** What the page states in its own units: values, and both sides of the checks. */
function statedIn({ response }: RunRecord): readonly Stated[] {
  const { values = {}, checks = [] } = response.result ?? {}
  const ofValues = Object.values(values).flatMap(({ value, unit, symbol }) =>
    typeof value === 'number' && unit !== undefined ? [{ value, unit, symbol }] : [],
  )
  const ofChecks = checks.flatMap(({ demand, capacity }) =>
    [demand, capacity].flatMap(({ value, unit }) => (value === null ? [] : [{ value, unit }])),
  )
  return [...ofValues, ...ofChecks]
}

const ENERGY = /J|Wh|Btu/

/** A unit with a zero of its own says more than a multiple, and a moment is no energy. */
function isAlike(to: string, from: string): boolean {
  if (to === from || !isUnit(to) || !isUnit(from)) return to === from
  const [a, b] = [unitOf(to), unitOf(from)]
  const isRatio = a.offset === 0 && b.offset === 0 && a.dimension !== unitOf('-').dimension
  return isRatio && a.dimension === b.dimension && !ENERGY.test(to)
}

function choiceOf(system: UnitSystem, unit: string, stated: readonly Stated[], all: readonly Stated[]): string {
  const sizes = sizesIn(unit, all)
  if (!MULTIPLES.has(unit)) return usualUnit(system, unit, Math.max(0, ...sizes))
  const [usual] = commonest(stated.map((one) => one.unit).filter((one) => one !== unit && isAlike(one, unit)))
  if (usual !== undefined) return usual
  if (system !== 'declared') return usualUnit(system, unit, Math.max(0, ...sizes))
  return multipleOf(unit, middle(sizes))
}

const commonest = (units: readonly string[]): readonly string[] =>
  [...Map.groupBy(units, (unit) => unit)].toSorted(([, a], [, b]) => b.length - a.length).map(([unit]) => unit)

/** What rounding leaves of a number that is nothing has no size. */
const NOISE = 1e-9

function sizesIn(unit: string, all: readonly Stated[]): readonly number[] {
  const sizes = all.filter((one) => one.unit === unit).map(({ value }) => Math.abs(value))
  const largest = Math.max(0, ...sizes)
  return sizes.filter((size) => size > NOISE * largest)
}

/** Their geometric mean. */
const middle = (sizes: readonly number[]): number =>
  sizes.length === 0 ? 0 : Math.exp(sizes.reduce((sum, size) => sum + Math.log(size), 0) / sizes.length)

/** Lengths of one letter are of a kind: a wall t and t_min are read alike, a depth beside them is not. */
function ofLength(system: UnitSystem, value: number, symbol: string | undefined, all: readonly Stated[]): string {
  const letter = letterOf(symbol)
  const sizes =
    letter === undefined
      ? []
      : sizesIn(
          'm',
          all.filter((one) => letterOf(one.symbol) === letter),
        )
  const largest = Math.max(Math.abs(value), ...sizes)
  if (system !== 'declared') return usualUnit(system, 'm', largest)
  return largest >= NO_LENGTH && largest < SHORT_LENGTH ? 'mm' : 'm'
}

const letterOf = (symbol: string | undefined): string | undefined => symbol?.split('_')[0]
