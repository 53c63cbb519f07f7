/** The same over the whole catalog: every example compiles, and none with a name misspelt. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testService } from '@keelson/service/testing.ts'
import { compilerOf } from './faults-of.ts'
import { type Example, misspelt, run } from './misspelt.ts'

test('every example compiles under the types of the whole document, and none with a name misspelt', async (t) => {
  const service = await testService()
  t.after(service.close)
  const compile = await compilerOf((await service.get('/api/openapi.json')).json)
  const examples = service.service.catalog.entries.flatMap(({ repo, id, versions }) =>
    versions.map(
      ({ version, workflow }): Example => ({
        ref: `${repo}:${id}@${version}`,
        params: workflow.example as Example['params'],
      }),
    ),
  )
  assert.ok(examples.length >= 101)
  const faults = compile(examples.map(run))
  assert.deepEqual(
    faults.filter((fault) => fault !== undefined),
    [],
  )
  const wrong = examples.flatMap(misspelt)
  const taken = compile(wrong).flatMap((fault, i) => (fault === undefined ? [wrong[i]?.body] : []))
  assert.deepEqual(taken, [])
})
