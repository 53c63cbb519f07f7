/** The inputs of a case that are tried: those that its contract names, where the case states one number for them and uses it. */
import { bareNumber, fromSI, isUnit, pointed, type ReadQuantity, readQuantity, readValue } from '@keelson/units'
import { restated, type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { type AnyContract, annotations, clean, type ReadParams, readOptions } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import type { Params } from '../request.ts'
import { type Varied, variedOf } from '../varied.ts'

export interface TriedInput extends Varied {
  /** The number that stands, in `unit`. */
  readonly now: number
  readonly isWhole: boolean
}

/** Each in the unit in which it was sent, as readers of the system state it. */
export function triedInputs(
  contract: AnyContract,
  base: Params,
  read: Pick<ReadParams, 'useOf'>,
  system: UnitSystem,
): readonly TriedInput[] {
  const named: readonly string[] = contract.tries ?? []
  return named.flatMap((name) => {
    const schema = contract.params.properties[name] as TSchema
    const sent = sentNumber(schema, base[name])
    if (sent === undefined || read.useOf(name) !== 'used') return []
    const { difference } = annotations(schema)
    const unit = usualUnit(system, sent.unit, sent.value, { difference })
    const varied = variedOf(contract, base, name, unit)
    if ('fault' in varied) return []
    const now = clean(restated(sent.value, sent.unit, unit, { difference }))
    return [{ ...varied.made, now, isWhole: (schema as { readonly type?: unknown }).type === 'integer' }]
  })
}

/** One number as it was sent, and in which unit; undefined of a word, a list and what was not sent. The case was read before. */
function sentNumber(schema: TSchema, sent: unknown): { readonly value: number; readonly unit: string } | undefined {
  const { unit: own, words } = annotations(schema)
  if (own === undefined) return undefined
  if (typeof sent === 'number') return { value: sent, unit: own }
  if (typeof sent === 'string') {
    if (words.includes(sent)) return undefined
    const value = bareNumber(pointed(sent))
    return value === undefined ? inKnownUnit(readQuantity(sent, own, readOptions(schema)), own) : { value, unit: own }
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined
  const { value, unit = own } = sent as { readonly value?: unknown; readonly unit?: string }
  const number = typeof value === 'string' ? bareNumber(value) : value
  return typeof number === 'number' ? inKnownUnit(readValue(number, unit, own, readOptions(schema)), own) : undefined
}

/** In the unit as typed; of a name of the trade, such as sg, in that of the field. */
const inKnownUnit = ({ value, unit, si }: ReadQuantity, own: string) =>
  isUnit(unit) ? { value, unit } : { value: clean(fromSI(si, own)), unit: own }
