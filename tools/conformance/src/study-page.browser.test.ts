/**
 * The Study side of the live page in the hands of a newcomer: the wall that gives utilisation 1 is found by two presses and
 * taken into the case; what is refused is said at its box; it can be read by everyone.
 */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, headingLevels, lowContrast, pageWidth } from '@keelson/report/testing/in-page.js'
import type { Page } from 'playwright-core'
import { closeGround, type Ground, opened, openGround, PHONE, settled, textOf } from './pages/opened.ts'

const WALL = '/workflows/modelrepo/wall-thickness-quickcheck'
/** A page of few words: what reads all of it is slow. */
const SHORT = '/workflows/modelrepo/api-2sk-mooring'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** A study is calculated by processes of its own, which a busy machine begins late. */
const ended = (page: Page) => page.locator('#study-report').waitFor({ timeout: 60_000 })

it('the wall that gives utilisation 1 is found by two presses and taken into the case', WITH_BROWSER, async () => {
  await opened(ground, WALL, async (page) => {
    await settled(page)
    assert.ok(await page.locator('#main').isVisible(), 'the answer is what a page begins with')
    await press(page, 'Study')
    await page.locator('#study-run').click()
    await ended(page)
    const said = await textOf(page, '.findings strong')
    assert.match(said, /^Governing utilisation is 1 at a selected nominal wall thickness of [\d.]+ mm\.$/)
    assert.ok((await page.locator('.study-sections svg').count()) > 0)
    const found = page.getByRole('button', { name: /^Use [\d.]+ mm in the case$/ }).first()
    await found.click()
    await settled(page)
    const wall = Number(await page.locator('#input-wall_thickness').inputValue())
    assert.ok(said.includes(` ${Number(wall.toPrecision(5))} mm.`), `${wall}: ${said}`)
    const { params } = JSON.parse(await textOf(page, '#case-json'))
    assert.equal(params.wall_thickness, wall)
    const { result } = await ground.service.run({ ref: 'modelrepo:wall-thickness-quickcheck', params })
    const used = result.checks.flatMap(({ utilisation }: { utilisation: number | null }) => utilisation ?? [])
    assert.ok(Math.abs(Math.max(...used) - 1) < 1e-6, String(Math.max(...used)))
    await press(page, 'Study')
    assert.ok(await page.getByText('The inputs have changed since').isHidden(), 'the wall itself varied')
    await page.locator('#input-design_pressure').fill('21')
    await page.getByText('The inputs have changed since').waitFor()
  })
})

it('on a phone what is refused is said at its box, and the study can be read by everyone', WITH_BROWSER, async () => {
  await opened(
    ground,
    SHORT,
    async (page) => {
      await settled(page)
      await page.getByRole('button', { name: 'Study', exact: true }).tap()
      await press(page, 'One input')
      const last = page.locator('#study-one-to0-maximum_tension-kN')
      await last.fill('9000 kg')
      await page.locator('#study-run').click()
      await page.locator('.slot .problem:visible').waitFor()
      assert.equal(await last.getAttribute('aria-invalid'), 'true')
      assert.match(await textOf(page, '.slot:has([aria-invalid]) .problem'), /kg/)
      await last.fill('9000')
      await page.locator('#study-run').click()
      await ended(page)
      assert.equal(await page.locator('.slot .problem:visible').count(), 0)
      for (const question of ['Sensitivity', 'Uncertainty', 'One input']) {
        await press(page, question)
        assert.deepEqual(await page.evaluate(lowContrast), [], question)
        assert.deepEqual(await page.evaluate(beyondThePage), [], question)
        assert.equal(await page.evaluate(pageWidth), PHONE.viewport.width, question)
        const levels = await page.evaluate(headingLevels)
        for (const [i, level] of levels.entries())
          assert.ok(level <= (levels[i - 1] ?? 0) + 1, `${question}: ${levels}`)
      }
      assert.deepEqual(await violations(page), [])
    },
    PHONE,
  )
})

it('a query of data has no study', WITH_BROWSER, async () => {
  const { text } = await ground.service.get('/workflows/datarepo/sodir-field-summary')
  assert.match(text, /"study":null/)
})
