/** The page of all projects: a new one begins empty, from a template or from a dropped file, and verdicts come without a reload. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, lowContrast } from '@keelson/report/testing/in-page.js'
import type { Page } from 'playwright-core'
import { closeGround, type Ground, opened, openGround, PHONE } from './pages/opened.ts'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

async function form(page: Page) {
  const details = page.locator('details.new-project')
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
  await details.locator('#templates:not([hidden])').waitFor({ state: 'attached' })
  return details
}
const create = (page: Page) => page.getByRole('button', { name: 'Create project' }).click()

it('an empty project takes its id from its title', WITH_BROWSER, async () => {
  await opened(ground, '/projects', async (page) => {
    await form(page)
    await create(page)
    await page.getByText('Enter the title of the project.').waitFor()
    await page.getByLabel('Title').fill('North flowline')
    assert.equal(await page.getByLabel('Id', { exact: true }).inputValue(), 'north-flowline')
    await create(page)
    await page.getByText('The project has no calculations.').first().waitFor()
    assert.match(page.url(), /\/projects\/north-flowline$/)
  })
})

it('a project starts from a template, under an id that is free', WITH_BROWSER, async () => {
  for (const id of [/^[a-z-]+[a-z]$/, /-2$/])
    await opened(ground, '/projects', async (page) => {
      await form(page)
      await page.getByLabel('Start from').selectOption({ index: 1 })
      assert.match(await page.getByLabel('Id', { exact: true }).inputValue(), id)
      await create(page)
      await page
        .locator('.verdict')
        .getByText(/never run/)
        .waitFor()
    })
})

const DROP = `(text) => {
  const transfer = new DataTransfer()
  transfer.items.add(new File([text], 'jumper.yaml'))
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
}`

it('a file that is dropped on the page becomes a project, and one that is none is refused', WITH_BROWSER, async () => {
  await opened(
    ground,
    '/projects',
    async (page) => {
      await form(page)
      await page.evaluate(`(${DROP})('schema: keelson.project/1\\nid: jumper')`)
      await page.getByText('Read from jumper.yaml.').waitFor()
      await create(page)
      await page.getByRole('alert').first().waitFor()
      assert.deepEqual(await violations(page), [])
      assert.deepEqual(await page.evaluate(lowContrast), [])
      assert.deepEqual(await page.evaluate(beyondThePage), [])
      const whole = 'schema: keelson.project/1\\nid: jumper\\ntitle: Jumper\\nbasis: {}\\ncalculations: []'
      await page.evaluate(`(${DROP})('${whole}')`)
      await create(page)
      await page.getByRole('heading', { name: 'Jumper' }).waitFor()
    },
    PHONE,
  )
})
