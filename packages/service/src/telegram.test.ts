/** The Telegram bot over the real service, against a Bot API of its own on loopback. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Started, startTelegram } from '@keelson/chat/telegram/start.ts'
import { type FakeBotApi, fakeBotApi, TOKEN } from '@keelson/chat/telegram/testing/fake-bot-api.ts'
import { type TestService, testService } from './testing.ts'

const PACE = { pollSeconds: 5, pauseMs: 10 }
const OLA = 101
const KARI = 102
const REF = 'modelrepo:wall-thickness-quickcheck'
const INPUTS = `Outside Diameter = 12.75 in
wall_thickness: 15.9 mm; design pressure = 200 bar
SPECIFIED minimum-yield strength = 450
specified_minimum_tensile_strength = 77.6 ksi`

describe('the Telegram bot', () => {
  let service: TestService
  let telegram: FakeBotApi
  let bot: Started
  const logged: string[] = []
  const note = (message: string) => void logged.push(message)
  const log = { info: note, warn: note, error: note }

  before(async () => {
    service = await testService({
      KEELSON_CHAT_CLIENT: 'telegram',
      KEELSON_CHAT_BOT: '@keelson_bot',
      KEELSON_CHAT_LINK: 'https://t.me/keelson_bot?start={start}',
    })
    telegram = await fakeBotApi()
    bot = start({})
  })
  after(async () => {
    await bot?.stop()
    await telegram?.close()
    await service?.close()
  })

  const send: Parameters<typeof startTelegram>[1] = async ({ method, path, body }) => {
    const { status, text } = method === 'GET' ? await service.get(path) : await service.post(path, body)
    return { status, text }
  }
  const start = ({ token = TOKEN, users = [OLA, KARI] }) =>
    startTelegram({ token, users: new Set(users), root: telegram.root }, send, log, PACE)

  it('finds, reads inputs in mixed units, runs, and sends what the ledger holds with the report', async () => {
    const ola = telegram.chat(OLA)
    ola.says('how thick must the wall of this pipeline be?')
    assert.ok((await ola.hears(/wall-thickness-quickcheck/)).buttons.length === 5)
    ola.presses(/^Pipeline wall thickness/)
    await ola.hears(/outer_diameter: Outside diameter; number in mm > 0/)
    ola.says(INPUTS)
    await ola.hears(/specified_minimum_yield_strength: read as 450 MPa/)
    const read = await ola.hears(/COMPLETE/)
    assert.match(read.text, /12\.75 in/)
    assert.match(read.text, /DEFAULTS.*safety_class/)
    ola.presses('Run')
    const { text } = await ola.hears(/^(PASS|FAIL)/)
    const runId = /run ([0-9a-f-]{36})/.exec(text)?.[1] ?? ''
    const { json: run } = await service.get(`/api/runs/${runId}`)
    assert.ok(text.startsWith(run.status))
    assert.ok(text.includes(run.determinism.result_hash))
    const { utilisation } = run.result.checks.find((check: { governing: boolean }) => check.governing)
    assert.ok(text.includes(`utilisation ${Number(utilisation.toPrecision(6))}`), text)
    const report = await ola.hears(/report/i)
    assert.equal(report.file?.name, `wall-thickness-quickcheck-${runId}.html`)
    assert.equal(report.file?.content, (await service.get(`/reports/${runId}`)).text)
    assert.deepEqual(report.buttons, [], 'a phone cannot open an address of this machine')
  })
})
