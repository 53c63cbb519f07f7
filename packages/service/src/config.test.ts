/** Settings that make no sense are refused at start, by name. */
import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { ConfigError, readConfig, settings, takeConfig } from './config.ts'

const ROOT = '/srv/keelson'
const refuses = (env: Record<string, string>, ...named: string[]) =>
  assert.throws(
    () => readConfig(env, ROOT),
    (e) => e instanceof ConfigError && named.every((name) => e.message.includes(name)),
    JSON.stringify(env),
  )

describe('the settings', () => {
  it('have defaults that make sense', () => {
    const config = readConfig({}, ROOT)
    assert.equal(config.host, '127.0.0.1')
    assert.equal(config.port, 8080)
    assert.equal(config.dataDir, '/srv/keelson/.keelson')
    assert.equal(config.datasets, '/srv/keelson/datasets')
    assert.equal(config.publish, 'auto')
    assert.equal(config.baseUrl, undefined)
    assert.deepEqual(readConfig(Object.fromEntries(settings.map((s) => [s.name, s.default])), ROOT), config)
  })
  it('refuse every address that is not loopback', () => {
    for (const host of ['0.0.0.0', '::', '192.168.0.1', 'example.com', '127.0.0.1.evil.example', '127.1']) {
      refuses({ KEELSON_HOST: host }, 'KEELSON_HOST', host)
    }
    for (const host of ['127.0.0.1', '::1', 'localhost'])
      assert.equal(readConfig({ KEELSON_HOST: host }, ROOT).host, host)
  })
  it('refuse a setting that is not known, and leave other variables alone', () => {
    refuses({ KEELSON_PROT: '80', KEELSON_X: '' }, 'KEELSON_PROT', 'KEELSON_X')
    assert.ok(readConfig({ PATH: '/bin', keelson_port: 'x' }, ROOT))
  })
  it('refuse numbers that are not whole or not in range', () => {
    for (const port of ['http', '-1', '65536', '80.5', '1e3', '0x50', ' 80'])
      refuses({ KEELSON_PORT: port }, 'KEELSON_PORT')
    assert.equal(readConfig({ KEELSON_PORT: '0' }, ROOT).port, 0)
    for (const name of ['TIME_LIMIT_S', 'MEMORY_LIMIT_MB', 'WORKERS', 'CACHE_MB']) {
      refuses({ [`KEELSON_${name}`]: '0' }, `KEELSON_${name}`)
    }
  })
  it('keep everything, whatever it takes, unless they say days and megabytes', () => {
    const { keepDays, recordMb } = readConfig({}, ROOT)
    assert.deepEqual([keepDays, recordMb], [undefined, undefined])
    const bounded = readConfig({ KEELSON_KEEP_DAYS: '90', KEELSON_RECORD_MB: '2000' }, ROOT)
    assert.deepEqual([bounded.keepDays, bounded.recordMb], [90, 2000])
    for (const days of ['0', '36501', '1.5', '90d']) refuses({ KEELSON_KEEP_DAYS: days }, 'KEELSON_KEEP_DAYS', '36500')
    for (const mb of ['0', '1e3', '-1']) refuses({ KEELSON_RECORD_MB: mb }, 'KEELSON_RECORD_MB')
  })
  it('refuse words that are not listed', () => {
    refuses({ KEELSON_PUBLISH: 'never' }, 'KEELSON_PUBLISH', 'manual')
    refuses({ KEELSON_LOG_LEVEL: 'loud' }, 'KEELSON_LOG_LEVEL', 'debug')
  })
  it('refuse a base address that is not plain http', () => {
    for (const url of ['keelson', 'ftp://x', 'http://x?y=1', 'http://x#y', 'http://me:secret@x']) {
      refuses({ KEELSON_BASE_URL: url }, 'KEELSON_BASE_URL')
    }
    assert.equal(readConfig({ KEELSON_BASE_URL: 'https://x/keelson//' }, ROOT).baseUrl, 'https://x/keelson')
  })

  it('take a chat client whole, or not at all', () => {
    const whole = {
      KEELSON_CHAT_CLIENT: 'telegram',
      KEELSON_CHAT_BOT: '@keelson_bot',
      KEELSON_CHAT_LINK: 'https://t.me/keelson_bot?text={prompt}',
    }
    const { chat } = readConfig(whole, ROOT)
    assert.deepEqual(chat, { name: 'telegram', bot: '@keelson_bot', link: whole.KEELSON_CHAT_LINK })
    for (const name of Object.keys(whole)) refuses({ ...whole, [name]: '' }, name)
    refuses({ ...whole, KEELSON_CHAT_CLIENT: 'http' }, 'KEELSON_CHAT_CLIENT')
    refuses({ ...whole, KEELSON_CHAT_LINK: 'javascript:alert(1)' }, 'KEELSON_CHAT_LINK')
  })

  it('name a Telegram bot by its token, whom it serves by numbers, and a Bot API server that is not overheard', () => {
    const token = '1234567:secret-of-a-bot'
    assert.equal(readConfig({ KEELSON_TELEGRAM_USERS: '1' }, ROOT).telegram, undefined)
    const bot = (env: Record<string, string>) => readConfig({ KEELSON_TELEGRAM_TOKEN: token, ...env }, ROOT).telegram
    assert.deepEqual(bot({}), { token, users: new Set(), root: 'https://api.telegram.org' })
    assert.deepEqual(bot({ KEELSON_TELEGRAM_USERS: '12, 345' })?.users, new Set([12, 345]))
    assert.equal(bot({ KEELSON_TELEGRAM_API: 'http://127.0.0.1:8081/' })?.root, 'http://127.0.0.1:8081')
    for (const users of ['@ola', '12,', '0', '-5', '1e3', '12;13'])
      refuses({ KEELSON_TELEGRAM_TOKEN: token, KEELSON_TELEGRAM_USERS: users }, 'KEELSON_TELEGRAM_USERS')
    for (const api of ['http://bots.example', 'ftp://x', 'api.telegram.org', 'https://x?a=1', 'https://me:secret@x'])
      refuses({ KEELSON_TELEGRAM_TOKEN: token, KEELSON_TELEGRAM_API: api }, 'KEELSON_TELEGRAM_API')
    assert.throws(
      () => bot({ KEELSON_TELEGRAM_USERS: 'x' }),
      (error) => !String(error).includes(token),
    )
  })

  it('take the token of the bot from a file that not every user can read, and never from two places', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'keelson-test-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const token = '1234567:secret-of-a-bot'
    const file = join(folder, 'token')
    const given = (text: string, mode = 0o600) => {
      writeFileSync(file, text)
      chmodSync(file, mode)
      return { KEELSON_TELEGRAM_TOKEN_FILE: file }
    }
    for (const text of [token, `${token}\n`, `${token}\r\n`])
      assert.equal(readConfig(given(text), ROOT).telegram?.token, token)
    assert.equal(readConfig(given(token, 0o640), ROOT).telegram?.token, token)
    refuses(given(token, 0o644), 'KEELSON_TELEGRAM_TOKEN_FILE', 'every user', 'mode 0644', 'chmod 600')
    refuses(given(token, 0o602), 'KEELSON_TELEGRAM_TOKEN_FILE', 'mode 0602')
    refuses(given(''), 'is empty')
    refuses(given(`${token}\n${token}`), 'has 2 lines')
    refuses(given('x'.repeat(2000)), 'has 2000 bytes', '1024')
    refuses({ KEELSON_TELEGRAM_TOKEN_FILE: join(folder, 'none') }, 'KEELSON_TELEGRAM_TOKEN_FILE', 'ENOENT')
    refuses({ KEELSON_TELEGRAM_TOKEN_FILE: folder }, 'not a regular file')
    refuses({ ...given(token), KEELSON_TELEGRAM_TOKEN: token }, 'both set')
    for (const text of [`${token}\n${token}`, token.repeat(100)])
      assert.throws(
        () => readConfig(given(text), ROOT),
        (error) => !String(error).includes(token),
      )
  })

  it('take the token out of the environment at start, and refuse it there beside commands that could read it', () => {
    const env = { KEELSON_TELEGRAM_TOKEN: '1234567:secret-of-a-bot', PATH: '/bin' }
    refuses({ ...env, KEELSON_REPOS: tmpdir() }, 'KEELSON_TELEGRAM_TOKEN_FILE', 'KEELSON_REPOS')
    assert.equal(takeConfig(env, ROOT).telegram?.token, '1234567:secret-of-a-bot')
    assert.deepEqual(env, { PATH: '/bin' })
  })

  it('take the password of the database from its address or from a file, and say it to nobody', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'keelson-test-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'password')
    writeFileSync(file, 'of the file\n', { mode: 0o600 })
    const [plain, secret] = ['postgres://me@db.example:5433/k', 'postgres://me:p%40ss@db.example:5433/k']
    const read = (env: Record<string, string>) => readConfig(env, ROOT).database
    assert.deepEqual(read({ KEELSON_DATABASE: plain }), { url: plain, password: undefined, connections: 10 })
    assert.deepEqual(read({ KEELSON_DATABASE: secret }), { url: plain, password: 'p@ss', connections: 10 })
    const both = { KEELSON_DATABASE_PASSWORD_FILE: file }
    assert.equal(read({ KEELSON_DATABASE: plain, ...both })?.password, 'of the file')
    for (const env of [
      { KEELSON_DATABASE: secret, ...both },
      { KEELSON_DATABASE: secret, KEELSON_REPOS: folder },
    ])
      assert.throws(
        () => readConfig(env, ROOT),
        (e) => e instanceof ConfigError && e.message.includes('KEELSON_DATABASE') && !/p%40ss|p@ss/.test(e.message),
      )
    refuses({ KEELSON_DATABASE: 'mysql://me@db/k' }, 'KEELSON_DATABASE')
    refuses(both, 'KEELSON_DATABASE_PASSWORD_FILE', 'without')
  })
  it('stand in docs/settings.md with their defaults and meanings', () => {
    const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
    const rows = [...page.matchAll(/^\| `(KEELSON_\w+)`\s*\|\s*(?:`([^`]*)`)?\s*\|\s*(.*?)\s*\|$/gm)]
    assert.deepEqual(
      rows.map(([, name, otherwise = '', about]) => ({ name, default: otherwise, about })),
      settings.map((setting) => ({ ...setting })),
    )
  })
})
