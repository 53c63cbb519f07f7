/** Runs of equal values say how long they are: one that is longer than its page is refused before it is written out. */
import { damaged } from './damaged.ts'

/** Of at most `count` values of `width` bits, in the hybrid of runs and packed bits. Gives how many there are. */
export function refuseLongRuns(bytes: Uint8Array, width: number, count: number, column: string): number {
  const size = Math.ceil(width / 8)
  let [at, seen] = [0, 0]
  while (at < bytes.length) {
    const head = countAt(bytes, at)
    const isPacked = (head.value & 1) === 1
    const length = head.value >>> 1
    const isLong = isPacked ? width === 0 && 8 * length > count + 7 : length > count
    if (isLong) throw damaged('a run is longer than its page', column)
    at = head.next + (isPacked ? length * width : size)
    seen += isPacked ? 8 * length : length
  }
  return seen
}

/** The levels say of each cell whether it has a value; where they end early, a decoder reads on in what follows. */
export function refuseShortLevels(bytes: Uint8Array, count: number, column: string): void {
  if (refuseLongRuns(bytes, 1, count, column) < count) throw damaged('a page is truncated', column)
}

/** A number of seven bits a byte, the lowest first; 2^32 and above is cut as the decoder cuts it. */
export function countAt(bytes: Uint8Array, from: number): { readonly value: number; readonly next: number } {
  let [value, at] = [0, from]
  for (let shift = 0; at < bytes.length; shift += 7) {
    const byte = bytes[at++] ?? 0
    value |= (byte & 0x7f) << shift
    if ((byte & 0x80) === 0) break
  }
  return { value: value >>> 0, next: at }
}
