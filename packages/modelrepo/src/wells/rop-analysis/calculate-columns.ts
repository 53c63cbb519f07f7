/** Inputs that are one number or a column of data: the number itself, or as many as there are points. */
import { ContractError } from '@keelson/workflow'
import type { Params } from './inputs.ts'

/** Inputs that may be a column. */
export type Column =
  | 'weight_on_bit'
  | 'rotary_speed'
  | 'rate_of_penetration'
  | 'true_vertical_depth'
  | 'equivalent_circulating_density'
  | 'weight_per_inch'
  | 'pore_pressure_gradient'
  | 'bit_tooth_wear'
  | 'jet_impact_force'
  | 'reynolds_number_function'
  | 'torque_on_bit'
  | 'normal_d_exponent'
  | 'overburden_gradient'

/** The number at a point: a plain number holds for all. Throws ContractError where the input is absent. */
export function at(p: Params, name: Column, point = 0): number {
  const list = p[name]
  const value = list && (list.length === 1 ? list[0] : list[point])
  if (value === undefined) throw new ContractError(`${name} is used but is not declared as required`)
  return value
}

/** The same of an input that may be left out. */
export const maybeAt = (p: Params, name: Column, point: number): number | undefined =>
  p[name] === undefined ? undefined : at(p, name, point)

/** The points of the longest of some columns. */
export const pointsOf = (p: Params, names: readonly Column[]): number =>
  Math.max(1, ...names.map((name) => p[name]?.length ?? 0))
