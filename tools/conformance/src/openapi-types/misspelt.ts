/** Bodies of a run as a program sends them: that of the example, and each way in which a name of it can be misspelt. */
import type { Body } from './faults-of.ts'

type Json = Readonly<Record<string, unknown>>
export interface Example {
  readonly ref: string
  readonly params: Json
}

export const run = (body: unknown): Body => ({ path: '/api/run', body })

/** A request with one name misspelt: of the ref, of a member beside it, of an input, and of a member of each row. */
export function misspelt({ ref, params }: Example): readonly Body[] {
  const inputs = Object.keys(params).map((name) => renamed(params, name))
  const rows = Object.entries(params).flatMap(([name, list]) => {
    const [row] = Array.isArray(list) ? list : []
    const member = isJson(row) ? Object.keys(row)[0] : undefined
    return isJson(row) && member !== undefined ? [{ ...params, [name]: [renamed(row, member)] }] : []
  })
  return [
    run({ ref: ref.replace(/.(?=@|$)/, '_'), params }),
    run({ ref, params, recrod: true }),
    ...[...inputs, ...rows].map((wrong) => run({ ref, params: wrong })),
  ]
}

/** The same with a letter too many in one name. */
const renamed = (of: Json, name: string): Json =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key === name ? `${key}x` : key, value]))

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
