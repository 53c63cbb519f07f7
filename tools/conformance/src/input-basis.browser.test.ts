/** Whose numbers a page shows, in the hands of an engineer: the example stays the example until it is typed over. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { InputBases } from '@keelson/engine'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import type { Page } from 'playwright-core'
import { closeGround, type Ground, opened, openGround, record, settled, textOf } from './pages/opened.ts'

const LUG = '/workflows/modelrepo/lifting-lug-design'
const JACKET = '/workflows/modelrepo/cathodic-protection-jacket'
const TABLE = '/workflows/modelrepo/hydro-coefficients'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const notice = (page: Page) => textOf(page, '.begins .notice')
const statedBy = async (runId: string): Promise<InputBases> =>
  (await ground.service.service.recordOf(runId)).request.input_basis ?? {}
const originsOf = (bases: InputBases) => Object.entries(bases).map(([at, { from }]) => [at, from])
/** Waits until the address has what was typed. */
const addressed = (page: Page, text: string) => page.waitForURL(({ hash }) => hash.includes(text))
const shownBases = async (page: Page): Promise<InputBases> => {
  await settled(page)
  return JSON.parse(await textOf(page, '#case-json')).input_basis ?? {}
}

it(
  'the example is the example after a reload, by a shared link, in other units and on the report',
  WITH_BROWSER,
  async () => {
    await opened(ground, LUG, async (page) => {
      await settled(page)
      const of = Object.keys(JSON.parse(await textOf(page, '#case-json')).params).length
      const said = `${of - 1} of ${of} inputs are from the example`
      const typed = await page.locator('#input-plate_thickness').inputValue()
      await page.locator('#input-plate_thickness').fill('1')
      await page.locator('#input-plate_thickness').fill(typed)
      assert.match(await notice(page), new RegExp(`^${said}`))
      await addressed(page, 'plate_thickness')
      assert.match(page.url(), /begins-with=example/)
      await page.reload()
      await settled(page)
      assert.match(await notice(page), new RegExp(said))
      for (const system of ['US', 'Metric', 'Default', 'US'])
        await page.getByRole('button', { name: system, exact: true }).click()
      await addressed(page, 'units=us')
      await opened(ground, LUG + new URL(page.url()).hash, async (other) => {
        await settled(other)
        assert.match(await notice(other), new RegExp(said))
        const run = await record(other)
        const bases = await statedBy(run)
        assert.deepEqual(bases['/plate_thickness'], { from: 'entered' })
        assert.equal(originsOf(bases).filter(([, from]) => from === 'example').length, of - 1)
        assert.equal((await ground.service.service.recordOf(run)).request.units, 'us')
        const { text } = await ground.service.get(`/reports/${run}`)
        assert.ok(text.includes(`${said.replace("'", '&#39;')}.`))
        assert.match(text, /<th scope="col">Source<\/th>/)
      })
    })
  },
)

it('an untouched example is asked about once before it is recorded', WITH_BROWSER, async () => {
  await opened(ground, LUG, async (page) => {
    await settled(page)
    await page.locator('#record').click()
    assert.match(await textOf(page, '.recorded'), /^All inputs are from the example. Record anyway\?/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    assert.equal(await textOf(page, '.recorded'), '')
    const run = await record(page)
    assert.deepEqual([...new Set(originsOf(await statedBy(run)).map(([, from]) => from))], ['example'])
    await page.getByRole('button', { name: 'Example', exact: true }).click()
    await settled(page)
  })
})

it('a cell of a table that is typed over is entered, and the rest of the table the example', WITH_BROWSER, async () => {
  await opened(ground, JACKET, async (page) => {
    await settled(page)
    const cell = page.locator('[id^="input-zones-1-"]').and(page.locator('input')).first()
    const column = (await cell.getAttribute('id'))?.replace('input-zones-1-', '') ?? ''
    await cell.fill(`${Number(await cell.inputValue()) + 1}`)
    await addressed(page, 'zones=')
    await page.reload()
    const bases = await shownBases(page)
    assert.deepEqual(
      originsOf(bases).filter(([at]) => at?.startsWith('/zones')),
      [
        ['/zones', 'example'],
        [`/zones/1/${column}`, 'entered'],
      ],
    )
    assert.match(await notice(page), /inputs are from the example, 1 in part/)
    await page.locator(`#input-zones-0-${column}`).focus()
    await page.locator('[data-input=zones] .table-tools button', { hasText: 'Remove row 1' }).click()
    const left = await shownBases(page)
    assert.equal(left['/zones']?.from, 'entered')
    assert.equal(left['/zones/1']?.from, 'example')
    const run = await record(page)
    await page.goto(`${ground.service.url}${JACKET}?run=${run}`)
    assert.deepEqual(await shownBases(page), await statedBy(run))
  })
})

it('a case that is too long for an address keeps its sources as a draft', WITH_BROWSER, async () => {
  await opened(ground, TABLE, async (page) => {
    await settled(page)
    assert.match(await notice(page), /^All inputs are from the example/)
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', Array.from({ length: 900 }, (_, i) => i + 1).join('\\n'))
      const box = document.querySelector('input[id^="input-coefficient_table-0-"]')
      box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })()`)
    await addressed(page, 'kept-case=')
    const before = await notice(page)
    assert.match(before, /^(\d+) of \1 inputs are from the example, 1 in part/)
    await page.reload()
    await page.locator('#inputs [data-input=coefficient_table] td.of-example').first().waitFor({ state: 'attached' })
    assert.equal(await notice(page), before)
  })
})

it('what is opened from a run without a statement is as sent until it is typed over', WITH_BROWSER, async () => {
  const { example } = JSON.parse(
    /id="keelson-page"[^>]*>([^<]*)</.exec((await ground.service.get(LUG)).text)?.[1] ?? '{}',
  )
  const { run_id } = await ground.service.run({ ref: 'modelrepo:lifting-lug-design', params: example })
  await opened(ground, `${LUG}?run=${run_id}`, async (page) => {
    assert.deepEqual(await shownBases(page), {})
    await page.locator('#input-plate_thickness').fill('41')
    await addressed(page, 'plate_thickness=41')
    await page.reload()
    assert.deepEqual(await shownBases(page), { '/plate_thickness': { from: 'entered' } })
  })
})

it('a number that another recorded run gave is of that run', WITH_BROWSER, async () => {
  const { run_id } = await ground.service.run({ ref: 'modelrepo:lifting-lug-design' })
  const { text } = await ground.service.get(`/reports/${run_id}`, { 'sec-fetch-dest': 'document' })
  const link = /href="(\/workflows\/modelrepo\/rigging#[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  assert.ok(link, 'the report has a link to the next calculation')
  await opened(ground, link, async (page) => {
    const bases = await shownBases(page)
    const [at] = Object.entries(bases).find(([, { from }]) => from === 'run') ?? []
    assert.equal(at, '/maximum_sling_force')
    await page.reload()
    const again = await shownBases(page)
    assert.deepEqual(again['/maximum_sling_force'], bases['/maximum_sling_force'])
    const run = await record(page)
    assert.match((await ground.service.get(`/reports/${run}`)).text, new RegExp(`/reports/${run_id}">run `))
  })
})
