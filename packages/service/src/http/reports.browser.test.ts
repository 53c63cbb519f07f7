/** The bar over a report in a real browser: without a script, on a phone and on a desk, and the report on US Letter. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import type { Browser, Page } from 'playwright-core'
import { type TestService, testService } from '../testing.ts'

describe('the bar over a report', WITH_BROWSER, () => {
  let service: TestService
  let browser: Browser
  let path: string
  before(async () => {
    browser = await startBrowser()
    service = await testService()
    const detail = (await service.get('/api/workflows/modelrepo/lifting-lug-design')).json
    const { run_id } = await service.run({ ref: 'modelrepo:lifting-lug-design', params: detail.versions[0].example })
    path = `/reports/${run_id}`
  })
  after(async () => {
    await browser.close()
    await service.close()
  })

  for (const width of [390, 1440])
    it(`fits and is followed at ${width} px`, async () => {
      const page: Page = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: false })
      await page.goto(service.url + path)
      const bar = page.getByRole('navigation', { name: 'Report' })
      await bar.getByRole('link', { name: 'US', exact: true }).click()
      await page.getByText('Restated in US units').waitFor()
      await bar.getByRole('link', { name: 'US Letter' }).click()
      await bar.getByRole('link', { name: 'With units' }).click()
      assert.match(page.url(), /\?units=us&paper=letter&substituted=units$/)
      const ends = await bar.getByRole('link').evaluateAll((links) => links.map((a) => a.getBoundingClientRect().right))
      assert.ok(Math.max(...ends) <= width, ends.join(' '))
      assert.equal(await page.getByRole('link', { name: 'Keelson' }).getAttribute('href'), '/')
      await bar.getByRole('link', { name: 'Open the calculation' }).click()
      assert.match(page.url(), /\/workflows\/modelrepo\/lifting-lug-design\?run=/)
      await page.close()
    })

  it('is readable by all, and not on paper, which is Letter', async () => {
    const page = await browser.newPage()
    await page.goto(`${service.url}${path}?paper=letter`)
    assert.deepEqual(await violations(page), [])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => `${w} x ${h}`)
    assert.ok(boxes.length > 0 && boxes.every((box) => box === '612 x 792' || box === '792 x 612'), boxes.join(', '))
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.locator('.report-bar').isVisible(), false)
    await page.close()
  })
})
