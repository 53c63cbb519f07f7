/** A grid: every value of an axis with every value of the others, the first axis slowest. */
import { axisValues } from './axis-values.ts'
import { placesOf } from './expand.ts'
import { allowedValues, endsOf, numberIn, product, refuseTooMany, variedAt } from './plan-parts.ts'
import type { AxisRequest, GridRequest } from './request.ts'
import type { Reading, Variation } from './variation.ts'
import type { Varied } from './varied.ts'

export function gridVariation({ axes }: GridRequest, reading: Reading): Variation | undefined {
  const lengths = axes.map(({ values, count }) => values?.length ?? count ?? 1)
  if (refuseTooMany(product(lengths), '/vary/axes', ` (${lengths.join(' x ')})`, reading)) return undefined
  const found = variedAt(axes, '/vary/axes', reading)
  const read = axes.flatMap((axis, i) => {
    const varied = found[i]
    const values = varied && valuesOf(axis, varied, `/vary/axes/${i}`, reading)
    return varied && values ? [{ varied, values }] : []
  })
  if (read.length < axes.length) return undefined
  const all = read.map(({ values }) => values)
  const own = all.map((values) => values.length)
  return {
    varied: read.map(({ varied }) => varied),
    total: product(own),
    at: (i) => placesOf(i, own).map((place, k) => all[k]?.[place]),
    lengths: own,
    ends: all.map(endsOf),
  }
}

/** The values of an axis, each held to its input; a fault of one that was reckoned is noted at the end it is nearest to. */
function valuesOf(axis: AxisRequest, varied: Varied, at: string, reading: Reading): unknown[] | undefined {
  const { values: listed, count, spacing } = axis
  const [from, to] = (['from', 'to'] as const).map((end) =>
    axis[end] === undefined ? undefined : numberIn(varied, axis[end], `${at}/${end}`, reading),
  )
  const isUnread = (axis.from !== undefined && from === undefined) || (axis.to !== undefined && to === undefined)
  if (isUnread) return undefined
  const made = axisValues({ values: listed, from, to, count, spacing })
  if ('problems' in made) {
    for (const { member, message } of made.problems) reading.refuse(`${at}/${member}`, message)
    return undefined
  }
  const { values } = made
  const placeOf = (k: number) => (listed ? `values/${k}` : k < values.length / 2 ? 'from' : 'to')
  return allowedValues(varied, values, (k) => `${at}/${placeOf(k)}`, reading)
}
