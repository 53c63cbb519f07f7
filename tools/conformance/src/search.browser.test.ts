/** The search in a browser: Enter opens the first hit that fits, and where none fits the nearest stand with the reasons. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { closeGround, type Ground, opened, openGround } from './pages/opened.ts'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

describe('the search', () => {
  it('opens the first hit by Enter, pressed before it is answered too', WITH_BROWSER, async () => {
    await opened(ground, '/', async (page) => {
      await page.locator('#ask:focus').waitFor()
      await page.keyboard.type('will the pipe stay put in a storm')
      await page.keyboard.press('Enter')
      await page.waitForURL(/on-bottom-stability-f109/)
      await page.keyboard.press('/')
      await page.keyboard.type('padeye')
      await page.locator('#sought a').first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/lifting-lug-design/)
    })
  })

  it('stays where none fits, and says why each of the nearest is not it', WITH_BROWSER, async () => {
    await opened(ground, '/', async (page) => {
      await page.locator('#ask:focus').waitFor()
      await page.keyboard.type('at what temperature do hydrates form')
      await page.keyboard.press('Enter')
      const found = page.locator('#found')
      await found.getByText('No calculation matches').waitFor()
      const text = await found.innerText()
      assert.match(text, /“hydrates” belongs to flow assurance, which no calculation covers\. Nearest:/)
      assert.match(text, /Outside scope: Emulsions, foam, hydrates/)
      assert.equal(await found.locator('li').count(), 3)
      assert.equal(new URL(page.url()).pathname, '/')
    })
  })
})
