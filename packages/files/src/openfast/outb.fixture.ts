/** Binary output of tests, written as the description of the format lays it out. */
import type { FileId } from './binary-head.ts'

export interface Run {
  readonly id: FileId
  readonly channels: readonly { readonly name: string; readonly unit: string; readonly values: readonly number[] }[]
  readonly times: readonly number[]
  readonly description?: string
  readonly width?: number
}
interface Packing {
  readonly scale: number
  readonly offset: number
}

const [LOWEST, LEVELS] = [-32_768, 65_535]
const [LOWEST_TIME, TIME_LEVELS] = [-65_536, 131_071]
const SMALLEST_RANGE = Math.sqrt(2 ** -23)
const nearest = (x: number) => Math.sign(x) * Math.round(Math.abs(x))

/** As OpenFAST packs a channel: its minimum and maximum become the ends of 16 bits. */
export function packingOf(values: readonly number[]): Packing {
  const least = Math.min(...values)
  const range = Math.max(Math.max(...values) - least, SMALLEST_RANGE)
  const scale = Math.fround(LEVELS / range)
  return { scale, offset: Math.fround(LOWEST - scale * least) }
}

function timePacking(times: readonly number[]): Packing {
  const [first = 0] = times
  const range = (times.at(-1) ?? first) - first
  const scale = range === 0 ? 1 : TIME_LEVELS / range
  return { scale, offset: LOWEST_TIME - scale * first }
}

export function outbOf({ id, channels, times, description = 'Invented run', width = 10 }: Run): Uint8Array {
  const packings = channels.map(({ values }) => packingOf(values))
  const time = timePacking(times)
  const [first = 0, second = first] = times
  const isPacked = id !== 3
  const padded = (text: string) => ascii(text.padEnd(width).slice(0, width))
  return Uint8Array.from(
    [
      int16(id),
      id === 4 ? int16(width) : [],
      int32(channels.length),
      int32(times.length),
      id === 1 ? [...float64(time.scale), ...float64(time.offset)] : [...float64(first), ...float64(second - first)],
      isPacked ? packings.flatMap(({ scale }) => float32(scale)) : [],
      isPacked ? packings.flatMap(({ offset }) => float32(offset)) : [],
      int32(description.length),
      ascii(description),
      ['Time', ...channels.map(({ name }) => name)].flatMap(padded),
      ['(s)', ...channels.map(({ unit }) => unit)].flatMap(padded),
      id === 1 ? times.flatMap((t) => int32(nearest(t * time.scale + time.offset))) : [],
      times.flatMap((_, row) =>
        channels.flatMap(({ values }, at) => {
          const x = values[row] ?? Number.NaN
          return isPacked ? packed(x, packings[at] as Packing) : float64(x)
        }),
      ),
    ].flat(),
  )
}

function packed(x: number, { scale, offset }: Packing): number[] {
  const level = nearest(scale * x + offset)
  return int16(Math.max(LOWEST, Math.min(LOWEST + LEVELS, level)))
}

const ascii = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0))
const bytesOf = (size: number, set: (view: DataView) => void): number[] => {
  const view = new DataView(new ArrayBuffer(size))
  set(view)
  return [...new Uint8Array(view.buffer)]
}
const int16 = (x: number) => bytesOf(2, (view) => view.setInt16(0, x, true))
const int32 = (x: number) => bytesOf(4, (view) => view.setInt32(0, x, true))
const float32 = (x: number) => bytesOf(4, (view) => view.setFloat32(0, x, true))
const float64 = (x: number) => bytesOf(8, (view) => view.setFloat64(0, x, true))
