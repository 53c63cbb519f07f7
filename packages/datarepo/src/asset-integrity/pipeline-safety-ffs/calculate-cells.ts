/** Reads one cell of the defect table. A cell that cannot be read is a reason, never a refusal: the batch goes on. */
import { type ReadQuantity, readQuantity, readValue, toSI, UnitError } from '@keelson/units'
import { shownIn } from '@keelson/workflow'

/** What a cell says: nothing, a number in SI, or why it says nothing that can be used. */
export type Cell =
  | { readonly kind: 'absent' }
  | { readonly kind: 'number'; readonly si: number }
  | { readonly kind: 'wrong'; readonly reason: string }

const ABSENT: Cell = { kind: 'absent' }
const wrong = (reason: string): Cell => ({ kind: 'wrong', reason })
const SHOWN = 40
/** A number as spreadsheets write it. */
const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/

/** A number in `unit`, a text such as "3.1 mm", or {value, unit}; blank is absent. */
export function readCell(name: string, raw: unknown, unit: string): Cell {
  if (raw === undefined || raw === null) return ABSENT
  if (typeof raw === 'number') return numberCell(name, raw, unit)
  if (typeof raw === 'string') return textCell(name, raw.trim(), unit)
  if (isQuantity(raw)) return read(name, () => readValue(raw.value, raw.unit, unit), unit, raw)
  return wrong(`${name} must be a number${inUnit(unit)} (entered: ${shown(raw)})`)
}

function numberCell(name: string, value: number, unit: string): Cell {
  const si = toSI(value, unit)
  return Number.isFinite(si)
    ? { kind: 'number', si: si + 0 }
    : wrong(`${name} must be finite (entered: ${shown(value)})`)
}

function textCell(name: string, text: string, unit: string): Cell {
  if (text === '') return ABSENT
  return PLAIN.test(text)
    ? numberCell(name, Number(text), unit)
    : read(name, () => readQuantity(text, unit), unit, text)
}

function read(name: string, reader: () => ReadQuantity, unit: string, raw: unknown): Cell {
  try {
    const { si } = reader()
    return Number.isFinite(si) ? { kind: 'number', si } : wrong(`${name} must be finite (entered: ${shown(raw)})`)
  } catch (error) {
    if (!(error instanceof UnitError)) throw error
    return wrong(`${name} must be a number${inUnit(unit)} (entered: ${shown(raw)})`)
  }
}

/** A text cell; numbers are taken as their digits. */
export function readText(raw: unknown): string | undefined {
  if (typeof raw === 'string') return raw.trim() === '' ? undefined : raw.trim()
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined
}

const isQuantity = (raw: unknown): raw is { value: number; unit: string } =>
  typeof raw === 'object' &&
  raw !== null &&
  'value' in raw &&
  'unit' in raw &&
  typeof raw.value === 'number' &&
  typeof raw.unit === 'string'

const inUnit = (unit: string) => (unit === '-' ? '' : ` in ${unit}`)
/** What was sent, cut short. */
const shown = (raw: unknown): string => {
  const text = typeof raw === 'string' ? `"${raw}"` : typeof raw === 'number' ? String(raw) : JSON.stringify(raw)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text
}
/** A number in SI as its field would be written. */
export const printed = (si: number, unit: string): string => shownIn(si, unit, 6)
