/** "Try a change" in the hands of a designer: what is applied passes, and nobody is kept from typing. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, headingLevels, lowContrast, pageWidth } from '@keelson/report/testing/in-page.js'
import type { Page } from 'playwright-core'
import { closeGround, type Ground, opened, openGround, PHONE, settled, textOf } from './pages/opened.ts'

const LUG = '/workflows/modelrepo/lifting-lug-design'
const TRIES = '/api/preview/tries'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const thickness = (page: Page) => page.locator('#input-plate_thickness')
const applyOf = (page: Page, what: string) => page.locator('#tries:not([inert])').getByRole('button', { name: what })

it('a lug that fails passes at the thickness that is applied', WITH_BROWSER, async () => {
  await opened(ground, LUG, async (page) => {
    await thickness(page).fill('20')
    await page.locator('.standing .badge', { hasText: 'FAIL' }).waitFor()
    const apply = applyOf(page, 'Apply plate thickness 38.57 mm')
    await apply.waitFor()
    const cells = await page.locator('#tries tbody tr').first().locator('th, td').allTextContents()
    assert.deepEqual(
      cells.map((text) => text.trim()),
      ['Plate thickness', '20 mm', '≥ 38.57 mm', 'Apply'],
    )
    assert.match(await textOf(page, '#tries thead'), /For utilisation 1\.0/)
    await apply.click()
    await page.locator('.standing .badge', { hasText: 'PASS' }).waitFor()
    await settled(page)
    assert.equal(await thickness(page).inputValue(), '38.57')
    assert.ok(Number(await textOf(page, '.standing .use')) <= 1)
    assert.equal(JSON.parse(await textOf(page, '#case-json')).params.plate_thickness, 38.57)
    assert.equal(await page.evaluate('document.activeElement.id'), 'main')
  })
})

it('in US units the value is in the unit of its box', WITH_BROWSER, async () => {
  await opened(ground, LUG, async (page) => {
    await page.getByRole('button', { name: 'US', exact: true }).click()
    await applyOf(page, 'Apply plate thickness 1.519 in').click()
    await settled(page)
    assert.equal(await thickness(page).inputValue(), '1.519')
    assert.match(await textOf(page, '.standing .badge'), /PASS/)
  })
})

it('a key stroke ends the search, and keeps what was found from the hands of the reader', WITH_BROWSER, async () => {
  await opened(ground, LUG, async (page) => {
    await applyOf(page, 'Apply plate thickness 38.57 mm').waitFor()
    let isHeld = true
    const [{ promise: held, resolve: hold }, { promise: released, resolve: release }] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ]
    await page.route(`**${TRIES}*`, async (route) => {
      if (isHeld) {
        isHeld = false
        hold()
        await released
      }
      await route.continue().catch(() => {})
    })
    await thickness(page).fill('45')
    await page.locator('#tries[inert]').waitFor({ state: 'attached' })
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes(TRIES))
    await held
    await thickness(page).fill('46')
    assert.match((await given).failure()?.errorText ?? '', /ABORTED/)
    release()
    await page.locator('#tries:not([inert]) td', { hasText: '46 mm' }).waitFor()
  })
})

it('a search that takes longer waits for its button', WITH_BROWSER, async () => {
  await opened(ground, '/workflows/modelrepo/fpso-mooring-atlas-query', async (page) => {
    await applyOf(page, 'Find limits').click()
    await applyOf(page, 'Apply significant wave height').waitFor({ timeout: 60_000 })
    assert.equal(await page.getByRole('button', { name: 'Find limits' }).count(), 0)
  })
})

it('a workflow that names no inputs to try asks for nothing', WITH_BROWSER, async () => {
  await opened(ground, '/workflows/modelrepo/stress-strain', async (page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await settled(page)
    await page.waitForTimeout(500)
    assert.equal(await page.locator('#tries').count(), 0)
    assert.deepEqual(
      asked.filter((url) => url.includes(TRIES)),
      [],
    )
  })
})

it('on a phone it can be read by everyone', WITH_BROWSER, async () => {
  await opened(
    ground,
    LUG,
    async (page) => {
      await applyOf(page, 'Apply plate thickness 38.57 mm').waitFor()
      assert.deepEqual(await page.evaluate(lowContrast), [])
      assert.deepEqual(await page.evaluate(beyondThePage), [])
      assert.equal(await page.evaluate(pageWidth), PHONE.viewport.width)
      const levels = await page.evaluate(headingLevels)
      for (const [i, level] of levels.entries()) assert.ok(level <= (levels[i - 1] ?? 0) + 1, String(levels))
      assert.deepEqual(await violations(page), [])
    },
    PHONE,
  )
})
