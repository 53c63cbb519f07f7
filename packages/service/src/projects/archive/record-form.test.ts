/** Four hundred changed records are read or refused in a sentence, and what is read can be compared: nothing is thrown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@keelson/equations/seeded.ts'
import { Catalog } from '../../catalog.ts'
import { exampleIn } from '../../hostile/doors.ts'
import { compareRuns } from '../../replay.ts'
import { testService } from '../../testing.ts'
import { isHashTrue, recordIn } from './record-form.ts'

const RECORDS = 400
const HOSTILE: readonly unknown[] = [null, '', -1, true, [], {}, [null], { value: null }, [[[1]]], 'x'.repeat(600)]

interface Place {
  readonly held: Record<string, unknown>
  readonly name: string
}
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const held = value as Place['held']
  return Object.keys(held).flatMap((name) => [{ held, name }, ...placesIn(held[name])])
}

test('four hundred changed records are read or refused in a sentence, and what is read can be compared', async (t) => {
  const service = await testService()
  t.after(service.close)
  const params = exampleIn(new Catalog())
  const { run_id } = await service.run({ ref: 'modelrepo:wall-thickness-quickcheck', params })
  const record = await service.service.recordOf(run_id)
  const { result, ...response } = record.response
  const { values, checks, tables, inputs } = result as NonNullable<typeof result>
  const bare = { ...record, response: { ...response, result: { values, checks, tables, inputs: inputs.slice(0, 1) } } }
  const random = seeded(39)
  const counts = { read: 0, refused: 0 }
  for (let i = 0; i < RECORDS; i++) {
    const changed = structuredClone(bare)
    const places = placesIn(changed)
    const { held, name } = places[Math.floor(random() * places.length)] as Place
    if (random() < 0.3) delete held[name]
    else held[name] = structuredClone(HOSTILE[Math.floor(random() * HOSTILE.length)])
    const read = recordIn(Buffer.from(JSON.stringify(changed)))
    counts['why' in read ? 'refused' : 'read']++
    if ('why' in read) assert.match(read.why, /^The record .*\.$/s)
    else {
      isHashTrue(read.record)
      compareRuns(read.record, record.response)
    }
  }
  assert.ok(counts.read > 40 && counts.refused > 40, JSON.stringify(counts))
  assert.deepEqual(isHashTrue(record), true)
  assert.ok('why' in recordIn(Buffer.from('{"schema":"keelson.run/9"}')))
  assert.ok('why' in recordIn(Buffer.from('no JSON')))
})
