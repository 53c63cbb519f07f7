/** Entries as they are typed: half of one is no error, what is wrong is told after it, and a long number is seen whole. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import type { Page } from 'playwright-core'
import { closeGround, type Ground, opened, openGround, settled } from './pages/opened.ts'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const WALL = '/workflows/modelrepo/wall-thickness-quickcheck'
const MONTHS = '/workflows/datarepo/bsee-production-summary'

/** Counts how often a field of the form, or the verdict, has stood as refused. */
const WATCH = `window.reds = 0
new MutationObserver(() => {
  if (document.querySelector('.field.refused, [aria-invalid=true], .badge.error')) window.reds++
}).observe(document.body, { subtree: true, childList: true, attributes: true })`
const reds = (page: Page) => page.evaluate<number>('reds')

async function typedOver(page: Page, box: string, text: string): Promise<void> {
  await page.locator(box).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text, { delay: 120 })
}

describe('an entry', () => {
  for (const [text, path, box] of [
    ['1e3 mm', WALL, '#input-outer_diameter'],
    ['12 in', WALL, '#input-outer_diameter'],
    ['-300 m', WALL, '#input-point_elevation'],
    ['5 ksi', WALL, '#input-design_pressure'],
    ['2020-01', MONTHS, '#input-start_month'],
  ] as const)
    it(`${text} is at no stroke an error`, WITH_BROWSER, async () => {
      await opened(ground, path, async (page) => {
        await settled(page)
        await page.locator(box).evaluate((input) => input.closest('details')?.setAttribute('open', ''))
        await page.evaluate(WATCH)
        await typedOver(page, box, text)
        await page.keyboard.press('Tab')
        await settled(page)
        assert.equal(await reds(page), 0)
        assert.equal(await page.locator('.said-now .badge.error').count(), 0)
      })
    })

  it('that stays half is told after a pause, or when it is left', WITH_BROWSER, async () => {
    await opened(ground, WALL, async (page) => {
      await settled(page)
      const field = page.locator('[data-input=outer_diameter]')
      await typedOver(page, '#input-outer_diameter', '1e')
      assert.equal(await field.getAttribute('class'), 'field')
      await page.locator('[data-input=outer_diameter].refused').waitFor()
      assert.match(await field.locator('.problem').innerText(), /"1e" has no exponent; complete the number/)
      await typedOver(page, '#input-outer_diameter', '5 k')
      await page.keyboard.press('Tab')
      await page.locator('[data-input=outer_diameter].refused').waitFor()
    })
  })

  it('that is longer than its box is seen whole under the pointer and while it is edited', WITH_BROWSER, async () => {
    const long = '323.90001234567'
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ])
      await opened(
        ground,
        WALL,
        async (page) => {
          await settled(page)
          const box = page.locator('#input-outer_diameter')
          await typedOver(page, '#input-outer_diameter', long)
          assert.ok(await box.evaluate((input) => input.scrollWidth <= input.clientWidth))
          await page.locator('#input-design_pressure').click()
          assert.ok(await box.evaluate((input) => input.scrollWidth > input.clientWidth))
          await box.hover()
          assert.equal(await box.getAttribute('title'), long)
        },
        { viewport },
      )
  })
})
