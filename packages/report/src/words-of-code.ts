/** Names of a program in the words of a reader: of an option its label, of a member its title and its unit. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { isUnit } from '@keelson/units'
import type { ColumnAnswer } from '@keelson/workflow'
import { capitalised } from '@keelson/workflow/shown.ts'

const NAME = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+$/

/** 'yield strength' of yield_strength; any other text as it is. */
const spaced = (text: string): string => (NAME.test(text) ? text.replaceAll('_', ' ') : text)

const UNITS: Readonly<Record<string, string>> = { hz: 'Hz', years: 'year' }
/** A last word of one letter is the name of something, unless it is a length. */
const isOfUnit = (unit: string): boolean => (unit.length > 1 || unit === 'm') && isUnit(unit)
const SHORT: Readonly<Record<string, string>> = { n: 'number of', scf: 'stress concentration factor' }

/** Title and unit of a member that declares none: 'Tension range' in kN of tension_range_kN. */
export function columnOf(name: string): ColumnAnswer {
  const words = name.split('_')
  const last = words.at(-1) ?? ''
  const unit = UNITS[last] ?? last
  const hasUnit = words.length > 1 && words.at(-2) !== 'per' && isOfUnit(unit)
  const own = hasUnit ? words.slice(0, -1) : words
  const title = capitalised(own.map((word) => SHORT[word] ?? word).join(' '))
  return { name, title, ...(hasUnit && { unit }) }
}

/** What the texts of a run are called: options by their labels, inputs by their titles; what a caller wrote stays. */
export type Words = (text: string) => string
export function wordsOf({ request, response }: RunRecord): Words {
  const { inputs = [] } = response.result ?? {}
  const labels = new Map<string, string>([
    ...inputs.flatMap((input) => (input.columns ?? []).flatMap((column) => Object.entries(column.labels ?? {}))),
    ...inputs.map(({ name, title }) => [name, title] as const),
    ...inputs.flatMap(({ labels: own = {} }) => Object.entries(own)),
  ])
  const sent = JSON.stringify(request.params ?? {})
  return (text) => {
    if (!NAME.test(text)) return text
    return labels.get(text) ?? (sent.includes(JSON.stringify(text)) ? text : spaced(text))
  }
}
