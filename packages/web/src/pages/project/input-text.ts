/** Inputs of a calculation as a person reads and types them: an own value, or the link that fills it. */
import type { Link } from '@keelson/projects/document.ts'
import { unitAfter } from '@keelson/units'
import { shown } from '@keelson/workflow/shown.ts'
import { counted, reducedText } from './entry-text.ts'
import type { InputRow } from './project-view.ts'

const WHOLE = 15

export const isLinked = (value: unknown): value is Link =>
  typeof value === 'object' && value !== null && ('basis' in value || 'from' in value)

/** A link as the value of an option: 'basis chain.mbl', 'basis soil.layers/depth', 'from M-01/fairlead_tension'. */
export const linkKey = (link: Link): string =>
  'basis' in link ? `basis ${link.basis}${link.column === undefined ? '' : `/${link.column}`}` : `from ${link.from}`

/** Names of entries hold no slash. */
export function linkOfKey(key: string): Link {
  const [, form, rest = ''] = /^(basis|from) (.*)$/s.exec(key) ?? []
  if (form === 'from') return { from: rest }
  const [basis = '', ...column] = rest.split('/')
  return column.length === 0 ? { basis } : { basis, column: column.join('/') }
}

/** 'chain.mbl', 'M-01/fairlead_tension, maximum'. */
export const linkText = (link: Link): string =>
  'basis' in link
    ? `${link.basis}${link.column === undefined ? '' : `, column ${link.column}`}`
    : `${link.from}${reducedText(link.reduce)}`

/** A value as it is sent to a run, in a few words. */
export function valueText(value: unknown, unit: string): string {
  if (typeof value === 'number') return `${shown(value, WHOLE)}${unit === '' ? '' : unitAfter(unit, value)}`
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return listText(value, unit)
  const { value: inner, unit: own } = (value ?? {}) as { readonly value?: unknown; readonly unit?: unknown }
  if (inner !== undefined && typeof own === 'string') return valueText(inner, own)
  return JSON.stringify(value)
}

const SHORT = 6
function listText(list: readonly unknown[], unit: string): string {
  const isPlain = list.every((one) => typeof one !== 'object' || one === null)
  if (!isPlain) return `table of ${counted(list.length, 'row')}`
  if (list.length > SHORT) return `list of ${counted(list.length, 'value')}`
  return `${list.map((one) => (typeof one === 'number' ? shown(one, WHOLE) : String(one))).join(', ')}${unit === '' ? '' : unitAfter(unit, 0)}`
}

/** As it is typed to be changed. */
export function typedInput(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const { value: inner, unit } = (value ?? {}) as { readonly value?: unknown; readonly unit?: unknown }
  const isPlain = typeof inner === 'number' && typeof unit === 'string'
  return isPlain ? `${inner} ${unit}` : JSON.stringify(value)
}

export type ReadInput = { readonly value: unknown } | { readonly fault: string }

/** What is sent of a text: a quantity as it is typed, with its unit; a list or a table as JSON. */
export function readInput(typed: string, holds: InputRow['holds']): ReadInput {
  const text = typed.trim()
  if (text === '') return { fault: 'Enter a value, or clear the input.' }
  if (holds === 'text') return { value: text }
  if (holds === 'flag') return { value: text === 'true' }
  if (holds === 'number') return { value: Number.isFinite(Number(text)) ? Number(text) : text }
  if (!/^[[{]/.test(text)) return { value: Number.isFinite(Number(text)) ? Number(text) : text }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { fault: 'A list or a table is entered as JSON, such as [1, 2, 3].' }
  }
}
