/** Which methods a run makes: the one chosen, or all whose data are there. */

import type { Params } from './inputs.ts'
import { METHODS, type Method, NEEDS, PART_A } from './methods.ts'

export function methodsOf(p: Params): readonly Method[] {
  return p.assessment_method === undefined ? METHODS.filter((m) => hasData(p, m)) : [p.assessment_method]
}

/** Whether one of the methods is run. */
export const runs = (p: Params, ...methods: readonly Method[]): boolean => methodsOf(p).some((m) => methods.includes(m))

function hasData(p: Params, method: Method): boolean {
  const given = p as Readonly<Record<string, unknown>>
  const has = (name: string) => given[name] !== undefined
  if (!NEEDS[method].every(has)) return false
  if (method === PART_A) return has('defect_depth') || has('relative_defect_depth')
  if (method !== METHODS[0]) return true
  return has('minimum_required_thickness') || (has('operating_pressure') && has('specified_minimum_yield_strength'))
}

/** Renames for `trace`: symbols that two methods share, told apart by a tag. */
export const tagged = (tag: string, ...symbols: readonly string[]): Readonly<Record<string, string>> =>
  tag === '' ? {} : Object.fromEntries(symbols.map((s) => [s, `${s}_${tag}`]))
