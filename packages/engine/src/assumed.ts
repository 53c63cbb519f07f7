/** What a run assumed: what it took for inputs that were not provided, where its checks may rest on it. */
import { fromSI } from '@keelson/units'
import { type AnyContract, annotations, engineeringChecks, type InputAnswer } from '@keelson/workflow'
import type { TObject } from 'typebox'
import type { AssumedAnswer } from './result.ts'

/**
 * What was taken for inputs that have a part in the run: first those that are marked as assumed, with their reason, also
 * where the run itself says what it took, in SI. Of a workflow that judges also every other default, and every input that
 * was not provided and has none: no verdict rests on either in silence.
 */
export function assumedDefaults(
  contract: AnyContract,
  inputs: readonly InputAnswer[],
  taken: Readonly<Record<string, number | string>> = {},
): AssumedAnswer[] {
  const { properties } = contract.params as TObject
  const judges = Object.keys(engineeringChecks(contract)).length > 0
  const all = inputs.flatMap(({ name, title, origin, use, value = null, unit = null }): AssumedAnswer[] => {
    if (use !== 'used' || origin === 'given') return []
    const why = (properties[name] && annotations(properties[name]).assumed) ?? null
    const own = why === null ? undefined : taken[name]
    if (own !== undefined)
      return [{ name, title, value: typeof own === 'number' ? fromSI(own, unit ?? '-') : own, unit, why }]
    const isMarked = why !== null && origin === 'default'
    return isMarked || judges ? [{ name, title, value, unit, why: origin === 'default' ? why : null }] : []
  })
  const { reasoned, defaults, absent } = assumedByKind(all)
  return [...reasoned, ...defaults, ...absent]
}

/** What was assumed: with a reason, by a default, or not provided. */
export function assumedByKind(all: readonly AssumedAnswer[]): {
  readonly reasoned: readonly (AssumedAnswer & { readonly why: string })[]
  readonly defaults: readonly AssumedAnswer[]
  readonly absent: readonly AssumedAnswer[]
} {
  return {
    reasoned: all.flatMap((one) => (one.why === null ? [] : [{ ...one, why: one.why }])),
    defaults: all.filter(({ why, value }) => why === null && value !== null),
    absent: all.filter(({ why, value }) => why === null && value === null),
  }
}
