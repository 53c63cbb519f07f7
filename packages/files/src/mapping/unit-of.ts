/** The unit of a column for the target that it goes to: as the file states it, where it can be that; else asked. */
import { readUnit, UnitError } from '@keelson/units'
import { choicesOf, usualUnit } from '@keelson/units/systems.ts'
import { firstOf } from '../headings/proposals.ts'
import type { FileColumn, FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { lowered, NO_COLUMN } from './fit.ts'
import type { Told } from './meaning.ts'
import type { Target } from './target.ts'

interface UnitOf {
  readonly unit?: string
  /** Behind what the column is. */
  readonly inWords: string
  readonly question?: Question
  /** Answers to it with which another target takes the column. */
  readonly elsewhere?: readonly string[]
}
type Choice = Question['choices'][number]

const PURE = '-'
const IN_WORDS: Readonly<Record<string, string>> = {
  '-': 'a number without unit',
  m: 'metres',
  mm: 'millimetres',
  km: 'kilometres',
  ft: 'feet',
  in: 'inches',
  s: 'seconds',
  min: 'minutes',
  h: 'hours',
  deg: 'degrees',
  rad: 'radians',
  '%': 'percent',
}
const ASKED = 'unit not confirmed'

export function unitOf({ name }: FileTable, column: FileColumn, target: Target, told?: Told): UnitOf {
  if (target.unit === undefined) return { inWords: 'texts' }
  if (told !== undefined && 'form' in told && typeof tried('deg', target) !== 'string') return ofClock(told)
  if (told?.question?.code === 'angle_unit') return { inWords: ASKED, question: told.question }
  const likely = told === undefined ? [] : likelyDepths(told, column, target)
  const stated = unitFor(target, column, told) ?? (target.unit === PURE && likely.length === 0 ? PURE : undefined)
  if (stated === undefined) return asked(name, column, target, 'the file does not state its unit', likely)
  const found = tried(stated, target)
  if (typeof found !== 'string') return { unit: found.unit, inWords: inWords(found) }
  return asked(name, column, target, `its unit ${shown(stated)} is not valid there: ${found}`, likely)
}

/** In % of the wall, as a heading may say without a unit, and as a unit that no other number has: '%wt'. */
export const unitStated = ({ unit }: FileColumn, told: Told | undefined): string | undefined =>
  told?.means === 'peak_depth_percent' && told.question === undefined ? '%' : unit

function unitFor(target: Target, column: FileColumn, told: Told | undefined): string | undefined {
  const unit = unitStated(column, told)
  return unit !== undefined && typeof tried(unit, target) !== 'string' ? unit : column.unit
}

/** Whether a target can take the numbers of a column, as far as its unit says. */
export function canBe({ unit, values }: FileColumn, target: Target): boolean {
  if (target.unit === undefined || values.kind !== 'numbers') return target.unit === undefined
  return unit === undefined || typeof tried(unit, target) !== 'string'
}

function ofClock({ form = 'clock', question }: Extract<Told, { readonly form?: unknown }>): UnitOf {
  if (question !== undefined) return { inWords: ASKED, question }
  return { unit: form, inWords: `read as ${form}, in degrees from the top` }
}

/** Of a depth of metal loss that may be a part of the wall: what its numbers would be, those that cannot go there left out. */
function likelyDepths({ means, question }: Told, column: FileColumn, target: Target): Choice[] {
  if (means === 'peak_depth_percent' && question === undefined && typeof tried('%', target) === 'string') {
    const part = `it is in % of the wall, which ${lowered(target.title)} is not. The column is not used`
    return [{ answer: NO_COLUMN, means: part }]
  }
  const choices = question?.code === 'unit' ? question.choices : []
  return choices.flatMap(({ answer, means: says }): Choice[] => {
    const unit = answer === '1' ? PURE : answer
    if (typeof tried(unit, target) !== 'string') return [{ answer: unit, means: says }]
    if (answer !== '%' || column.unit !== undefined) return []
    return [{ answer: NO_COLUMN, means: `${says}, which ${lowered(target.title)} is not. The column is not used` }]
  })
}

const inWords = ({ unit, note }: ReturnType<typeof readUnit>) =>
  `${IN_WORDS[unit] ?? unit}${note === undefined ? '' : ` (${note})`}`

/** Why not, where it cannot be. */
function tried(unit: string, { unit: declared = PURE, options }: Target): ReturnType<typeof readUnit> | string {
  try {
    return readUnit(unit, declared, options)
  } catch (error) {
    if (error instanceof UnitError) return error.message
    throw error
  }
}

function asked(table: string, column: FileColumn, target: Target, why: string, likely: readonly Choice[]): UnitOf {
  const { unit: declared = PURE } = target
  const sample = sampleOf(column)
  const means = (unit: string) => `${sample} is ${sample} ${unit === PURE ? 'without unit' : unit}`
  const usual = usualUnits(column, declared, target).map((unit) => ({ answer: unit, means: means(unit) }))
  const further = usual.filter(({ answer }) => !likely.some((one) => one.answer === answer))
  const question: Question = {
    code: 'target_unit',
    table,
    column: target.name,
    text: `What is the unit of ${shown(column.heading || column.name)}? It is proposed for ${lowered(target.title)}, and ${why}.`,
    choices: [...likely, ...further],
    orUnit: declared,
  }
  return { inWords: ASKED, question }
}

/** The number of largest size says more than the first, which is often 0. */
function sampleOf(column: FileColumn): string {
  const { values } = column
  return values.kind === 'numbers' && largest(values.numbers) > 0
    ? `${largest(values.numbers)}`
    : (firstOf(column) ?? 'a value')
}

/** 'M' of a log is likely 'm'; beside the unit of the field, those in which a practice writes such numbers. */
function usualUnits({ unit, values }: FileColumn, declared: string, target: Target): string[] {
  const meant = unit === undefined ? undefined : spelt(unit)
  const first = meant !== undefined && typeof tried(meant, target) !== 'string' ? [meant] : []
  const size = values.kind === 'numbers' ? largest(values.numbers) : 1
  const usual = (['metric', 'us'] as const).map((system) => usualUnit(system, declared, size, target.options))
  return [...new Set([...first, declared, ...usual, ...choicesOf(declared)])]
}

/** As it is likely meant: 'm' for 'M', 'MPa' for 'Mpa' and 'MPA', 'kn' for 'kt'. */
function spelt(unit: string): string {
  if (unit === 'kt') return 'kn'
  const [, prefix] = /^([kMG]?)pa$/i.exec(unit) ?? []
  if (prefix === undefined) return unit.toLowerCase()
  return `${prefix.toLowerCase() === 'k' ? 'k' : prefix.toUpperCase()}Pa`
}

function largest(numbers: Float64Array): number {
  let most = 0
  for (const x of numbers) if (Number.isFinite(x) && Math.abs(x) > most) most = Math.abs(x)
  return most
}
