/** The way back over the boundary: inputs in SI as the request that another workflow would be sent. */
import { fromSI, unit as unitOf } from '@keelson/units'
import type { TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import type { AnyContract } from './contract.ts'

/** A request of the contract's own units that reads as these inputs. */
export const requestOf = (contract: AnyContract, si: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  members(contract.params as TObject, si)

function members(schema: TObject, si: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(si).flatMap(([name, value]) => {
      const spec = schema.properties[name]
      return spec === undefined || value === undefined ? [] : [[name, declared(spec, value)]]
    }),
  )
}

function declared(schema: TSchema, si: unknown): unknown {
  const { type, items } = schema as { readonly type?: string; readonly items?: TSchema }
  if (Array.isArray(si)) return items === undefined ? si : si.map((one) => declared(items, one))
  if (type === 'object') return members(schema as TObject, si as Readonly<Record<string, unknown>>)
  const { unit, difference } = annotations(schema)
  if (unit === undefined || typeof si !== 'number') return si
  return difference ? si / unitOf(unit).factor : fromSI(si, unit)
}
