/** Numbers in the form that a row of delimited text has of them, one behind the other, each behind its length. */
import { formOf, LONGEST_FORM, textOfForm, writePlain } from './number-form.ts'
import { spanText, type XmlSpan } from './xml-tag.ts'

const FIRST_BYTES = 1 << 14
const encoder = new TextEncoder()

export class FormStore {
  #bytes = new Uint8Array(FIRST_BYTES)
  #end = 0

  /** Each gives the place by which the number is known. */
  plain(digits: XmlSpan): number {
    const at = this.#place()
    return this.#put(at, writePlain(this.#bytes, at + 1, digits))
  }

  number(text: string): number {
    const at = this.#place()
    return this.#put(at, at + 1 + encoder.encodeInto(formOf(text), this.#bytes.subarray(at + 1)).written)
  }

  /** Gives the offset behind it. */
  copy(place: number, target: Uint8Array, at: number): number {
    const length = this.#bytes[place] as number
    for (let i = 1; i <= length; i++) target[at + i - 1] = this.#bytes[place + i] as number
    return at + length
  }

  /** As the sheet has it. */
  text(place: number): string {
    const to = place + 1 + (this.#bytes[place] as number)
    return textOfForm(spanText({ bytes: this.#bytes, from: place + 1, to }))
  }

  #place(): number {
    if (this.#end + LONGEST_FORM > this.#bytes.length) this.#bytes = grown(this.#bytes)
    return this.#end
  }

  #put(at: number, end: number): number {
    this.#bytes[at] = end - at - 1
    this.#end = end
    return at
  }
}

export function grown<A extends Uint8Array | Uint16Array | Uint32Array>(array: A): A {
  const larger = new (array.constructor as new (length: number) => A)(2 * array.length)
  larger.set(array)
  return larger
}
