/** Whether the coefficients of Bourgoyne and Young lie within the bounds that are recommended in the form of 1986. */
import { silent, type Trace } from '@keelson/equations'
import {
  BOUNDS_CLAUSE,
  coefficientBounds,
  distanceFromMiddle,
  halfRange,
} from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import { bourgoyne } from '@keelson/physics/well-planning/sources.ts'
import { type AllOf, compares, shown } from '@keelson/workflow'
import { FORM_1986 } from './inputs-models.ts'

/** Of the form of 1986; `own`: what else it takes in a way. */
export const withinBounds = (own: AllOf) => ({
  coefficients: compares('-', {
    title: 'Recommended coefficient range',
    criterion: halfRange,
    demand: distanceFromMiddle,
    capacity: halfRange,
    onlyWhen: { ...own, equation_form: [FORM_1986] },
  }),
})

/** Of the coefficient that lies farthest out, in halves of its range. */
export function traceBounds(a: readonly number[], trace: Trace) {
  const out = (j: number): number => {
    const [a_l, a_u] = coefficientBounds[j] as readonly [number, number]
    const of = { a: a[j] as number, a_l, a_u }
    return silent.apply(distanceFromMiddle, of) / silent.apply(halfRange, of)
  }
  const worst = a.reduce((most, _, j) => (out(j) > out(most) ? j : most), 0)
  trace.section('Coefficient bounds')
  const [low, high] = coefficientBounds[worst] as readonly [number, number]
  const bound = (symbol: string, title: string, value: number) =>
    trace.lookup({
      symbol,
      title: `${title} a${worst + 1}`,
      unit: '-',
      source: bourgoyne,
      clause: BOUNDS_CLAUSE,
      value,
      cell: `row a${worst + 1}, ${title.toLowerCase()}`,
    })
  const [a_l, a_u] = [bound('a_l', 'Lowest', low), bound('a_u', 'Highest', high)]
  const value = a[worst] as number
  trace.apply(distanceFromMiddle, { a: value, a_l, a_u }, { rename: { a: `a_${worst + 1}` } })
  trace.apply(halfRange, { a_l, a_u })
  return { note: `a${worst + 1} = ${shown(value)}, bounds ${shown(low)} to ${shown(high)}` }
}
