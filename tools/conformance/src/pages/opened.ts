/** Pages of a service in a browser that may ask for nothing else, complain of nothing and break no policy. */
import assert from 'node:assert/strict'
import { startBrowser } from '@keelson/report/testing/browser.ts'
import { type TestService, testService } from '@keelson/service/testing.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Ground {
  readonly browser: Browser
  readonly service: TestService
}

/** One browser and one service for all pages of a test. */
export async function openGround(): Promise<Ground> {
  const [browser, service] = await Promise.all([startBrowser(), testService()])
  return { browser, service }
}
export async function closeGround(ground: Ground | undefined): Promise<void> {
  await ground?.browser.close()
  await ground?.service.close()
}

/** What stands below the fold is not painted. */
export const LOW = { viewport: { width: 1400, height: 300 } }
export const DESKTOP = { viewport: { width: 1400, height: 1000 } }
export const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

const VIOLATIONS = `window.violations = []
addEventListener('securitypolicyviolation', (e) => violations.push(e.violatedDirective + ' ' + e.sourceFile + ' ' + e.sample))`
/** Longest that a page may wait for its answer, on a machine that is not idle. */
const ANSWER_MS = 8_000
/** The browser reports each refusal that a page is answered with. */
const REFUSAL = /^Failed to load resource: the server responded with a status of (412|422)/

/** A page that is open, and whatever it should not have said. */
export interface OpenPage {
  readonly page: Page
  readonly noise: readonly string[]
  readonly close: () => Promise<void>
}

/** Opens a path of the service, or the address of a file. */
export async function openPage(
  { browser, service }: Ground,
  path: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const isFile = path.startsWith('file:')
  const context = await browser.newContext({ ...DESKTOP, offline: isFile, ...options })
  context.setDefaultTimeout(10_000)
  const noise: string[] = []
  const page = await context.newPage()
  const own = isFile ? path : `${service.url}/`
  page.on('console', (message) => REFUSAL.test(message.text()) || noise.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(own) && !/^(data|blob):/.test(url)) noise.push(`request: ${url.slice(0, 80)}`)
  })
  await page.addInitScript(VIOLATIONS)
  await page.goto(isFile ? path : service.url + path)
  return { page, noise, close: () => context.close() }
}

/** Uses an open page, which may ask for nothing else, complain of nothing and break no policy. */
export async function used({ page, noise }: OpenPage, use: (page: Page) => Promise<void>): Promise<void> {
  try {
    await use(page)
    assert.deepEqual(noise, [])
    assert.deepEqual(await page.evaluate('violations'), [])
  } catch (error) {
    throw noise.length === 0 ? error : new Error(`the page said: ${noise.join('; ')}`, { cause: error })
  }
}

/** Opens a page, uses it and closes it. */
export async function opened(
  ground: Ground,
  path: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const open = await openPage(ground, path, options)
  try {
    await used(open, use)
  } finally {
    await open.close()
  }
}

/** From here on the answers of a page are read by their texts alone: their sections are no longer laid out and painted. */
export async function withoutSections(page: Page): Promise<void> {
  const hide = `{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main > section { display: none }')
    document.adoptedStyleSheets = [sheet]
  }`
  await page.addInitScript(hide)
  await page.evaluate(hide)
}

/** What is printed is that of the inputs as they stand. */
export const settled = (page: Page) => page.locator('main[aria-busy=false]').waitFor({ state: 'attached' })

export const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).first().textContent())?.trim() ?? ''

export interface Hashes {
  readonly input: string
  readonly result: string
}

/** Waits until the page has printed the answer to the inputs of this hash, those of `sent`, and hands over its hashes. */
export async function answered(page: Page, input: string, sent: unknown): Promise<Hashes> {
  const hash = page.locator('#input-hash', { hasText: input })
  await hash.waitFor({ state: 'attached', timeout: ANSWER_MS }).catch(async () => {
    const said = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('.standing, .problem, .notes-line, #case-json')].flatMap((e) => e.textContent || [])`,
    )
    assert.fail(`not the case ${JSON.stringify(sent)}: the page says ${said.join(' | ')}`)
  })
  await settled(page)
  return { input: await textOf(page, '#input-hash'), result: await textOf(page, '#result-hash') }
}

/** Presses "Record this run", and once more where it is asked whether the example is to be recorded. */
export async function pressRecord(page: Page): Promise<void> {
  await page.locator('#record').click()
  const anyway = page.locator('#record-anyway')
  if (await anyway.isVisible()) await anyway.click()
}

/** The same, and hands over the id of the run. */
export async function record(page: Page): Promise<string> {
  await pressRecord(page)
  await page.locator('#report-link').waitFor()
  return textOf(page, '.recorded code')
}
