/** The pages of what was recorded, in a real browser: without a script, on a phone, for a screen reader. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type TestService, testService, withFixtures } from '../testing.ts'

describe('the pages of runs', WITH_BROWSER, () => {
  let service: TestService
  let browser: Browser
  const ids: string[] = []
  before(async () => {
    browser = await startBrowser()
    service = await testService({}, withFixtures())
    const meta = { project: 'North flowline', document: 'NF-CAL-014' }
    for (const length of [3, 12, 4])
      ids.push((await service.run({ ref: 'modelrepo:instant', params: { length }, meta })).run_id)
    await service.run({ ref: 'modelrepo:planned', params: {} })
  })
  after(async () => {
    await browser.close()
    await service.close()
  })
  const opened = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await browser.newPage(options)
    await page.goto(service.url + path)
    return page
  }

  it('find runs, choose two and set them side by side without a script', async () => {
    const page = await opened('/runs', { javaScriptEnabled: false })
    await page.getByRole('combobox', { name: 'Status' }).selectOption('PASS')
    await page.getByRole('searchbox', { name: 'Words' }).fill('flowline')
    await page.getByRole('button', { name: 'Show' }).click()
    assert.equal(await page.locator('tbody tr').count(), 2)
    await page.getByRole('link', { name: 'Utilisation' }).click()
    assert.match(page.url(), /status=PASS&sort=-utilisation/)
    await page.getByRole('link', { name: 'All runs' }).click()
    assert.equal(await page.locator('tbody tr').count(), 4)
    for (const id of ids.slice(0, 2)) await page.locator(`input[name=run][value="${id}"]`).check()
    await page.getByRole('button', { name: 'Compare' }).click()
    const { searchParams } = new URL(page.url())
    assert.deepEqual([searchParams.get('a'), searchParams.get('b')], [ids[0], ids[1]])
    assert.equal(await page.locator('section[aria-labelledby=in-differing] tbody tr').count(), 1)
    await page.close()
  })

  it('hold to two runs at most where there is a script, and to a line of 36 px for each', async () => {
    const page = await opened('/runs', { viewport: { width: 1440, height: 900 } })
    const compare = page.getByRole('button', { name: 'Compare' })
    assert.ok(await compare.isDisabled())
    for (const id of ids) await page.locator(`input[name=run][value="${id}"]`).check()
    const selected = await page.locator('.pick input:checked').evaluateAll((boxes) => boxes.map((b) => b.value))
    assert.deepEqual(selected.toSorted(), ids.slice(1), 'the first to be selected is let go')
    assert.ok(await compare.isEnabled())
    const heights = await page.locator('.register tbody tr').evaluateAll((rows) => rows.map((r) => r.offsetHeight))
    for (const height of heights) assert.ok(Math.abs(height - 36) <= 1, String(heights))
    await page.close()
  })

  it('fit a phone, dark or light, and have nothing serious for those who do not see them', async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const path of [
        '/runs',
        '/runs?group=document',
        '/studies',
        '/runs?q=nothing+of+this',
        `/compare?a=${ids[0]}&b=${ids[1]}`,
      ]) {
        const page = await opened(path, { colorScheme, viewport: { width: 360, height: 800 }, bypassCSP: true })
        assert.ok(((await page.evaluate('document.documentElement.scrollWidth')) as number) <= 360, path)
        assert.deepEqual(await violations(page), [], `${path} ${colorScheme}`)
        await page.close()
      }
  })
})
