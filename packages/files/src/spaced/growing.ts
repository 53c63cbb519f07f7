/** Numbers that come one after the other and whose count nobody knows, in typed memory that doubles. */

export interface GrowingNumbers {
  numbers: Float64Array
  length: number
}

export interface GrowingLines {
  numbers: Uint32Array
  length: number
}

const FIRST_ROOM = 16

export function growingNumbers(): GrowingNumbers {
  return { numbers: new Float64Array(FIRST_ROOM), length: 0 }
}

export function growingLines(): GrowingLines {
  return { numbers: new Uint32Array(FIRST_ROOM), length: 0 }
}

export function addNumber(to: GrowingNumbers, value: number): void {
  if (to.length === to.numbers.length) {
    const wider = new Float64Array(to.length * 2)
    wider.set(to.numbers)
    to.numbers = wider
  }
  to.numbers[to.length++] = value
}

export function addLine(to: GrowingLines, line: number): void {
  if (to.length === to.numbers.length) {
    const wider = new Uint32Array(to.length * 2)
    wider.set(to.numbers)
    to.numbers = wider
  }
  to.numbers[to.length++] = line
}

export function numbersOf(of: GrowingNumbers): Float64Array {
  return of.numbers.slice(0, of.length)
}

export function linesOfRows(of: GrowingLines): Uint32Array {
  return of.numbers.slice(0, of.length)
}
