/** The documents of the service in a real browser: requests sent from the page, filters kept in the address, the way home. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { violations } from '@keelson/report/testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { buildStale } from '@keelson/web/surfaces/bundle/pages.ts'
import { HtmlValidate } from 'html-validate'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type TestService, testService } from '../testing.ts'

const EXPLORER = '/surfaces/modelrepo/wall-thickness-explorer'
const DOCS = ['api', 'validation', 'reach', 'equations', 'kinds', 'problems']

describe('the documents', WITH_BROWSER, () => {
  let service: TestService
  let browser: Browser
  before(async () => {
    await buildStale()
    ;[browser, service] = await Promise.all([startBrowser(), testService()])
  })
  after(async () => {
    await browser?.close()
    await service?.close()
  })
  const opened = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options })
    await page.goto(path.startsWith('file:') ? path : service.url + path)
    return page
  }
  const tried = (page: Page, id: string) => page.locator(`#${id} form.try`)
  const send = async (page: Page, id: string): Promise<string> => {
    await tried(page, id).getByRole('button', { name: 'Try it' }).click()
    return page.locator(`#${id} .answered`).innerText()
  }

  it('list every endpoint by group, and each leads to its place', async () => {
    const page = await opened('/docs/api')
    const { endpoints } = (await service.get('/api/spec')).json
    const links = page.locator('nav[aria-label=Endpoints] a')
    assert.equal(await links.count(), endpoints.length)
    const places = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    assert.equal(new Set(places).size, endpoints.length)
    for (const place of places) assert.equal(await page.locator(`article${place}`).count(), 1, String(place))
    await page.close()
  })

  it('send a GET at once, and a POST with the body as it was changed', async () => {
    const page = await opened('/docs/api')
    assert.match(await send(page, 'get-api-catalog'), /^200 OK · .* · application\/json/)
    assert.match(await page.locator('#get-api-catalog .sent pre').innerText(), /"count": 101/)
    const body = tried(page, 'post-api-preview').getByRole('textbox', { name: 'Body' })
    const example = JSON.parse(await body.inputValue())
    assert.match(await send(page, 'post-api-preview'), /^200 /)
    await body.fill(JSON.stringify({ ...example, params: { ...example.params, vertical_spam: 1 } }))
    assert.match(await send(page, 'post-api-preview'), /^422 /)
    assert.match(await page.locator('#post-api-preview .sent pre').innerText(), /did you mean vertical_span\?/)
    await page.close()
  })

  it('pass the id of a run that was made on to the requests that need one, and open its report beside', async () => {
    const page = await opened('/docs/api')
    assert.equal(await send(page, 'get-api-runs-run-id'), 'Replace {run_id} in the address.')
    assert.match(await send(page, 'post-api-run'), /^200 /)
    assert.match(await send(page, 'get-api-runs-run-id'), /^200 /)
    assert.match(await send(page, 'get-reports-run-id'), /^200 .* text\/html/)
    const link = page.locator('#get-reports-run-id .sent a')
    assert.match((await link.getAttribute('href')) ?? '', /\/reports\/[0-9a-f-]{36}$/)
    await page.close()
  })

  it('ask no other place than the service', async () => {
    const page = await opened('/docs/api')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const address = tried(page, 'get-api-catalog').getByRole('textbox', { name: 'Address' })
    for (const other of ['http://example.invalid/', '//example.invalid/x']) {
      await address.fill(other)
      assert.equal(await send(page, 'get-api-catalog'), 'The address must belong to this service.')
    }
    assert.deepEqual(asked, [])
    await page.close()
  })

  it('show the workflows of a word and of a standard, which the address keeps', async () => {
    for (const name of ['validation', 'reach']) {
      const page = await opened(`/docs/${name}`)
      const shown = page.locator('main > section[data-words]:visible')
      const all = await shown.count()
      await page.getByRole('searchbox', { name: 'Workflow or standard' }).fill('Mooring fatigue')
      const ofWord = await shown.count()
      assert.ok(ofWord > 0 && ofWord < 10 && all > 100)
      assert.match(await page.locator('form.filter output').innerText(), new RegExp(`^${ofWord} of ${all} `))
      assert.equal(new URL(page.url()).search, '?q=Mooring+fatigue')
      await page.getByRole('searchbox', { name: 'Workflow or standard' }).fill('')
      await page.getByRole('combobox', { name: 'Standard' }).selectOption('DNV-RP-F109')
      const ofStandard = await shown.count()
      assert.ok(ofStandard > 0 && ofStandard < all)
      assert.equal(await page.locator('nav.contents li:has(a[href^="#modelrepo-"]):visible').count(), ofStandard)
      await page.reload()
      assert.equal(await shown.count(), ofStandard)
      await page.close()
    }
  })

  it('have the search in their header, and so has an explorer, which sends nothing by itself', async () => {
    const page = await opened('/docs/reach')
    await page.keyboard.press('/')
    await page.keyboard.type('free span')
    await page.locator('#sought a').first().waitFor()
    await page.goto(service.url + EXPLORER)
    await page.locator('main[aria-busy=false]').waitFor({ state: 'attached' })
    await page.locator('h1').click()
    await page.keyboard.press('/')
    await page.keyboard.type('free span')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/\?q=free\+span$/)
    assert.ok((await page.locator('#found a').count()) > 0)
    await page.close()
  })

  it('show no header in a copy that is saved, nor on paper', async () => {
    const { run_id } = await service.run({ ref: 'modelrepo:catenary' })
    const asBrowser = { 'sec-fetch-dest': 'document' }
    for (const path of [`/reports/${run_id}`, '/docs/validation', EXPLORER]) {
      const page = await opened(path)
      assert.ok(await page.locator('.top').isVisible(), path)
      await page.emulateMedia({ media: 'print' })
      assert.ok(!(await page.locator('.top').isVisible()), path)
      await page.close()
      const file = join(service.dataDir, 'saved.html')
      writeFileSync(file, (await service.get(path, asBrowser)).text)
      const saved = await opened(pathToFileURL(file).href)
      assert.equal(await saved.locator('.top:visible, .docs-nav:visible, form.filter:visible').count(), 0, path)
      await saved.close()
    }
  })

  it('fit a phone in the light and in the dark, are valid, and hinder no screen reader', async () => {
    for (const name of DOCS) {
      const page = await opened(`/docs/${name}`, { viewport: { width: 390, height: 844 } })
      assert.ok(((await page.evaluate('document.documentElement.scrollWidth')) as number) <= 390, name)
      await page.close()
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const name of ['api', 'problems']) {
        const page = await opened(`/docs/${name}`, { colorScheme, bypassCSP: true })
        assert.deepEqual(await violations(page), [], `${name} ${colorScheme}`)
        await page.close()
      }
    }
    for (const name of ['api', 'problems', 'reach']) {
      const { text } = await service.get(`/docs/${name}`)
      const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(text)
      const told = results.flatMap(({ messages }) => messages.map((m) => `${name} ${m.line} ${m.ruleId}: ${m.message}`))
      assert.deepEqual(told, [])
    }
  })
})
