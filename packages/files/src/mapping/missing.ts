/** Columns that an input may take which needs one, where no heading says which. */
import type { FileColumn, FileTable } from '../table.ts'
import type { Candidate } from './candidate.ts'
import { lowered } from './fit.ts'
import { type Fitting, fittingOf } from './fitting.ts'
import { toldOf } from './meaning.ts'
import { inputOf, isColumn, type Target } from './target.ts'
import { canBe } from './unit-of.ts'

/** What a target stands among. */
export interface Among {
  readonly table: FileTable
  readonly targets: readonly Target[]
  readonly candidates: readonly Candidate[]
  /** Inputs that a person named. */
  readonly wanted: ReadonlySet<string>
}

/**
 * Those that no other target takes, the likeliest first; undefined where the target is not asked about. Where it may go
 * without, a column of which the trade tells what else it is is none of them.
 */
export function missingFits(target: Target, among: Among): readonly Fitting[] | undefined {
  const { table, candidates } = among
  const others = othersOf(target, among)
  const isNeeded = isNeededBeside(target, others)
  const isWanted = isWantedBeside(target, others, among)
  if (!isNeeded && !isWanted) return undefined
  const taken = new Set(candidates.map(({ column }) => column))
  const told = toldOf(table)
  const isPossible = (column: FileColumn) =>
    target.isRequired || isWanted
      ? canHold(column.values.kind, target)
      : canBe(column, target) && !told.has(column.name)
  const fits = table.columns
    .filter((column) => !taken.has(column) && isPossible(column))
    .toSorted((a, b) => likelihood(b, target) - likelihood(a, target))
    .map((column) => fittingOf(table, { target, column, fit: { rank: 0, inWords: `may be ${lowered(target.title)}` } }))
  return fits.length > 0 || (isNeeded && target.isRequired) ? fits : undefined
}

interface Others {
  readonly all: number
  readonly withColumn: number
}

function othersOf(target: Target, { targets, candidates }: Among): Others {
  const all = targets.filter((one) => one !== target && one.group === target.group)
  const withColumn = all.filter((other) => candidates.some((one) => one.target === other))
  return { all: all.length, withColumn: withColumn.length }
}

const canHold = (kind: 'numbers' | 'texts', { holds }: Target) => holds === 'texts' || kind === 'numbers'

/** Of a unit that converts; of none; of another. A text has none. */
function likelihood(column: FileColumn, target: Target): number {
  if (target.holds === 'texts') return column.unit === undefined ? 2 : 1
  if (!canBe(column, target)) return 0
  return column.unit === undefined ? 1 : 2
}

/** One that is required; and of optional lists that stand along one another, the one that alone has no column. */
function isNeededBeside(target: Target, { all, withColumn }: Others): boolean {
  if (target.isRequired) return withColumn > 0
  return isList(target) && all > 1 && withColumn === all
}

/** Of many optional lists that stand along one another, those that a file has are enough. */
function isWantedBeside(target: Target, { all, withColumn }: Others, { wanted }: Among): boolean {
  if (!wanted.has(inputOf(target))) return false
  const isOneOfFew = all - withColumn < FEW
  return target.isRequired || (isList(target) && (withColumn === 0 || isOneOfFew))
}

const FEW = 2

const isList = (target: Target) => !isColumn(target)
