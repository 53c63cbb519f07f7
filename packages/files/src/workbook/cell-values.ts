/** What the value of a cell is, by its type and by how it is shown: shared texts and days are made once. */
import { dayText, elapsedText } from './days.ts'
import type { Shown } from './formats.ts'
import { numberText, wholeOf } from './number-form.ts'
import type { SheetCell } from './sheet-cell.ts'
import { XmlError } from './xml.ts'
import { spanText, type XmlSpan } from './xml-tag.ts'

export interface Held {
  readonly texts: readonly string[]
  readonly shown: (style: number) => Shown
  readonly is1904: boolean
}

export class CellValues {
  readonly #held: Held
  readonly #texts: (SheetCell | undefined)[] = []
  readonly #days = new Map<number, SheetCell>()

  constructor(held: Held) {
    this.#held = held
  }

  /** `shown`: of a number; `value` where it stands, or as a text. Undefined of an empty text. */
  of(type: string, shown: Shown | undefined, value: XmlSpan | string): SheetCell | undefined {
    const whole = typeof value === 'string' ? -1 : wholeOf(value)
    if (type === 's' && whole >= 0) return this.#sharedText(whole)
    if (shown === 'date' && whole >= 0) return this.#day(whole)
    const text = typeof value === 'string' ? value : spanText(value)
    if (shown !== undefined) return numberCell(text, shown, this.#held.is1904)
    if (type === 's') return this.#sharedText(Number(text))
    if (type === 'b') return { kind: 'text', text: text === '1' ? 'TRUE' : 'FALSE' }
    if (type === 'e') return { kind: 'error', text }
    return type === 'd' ? { kind: 'date', text } : textCell(text)
  }

  #sharedText(place: number): SheetCell | undefined {
    const text = this.#held.texts[place]
    if (text === undefined) return undefined
    this.#texts[place] ??= textCell(text)
    return this.#texts[place]
  }

  #day(day: number): SheetCell {
    const known = this.#days.get(day)
    if (known !== undefined) return known
    const cell = numberCell(String(day), 'date', this.#held.is1904)
    this.#days.set(day, cell)
    return cell
  }
}

/** A sign that XML has no form for is written by its number: _x000D_. */
function textCell(text: string): SheetCell | undefined {
  const whole = text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  return whole === '' ? undefined : { kind: 'text', text: whole }
}

function numberCell(value: string, shown: Shown, is1904: boolean): SheetCell {
  const text = numberText(value)
  if (text === undefined) throw new XmlError(`has a number that is not valid, '${value.slice(0, 40)}'`)
  if (shown === 'number' || shown === 'percent') return { kind: shown, text }
  const day = shown === 'date' ? dayText(Number(value), is1904) : elapsedText(Number(value))
  return day === undefined ? { kind: 'number', text } : { kind: 'date', text: day }
}
