/**
 * The head of OpenFAST's binary output (`.outb`): its counts, and where everything that they announce begins. Every size is
 * compared with the bytes of the file before anything is made of it.
 */
import { FileError } from '../refused.ts'
import { MOST_COLUMNS } from '../spaced/tokens.ts'

/** File ID: 1 packed with times, 2 packed, 3 not packed, 4 packed with the length of names. */
export type FileId = 1 | 2 | 3 | 4

export interface BinaryHead {
  readonly id: FileId
  /** Without time. */
  readonly channels: number
  readonly steps: number
  /** Bytes of each name and of each unit. */
  readonly width: number
  /** Slope and offset of packed times, else start and increment. */
  readonly time: readonly [number, number]
  readonly scalesAt: number
  readonly descriptionAt: number
  readonly namesAt: number
  readonly unitsAt: number
  readonly timesAt: number
}

const WIDTH = 10
const MOST_WIDTH = 1_000
const MOST_DESCRIPTION = 65_536
const TIME = 'time'

export const isPacked = (id: FileId): boolean => id !== 3

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Whether it has a head whose first channel is time; of a file that is named so, whether it has the ID of one. */
export function isBinary(bytes: Uint8Array, fileName: string): boolean {
  if (fileIdOf(bytes) === undefined) return false
  return /\.outb$/i.test(fileName) || beginsWithTime(bytes)
}

function beginsWithTime(bytes: Uint8Array): boolean {
  try {
    const { namesAt } = binaryHeadOf(bytes)
    return String.fromCharCode(...bytes.subarray(namesAt, namesAt + TIME.length)).toLowerCase() === TIME
  } catch (error) {
    if (error instanceof FileError) return false
    throw error
  }
}

function fileIdOf(bytes: Uint8Array): FileId | undefined {
  const id = bytes.length < 2 ? 0 : viewOf(bytes).getInt16(0, true)
  return id === 1 || id === 2 || id === 3 || id === 4 ? id : undefined
}

/** Throws FileError where the head is cut or states what cannot be. */
export function binaryHeadOf(bytes: Uint8Array): BinaryHead {
  const view = viewOf(bytes)
  const id = fileIdOf(bytes)
  if (id === undefined) throw new FileError('not_this_format', 'OpenFAST binary output begins with a file ID of 1 to 4')
  let end = 2
  const next = (size: number, what: string): number => {
    if (end + size > bytes.length) throw cutIn(what, end + size - bytes.length)
    end += size
    return end - size
  }
  const width = id === 4 ? view.getInt16(next(2, 'length of names'), true) : WIDTH
  const channels = view.getInt32(next(4, 'number of channels'), true)
  const steps = view.getInt32(next(4, 'number of time steps'), true)
  refuseCounts(width, channels, steps)
  const timeAt = next(16, 'time')
  const scalesAt = next(isPacked(id) ? 8 * channels : 0, 'scales and offsets of channels')
  const described = view.getInt32(next(4, 'length of the description'), true)
  refuseDescription(described)
  const descriptionAt = next(described, 'description')
  const namesAt = next(width * (channels + 1), 'names of channels')
  const unitsAt = next(width * (channels + 1), 'units of channels')
  const time = [view.getFloat64(timeAt, true), view.getFloat64(timeAt + 8, true)] as const
  return { id, channels, steps, width, time, scalesAt, descriptionAt, namesAt, unitsAt, timesAt: end }
}

const cutIn = (what: string, missing: number) =>
  malformed(`the file is truncated within the ${what}: at least ${missing} bytes are missing`)

function refuseCounts(width: number, channels: number, steps: number): void {
  if (width < TIME.length || width > MOST_WIDTH)
    throw malformed(`the length of names is ${width}; it must be ${TIME.length} to ${MOST_WIDTH}`)
  if (channels < 1) throw malformed(`the number of channels other than time is ${channels}; it must be 1 or more`)
  if (channels >= MOST_COLUMNS)
    throw new FileError('file_too_large', `the file has ${channels} channels; at most ${MOST_COLUMNS - 1} are read`)
  if (steps < 0) throw malformed(`the number of time steps is ${steps}; it must not be negative`)
}

function refuseDescription(length: number): void {
  if (length >= 0 && length <= MOST_DESCRIPTION) return
  throw malformed(`the length of the description is ${length}; it must be 0 to ${MOST_DESCRIPTION}`)
}

export const malformed = (message: string) => new FileError('file_malformed', message)
