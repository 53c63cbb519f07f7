/** How long a page takes from a stroke to its verdict, where the workflow is instant. */
import assert from 'node:assert/strict'
import { costOf, WHOLE } from '@keelson/engine'
import { annotations } from '@keelson/workflow'
import type { Page } from 'playwright-core'
import type { TObject, TSchema } from 'typebox'
import type { EveryVersion } from '../every-version.ts'
import type { Request } from '../modes.ts'
import { verdictTimes } from './in-page.js'
import { textOf } from './opened.ts'
import { schemaOf } from './sound-case.ts'

const KEYS = 5

export interface StrokeTimes {
  readonly ref: string
  /** Milliseconds. */
  readonly median: number
  readonly worst: number
}

export const isInstant = ({ workflow: w }: EveryVersion): boolean =>
  !w.load && costOf(w.contract, w.example, WHOLE) === 'instant'

/** Moves a number of the example a little, some times over, on its page. */
export async function strokeTimes(version: EveryVersion, page: Page): Promise<StrokeTimes> {
  const [name, value] = numberIn(version)
  const texts = Array.from({ length: KEYS }, (_, i) => String(value * (1 - (i + 1) / 1000)))
  const times = (await page.evaluate(verdictTimes, [name, ...texts])).toSorted((a, b) => a - b)
  assert.notEqual(await textOf(page, '.standing .badge'), 'Not calculated')
  return { ref: version.ref, median: times[Math.floor(KEYS / 2)] ?? 0, worst: times.at(-1) ?? 0 }
}

/** A number of the example to move a little, by the name of its box; in the first row of a table where there is no other. */
function numberIn(version: EveryVersion): readonly [name: string, value: number] {
  const { workflow, ref } = version
  const { properties } = schemaOf(version)
  const isFree = (schema: TSchema & { readonly type?: string }, value: unknown) =>
    schema.type !== 'integer' && typeof value === 'number' && value !== 0 && annotations(schema).unit !== undefined
  const rows = Object.entries(properties).flatMap(([name, { items }]: [string, { items?: TObject }]) => {
    const [row] = [workflow.example[name]].flat()
    return Object.entries(items?.properties ?? {}).map(([column, schema]) => {
      const value = (row as Request | undefined)?.[column]
      return { name: `${name}-0-${column}`, schema, value }
    })
  })
  const single = Object.entries(properties).map(([name, schema]) => ({ name, schema, value: workflow.example[name] }))
  const found = [...single, ...rows].find(({ schema, value }) => isFree(schema, value))
  assert.ok(found, ref)
  return [found.name, found.value as number]
}
