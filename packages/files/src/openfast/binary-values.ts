/** The values of OpenFAST's binary output: where they end, and each unpacked by the scale and offset of its channel. */
import { type BinaryHead, isPacked, malformed, viewOf } from './binary-head.ts'

export interface Scale {
  readonly scale: number
  readonly offset: number
}

const TIME_BYTES = 4
const bytesOfValue = (head: BinaryHead) => (isPacked(head.id) ? 2 : 8)
const valuesAt = (head: BinaryHead) => head.timesAt + (head.id === 1 ? TIME_BYTES * head.steps : 0)
export const endOfValues = (head: BinaryHead) => valuesAt(head) + bytesOfValue(head) * head.channels * head.steps

/** Before memory is had for the values that the head announces. */
export function refuseCut(bytes: Uint8Array, head: BinaryHead): void {
  const missing = endOfValues(head) - bytes.length
  if (missing <= 0) return
  const { channels, steps } = head
  const whole = Math.max(0, Math.floor((bytes.length - valuesAt(head)) / (bytesOfValue(head) * channels)))
  throw malformed(
    `the file is truncated: its header states ${channels} channels and ${steps} time steps, of which ${whole} are whole; ` +
      `${missing} bytes are missing`,
  )
}

/** Undefined of a channel that cannot be unpacked. Values that are not packed have none. */
export function scaleOf(bytes: Uint8Array, { id, scalesAt, channels }: BinaryHead, channel: number): Scale | undefined {
  if (!isPacked(id)) return { scale: 1, offset: 0 }
  const view = viewOf(bytes)
  const scale = view.getFloat32(scalesAt + 4 * channel, true)
  const offset = view.getFloat32(scalesAt + 4 * (channels + channel), true)
  return Number.isFinite(scale) && Number.isFinite(offset) && scale !== 0 ? { scale, offset } : undefined
}

export function timesOf(bytes: Uint8Array, head: BinaryHead): Float64Array {
  const { id, steps, timesAt, time } = head
  const [first, second] = time
  if (id !== 1) {
    refuseTime(Number.isFinite(first) && Number.isFinite(second), `start ${first} and increment ${second}`)
    return Float64Array.from({ length: steps }, (_, step) => first + second * step)
  }
  const isUsable = Number.isFinite(first) && Number.isFinite(second) && first !== 0
  refuseTime(isUsable, `slope ${first} and offset ${second}`)
  const view = viewOf(bytes)
  return Float64Array.from(
    { length: steps },
    (_, step) => (view.getInt32(timesAt + TIME_BYTES * step, true) - second) / first,
  )
}

function refuseTime(isUsable: boolean, stated: string): void {
  if (!isUsable) throw malformed(`time cannot be calculated from its ${stated}`)
}

/** Of one channel, not packed or as unpacked; what the file has for no number is NaN or infinite. */
export function channelOf(bytes: Uint8Array, head: BinaryHead, channel: number, by: Scale): Float64Array {
  const view = viewOf(bytes)
  const size = bytesOfValue(head)
  const [from, step] = [valuesAt(head) + size * channel, size * head.channels]
  const { scale, offset } = by
  const numbers = new Float64Array(head.steps)
  for (let at = 0; at < head.steps; at++) {
    const place = from + step * at
    numbers[at] = size === 8 ? view.getFloat64(place, true) : (view.getInt16(place, true) - offset) / scale
  }
  return numbers
}
