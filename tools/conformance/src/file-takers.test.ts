/**
 * Who takes files: every list of numbers and every table of every workflow, at whatever depth, takes columns of a file, or
 * stands in a list with its reason; and of a table every column of numbers, words and flags.
 */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Target, targetsOf } from '@keelson/files'
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { everyVersion } from './every-version.ts'
import { TAKES_NO_FILE } from './file-takers.ts'

interface Field {
  readonly type?: string
  readonly anyOf?: readonly { readonly type?: string }[]
  readonly items?: Field
  readonly properties?: Readonly<Record<string, Field>>
}
interface Taker {
  readonly path: string
  readonly field: Field
}

const ONE = ['number', 'integer', 'string', 'boolean']

/** Lists, grids and tables, and those within the rows of tables. */
const takersIn = ({ properties = {} }: Field, within = ''): readonly Taker[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    if (field.type !== 'array') return []
    const path = `${within}${name}`
    return [{ path, field }, ...takersIn(field.items ?? {}, `${path}.`)]
  })

/** What a file must be able to give: a list as a whole, of a table each column of one value. */
function wantedOf({ path, field }: Taker): readonly string[] {
  const { cells } = annotations(field as unknown as TSchema)
  const { type, properties } = (cells as unknown as Field | undefined) ?? field.items ?? {}
  if (type !== 'object') return [path]
  if (properties === undefined) return [`${path}.*`]
  const columns = Object.entries(properties).filter(([, column]) => column.type !== 'array')
  return columns.map(([name]) => `${path}.${name}`)
}

const isOne = ({ type = '', anyOf = [] }: Field) => ONE.includes(type) || anyOf.some((one) => one.type === 'number')

describe('who takes files', () => {
  const found = everyVersion.map(({ id, ref, workflow }) => {
    const params = workflow.contract.params
    const targets = new Map(targetsOf(params).map((target): [string, Target] => [target.name, target]))
    const takers = takersIn(params as unknown as Field)
    return { id, ref, targets, takers }
  })

  it('every list and every table takes a file, or stands in the list of those that take none', () => {
    const without = found.flatMap(({ id, takers, targets }) =>
      takers.filter((taker) => wantedOf(taker).some((name) => !targets.has(name))).map(({ path }) => `${id} ${path}`),
    )
    assert.deepEqual([...new Set(without)].toSorted(), Object.keys(TAKES_NO_FILE).toSorted())
    assert.ok(found.some(({ takers }) => takers.some(({ path }) => path.split('.').length === 3)))
  })

  it('a target names what takes it, with a unit where it takes numbers, and no two have one name', () => {
    for (const { ref, takers, targets } of found) {
      const paths = new Set(takers.map(({ path }) => path))
      for (const { name, input, holds, unit } of targets.values()) {
        assert.ok(paths.has(input) && `${name}.`.startsWith(`${input}.`), `${ref} ${name}`)
        assert.equal(unit !== undefined, holds === 'numbers', `${ref} ${name}`)
      }
      assert.equal(takers.length, paths.size, ref)
    }
  })

  it('cells of one value are all that a table without declared cells has as targets', () => {
    for (const { ref, takers, targets } of found)
      for (const { path, field } of takers)
        for (const [name, column] of Object.entries(field.items?.properties ?? {}))
          if (isOne(column)) assert.ok(targets.has(`${path}.${name}`), `${ref} ${path}.${name}`)
  })
})
