/** The acceptance checks: coefficients within their bounds, and energy that breaks rock. */
import { silent, type Trace } from '@keelson/equations'
import {
  BOUNDS_CLAUSE,
  coefficientBounds,
  distanceFromMiddle,
  halfRange,
} from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import { specificEnergy, WASTEFUL } from '@keelson/physics/drilling-rate/specific-energy.ts'
import { bourgoyne } from '@keelson/physics/well-planning/sources.ts'
import { check, checkOf, inPractice, shown } from '@keelson/workflow'
import type { Energy } from './calculate-energy.ts'
import { byBounds, ofEnergy } from './modes.ts'

const oilfield = inPractice('oilfield')

export const checks = {
  coefficients: checkOf('-', {
    title: 'Coefficients within their bounds',
    demand: distanceFromMiddle,
    capacity: halfRange,
    criterion: halfRange,
    onlyWhen: byBounds,
  }),
  specific_energy: oilfield.checkOf('rock_strength', {
    title: 'Specific energy over rock strength',
    demand: specificEnergy,
    capacity: 'Rock strength',
    criterion: WASTEFUL,
    onlyWhen: ofEnergy,
    needs: ['rock_strength'],
  }),
}

/** Of the coefficient that lies farthest out, in halves of its range. */
export function coefficientCheck(a: readonly number[], trace: Trace) {
  const out = (j: number): number => {
    const [a_l, a_u] = coefficientBounds[j] as readonly [number, number]
    const of = { a: a[j] as number, a_l, a_u }
    return silent.apply(distanceFromMiddle, of) / silent.apply(halfRange, of)
  }
  const worst = a.reduce((most, _, j) => (out(j) > out(most) ? j : most), 0)
  trace.section('Bounds of the coefficients')
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
  const demand = trace.apply(distanceFromMiddle, { a: value, a_l, a_u }, { rename: { a: `a_${worst + 1}` } })
  const capacity = trace.apply(halfRange, { a_l, a_u })
  return check({ demand, capacity, note: `a${worst + 1} = ${shown(value)}, bounds ${shown(low)} to ${shown(high)}` })
}

export function energyCheck({ worst }: Energy, rockStrength: number) {
  const utilisation = worst.MSE / rockStrength
  return check({ demand: worst.MSE, capacity: rockStrength, utilisation, limit: WASTEFUL.value })
}
