/** A sample: points drawn from the distributions of inputs, by a design that knows point i from the seed and i alone. */

import { fromSI, printNumber, readValue, unit as unitOf } from '@keelson/units'
import { annotations, clean } from '@keelson/workflow'
import { boundsOf } from '@keelson/workflow/bounds.ts'
import { refuseTooMany, variedAt } from './plan-parts.ts'
import type { SampleRequest } from './request.ts'
import { readCorrelations } from './sample/correlations.ts'
import { designOf } from './sample/designs.ts'
import { type Distribution, massOutside } from './sample/distribution.ts'
import { readDistribution } from './sample/distributions.ts'
import { saltelliDesign, saltelliPointsPerRow } from './sample/saltelli.ts'
import type { Reading, Variation } from './variation.ts'
import type { Varied } from './varied.ts'

/** A study in a thousand may meet one point that its input cannot be; a distribution of more outside is refused. */
const MOST_OUTSIDE = 1e-3
/** Points outside on one side that are not worth a word. */
const NEGLIGIBLE = 1e-6

export function sampleVariation(sample: SampleRequest, reading: Reading): Variation | undefined {
  const { method, count, distributions, correlations = [], indices = false } = sample
  const k = distributions.length
  const total = indices ? count * saltelliPointsPerRow(k) : count
  if (refuseTooMany(total, '/vary/count', '', reading)) return undefined
  if (indices && correlations.length > 0)
    reading.refuse('/vary/indices', 'Sobol indices require independent inputs; remove the correlations or the indices')
  const found = variedAt(distributions, '/vary/distributions', reading)
  const read = distributions.flatMap((request, i) => {
    const varied = found[i]
    const at = `/vary/distributions/${i}`
    const distribution = varied && distributionAt(varied, request, at, reading)
    if (!varied || !distribution) return []
    refuseMassOutside(varied, distribution, total, at, reading)
    return [{ varied, distribution }]
  })
  if (read.length < k) return undefined
  const varied = read.map((one) => one.varied)
  const inputs = read.map(({ varied: { param }, distribution }) => ({ param, distribution }))
  const couple = readCorrelations(correlations, inputs)
  if (typeof couple !== 'function') {
    for (const { index, message } of couple)
      reading.refuse(`/vary/correlations${index === null ? '' : `/${index}`}`, message)
    return undefined
  }
  const design = indices
    ? saltelliDesign(designOf(method, count, 2 * k, reading.seed))
    : designOf(method, count, k, reading.seed)
  return {
    varied,
    total,
    at: (i) => Array.from(couple(design.at(i)), clean),
    ends: read.map(({ distribution }) => [distribution.mean]),
  }
}

function distributionAt(
  varied: Varied,
  request: SampleRequest['distributions'][number],
  at: string,
  { refuse }: Reading,
): Distribution | undefined {
  if (varied.unit === undefined) {
    refuse(`${at}/param`, `is not a number and cannot have a distribution: ${varied.title}`)
    return undefined
  }
  const read = readDistribution(request)
  if ('quantile' in read) return read
  for (const { member, message } of read) refuse(`${at}/${member}`, message)
  return undefined
}

/** What the input can be, in the unit of its distribution; undefined where there is no end. */
function possibleRange({ schema, unit = '-' }: Varied): { readonly lower?: number; readonly upper?: number } {
  const { possible, difference, unit: declared = '-' } = annotations(schema)
  const { minimum, above, maximum, below } = boundsOf(schema)
  const present = (bounds: readonly (number | undefined)[]) => bounds.filter((bound) => bound !== undefined)
  const low = present([minimum, above, possible?.[0]])
  const high = present([maximum, below, possible?.[1]])
  const own = (bound: number) => {
    const { si } = readValue(bound, declared, declared, { difference })
    return difference ? si / unitOf(unit).factor : fromSI(si, unit)
  }
  return {
    ...(low.length > 0 && { lower: own(Math.max(...low)) }),
    ...(high.length > 0 && { upper: own(Math.min(...high)) }),
  }
}

function refuseMassOutside(
  varied: Varied,
  distribution: Distribution,
  total: number,
  at: string,
  { refuse }: Reading,
): void {
  const { lower, upper } = possibleRange(varied)
  const { below, above } = massOutside(distribution, lower, upper)
  if ((below + above) * total <= MOST_OUTSIDE) return
  const side = (share: number, word: string, bound: number | undefined) =>
    share * total < NEGLIGIBLE || bound === undefined
      ? []
      : [`${printNumber(share)} of the probability ${word} ${printNumber(bound)} ${varied.unit}`]
  const sides = [...side(below, 'below', lower), ...side(above, 'above', upper)].join(' and ')
  refuse(
    `${at}/distribution`,
    `puts ${sides}, outside the possible range of ${varied.title}, which would affect ${printNumber((below + above) * total)} of ${total} points; truncate the distribution or select another`,
  )
}
