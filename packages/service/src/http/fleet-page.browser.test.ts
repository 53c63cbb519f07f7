/** The page of the fleet in a real browser: a service and two workers on one database, and a folder that one process has. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { violations } from '@keelson/report/testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { HtmlValidate } from 'html-validate'
import type { Browser, Page } from 'playwright-core'
import { type PostgresServer, postgresServer } from '../postgres/testing.ts'
import { type Server, startServer } from '../server-process.ts'
import { until } from '../studies/study-kit.ts'
import { type Json, temporaryFolder, testService, withFixtures } from '../testing.ts'

const BIN = fileURLToPath(new URL('../../../cli/bin/keelson.cjs', import.meta.url))
/** A worker takes its first chunk within ten seconds on a machine that does nothing else. */
const AT_WORK_MS = 90_000
/** Some minutes of work. */
const LONG = {
  ref: 'modelrepo:wall-thickness-quickcheck',
  vary: { kind: 'grid', axes: [{ param: 'wall_thickness', from: 12, to: 30, count: 1_000_000, unit: 'mm' }] },
}

const opened = async (browser: Browser, url: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${url}/fleet`)
  return page
}
const shown = (page: Page): Promise<string> => page.locator('main').innerText()
const changed = (page: Page, before: string) => until(async () => (await shown(page)) !== before)
const fits = async (browser: Browser, url: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 360, height: 800 }, bypassCSP: true })
    await page.goto(`${url}/fleet`)
    assert.ok(((await page.evaluate('document.documentElement.scrollWidth')) as number) <= 360)
    assert.deepEqual(await violations(page), [], colorScheme)
    await page.close()
  }
}
const valid = async (url: string): Promise<void> => {
  const text = await (await fetch(`${url}/fleet`)).text()
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(text)
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)),
    [],
  )
}

describe('the page of the fleet', WITH_BROWSER, () => {
  let browser: Browser
  let database: PostgresServer
  let url: string
  let service: Server
  let study: Json
  const workers: ChildProcess[] = []
  const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  before(async () => {
    browser = await startBrowser()
    database = await postgresServer()
    url = await database.database()
    const env = { KEELSON_DATABASE: url, KEELSON_STUDY_WORKERS: '1' }
    service = await startServer({ ...env, KEELSON_DATA_DIR: folders[0] ?? '' })
    for (const [i, name] of ['ivar', 'signe'].entries()) {
      const own = { PATH: process.env.PATH ?? '', KEELSON_DATA_DIR: folders[i + 1] ?? '', KEELSON_WORKER_NAME: name }
      const worker = spawn(process.execPath, [BIN, 'worker'], { env: { ...own, ...env }, stdio: ['ignore', 'pipe', 2] })
      workers.push(worker)
      await once(worker.stdout as NonNullable<typeof worker.stdout>, 'data')
    }
    study = (await service.post('/api/studies', LONG)).json
  })
  after(async () => {
    for (const worker of workers) worker.kill('SIGKILL')
    await service.end('SIGKILL')
    await browser.close()
    await database.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  it('shows service and workers with what they do, and goes on doing so', async () => {
    const page = await opened(browser, service.url)
    const end = study.study_id.slice(-6)
    for (const name of ['ivar', 'signe'])
      await page
        .getByRole('row', { name: new RegExp(`^${name} \\(process .* worker .*points .* of study …${end}`) })
        .waitFor({ timeout: AT_WORK_MS })
    const first = await shown(page)
    assert.match(first, /The record is in a database/)
    assert.match(first, /Points of studies/)
    assert.equal(await page.getByRole('cell', { name: 'service', exact: true }).count(), 1)
    await changed(page, first)
    await page
      .getByRole('link', { name: `study …${end}` })
      .first()
      .click()
    assert.match(page.url(), new RegExp(`/studies/${study.study_id}/report$`))
    assert.match(await page.title(), /Wall thickness/i)
    await page.close()
  })

  it('keeps the reader where he was when it is renewed', async () => {
    const page = await opened(browser, service.url)
    await page.getByRole('group', { name: 'Workers' }).focus()
    const before = await shown(page)
    await changed(page, before)
    assert.equal(await page.evaluate("document.activeElement.getAttribute('aria-labelledby')"), 'workers')
    await page.close()
  })

  it('says which worker is of no use to the service, and what is wrong, with its study', async () => {
    const others = `SELECT 'other', 'tora (process 1)', 'h', 1, 'worker', replace(code, 'Node', 'Node 1.'), data, ARRAY['points.0'], 2`
    await database.sql(
      url,
      `INSERT INTO keelson.workers (worker_id, name, host, pid, command, code, data, queues, slots) ${others} FROM keelson.workers LIMIT 1;
       INSERT INTO keelson.alarms (kind, study_id, detail) VALUES ('differs', '${study.study_id}', 'Point 17 has two results')`,
    )
    const page = await opened(browser, service.url)
    assert.match(await shown(page), /tora \(process 1\)\s+accepts no work of this service, because it differs in Node/)
    const alarm = page.getByRole('region', { name: '1 alarm' })
    assert.match(await alarm.innerText(), /Point 17 has two results/)
    assert.equal(await alarm.getByRole('link').getAttribute('href'), `/studies/${study.study_id}/report`)
    const colour = "getComputedStyle(document.querySelector('.alarms strong')).color"
    assert.equal(await page.evaluate(colour), 'rgb(179, 38, 30)')
    await page.close()
  })

  it('is sound markup, fits a phone, dark or light, and has nothing serious for those who do not see it', async () => {
    await valid(service.url)
    await fits(browser, service.url)
  })

  it('says of a data folder that one process does all of it', async (t) => {
    const alone = await testService({}, withFixtures())
    t.after(alone.close)
    const page = await opened(browser, alone.url)
    assert.match(await shown(page), /The record is in the data folder, and this process does all the work\./)
    await page.close()
    await valid(alone.url)
    await fits(browser, alone.url)
  })
})
