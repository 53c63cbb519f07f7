/** Rows that the head of a LAS file announces, by its STOP and STEP, and that are not there: the mark of a file cut short. */
import { type LeftTally, leave } from '../left.ts'
import { decimalOf } from '../spaced/numbers.ts'
import { type LasHead, lineOf } from './head.ts'

export function leaveAnnounced(head: LasHead, index: Float64Array | undefined, tally: LeftTally): void {
  const stopLine = lineOf(head.well, 'STOP')
  const stop = decimalOf(stopLine?.data ?? '')
  const last = lastNumber(index)
  if (stopLine === undefined || stop === undefined || last === undefined || stop === last) return
  const count = missing(stop - last, decimalOf(lineOf(head.well, 'STEP')?.data ?? '') ?? 0)
  if (count === 0) return
  leave(
    tally,
    'stop',
    stopLine.line,
    `rows between the last index, ${last}, and the STOP that the header states, ${stop}`,
    count,
  )
}

function missing(span: number, step: number): number {
  if (step === 0) return 1
  return Math.max(0, Math.round(span / step))
}

function lastNumber(index: Float64Array | undefined): number | undefined {
  const last = index?.at(-1)
  return last === undefined || Number.isNaN(last) ? undefined : last
}
