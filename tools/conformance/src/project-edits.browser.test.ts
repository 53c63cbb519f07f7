/** A project built on its page: load cases typed and pasted, calculations added, copied, renamed and removed, each undone. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, lowContrast } from '@keelson/report/testing/in-page.js'
import type { Page } from 'playwright-core'
import { editor, inProject as inside, keep, run, says, verdict } from './pages/in-project.ts'
import { closeGround, DESKTOP, type Ground, openGround, PHONE } from './pages/opened.ts'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))
const inProject = (use: Parameters<typeof inside>[1], options = {}) => inside(ground, use, options)

async function openPanel(page: Page, id: string) {
  await page.locator(`.no [data-open="${id}"]`).click()
  const panel = page.locator('#calculation')
  await panel.getByRole('heading', { name: new RegExp(id) }).waitFor()
  return panel
}
const tool = (page: Page, name: string) => page.locator('.panel-tools').getByRole('button', { name }).click()
const documentOf = async (id: string) => (await ground.service.get(`/api/projects/${id}`)).json.project
const PASTE = `(text) => {
  const transfer = new DataTransfer()
  transfer.setData('text/plain', text)
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }))
}`
const paste = (page: Page, text: string) => page.evaluate(`(${PASTE})(${JSON.stringify(text)})`)

it('load cases are typed and pasted, refused at their cell, tried out, recorded and undone', WITH_BROWSER, async () => {
  await inProject(async (page, id) => {
    await run(page)
    await openPanel(page, 'M-01')
    await tool(page, 'Edit load cases')
    const cell = (name: string) => editor(page).getByLabel(name, { exact: true })
    await cell('Horizontal span of Damaged').fill('-3 m')
    await editor(page).locator('.typed-cases [role=alert]').getByText('must be').waitFor()
    assert.equal(await cell('Horizontal span of Damaged').getAttribute('aria-invalid'), 'true')
    await cell('Horizontal span of Damaged').focus()
    await paste(page, 'name\tlimit_state\tSpan [km]\nDamaged\tALS\t0.8\nTransit\tSLS\t0.79')
    await editor(page).getByText('Choose the input of column Span [km].').waitFor()
    await editor(page).getByLabel('Input of column Span [km]').selectOption('Horizontal span')
    await editor(page).getByText('Pasted: 1 changed, 1 new.').waitFor()
    await editor(page).getByText('recalculated').waitFor()
    await keep(page).click()
    await says(page, 'Recorded: load cases of M-01.')
    const [line] = (await documentOf(id)).calculations
    assert.deepEqual(line.cases[2], { name: 'Transit', limit_state: 'SLS', inputs: { horizontal_span: '0.79 km' } })
    assert.deepEqual(line.cases[1].inputs, { horizontal_span: '0.8 km', required_safety_factor: 1.43 })
    await page.locator('#calculation .cases-table tbody tr').nth(2).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await says(page, 'Undone: load cases of M-01.')
    assert.equal((await documentOf(id)).calculations[0].cases.length, 2)
  })
})

it(
  'cases are added to a calculation that has none, with a column of an input that is chosen',
  WITH_BROWSER,
  async () => {
    await inProject(async (page, id) => {
      await openPanel(page, 'M-02')
      await tool(page, 'Add load cases')
      await editor(page).getByRole('button', { name: 'Add case' }).click()
      await page.keyboard.type('Intact')
      await editor(page).getByLabel('Add column').selectOption('condition')
      await editor(page).getByLabel('Condition of Intact').selectOption({ index: 1 })
      await editor(page)
        .getByText(/recalculated|No result changes/)
        .waitFor()
      await editor(page).getByRole('button', { name: 'Remove column Condition' }).click()
      await editor(page)
        .getByText(/recalculated|No result changes/)
        .waitFor()
      await keep(page).click()
      await says(page, 'Recorded: load cases of M-02.')
      assert.deepEqual((await documentOf(id)).calculations[1].cases, [{ name: 'Intact', inputs: {} }])
    })
  },
)

it('a calculation begins with example values that are told as such until each is replaced', WITH_BROWSER, async () => {
  await inProject(async (page, id) => {
    await page.getByRole('button', { name: 'Add calculation' }).click()
    await editor(page).getByLabel('Search workflows').fill('wall thickness')
    await editor(page).locator('.choose button').first().click()
    await editor(page).getByLabel('Id').fill('P-01')
    await editor(page).getByText('P-01').waitFor()
    await keep(page).click()
    await says(page, 'Recorded: P-01 with example values.')
    const panel = page.locator('#calculation')
    await panel.getByRole('heading', { name: /P-01/ }).waitFor()
    const marks = panel.locator('.inputs-table .tag.example')
    const count = await marks.count()
    assert.ok(count > 3)
    await page.locator('#assumptions').getByText(`${count} inputs have their example value`).waitFor()
    const first = panel.locator('tr[data-input]:has(.tag.example)').first()
    const path = await first.getAttribute('data-input')
    await first.locator('.value-button').click()
    await editor(page).getByRole('button', { name: 'What if' }).click()
    await editor(page).getByText('recorded as your own').waitFor()
    await keep(page).click()
    await panel.locator(`tr[data-input="${path}"]:not(:has(.tag.example))`).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await panel.locator(`tr[data-input="${path}"] .tag.example`).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await says(page, 'Undone: P-01 with example values.')
    assert.equal((await documentOf(id)).calculations.length, 2)
  })
})

it('an entry is typed with its kind, and proposes itself to an input of that kind', WITH_BROWSER, async () => {
  await inProject(async (page, id) => {
    await page.getByRole('button', { name: 'Add entry' }).click()
    await editor(page).getByLabel('Name').fill('line.span')
    await editor(page).getByLabel('Value with unit, or text').fill('2600 ft')
    await editor(page).getByText('Choose the kind of the value.').waitFor()
    await editor(page).getByLabel('Kind').selectOption('line_span')
    await keep(page).click()
    await page.locator('tr[data-entry="line.span"]').getByText('2,600 ft').waitFor()
    await page.getByRole('button', { name: 'Add calculation' }).click()
    await editor(page).getByLabel('Search workflows').fill('catenary mooring line')
    await editor(page)
      .getByRole('button', { name: /catenary/i })
      .first()
      .click()
    await editor(page).getByLabel('Horizontal span: line.span, 2,600 ft').waitFor()
    await editor(page)
      .getByLabel(/site.depth/)
      .uncheck()
    await keep(page).click()
    await page.locator('#calculation').getByRole('heading', { name: /M-03/ }).waitFor()
    const { inputs, input_basis } = (await documentOf(id)).calculations[2]
    assert.deepEqual(inputs.horizontal_span, { basis: 'line.span' })
    assert.deepEqual(input_basis['/vertical_span'], { from: 'example' })
    assert.equal(input_basis['/horizontal_span'], undefined)
  })
})

it('a calculation is copied, and its removal names the links that break and is undone', WITH_BROWSER, async () => {
  await inProject(async (page, id) => {
    await openPanel(page, 'M-02')
    await tool(page, 'Copy M-02')
    await editor(page).getByLabel('New id').press('Enter')
    await says(page, 'Recorded: M-03, a copy of M-02.')
    const before = (await documentOf(id)).calculations
    await openPanel(page, 'M-01')
    await tool(page, 'Remove M-01')
    await editor(page).getByText('2 links to M-01 will be cleared').waitFor()
    await editor(page)
      .getByRole('listitem')
      .filter({ hasText: 'M-03, maximum tension' })
      .getByText('is required')
      .waitFor()
    await page.keyboard.press('Escape')
    await openPanel(page, 'M-03')
    await tool(page, 'Remove M-03')
    await editor(page).getByText('No input uses a result of M-03.').waitFor()
    await keep(page).click()
    await page.locator('.calculations [data-row="M-03"]').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('.calculations [data-row="M-03"]').waitFor()
    assert.deepEqual((await documentOf(id)).calculations, before)
  })
})

it('titles, scope and title block are changed, and the verdict follows the scope', WITH_BROWSER, async () => {
  await inProject(async (page, id) => {
    await openPanel(page, 'M-02')
    await tool(page, 'Title, scope and revision')
    await editor(page).getByLabel('Title', { exact: true }).fill('Strength of the line')
    await editor(page).getByLabel('Scope').selectOption('out')
    await editor(page).getByLabel('Revision').fill('B')
    await keep(page).click()
    await verdict(page, /Outside the scope: M-02/)
    await page.getByRole('button', { name: 'Title and revision', exact: true }).click()
    await editor(page).getByLabel('Title', { exact: true }).fill('Mooring of buoy B')
    await editor(page).getByLabel('Prepared by').fill('J. Smith')
    await keep(page).click()
    await page.getByRole('heading', { name: 'Mooring of buoy B' }).waitFor()
    const { title, meta, calculations } = await documentOf(id)
    assert.deepEqual([title, meta], ['Mooring of buoy B', { prepared_by: 'J. Smith' }])
    assert.deepEqual(
      [calculations[1].title, calculations[1].in_scope, calculations[1].meta],
      ['Strength of the line', false, { revision: 'B' }],
    )
    for (const text of ['title and revision of the project', 'M-02 title, scope and revision']) {
      await page.getByRole('button', { name: 'Undo' }).click()
      await says(page, `Undone: ${text}.`)
    }
    assert.equal((await documentOf(id)).calculations[1].in_scope, undefined)
  })
})

it(
  'every form reads on a desktop and a phone, and the keyboard comes back to what opened it',
  WITH_BROWSER,
  async () => {
    for (const options of [DESKTOP, { ...PHONE, colorScheme: 'dark' } as const])
      await inProject(async (page) => {
        await openPanel(page, 'M-01')
        for (const name of ['cases', 'settings', 'copy', 'remove']) {
          await page.locator(`[data-${name}]`).focus()
          await page.keyboard.press('Enter')
          await editor(page).waitFor()
          assert.deepEqual(await violations(page), [])
          assert.deepEqual(await page.evaluate(lowContrast), [])
          assert.deepEqual(await page.evaluate(beyondThePage), [])
          await page.keyboard.press('Escape')
          await editor(page).waitFor({ state: 'detached' })
          assert.ok(await page.evaluate(`document.activeElement.matches('[data-${name}]')`), name)
        }
      }, options)
  },
)
