/** Every calculation is found, described and run by a model that has only what the tools say, over HTTP and over standard input and output. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { MOST_DESCRIBED } from '@keelson/chat/said/described.ts'
import { MOST_RAN, type Ran } from '@keelson/chat/said/ran.ts'
import { Catalog } from '@keelson/service/catalog.ts'
import { ROOT } from '@keelson/service/service.ts'
import { type TestService, temporaryFolder, testService } from '@keelson/service/testing.ts'
import { baseRef } from '@keelson/workflow'
import { encode } from 'gpt-tokenizer'
import { type Agent, come, type Known, overHttp, overStdio, run } from './agent.ts'
import { leftOpen, notInFacts, notInText } from './same-facts.ts'

const firable = new Catalog().entries.filter((entry) => entry.firable)
const bytes = (text: string) => Buffer.byteLength(text)

interface Came extends Known {
  readonly text: string
  readonly facts: Ran
}

/** Comes to every calculation and runs it, one after another. */
async function everyOne(agent: Agent): Promise<readonly Came[]> {
  const came: Came[] = []
  for (const entry of firable) {
    const [asked = entry.title] = entry.versions[0]?.workflow.contract.askedAs ?? []
    const known = await come(agent, asked, baseRef(entry))
    const { text, facts, isError } = await run(agent, known)
    assert.equal(isError, false, `${known.ref}: ${text}`)
    came.push({ ...known, text, facts })
  }
  return came
}

describe('a model that has only what the tools say', () => {
  const dataDir = temporaryFolder()
  const command = [process.execPath, join(ROOT, 'packages/cli/bin/keelson.cjs'), 'mcp']
  let service: TestService
  let agent: Agent
  let local: Agent
  let came: readonly Came[]
  let cameLocally: readonly Came[]
  before(async () => {
    service = await testService()
    agent = await overHttp(service.url)
    local = await overStdio(command, { ...(process.env as Record<string, string>), KEELSON_DATA_DIR: dataDir })
    ;[came, cameLocally] = await Promise.all([everyOne(agent), everyOne(local)])
  })
  after(async () => {
    await local.close()
    await agent.close()
    await service.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('it finds, describes and runs every calculation, over HTTP and over standard input and output', () => {
    for (const runs of [came, cameLocally]) assert.equal(runs.length, firable.length)
    assert.deepEqual(
      came.map(({ facts }) => [facts.ref, facts.status, facts.result_hash]),
      cameLocally.map(({ facts }) => [facts.ref, facts.status, facts.result_hash]),
    )
  })

  test('the tools cost fewer than 2500 tokens, whatever the catalog holds', async () => {
    const { tools } = await agent.client.listTools()
    assert.equal(tools.length, 6)
    const spent = encode(JSON.stringify({ tools })).length
    assert.ok(spent < 2500, `${spent} tokens`)
  })

  test('a description has at most 4000 bytes and a run 2000', () => {
    for (const { ref, described, text } of came) {
      assert.ok(bytes(described.text) <= MOST_DESCRIBED, `${ref} is described in ${bytes(described.text)} bytes`)
      assert.ok(bytes(text) <= MOST_RAN, `${ref} is told in ${bytes(text)} bytes`)
    }
  })

  test('text alone and data alone say the same names, values, units, utilisations and clauses', () => {
    for (const { ref, text, facts, described } of came) {
      assert.deepEqual(notInText(facts, text), [], ref)
      assert.deepEqual(notInFacts(text, facts), [], ref)
      assert.deepEqual(notInText(described.facts, described.text), [], `${ref}, described`)
      assert.deepEqual(notInFacts(described.text, described.facts), [], `${ref}, described`)
    }
  })

  test('whatever is quoted is closed on its line', () => {
    for (const { ref, text, described } of came) assert.deepEqual(leftOpen(`${text}\n${described.text}`), [], ref)
  })

  test('every check of the run is told, each with its clause, and those made with their utilisation', async () => {
    for (const { ref, facts } of came) {
      const { result } = (await service.get(`/api/runs/${facts.run_id}`)).json
      const clauses = (checks: readonly { readonly title: string; readonly clause: string }[]) =>
        checks.map(({ title, clause }) => `${title} ${clause}`).sort()
      assert.deepEqual(clauses(facts.checks), clauses(result.checks), ref)
      for (const check of facts.checks)
        assert.equal(check.state === 'not_made', check.limit === null, `${ref}: ${check.title}`)
    }
  })

  test('with each required input removed in turn nothing runs, and the answer says what is missing with its unit', async () => {
    const recorded = async () => (await service.get('/api/runs?limit=1')).json.runs[0].run_id
    const last = await recorded()
    let removed = 0
    for (const { ref, params, described } of came) {
      for (const { name, unit, instead = [] } of described.facts.needed.filter((input) => input.name in params)) {
        const { [name]: _, ...rest } = params
        if (instead.some((inputs) => inputs.split(' with ').every((other) => other in rest))) continue
        const { text, isError } = await run(agent, { ref, params: rest })
        assert.ok(isError && text.startsWith('NOT VALID, nothing was run'), `${ref} ran without ${name}`)
        assert.match(
          text,
          new RegExp(`^- ${name}\\b.*${unit === undefined ? '' : RegExp.escape(`in ${unit}`)}`, 'm'),
          ref,
        )
        removed++
      }
    }
    assert.ok(removed > 4 * firable.length, `${removed} removed`)
    assert.equal(await recorded(), last)
  })
})
