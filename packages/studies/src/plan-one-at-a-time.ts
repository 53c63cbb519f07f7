/** One at a time: point 0 is the base, then each param at its low and its high end, the others as in the base. */

import { allowedValues, endsOf, numberIn, refuseTooMany, variedAt } from './plan-parts.ts'
import type { OneAtATimeRequest } from './request.ts'
import type { Reading, Variation } from './variation.ts'

export function oneAtATimeVariation({ params }: OneAtATimeRequest, reading: Reading): Variation | undefined {
  const total = 1 + 2 * params.length
  if (refuseTooMany(total, '/vary/params', '', reading)) return undefined
  const found = variedAt(params, '/vary/params', reading)
  const read = params.flatMap(({ low, high }, i) => {
    const varied = found[i]
    if (!varied) return []
    const at = `/vary/params/${i}`
    const ends = [numberIn(varied, low, `${at}/low`, reading), numberIn(varied, high, `${at}/high`, reading)]
    if (ends.includes(undefined)) return []
    if (ends[0] === ends[1]) reading.refuse(at, `low and high are the same: ${String(low)}`)
    return [{ varied, ends: allowedValues(varied, ends, (k) => `${at}/${k === 0 ? 'low' : 'high'}`, reading) }]
  })
  if (read.length < params.length) return undefined
  return {
    varied: read.map(({ varied }) => varied),
    total,
    at: (i) => read.map(({ ends }, k) => (i > 0 && Math.floor((i - 1) / 2) === k ? ends[(i - 1) % 2] : undefined)),
    ends: read.map(({ ends }) => endsOf(ends)),
  }
}
