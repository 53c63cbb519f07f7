/** The Telegram bot over the real service, against a Bot API of its own on loopback. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { type Started, startTelegram } from '@keelson/telegram/start.ts'
import { type FakeBotApi, fakeBotApi, TOKEN } from '@keelson/telegram/testing/fake-bot-api.ts'
import { startServer } from './server-process.ts'
import { type TestService, temporaryFolder, testService } from './testing.ts'

const PACE = { pollSeconds: 5, pauseMs: 5 }
const OLA = 101
const KARI = 102
const STRANGER = 999
const LINK = '/start modelrepo_wall-thickness-quickcheck'
const INPUTS = `Outside Diameter = 12.75 in
wall_thickness: 15.9 mm; design pressure = 200 bar
SPECIFIED minimum-yield strength = 450
specified_minimum_tensile_strength = 77.6 ksi
external_pressure = 0 MPa`

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
    bot = start()
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
  const start = (token = TOKEN) =>
    startTelegram({ token, users: new Set([OLA, KARI]), root: telegram.root }, send, log, PACE)
  const runsMade = async (): Promise<number> => (await service.get('/api/runs')).json.runs.length

  it('finds, reads inputs in mixed units, runs, and sends what the ledger holds with the report', async () => {
    const ola = telegram.chat(OLA)
    ola.says('how thick must the wall of this pipeline be, qwerty?')
    const found = await ola.hears(/wall-thickness-quickcheck/)
    assert.equal(found.buttons.length, 5)
    assert.match(found.text, /Words unknown to every calculation: "qwerty"/)
    ola.presses(/^Pipeline wall thickness/)
    const needed = await ola.hears(/outer_diameter: Outside diameter; number in mm >= 5/)
    assert.match(needed.text, /Required for checks:\n- wall_thickness/)
    ola.says(INPUTS)
    await ola.hears(/^specified_minimum_yield_strength: read as 450 MPa$/)
    const read = await ola.hears(/COMPLETE/)
    assert.match(read.text, /outer_diameter "12\.75 in" = 323\.85 mm/)
    assert.match(read.text, /DEFAULTS.*safety_class = "high"/)
    ola.presses('Run')
    const { text } = await ola.hears(/^(PASS|FAIL)/)
    const runId = /run ([0-9a-f-]{36})/.exec(text)?.[1] ?? ''
    const { json: run } = await service.get(`/api/runs/${runId}`)
    assert.ok(text.startsWith(run.status))
    assert.ok(text.includes(run.determinism.result_hash))
    const { utilisation } = run.result.checks.find((check: { governing: boolean }) => check.governing)
    assert.ok(text.includes(`utilisation ${Number(utilisation.toPrecision(6))}`), text)
    const report = await ola.hears(/^Report attached/)
    assert.equal(report.file?.name, `wall-thickness-quickcheck-${runId}.html`)
    assert.equal(report.file?.content, (await service.get(`/reports/${runId}`)).text)
    assert.deepEqual(report.buttons, [], 'a phone cannot open an address of this machine')
    assert.match(report.text, /does not open on a phone/)
    await ola.hears(/another value/)
  })

  it('asks one by one, refuses a wrong unit at its input, and runs nothing while an input is missing', async () => {
    const ola = telegram.chat(OLA)
    const before = await runsMade()
    ola.says(LINK)
    await ola.hears(/^Required:/)
    ola.presses('Enter inputs one by one')
    await ola.hears(/^outer_diameter: Outside diameter; number in mm >= 5/)
    ola.says('12.75 kg')
    assert.match((await ola.hears(/^Not valid:/)).text, /- outer_diameter: .*kg/)
    await ola.hears(/^outer_diameter/)
    ola.says('12.75 in')
    await ola.hears(/^specified_minimum_yield_strength/)
    ola.says('450')
    await ola.hears(/read as 450 MPa/)
    ola.says('535 MPa')
    await ola.hears(/^design_pressure/)
    ola.says('/check')
    const left = await ola.hears(/^Required:/)
    assert.match(left.text, /- design_pressure/)
    assert.ok(!left.buttons.some(({ text }) => text === 'Run'))
    ola.says('/skip')
    await ola.hears(/No input is expected/)
    assert.equal(await runsMade(), before)
    ola.says('design_pressure = 20 MPa')
    await ola.hears(/COMPLETE/)
    ola.presses('Run')
    await ola.hears(/^(PASS|FAIL)/)
    await ola.hears(/another value/)
    assert.equal(await runsMade(), before + 1)
  })

  it('serves nobody but those on the list, and only in private', async () => {
    const stranger = telegram.chat(STRANGER)
    stranger.says('how thick must the wall be?')
    const told = await stranger.hears(/./)
    assert.match(told.text, /Your Telegram id is 999\. The operator of this bot must add it/)
    stranger.says(LINK)
    stranger.pressesData('open modelrepo:wall-thickness-quickcheck')
    const group = telegram.chat(OLA, 'group')
    group.says('/start@keelson_bot')
    await group.hears(/private chats only/)
    telegram.chat(STRANGER, 'group').says('/start')
    telegram.chat(OLA).says('/help')
    await telegram.chat(OLA).hears(/This bot runs Keelson's engineering calculations/)
    assert.deepEqual(stranger.rest(), [])
    assert.deepEqual(telegram.chat(STRANGER, 'group').rest(), [])
  })

  it('answers the links and the sentences of envelopes, workflows by name, and says what it does not know', async () => {
    const ola = telegram.chat(OLA)
    for (const envelope of (await service.get('/api/surfaces')).json.surfaces) {
      const link = new URL(envelope.how_to_run[1].deep_link).searchParams.get('start') ?? ''
      assert.match(link, /^[\w-]{1,64}$/)
      for (const said of [`/start ${link}`, envelope.prompt, ` ${envelope.prompt.toUpperCase()} `]) {
        ola.says(said)
        assert.ok((await ola.hears(/^Explorer /)).text.includes(envelope.report_url))
      }
    }
    ola.says('/start modelrepo_catenary')
    await ola.hears(/modelrepo:catenary@1/)
    for (const payload of ['modelrepo_no-such-thing', 'what is this?', 'x']) {
      ola.says(`/start ${payload}`)
      await ola.hears(/not|unknown|nothing/)
      await ola.hears(/Send a question/)
    }
  })

  it('outlives refusals for haste, errors and dropped connections, and keeps the conversation', async () => {
    const ola = telegram.chat(OLA)
    ola.says(LINK)
    await ola.hears(/^Required:/)
    telegram.fail('getUpdates', 'drop', { status: 502 }, { status: 429, retryAfter: 0 }, { status: 409 })
    telegram.fail('sendMessage', { status: 429, retryAfter: 0 }, 'drop', { status: 500 })
    ola.says(INPUTS)
    await ola.hears(/COMPLETE/)
    telegram.fail('sendMessage', { status: 403 })
    telegram.fail('sendDocument', { status: 500 }, 'drop')
    telegram.fail('answerCallbackQuery', { status: 400 })
    ola.presses('Run')
    await ola.hears(/^PASS/)
    assert.ok((await ola.hears(/^Report attached/)).file)
    assert.ok(logged.some((line) => /retried/.test(line)))
    telegram.fail('sendDocument', { status: 413 })
    ola.says('wall thickness = 16 mm')
    await ola.hears(/COMPLETE/)
    ola.presses('Run')
    await ola.hears(/could not be sent as a file/)
  })

  it('keeps two users apart', async () => {
    const [ola, kari] = [telegram.chat(OLA), telegram.chat(KARI)]
    ola.says(LINK)
    kari.says('/start modelrepo_catenary')
    await ola.hears(/^Required:/)
    await kari.hears(/^Required:/)
    ola.says(INPUTS)
    kari.says('outer_diameter = 1 in')
    await kari.hears(/"outer_diameter" is not an input/)
    assert.match((await ola.hears(/COMPLETE/)).text, /12\.75 in/)
    const data = telegram.calls.flatMap(({ buttons }) => buttons).findLast(({ text }) => text === 'Run')?.callback_data
    kari.pressesData(data ?? '')
    await kari.hears(/earlier step/)
  })

  it('sends nothing as markup and nothing that does not show, whoever wrote it', async () => {
    const kari = telegram.chat(KARI)
    kari.says('<b>*bold*</b> [x](http://evil.example)\u202Egnirts \u0007zzz')
    const { text } = await kari.hears(/bold/)
    assert.doesNotMatch(text.replaceAll('\n', ''), /[\p{Cf}\p{Cc}]/u)
    assert.ok(telegram.calls.every(({ isMarkup }) => !isMarkup))
    assert.ok(telegram.calls.every((call) => call.text.length <= 4096))
    const data = telegram.calls.flatMap(({ buttons }) => buttons.map((button) => button.callback_data ?? ''))
    assert.ok(data.every((one) => Buffer.byteLength(one) <= 64))
  })

  it('answers a run in hand before it stops, and goes on where it was stopped', async () => {
    const ola = telegram.chat(OLA)
    ola.says(LINK)
    await ola.hears(/^Required:/)
    ola.says(INPUTS)
    await ola.hears(/COMPLETE/)
    ola.presses('Run')
    await ola.hears(/^Running/)
    ola.presses('Run')
    await bot.stop()
    await ola.hears(/^PASS/)
    assert.ok((await ola.hears(/^Report attached/)).file)
    ola.says('/help')
    bot = start()
    await ola.hears(/This bot runs Keelson/)
  })

  it('says once that its token is wrong, and never says the token', async () => {
    const wrong = '7654321:wrong-token_of-tests-only'
    const at = logged.length
    for (const token of [wrong, 'no token at all']) {
      const refused = start(token)
      while (logged.length === at) await new Promise((done) => setTimeout(done, 5))
      await refused.stop()
    }
    const lines = logged.slice(at)
    assert.equal(lines.length, 2)
    for (const line of lines) assert.match(line, /KEELSON_TELEGRAM_TOKEN/)
    const everything = JSON.stringify([logged, telegram.calls])
    for (const token of [TOKEN, wrong, 'no token at all']) assert.ok(!everything.includes(token))
    assert.equal((await service.get('/readyz')).status, 200)
  })

  it('is started by the service, which answers what is in hand when it is told to stop', async (t) => {
    await bot.stop()
    const dataDir = temporaryFolder()
    t.after(() => rmSync(dataDir, { recursive: true, force: true }))
    const server = await startServer({
      KEELSON_DATA_DIR: dataDir,
      KEELSON_LOG_LEVEL: 'trace',
      KEELSON_TELEGRAM_TOKEN: TOKEN,
      KEELSON_TELEGRAM_USERS: String(KARI),
      KEELSON_TELEGRAM_API: telegram.root,
    })
    t.after(() => server.process.kill('SIGKILL'))
    const kari = telegram.chat(KARI)
    kari.says(LINK)
    await kari.hears(/^Required:/)
    kari.says(INPUTS)
    await kari.hears(/COMPLETE/)
    kari.presses('Run')
    await kari.hears(/^Running/)
    assert.equal(await server.end('SIGTERM'), 0)
    await kari.hears(/^PASS/)
    assert.ok((await kari.hears(/^Report attached/)).file)
    assert.match(server.printed(), /@keelson_bot accepts messages/)
    assert.ok(!server.printed().includes(TOKEN))
    assert.doesNotMatch(server.printed(), /warning|deprecat/i)
  })
})
