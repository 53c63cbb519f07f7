/**
 * The Study side of the live page in the hands of a newcomer: the wall that gives utilisation 1 is found by two presses, taken
 * into the case, and recorded only when that is asked; a study is found again by its address; what is refused is said at its
 * box; it can be read by everyone.
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
const found = (page: Page) => page.locator('#study-record').waitFor({ timeout: 60_000 })
const recorded = async (): Promise<readonly number[]> => {
  const [runs, studies] = [await ground.service.get('/api/runs'), await ground.service.get('/api/studies')]
  return [runs.json.runs.length, studies.json.studies.length]
}
/** The start of what it names, in the query of the address. */
const addressed = (page: Page, name: string): string => new URL(page.url()).searchParams.get(name) ?? ''

it('the wall that gives utilisation 1 is found by two presses and taken into the case', WITH_BROWSER, async () => {
  await opened(ground, WALL, async (page) => {
    await settled(page)
    assert.ok(await page.locator('#main').isVisible(), 'the answer is what a page begins with')
    const ofCase = page.getByText('This verdict is for the case entered, not for the study.')
    await press(page, 'Study')
    assert.ok(await ofCase.isHidden(), 'there is no study yet')
    const before = await recorded()
    await page.locator('#study-run').click()
    await found(page)
    assert.deepEqual(await recorded(), before, 'a search records nothing')
    assert.ok(await ofCase.isVisible())
    const said = await textOf(page, '.findings strong')
    assert.match(said, /^Governing utilisation is 1 at a selected nominal wall thickness of [\d.]+ mm\.$/)
    assert.ok((await page.locator('.study-sections svg').count()) > 0)
    await page
      .getByRole('button', { name: /^Use [\d.]+ mm in the case$/ })
      .first()
      .click()
    await settled(page)
    assert.ok(await ofCase.isHidden(), 'the answer is of the case')
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

it('a search is found again after a reload, and is recorded with its runs by a press', WITH_BROWSER, async () => {
  await opened(ground, WALL, async (page) => {
    await settled(page)
    await press(page, 'Study')
    await page.locator('#study-goal-target-utilisation').fill('0.9')
    await page.locator('#study-run').click()
    await found(page)
    const said = await textOf(page, '.findings strong')
    await page.reload()
    await found(page)
    assert.equal(await textOf(page, '.findings strong'), said)
    assert.equal(await page.locator('#study-goal-target-utilisation').inputValue(), '0.9')
    const [runs = 0, studies = 0] = await recorded()
    await press(page, 'Record this study')
    await ended(page)
    assert.match(addressed(page, 'study'), /^[0-9a-f-]{36}$/)
    assert.deepEqual(await recorded(), [runs + 2, studies + 1], 'a run at the root and at the next wall')
  })
})

it('a map stands beside its controls, and is found again by reload, back and the register', WITH_BROWSER, async () => {
  const screen = { viewport: { width: 1440, height: 900 } }
  const use = async (page: Page): Promise<void> => {
    await settled(page)
    await press(page, 'Study')
    await press(page, 'One input')
    await page.locator('#study-run').click()
    await ended(page)
    const curve = addressed(page, 'study')
    await press(page, 'Two inputs')
    await page.locator('#study-two-count1').fill('4')
    await page.locator('#study-run').click()
    await page.waitForURL(({ search }) => !search.includes(curve))
    await ended(page)
    const map = addressed(page, 'study')
    const [controls, drawn] = [page.locator('.study-ask'), page.locator('.study-sections svg').first()]
    assert.match(await textOf(page, '.study-sections figcaption'), /against .* and /, 'the map comes first')
    const [left, right] = [await controls.boundingBox(), await drawn.boundingBox()]
    assert.ok(left && right && right.x >= left.x + left.width, 'beside')
    assert.ok(right.y + right.height <= 900 && right.y >= 0, `in sight: ${right.y} to ${right.y + right.height}`)
    await page.reload()
    await ended(page)
    assert.equal(await page.locator('#study-two-count1').inputValue(), '4')
    assert.ok(await page.getByText('The inputs have changed since').isHidden())
    await page.goBack()
    await page.waitForURL(({ search }) => search.includes(curve))
    await ended(page)
    assert.equal(await page.locator('#study-ask-one').getAttribute('aria-pressed'), 'true')
    await page.goto(`${ground.service.url}/studies`)
    await page.locator(`a[href="${WALL}?study=${map}"]`).click()
    await ended(page)
    assert.equal(await page.locator('#study-two-count1').inputValue(), '4')
  }
  await opened(ground, WALL, use, screen)
})

it('a study that could not be loaded is said where it would be', WITH_BROWSER, async () => {
  await opened(ground, WALL, async (page) => {
    await settled(page)
    await page.route('**/assets/part-*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await press(page, 'Study')
    await page.locator('#study').getByText('The study could not be loaded. Reload the page.').waitFor()
  })
})

it('the first range of an axis is one that the other inputs allow', WITH_BROWSER, async () => {
  await opened(ground, '/workflows/modelrepo/lifting-lug-design', async (page) => {
    await settled(page)
    await press(page, 'Study')
    await press(page, 'One input')
    await page.getByRole('combobox', { name: 'Input to vary' }).selectOption('hole_diameter')
    const first = page.getByRole('textbox', { name: /^First / })
    for (let i = 0; i < 100 && (await first.inputValue()) !== '75'; i++) await page.waitForTimeout(100)
    assert.equal(await first.inputValue(), '75')
    await page.locator('#study-run').click()
    await ended(page)
    assert.doesNotMatch(await textOf(page, '#study-summary'), /could not be calculated/, 'a hole holds its pin')
  })
})

it('a sample that is cancelled shows what it has, with its count', WITH_BROWSER, async () => {
  await opened(ground, WALL, async (page) => {
    await settled(page)
    await press(page, 'Study')
    await press(page, 'Uncertainty')
    await page.locator('#study-uncertain-count').fill('90000')
    await page.locator('#study-run').click()
    await page.locator('.study-so-far td').first().waitFor({ timeout: 60_000 })
    await press(page, 'Cancel')
    await ended(page)
    assert.match(await textOf(page, '.study-progress'), /^Cancelled: [\d,]+ of 90,000 points were calculated\.$/)
    assert.match(await textOf(page, '.study-sections figcaption'), /Drawn from [\d,]+ of 90,000 points\./)
    assert.ok((await page.locator('#study-summary svg').count()) > 0)
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
