/** Whatever a run says, chat says it in 2000 bytes, the same in text and data, with every quotation closed. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { apiOver } from '@keelson/chat/api/api.ts'
import { described, inputsSaid, MOST_DESCRIBED } from '@keelson/chat/said/described.ts'
import { MOST_RAN, ran } from '@keelson/chat/said/ran.ts'
import { type TestService, testService } from '@keelson/service/testing.ts'
import { casesOf } from '@keelson/service/workflow-detail.ts'
import { everyVersion } from '../every-version.ts'
import { leftOpen, notInFacts, notInText } from './same-facts.ts'

let service: TestService
before(async () => {
  service = await testService()
})
after(() => service.close())

const api = () =>
  apiOver(async ({ method, path, body }) => (method === 'GET' ? service.get(path) : service.post(path, body)))

function held(ref: string, { text, facts }: { readonly text: string; readonly facts: object }, most: number): void {
  assert.ok(Buffer.byteLength(text) <= most, `${ref}: ${Buffer.byteLength(text)} bytes`)
  assert.deepEqual([...notInText(facts, text), ...notInFacts(text, facts), ...leftOpen(text)], [], ref)
}

test('every case of every version is told within the limit', async () => {
  let told = 0
  for (const { ref, workflow } of everyVersion) {
    const { version } = await api().workflow(ref)
    for (const { id, inputs } of casesOf(workflow)) {
      const { status, json } = await service.post('/api/run', { ref, params: inputs, record: false })
      if (status !== 200) continue
      held(`${ref} ${id}`, ran({ ...json, run_id: ref }, version, inputs as Record<string, unknown>), MOST_RAN)
      told++
    }
  }
  assert.ok(told > 900, `${told} cases`)
})

test('every choice and every input of every version is described within the limit', async () => {
  for (const { ref } of everyVersion) {
    const { version } = await api().workflow(ref)
    const inputs = (version.request_schema?.properties ?? {}) as Record<string, { anyOf?: { enum?: unknown[] }[] }>
    for (const [name, { anyOf = [] }] of Object.entries(inputs)) {
      held(`${ref} ${name}`, inputsSaid(version, [name]), MOST_DESCRIBED)
      for (const word of anyOf[0]?.enum ?? [])
        held(`${ref} ${name} ${word}`, described(version, { [name]: word }), MOST_DESCRIBED)
    }
  }
})
