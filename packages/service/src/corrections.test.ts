/** Claims about corrections of verdicts: what is told of a record stands in the changelog under its number. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Catalog } from './catalog.ts'
import { corrections, correctionsOf } from './corrections.ts'
import { ROOT } from './service.ts'

test('each correction stands in the changelog under its number, and none has a number twice', () => {
  const inChangelog = [...readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^- Correction (\d+): /gm)]
  assert.deepEqual(
    corrections.map(({ entry }) => entry),
    corrections.map((_, i) => i + 1),
  )
  assert.deepEqual(
    inChangelog.map(([, entry]) => Number(entry)).toSorted((a, b) => a - b),
    corrections.map(({ entry }) => entry),
  )
})

test('each correction is of workflows that there are', () => {
  const ids = new Set<string>(new Catalog().entries.map(({ id }) => id))
  const unknown = corrections.flatMap(({ workflows = [] }) => workflows.filter((id) => !ids.has(id)))
  assert.deepEqual(unknown, [])
})

test('a workflow is told of its own corrections and of those of all', () => {
  const entries = correctionsOf('hull-resistance').map(({ workflows }) => workflows)
  assert.ok(entries.includes(undefined))
  assert.ok(entries.every((of) => of === undefined || of.includes('hull-resistance')))
})
