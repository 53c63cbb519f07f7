/** What a run assumed: what it took for inputs that were not given, where its checks rest on it. */
import { fromSI } from '@keelson/units'
import type { TObject } from 'typebox'
import type { AnyContract } from './contract.ts'
import { annotations } from './params.ts'
import type { AssumedAnswer, InputAnswer } from './result.ts'

/**
 * The inputs that are marked as assumed, have a part in the run and were left to their default, or left out where the
 * run itself says what it took for them, in SI.
 */
export function assumedDefaults(
  contract: AnyContract,
  inputs: readonly InputAnswer[],
  taken: Readonly<Record<string, number | string>> = {},
): AssumedAnswer[] {
  const { properties } = contract.params as TObject
  return inputs.flatMap(({ name, title, origin, use, value, unit = null }) => {
    const why = properties[name] && annotations(properties[name]).assumed
    if (why === undefined || use !== 'used' || origin === 'given') return []
    if (origin === 'default') return [{ name, title, value, unit, why }]
    const own = taken[name]
    if (own === undefined) return []
    return [{ name, title, value: typeof own === 'number' ? fromSI(own, unit ?? '-') : own, unit, why }]
  })
}
