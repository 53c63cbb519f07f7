/** Requests whose lists of rows are longer than any picture has room for, with the row that matters most at either end. */
import { type AnyContract, annotations } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import type { Request } from '../modes.ts'

/** Rows of a long list: more than a chart names. */
const ROWS = 45
/** From one row to the next. */
const STEP = 0.04

type Row = Readonly<Record<string, unknown>>
interface RowSchema {
  readonly properties?: Readonly<Record<string, TSchema & { readonly enum?: unknown; readonly type?: string }>>
}

/** For each input of rows and each of their numbers: many rows that rise, and the same from the last to the first. */
export function* longerRequests(contract: AnyContract, base: Request): Generator<Request> {
  const { properties } = contract.params as TObject
  for (const [name, schema] of Object.entries(properties)) {
    const list = schema as { readonly items?: RowSchema; readonly maxItems?: number }
    const rows = base[name]
    const members = list.items?.properties
    if (!Array.isArray(rows) || rows.length === 0 || members === undefined) continue
    const count = Math.min(ROWS, list.maxItems ?? ROWS)
    const numbers = Object.keys(members).filter((member) => isMeasured(members[member] as TSchema))
    for (const rising of [numbers, ...numbers.map((one) => [one])]) {
      const long = longerList(rows as Row[], count, members, rising)
      yield { ...base, [name]: long }
      yield { ...base, [name]: long.toReversed() }
    }
  }
}

const isMeasured = (schema: TSchema): boolean =>
  annotations(schema).unit !== undefined && (schema as { type?: string }).type !== 'integer'

function longerList(
  rows: readonly Row[],
  count: number,
  members: NonNullable<RowSchema['properties']>,
  rising: string[],
) {
  const [name] = Object.keys(members).filter((member) => isName(members[member]))
  return Array.from({ length: count }, (_, i): Row => {
    const own = rows[Math.min(i, rows.length - 1)] as Row
    const beyond = 1 + STEP * Math.max(0, i - rows.length + 1)
    return Object.fromEntries(
      Object.entries(own).map(([member, value]) => {
        if (member === name && i >= rows.length) return [member, `${value} ${i + 1}`]
        if (typeof value !== 'number') return [member, value]
        if (SHARES.test(member)) return [member, value / count]
        return [member, rising.includes(member) ? value * beyond : value]
      }),
    )
  })
}

/** Of a whole. */
const SHARES = /fraction|probability|occurrence/

const isName = (schema: { readonly enum?: unknown; readonly type?: string } | undefined): boolean =>
  schema?.type === 'string' && schema.enum === undefined
