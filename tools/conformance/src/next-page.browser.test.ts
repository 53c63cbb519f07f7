/** From one workflow to the next in the hands of an engineer: the number goes along, says where it is from, and is used. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import type { Page } from 'playwright-core'
import { closeGround, type Ground, opened, openGround, PHONE, settled, textOf } from './pages/opened.ts'

const LUG = '/workflows/modelrepo/lifting-lug-design'
const FORCE = '#input-maximum_sling_force'
const ORIGIN = '[data-input=maximum_sling_force] .origin'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

async function toRigging(page: Page): Promise<void> {
  await settled(page)
  await page.locator('#input-static_sling_load').fill('420.123456789')
  await page.locator('#next a', { hasText: '924.3' }).click()
  await page.locator(ORIGIN).waitFor()
  await settled(page)
}

it('the design load of a lug goes to rigging with every digit, and the answer uses it', WITH_BROWSER, async () => {
  await opened(ground, LUG, async (page) => {
    await toRigging(page)
    assert.equal(new URL(page.url()).pathname, '/workflows/modelrepo/rigging')
    assert.equal(await page.locator(FORCE).inputValue(), '924.271604936')
    assert.equal(
      await textOf(page, ORIGIN),
      'From Padeye (lifting lug) design: sling design load (preview, not recorded)',
    )
    assert.match(await textOf(page, '.begins .notice'), /^9 of 11 inputs are from the example/)
    const { ref, params } = JSON.parse(await textOf(page, '#case-json'))
    const { result, determinism } = await ground.service.run({ ref, params })
    const force = result.inputs.find(({ name }: { name: string }) => name === 'maximum_sling_force')
    assert.deepEqual([force.value, force.use], [924.271604936, 'used'])
    assert.equal(await textOf(page, '#result-hash'), determinism.result_hash)
  })
})

it(
  'the number says where it is from until it is changed, and after the page is loaded again',
  WITH_BROWSER,
  async () => {
    await opened(ground, LUG, async (page) => {
      await toRigging(page)
      await page.waitForURL(/carried-value=/)
      await page.reload()
      await page.locator(ORIGIN).waitFor()
      assert.match(await textOf(page, '.begins .notice'), /9 of 11 inputs are from the example/)
      await page.locator('#input-rope_diameter').fill('64')
      assert.equal(await page.locator(ORIGIN).count(), 1)
      await page.locator(FORCE).fill('900')
      assert.equal(await page.locator(ORIGIN).count(), 0)
      await page.waitForURL((url) => !url.hash.includes('carried-value'))
    })
  },
)

it('on a phone the way on and the origin can be read by everyone', WITH_BROWSER, async () => {
  await opened(
    ground,
    LUG,
    async (page) => {
      await settled(page)
      assert.deepEqual(await violations(page), [])
      await toRigging(page)
      assert.deepEqual(await violations(page), [])
    },
    PHONE,
  )
})
