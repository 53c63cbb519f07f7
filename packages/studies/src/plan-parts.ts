/** What several kinds of variation read alike: a param with its unit, each but once, and values held to its input. */
import { shownWhole } from '@keelson/workflow'
import type { Reading } from './variation.ts'
import { isOfUnit, type Varied, valueIn, variedOf } from './varied.ts'

interface Named {
  readonly param: string
  readonly unit?: string | undefined
}

/** The params of a list of axes, swings or distributions; a fault is noted at its member. */
export function variedAt(named: readonly Named[], at: string, reading: Reading): (Varied | undefined)[] {
  return named.map(({ param, unit }, i) => {
    const twin = named.findIndex((other) => other.param === param)
    if (twin < i) {
      reading.refuse(`${at}/${i}/param`, `is already varied: ${param} has entry ${twin}`)
      return undefined
    }
    return variedBy({ param, unit }, `${at}/${i}`, reading)
  })
}

export function variedBy({ param, unit }: Named, at: string, { contract, base, refuse }: Reading): Varied | undefined {
  const read = variedOf(contract, base, param, unit)
  if ('made' in read) return read.made
  refuse(`${at}/${unit !== undefined && isOfUnit(contract, base, param) ? 'unit' : 'param'}`, read.fault)
  return undefined
}

/** Values in the unit of the param, each held to its input. */
export function allowedValues(
  varied: Varied,
  raw: readonly unknown[],
  pointerOf: (k: number) => string,
  { allowance, refuse }: Reading,
): unknown[] {
  let faults = 0
  return raw.map((sent, k) => {
    if (faults >= MOST_FAULTS) return sent
    const read = valueIn(varied, sent)
    const fault = 'fault' in read ? read.fault : allowance.fault(varied, read.made)
    if (fault === undefined) return 'made' in read ? read.made : sent
    faults++
    refuse(pointerOf(k), fault)
    return sent
  })
}
/** Of one axis; a file of a wrong unit has one on every line. */
const MOST_FAULTS = 10

/** A number in the unit of the param, allowed or not; undefined where it is none, which is noted. */
export function numberIn(varied: Varied, raw: unknown, pointer: string, { refuse }: Reading): number | undefined {
  const read = valueIn(varied, raw)
  if ('fault' in read) refuse(pointer, read.fault)
  else if (typeof read.made === 'number' && Number.isFinite(read.made)) return read.made
  else refuse(pointer, `must be a number for ${varied.title} (entered: ${JSON.stringify(raw)})`)
  return undefined
}

export const product = (lengths: readonly number[]): number => lengths.reduce((n, length) => n * length, 1)

/** Notes that a study has too many points. */
export function refuseTooMany(total: number, pointer: string, how: string, { mostPoints, refuse }: Reading): boolean {
  if (total <= mostPoints) return false
  refuse(
    pointer,
    `gives ${shownWhole(total)} points${how}; the limit of this service is ${shownWhole(mostPoints)} (KEELSON_STUDY_POINTS)`,
  )
  return true
}

/** A list is read whole before it is taken, while everyone waits; a grid or a sample is placed point by point. */
export const MOST_LISTED = 200_000

export function refuseTooManyListed(total: number, pointer: string, reading: Reading): boolean {
  if (total <= MOST_LISTED) return refuseTooMany(total, pointer, '', reading)
  reading.refuse(
    pointer,
    `has ${shownWhole(total)} points; the limit for a list is ${shownWhole(MOST_LISTED)} (use a grid or a sample for more)`,
  )
  return true
}

/** The smallest and the largest of numbers; where a word stands among them there are no ends. */
export function endsOf(values: readonly unknown[]): readonly unknown[] {
  let low: number | undefined
  let high: number | undefined
  for (const value of values) {
    if (value === undefined) continue
    if (typeof value !== 'number') return []
    if (low === undefined || value < low) low = value
    if (high === undefined || value > high) high = value
  }
  return low === undefined ? [] : [low, high]
}
