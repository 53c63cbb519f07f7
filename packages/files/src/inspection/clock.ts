/** A column of clock positions: in which form its values are, and each as degrees. */
import { firstOf } from '../headings/proposals.ts'
import { decimalOf } from '../spaced/numbers.ts'
import type { FileColumn, FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { clockInWords, degreesAround, degreesOfClockText, degreesOfHours } from './clock-text.ts'

const FORMS = ['clock', 'day fraction', 'hours', 'hours.minutes', 'deg'] as const
export type ClockForm = (typeof FORMS)[number]

/** Of the unit that a mapping has; degrees are a unit like others. */
export const clockFormOf = (unit: string): ClockForm | undefined =>
  FORMS.find((form) => form === unit && form !== 'deg')

const IN_WORDS: Readonly<Record<ClockForm, (sample: number) => string>> = {
  clock: () => 'texts of hours and minutes',
  'day fraction': (sample) => `${sample} of a day, as workbooks keep hours and minutes`,
  hours: (sample) => `${sample} hours on the dial, with decimals of an hour`,
  'hours.minutes': (sample) => `${sample} is hours and minutes, separated by the point`,
  deg: (sample) => `${sample} degrees from the top`,
}

/** The forms that its values may have, the likeliest first. */
export function clockForms(column: FileColumn): readonly ClockForm[] {
  if (column.values.kind === 'texts' && !column.values.texts.every(isNumberOrNothing)) return ['clock']
  const unit = (column.unit ?? '').toLowerCase()
  if (['deg', '°', 'degrees', 'degree'].includes(unit)) return ['deg']
  const numbers = numbersOf(column)
  const largest = numbers.reduce((most, number) => (number > most ? number : most), 0)
  if (largest > 13) return ['deg']
  const isDialled = unit.includes(':') || column.heading.toLowerCase().includes('hh:mm')
  if (largest <= 1) return isDialled ? ['day fraction'] : ['day fraction', 'hours']
  if (['h', 'hr', 'hrs', 'hours'].includes(unit)) return ['hours']
  return numbers.every(mayHaveMinutes) && !numbers.every(Number.isInteger)
    ? ['hours', 'hours.minutes', 'deg']
    : ['hours', 'deg']
}

export function hasClockPosition({ values }: FileColumn): boolean {
  if (values.kind === 'numbers') return true
  return values.texts.some(
    (text) => text !== null && (decimalOf(text.trim()) ?? degreesOfClockText(text)) !== undefined,
  )
}

export function clockQuestion(table: FileTable, column: FileColumn, forms: readonly ClockForm[]): Question | undefined {
  if (forms.length < 2) return undefined
  const sample = Number(firstOf(column))
  return {
    code: 'angle_unit',
    table: table.name,
    column: column.name,
    text: `How is the clock position ${shown(column.heading)} written? Its first value is ${sample}.`,
    choices: forms.map((form) => ({
      answer: form,
      means: `${IN_WORDS[form](sample)}: ${clockInWords(degreesOfNumber(sample, form) ?? 0)}`,
    })),
  }
}

/** Degrees from the top; undefined of what is no clock position. */
export function degreesOfCell(cell: string | number, form: ClockForm): number | undefined {
  if (typeof cell === 'number') return degreesOfNumber(cell, form)
  const number = decimalOf(cell)
  return number === undefined || form === 'clock' ? degreesOfClockText(cell) : degreesOfNumber(number, form)
}

function degreesOfNumber(number: number, form: ClockForm): number | undefined {
  if (form === 'deg') return degreesAround(number)
  if (form === 'day fraction') return degreesOfHours(number * 24)
  if (form === 'hours') return degreesOfHours(number)
  const whole = Math.trunc(number)
  return form === 'hours.minutes' ? degreesOfHours(whole + ((number - whole) * 100) / 60) : undefined
}

function numbersOf({ values }: FileColumn): number[] {
  if (values.kind === 'texts')
    return values.texts.flatMap((text) => (text === null ? [] : (decimalOf(text.trim()) ?? [])))
  return [...values.numbers].filter((number) => !Number.isNaN(number))
}

function isNumberOrNothing(text: string | null): boolean {
  return text === null || decimalOf(text.trim()) !== undefined
}

/** Two decimals below 60. */
function mayHaveMinutes(number: number): boolean {
  const minutes = (number - Math.trunc(number)) * 100
  return Math.abs(minutes - Math.round(minutes)) < 1e-6 && Math.round(minutes) < 60
}
