/** Claims about parts of a study that come in any order. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { joinedMoments, noMoments, takeNumber } from '@keelson/numerics/running-moments.ts'
import { bytesOfPart, type Part } from '@keelson/studies'
import { RUNNING_TABLE, runningParts } from './running-parts.ts'

const RANGES = [
  [0, 10],
  [10, 25],
  [25, 27],
  [27, 40],
] as const

function partOf(first: number, end: number): Part {
  const moments = noMoments()
  for (let i = first; i < end; i++) takeNumber(moments, Math.sin(i) / 3)
  return { statuses: [end - first, 0, 0, 0], moments: [moments], kept: [] }
}

function opened() {
  const db = new DatabaseSync(':memory:')
  db.exec(`CREATE TABLE studies (study_id TEXT PRIMARY KEY) STRICT; ${RUNNING_TABLE}; INSERT INTO studies VALUES ('a')`)
  const parts = runningParts(db)
  const add = (k: number) => {
    const [first, end] = RANGES[k] ?? [0, 0]
    parts.add('a', { first, end }, bytesOfPart(partOf(first, end)))
  }
  const rows = () => Number(db.prepare('SELECT count(*) AS n FROM running_parts').get()?.n)
  return { db, parts, add, rows }
}

test('chunks say the same to the last bit in whatever order they come, and stand as one row once none is missing', () => {
  const moments = RANGES.map(([first, end]) => partOf(first, end).moments[0] ?? noMoments()).reduce(joinedMoments)
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
  ]) {
    const { parts, add, rows } = opened()
    for (const k of order) add(k)
    assert.deepEqual(parts.of('a', 40)?.moments, [moments])
    assert.equal(rows(), 1)
    parts.forget('a')
    assert.equal(rows(), 0)
  }
})

test('with a chunk missing in the midst they say what is there', () => {
  const { parts, add, rows } = opened()
  for (const k of [0, 2, 3]) add(k)
  assert.deepEqual(parts.of('a', 25)?.statuses, [25, 0, 0, 0])
  assert.equal(rows(), 3)
})

test('what is not of every point that is done, or was changed on disk, says nothing', () => {
  const { db, parts, add } = opened()
  add(0)
  assert.equal(parts.of('a', 25), undefined)
  assert.ok(parts.of('a', 10))
  db.exec("UPDATE running_parts SET state = zeroblob(length(state)) WHERE study_id = 'a'")
  assert.equal(parts.of('a', 10), undefined)
})
