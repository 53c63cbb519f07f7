/** The lines of a text as bytes, while they come. */

const LF = 10

export class ByteLines {
  #bytes: Uint8Array
  #end = 0
  /** Lines that were ended. */
  #lines = 0
  readonly #most: number
  readonly #tooLarge: (line: number) => Error

  /** `tooLarge`: what is thrown of a text of more than `most` bytes. */
  constructor(room: number, most: number, tooLarge: (line: number) => Error) {
    this.#bytes = new Uint8Array(room)
    this.#most = most
    this.#tooLarge = tooLarge
  }

  /** Ends lines until the next is that of a number, from 1. */
  toLine(line: number): void {
    const missing = line - 1 - this.#lines
    this.room(missing)
    for (let i = 0; i < missing; i++) this.#bytes[this.#end++] = LF
    this.#lines += missing
  }

  endLine(): void {
    this.byte(LF)
    this.#lines++
  }

  byte(byte: number): void {
    this.room(1)
    this.#bytes[this.#end++] = byte
  }

  put(bytes: Uint8Array): void {
    this.room(bytes.length)
    this.#bytes.set(bytes, this.#end)
    this.#end += bytes.length
  }

  /** What `write` writes from an offset on, of which it gives the end: at most so many bytes. */
  written(most: number, write: (bytes: Uint8Array, at: number) => number): void {
    this.room(most)
    this.#end = write(this.#bytes, this.#end)
  }

  whole(): Uint8Array {
    return this.#bytes.subarray(0, this.#end)
  }

  room(length: number): void {
    const needed = this.#end + length
    if (needed > this.#most) throw this.#tooLarge(this.#lines + 1)
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.min(this.#most, Math.max(needed, 2 * this.#bytes.length)))
    larger.set(this.#bytes.subarray(0, this.#end))
    this.#bytes = larger
  }
}
