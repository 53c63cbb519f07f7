/** The sentence of the run. */
import { shown, shownWhole } from '@keelson/workflow'
import { keySaid } from './calculate-cells.ts'
import { type Compared, worstOf } from './calculate-compared.ts'
import type { Made } from './calculate-made.ts'

/** A bias of so little of the error is rounding. */
const ROUNDING = 1e-9

export function sentence({ column, compared, units }: Made): string {
  const worst = worstOf(compared)
  const of = units.value === '' ? '' : ` ${units.value}`
  const others = compared.length > 1 ? `; ${passing(compared)} of ${compared.length} candidates within tolerance` : ''
  const { points_compared: n, points_out_of_tolerance: out, rmse, bias } = worst.metrics
  const { max_absolute_difference: largest, key_at_max_difference: key } = worst.metrics
  const { areDates } = column.reference
  const atKey = `${keySaid(key, areDates)}${units.key === '' || areDates ? '' : ` ${units.key}`}`
  return `'${worst.label}' against '${column.reference.label}' over ${shownWhole(n)} ${n === 1 ? 'point' : 'points'}: bias ${shown(Math.abs(bias) < ROUNDING * rmse ? 0 : bias, 4)}${of}, root mean square error ${shown(rmse, 4)}${of}, largest difference ${shown(largest, 4)}${of} at key ${atKey}, ${out === 0 ? 'no points' : `${shownWhole(out)} ${out === 1 ? 'point' : 'points'}`} out of tolerance${others}`
}

const passing = (compared: readonly Compared[]): string => {
  const count = compared.filter(({ passes }) => passes).length
  return count === 0 ? 'none' : String(count)
}
