/** The form in a real browser: it shows and tells what is required, and follows a choice without losing the reader's place. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startBrowser, WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { choice, grouped, optional, quantity } from '@keelson/workflow'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'

const said = { description: 'An input.' }
const length = (title: string, more = {}) => quantity('member_length', { title, ...said, ...more })
const [onPiles, byWeight] = [{ bed: ['piles'] }, { bed: ['mats'] }]
const schema = grouped({
  Beam: {
    span: length('Span'),
    breadth: length('Breadth', { default: 0.4 }),
    note: optional(length('Sag noted', { overrides: [{ inputs: ['breadth'] }] })),
  },
  Bed: {
    bed: choice(
      { rock: 'rock', piles: 'piles', mats: 'mats' },
      {
        title: 'Bed',
        ...said,
        overrides: [{ inputs: ['breadth'], when: byWeight }],
      },
    ),
    pile_length: optional(
      length('Pile length', { requiredWhen: onPiles, requiredUnless: [{ inputs: ['pile_head', 'breadth'] }] }),
    ),
    pile_head: optional(length('Pile head')),
  },
  Criteria: { limit: optional(length('Largest sag')) },
})
const spec = { schema, example: { span: 10, bed: 'rock' }, decides: { Sagging: ['limit'] } }

const ANY = 'Required inputs'
const script = `
import { formOf } from './case/form.ts'
import { formView } from './view/form-view.ts'
globalThis.start = (spec) => {
  let form = formOf(spec, spec.example)
  const view = formView(spec, (name, state) => { form = { ...form, [name]: state }; view.mark(form, []) })
  document.body.append(view.element)
  view.show(form)
  view.mark(form, [])
}`

describe('the form', WITH_BROWSER, () => {
  let browser: Browser
  let page: Page
  before(async () => {
    const { outputFiles } = await build({
      stdin: { contents: script, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'browser',
      define: { 'import.meta.url': '""' },
      logLevel: 'silent',
    })
    browser = await startBrowser()
    page = await browser.newPage()
    page.on('pageerror', (error) => assert.fail(error))
    await page.setContent('<!doctype html><html lang="en"><style>[hidden]{display:none!important}</style><body></body>')
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    await page.evaluate((given) => (globalThis as never as { start: (s: unknown) => void }).start(given), spec)
  })
  after(() => browser.close())

  const box = (title: string) => page.getByLabel(title, { exact: true })
  const group = (title: string) => page.getByRole('group', { name: title, exact: true })
  const inSight = (title: string) =>
    group(title)
      .locator('> .field')
      .evaluateAll((fields) => fields.filter((f) => !f.hidden).map((f) => f.dataset.input))
  const folded = (title: string) => group(title).locator('details.more > summary').innerText()

  it('says in text and to a screen reader what is required', async () => {
    const span = box('Span')
    assert.equal(await span.getAttribute('aria-required'), 'true')
    assert.match(await page.locator('[data-input=span]').innerText(), /^Span required/)
    assert.equal(await box('Pile head').getAttribute('aria-required'), 'false')
    assert.match(await page.locator('[data-input=limit]').innerText(), /^Largest sag\s+i\s+for Sagging/)
  })

  it('shows a default where a box is empty, and folds what is left at it', async () => {
    assert.equal(await box('Breadth').getAttribute('placeholder'), '0.4')
    assert.deepEqual(await inSight(ANY), ['span', 'bed'])
    assert.deepEqual(await inSight('Required for checks'), ['limit'])
    assert.equal(await folded('Beam'), '2 more, at defaults or not entered')
    assert.equal(await folded('Bed'), '1 more, not entered')
    assert.equal(await folded(ANY), '1 more, not entered')
  })

  it('shows at once what a choice asks for, says so, and leaves the focus on the choice', async () => {
    const bed = box('Bed')
    await bed.focus()
    await bed.selectOption('piles')
    assert.deepEqual(await inSight(ANY), ['span', 'bed', 'pile_length'])
    assert.equal(await page.locator('details.more > summary:visible').count(), 2)
    assert.match(
      await page.locator('[data-input=pile_length]').innerText(),
      /required\s+i\s+or enter Pile head with Breadth/,
    )
    assert.equal(await page.getByRole('status').innerText(), 'Now required: Pile length')
    assert.equal(await page.evaluate('document.activeElement.id'), 'input-bed')
    await bed.selectOption('rock')
    assert.deepEqual(await inSight(ANY), ['span', 'bed'])
    assert.equal(await folded(ANY), '1 more, not entered')
  })

  it('puts out of sight what a choice leaves aside, and keeps what a quantity replaces', async () => {
    await box('Bed').selectOption('mats')
    assert.equal(await page.locator('[data-input=breadth]').getAttribute('hidden'), '')
    assert.equal(await folded('Beam'), '1 more, not entered')
    await box('Bed').selectOption('rock')
    await group('Beam').locator('details.more > summary').click()
    await box('Sag noted').fill('3')
    assert.match(await page.locator('[data-input=breadth]').innerText(), /superseded/)
    assert.equal(await page.locator('[data-input=breadth]').getAttribute('hidden'), null)
  })
})
