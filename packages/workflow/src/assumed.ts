/** What a run assumed: the defaults that it used and that its checks rest on. */
import type { TObject } from 'typebox'
import type { AnyContract } from './contract.ts'
import { annotations } from './params.ts'
import type { AssumedAnswer, InputAnswer } from './result.ts'

/** The inputs that are marked as assumed, were left to their default and have a part in the run. */
export function assumedDefaults(contract: AnyContract, inputs: readonly InputAnswer[]): AssumedAnswer[] {
  const { properties } = contract.params as TObject
  return inputs.flatMap(({ name, title, origin, use, value, unit = null }) => {
    const why = properties[name] && annotations(properties[name]).assumed
    return why !== undefined && origin === 'default' && use === 'used' ? [{ name, title, value, unit, why }] : []
  })
}
