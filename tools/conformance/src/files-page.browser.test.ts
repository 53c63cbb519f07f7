/** A file in the hands of an engineer: dropped on an input, confirmed once, and run as if its numbers had been typed. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, lowContrast } from '@keelson/report/testing/in-page.js'
import type { Page } from 'playwright-core'
import {
  answered,
  closeGround,
  DESKTOP,
  type Ground,
  opened,
  openGround,
  PHONE,
  record,
  settled,
  textOf,
} from './pages/opened.ts'

const WELL = '/workflows/modelrepo/wellpath'
const DEPTHS = [0, 984.25, 1640.42, 2624.67, 3608.92, 4921.26]
const INCLINATIONS = [0, 0, 10, 25, 40, 40]
const AZIMUTHS = [0, 0, 65, 70, 75, 75]
const csvOf = (depths: readonly number[]) =>
  `MD [ft],Inc,Azi [deg],Remark\n${depths.map((depth, i) => `${depth},${INCLINATIONS[i]},${AZIMUTHS[i]},\n`).join('')}`
const SURVEY = csvOf(DEPTHS)

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const said = (page: Page) => page.locator('.file-said')
const dialogOf = (page: Page) => page.locator('dialog.file-dialog')
const inputHash = async (page: Page) => {
  await settled(page)
  return textOf(page, '#input-hash')
}

/** Drags a file over a part of the page and lets it go there. */
async function drop(page: Page, selector: string, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    `(() => {
      const data = new DataTransfer()
      data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}))
      return data
    })()`,
  )
  await page.dispatchEvent(selector, 'dragover', { dataTransfer })
  assert.equal(await page.locator('.drop-hint').isVisible(), true)
  await page.dispatchEvent(selector, 'drop', { dataTransfer })
}

/** Gives the likeliest answer to every question, one after the other. */
async function answerAll(page: Page): Promise<void> {
  const idle = page.locator('dialog.file-dialog div[aria-busy=false]')
  await idle.waitFor()
  const open = idle.locator('fieldset:not(:has(:checked))')
  while ((await open.count()) > 0) {
    await open.first().getByRole('radio').first().click()
    await idle.waitFor()
  }
}
const use = (page: Page) => page.locator('dialog button.primary:enabled').click()

/** Waits until the form has what was read, and the page its answer. */
async function confirm(page: Page): Promise<void> {
  await answerAll(page)
  await use(page)
  await said(page).getByText('Read from').waitFor()
  await settled(page)
}

async function type(page: Page): Promise<void> {
  await page.locator('#input-measured_depth').fill(DEPTHS.map((depth) => `${depth} ft`).join(', '))
  await page.locator('#input-inclination').fill(INCLINATIONS.join(', '))
  await page.locator('#input-azimuth').fill(AZIMUTHS.join(', '))
}

it(
  'a survey in feet is asked about once, and runs under the hash of the same numbers typed',
  WITH_BROWSER,
  async () => {
    await opened(ground, WELL, async (page) => {
      await settled(page)
      await drop(page, '[data-input=measured_depth]', 'survey.csv', SURVEY)
      assert.equal(await dialogOf(page).getByRole('button', { name: 'Use these columns' }).isDisabled(), true)
      await confirm(page)
      assert.equal(await page.locator('#input-measured_depth').inputValue(), DEPTHS.join(', '))
      await page.locator('[data-input=measured_depth]').getByText('From survey.csv, column MD').waitFor()
      const read = await inputHash(page)
      const { request } = await ground.service.service.recordOf(await record(page))
      assert.deepEqual(request.params?.measured_depth, { value: DEPTHS, unit: 'ft' })
      const basis = request.input_basis?.['/measured_depth']
      assert.equal(basis?.from === 'file' && basis.column, 'MD')
      await opened(ground, WELL, async (other) => {
        await settled(other)
        await type(other)
        assert.equal((await answered(other, read, request.params)).input, read)
      })
      await page.locator('#input-measured_depth').fill('0, 1000, 2000, 3000, 4000, 5000')
      await page.locator('[data-input=measured_depth]').getByText('From survey').waitFor({ state: 'detached' })
    })
  },
)

it('the next file of the same form is read at once, says so, and can be asked about again', WITH_BROWSER, async () => {
  await opened(ground, WELL, async (page) => {
    await settled(page)
    await drop(page, '[data-input=measured_depth]', 'survey.csv', SURVEY)
    await confirm(page)
    const deeper = DEPTHS.map((depth) => depth + 10)
    await drop(page, '[data-input=azimuth]', 'sidetrack.csv', csvOf(deeper))
    await said(page).getByText('confirmed for the previous file').waitFor()
    assert.equal(await dialogOf(page).count(), 0)
    assert.equal(await page.locator('#input-measured_depth').inputValue(), deeper.join(', '))
    await said(page).getByRole('button', { name: 'Ask again' }).click()
    assert.equal(await dialogOf(page).getByRole('radio', { name: /^deg/ }).isChecked(), true)
    await page.keyboard.press('Escape')
    await drop(page, '[data-input=azimuth]', 'metres.csv', SURVEY.replace('[ft]', '[m]'))
    await dialogOf(page).waitFor()
  })
})

it('what is read can be undone, and without a button pressed nothing is taken', WITH_BROWSER, async () => {
  await opened(ground, WELL, async (page) => {
    const before = await inputHash(page)
    await drop(page, 'form.case', 'survey.csv', SURVEY)
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
    await said(page).getByText('survey.csv was not used').waitFor()
    assert.equal(await inputHash(page), before)
    await drop(page, 'form.case', 'survey.csv', SURVEY)
    await confirm(page)
    assert.notEqual(await inputHash(page), before)
    await said(page).getByRole('button', { name: 'Undo' }).click()
    assert.equal((await answered(page, before, 'the example')).input, before)
  })
})

it('a file that is not read is refused beside its input, with line and column', WITH_BROWSER, async () => {
  await opened(ground, WELL, async (page) => {
    await settled(page)
    await drop(page, '[data-input=measured_depth]', 'open.csv', 'MD [ft],Inc [deg],Azi [deg]\n"0,0,0\n')
    const refusal = page.locator('[data-input=measured_depth] + .file-said').getByRole('alert')
    await refusal.filter({ hasText: /^open\.csv was not read\. Line 2: / }).waitFor()
    const broken = 'MD [ft],Inc [deg],Azi [deg]\n0,0,0\n100,x1,0\n200,0,0\n'
    await drop(page, '[data-input=measured_depth]', 'broken.csv', broken)
    await answerAll(page)
    await use(page)
    await refusal.filter({ hasText: /broken\.csv.*[Ll]ine 3, column 'Inc'/s }).waitFor()
  })
})

it('a long survey stays in its file, is run from it, and can be cleared', WITH_BROWSER, async () => {
  await opened(ground, WELL, async (page) => {
    const before = await inputHash(page)
    const lines = Array.from({ length: 600 }, (_, i) => `${i * 10},${Math.min(i / 10, 40)},75\n`)
    await drop(page, '[data-input=inclination]', 'long.csv', `MD [m],Inc [deg],Azi [deg]\n${lines.join('')}`)
    await answerAll(page)
    await use(page)
    const field = page.locator('[data-input=inclination]')
    await field.locator('.in-file').getByText('long.csv, 600 rows').waitFor()
    assert.equal(await page.locator('#input-inclination').isVisible(), false)
    await page.locator('#input-hash').filter({ hasNotText: before }).waitFor({ state: 'attached' })
    const { request } = await ground.service.service.recordOf(await record(page))
    const { inclination } = request.params ?? {}
    assert.equal(Array.isArray(inclination) && inclination.length, 600)
    await field.getByRole('button', { name: 'Clear Inclinations' }).click()
    assert.equal(await page.locator('#input-inclination').inputValue(), '')
  })
})

it(
  'the proposal reads on a desktop, a phone and in the dark, to a screen reader and by the keyboard',
  WITH_BROWSER,
  async () => {
    for (const options of [DESKTOP, { ...PHONE, colorScheme: 'dark' } as const]) {
      await opened(
        ground,
        WELL,
        async (page) => {
          await settled(page)
          await page.locator('[data-input=measured_depth] input[type=file]').setInputFiles({
            name: 'survey.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(SURVEY),
          })
          await dialogOf(page).waitFor()
          assert.deepEqual(await violations(page), [])
          assert.deepEqual(await page.evaluate(lowContrast), [])
          assert.deepEqual(await page.evaluate(beyondThePage), [])
          await page.keyboard.press('Space')
          await page.locator('dialog div[aria-busy=false]').waitFor()
          assert.equal(await page.evaluate('document.activeElement.value'), 'deg')
          await answerAll(page)
          for (
            let i = 0;
            i < 8 && (await page.evaluate('document.activeElement.textContent')) !== 'Use these columns';
            i++
          )
            await page.keyboard.press('Tab')
          await page.keyboard.press('Enter')
          await said(page).getByText('Read from').waitFor()
        },
        options,
      )
    }
  },
)
