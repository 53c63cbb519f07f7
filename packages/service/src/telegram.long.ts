/** Every workflow by messages: its example, written as a user would send it, is read as that example. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiOver } from '@keelson/chat/api/api.ts'
import { schemaOf } from '@keelson/chat/said/described.ts'
import { readInputs } from '@keelson/telegram/read-inputs.ts'
import { type Json, testService } from './testing.ts'

const asMessage = (params: Json): string =>
  Object.entries(params)
    .map(([name, value]) => `${name} = ${asTyped(value)}`)
    .join('\n')
function asTyped(value: Json): string {
  if (typeof value === 'string' || typeof value !== 'object' || value === null) return String(value)
  return typeof value.value === 'number' ? `${value.value} ${value.unit}` : JSON.stringify(value)
}

test('the example of every workflow, written as a message, is read as that example', async (t) => {
  const service = await testService()
  t.after(service.close)
  const api = apiOver(({ method, path, body }) => (method === 'GET' ? service.get(path) : service.post(path, body)))
  const refs = new Set<string>()
  for (const domain of (await service.get('/api/channels')).json.channels)
    for (const { ref } of (await service.get(`/api/workflows?domain=${domain}`)).json.workflows) refs.add(ref)
  assert.ok(refs.size >= 101)
  for (const ref of refs) {
    const { version } = await api.workflow(ref)
    const { params, faults } = readInputs(asMessage(version.example ?? {}), schemaOf(version))
    assert.deepEqual(faults, [], ref)
    const [typed, sent] = await Promise.all([params, version.example ?? {}].map((one) => api.validate(ref, one)))
    assert.equal(typed?.input_hash, sent?.input_hash, ref)
  }
})
