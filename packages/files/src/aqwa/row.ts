/**
 * One row of an RAO section of an AQWA listing. Period and frequency, or the direction, are left blank where they are those of the
 * row above; six pairs of amplitude and phase follow. Where numbers touch each other the row is cut at the places of the format.
 */
import { splitAtBlanks } from '../spaced/tokens.ts'

export interface RowParts {
  readonly period: string | undefined
  readonly frequency: string | undefined
  readonly direction: string | undefined
  /** Amplitude and phase of surge, sway, heave, roll, pitch and yaw. */
  readonly cells: readonly string[]
}

/** Widths as printed: F8.2, F8.3, F10.2, then six of F10.4, F8.2. */
const PLACES = [8, 8, 10, ...Array.from({ length: 6 }, () => [10, 8]).flat()]
const WIDTH = PLACES.reduce((sum, place) => sum + place, 0)
/** A row with period begins before this place, one without behind it. */
const PERIOD_PLACE = 8
/** Blanks before the first amplitude where no direction stands. */
const BLANK_DIRECTION = 10
const CELLS = 12

/** Undefined for a row that is no whole row. */
export function rowParts(text: string): RowParts | undefined {
  const tokens = splitAtBlanks(text)
  const lead = text.length - text.trimStart().length
  const hasPeriod = lead < PERIOD_PLACE
  if (hasPeriod && tokens.length === CELLS + 3) return partsOf(tokens[0], tokens[1], tokens[2], tokens.slice(3))
  if (hasPeriod && tokens.length === CELLS + 2 && lacksDirection(text, tokens)) {
    return partsOf(tokens[0], tokens[1], undefined, tokens.slice(2))
  }
  if (!hasPeriod && tokens.length === CELLS + 1) return partsOf(undefined, undefined, tokens[0], tokens.slice(1))
  return text.trimEnd().length === WIDTH ? byPlaces(text) : undefined
}

function lacksDirection(text: string, tokens: readonly string[]): boolean {
  const [period = '', frequency = ''] = tokens
  const behind = text.indexOf(frequency, text.indexOf(period) + period.length) + frequency.length
  const rest = text.slice(behind)
  return rest.length - rest.trimStart().length >= BLANK_DIRECTION
}

function byPlaces(text: string): RowParts | undefined {
  const parts: string[] = []
  let at = 0
  for (const place of PLACES) {
    parts.push(text.slice(at, at + place).trim())
    at += place
  }
  const [period, frequency, direction, ...cells] = parts
  if (cells.includes('') || (period === '') !== (frequency === '')) return undefined
  return partsOf(period || undefined, frequency || undefined, direction || undefined, cells)
}

function partsOf(
  period: string | undefined,
  frequency: string | undefined,
  direction: string | undefined,
  cells: readonly string[],
): RowParts {
  return { period, frequency, direction, cells }
}
