/** A project in the hands of an engineer: made, run, changed by what-if, undone, pasted into, linked and issued, all on one page. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, lowContrast } from '@keelson/report/testing/in-page.js'
import { cellOf, edit, editor, inProject as inside, keep, run, says, verdict } from './pages/in-project.ts'
import { closeGround, DESKTOP, type Ground, openGround, PHONE } from './pages/opened.ts'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const inProject = (use: Parameters<typeof inside>[1], options = {}) => inside(ground, use, options)

it(
  'a project is made, run, changed by what-if, recorded and undone, and its verdict is said each time',
  WITH_BROWSER,
  async () => {
    await inProject(async (page) => {
      await verdict(page, '2 calculations are in scope, with 2 never run.')
      assert.equal(await page.locator('.mark.pass, .badge.pass').count(), 0)
      await run(page)
      await verdict(page, 'All 2 calculations are current and pass.')
      await edit(page, 'chain.mbl', '1.2 MN')
      await editor(page).getByText('2 calculations are in scope, with 2 failed.').waitFor()
      await verdict(page, 'All 2 calculations are current and pass.')
      await keep(page).click()
      await says(page, 'Recorded: chain.mbl.')
      await cellOf(page, 'chain.mbl').getByText('1.2 MN').waitFor()
      assert.equal(await page.locator('.calculations .state').getByText('An input changed').count(), 1)
      assert.equal(await page.locator('.mark.pass, .badge.pass').count(), 0)
      await run(page)
      await verdict(page, '2 calculations are in scope, with 2 failed.')
      await page.getByRole('button', { name: 'Undo' }).click()
      await says(page, 'Undone: chain.mbl.')
      await cellOf(page, 'chain.mbl').getByText('5,500 kN').waitFor()
    })
  },
)

it('a change of a frozen entry asks for a name and a reason, and so does its undo', WITH_BROWSER, async () => {
  await inProject(async (page) => {
    await edit(page, 'chain.stiffness', '700 MN')
    await keep(page).click()
    await editor(page).getByText('The entry is frozen. Enter your name and the reason.').waitFor()
    await editor(page).getByLabel('Changed by').fill('J. Smith')
    await editor(page).getByLabel('Reason').fill('Certificate revised')
    await editor(page).getByText('recalculated').waitFor()
    await keep(page).click()
    await page.getByText('Unfrozen by J. Smith: Certificate revised').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    const why = page.locator('#said form')
    await why.getByLabel('Changed by').fill('J. Smith')
    await why.getByLabel('Reason').fill('Revision withdrawn')
    await why.getByRole('button', { name: 'Undo' }).click()
    await cellOf(page, 'chain.stiffness').getByText('753,600 kN').waitFor()
  })
})

it('what somebody else changed meanwhile is shown, and what was typed is kept', WITH_BROWSER, async () => {
  await inProject(async (page, id) => {
    await edit(page, 'chain.mbl', '6000 kN')
    await editor(page).getByText('recalculated').waitFor()
    const changes = [{ at: '/basis/site.depth/value', value: 190 }]
    const other = await fetch(`${ground.service.url}/api/projects/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify({ changes }),
    })
    assert.equal(other.status, 200)
    await keep(page).click()
    await editor(page).getByText('The project changed meanwhile and was reloaded.').waitFor()
    await cellOf(page, 'site.depth').getByText('190 m').waitFor()
    assert.equal(await editor(page).getByLabel('Value with unit').inputValue(), '6000 kN')
    await keep(page).click()
    await cellOf(page, 'chain.mbl').getByText('6,000 kN').waitFor()
  })
})

it('rows of a spreadsheet change entries and add others in one change', WITH_BROWSER, async () => {
  await inProject(async (page, id) => {
    await page.getByRole('button', { name: 'Paste rows' }).click()
    const rows =
      'name\tvalue\tunit\tstatus\nchain.mbl\t5.6\tMN\tagreed\nbuoy.diameter\t12\tm\tassumed\nbuoy.name\tLB-1\t\tagreed'
    await editor(page).getByLabel('Rows of a spreadsheet').fill(rows)
    await editor(page).getByLabel('kind of buoy.diameter').selectOption('fairlead_position')
    await editor(page).getByText('1 changed, 2 new, 0 unchanged.').waitFor()
    await keep(page).click()
    await cellOf(page, 'buoy.diameter').getByText('12 m').waitFor()
    const { json } = await ground.service.get(`/api/projects/${id}`)
    assert.equal(json.version, 2)
    assert.deepEqual(json.project.basis['buoy.name'], { status: 'agreed', text: 'LB-1' })
    assert.deepEqual([json.project.basis['chain.mbl'].value, json.project.basis['chain.mbl'].unit], [5.6, 'MN'])
  })
})

it('a link is made by choosing, and one that does not fit is refused at its input', WITH_BROWSER, async () => {
  await inProject(async (page) => {
    await page.locator('.no [data-open="M-02"]').click()
    const panel = page.locator('#calculation')
    await panel.getByText('M-01/fairlead_tension, maximum').click()
    await editor(page).getByLabel('Reduction of several values').selectOption('case:Damaged')
    await editor(page).getByText('recalculated').waitFor()
    await keep(page).click()
    await panel.getByText('M-01/fairlead_tension, case Damaged').waitFor()
    await panel.getByText('M-01/fairlead_tension, case Damaged').click()
    await editor(page).getByLabel('Link to').selectOption({ label: 'Breaking load, 5,500 kN' })
    await editor(page).getByText('The kinds differ (rope breaking load and line tension). Enter the reason.').waitFor()
    await editor(page).getByLabel('Link to').selectOption('')
    await editor(page).getByLabel('Own value with unit').fill('1200 m')
    await editor(page).getByRole('alert').getByText('length').waitFor()
    await editor(page).getByRole('button', { name: 'Cancel' }).click()
    await panel.getByText('Uses').waitFor()
  })
})

it(
  'a calculation is shown with its cases and their envelope, and a revision tells what changed since',
  WITH_BROWSER,
  async () => {
    await inProject(async (page) => {
      await run(page)
      await page.locator('.graph [data-open="M-01"]').click()
      const panel = page.locator('#calculation')
      await panel.getByRole('heading', { name: /M-01/ }).waitFor()
      await panel.locator('.governs').getByText('Intact').waitFor()
      assert.equal(await panel.locator('.cases-table tbody tr').count(), 2)
      await page.getByRole('button', { name: 'Issue revision' }).click()
      const dialog = page.locator('dialog.issue')
      await dialog.getByLabel('Issued by').fill('J. Smith')
      await dialog.getByRole('button', { name: 'Issue revision' }).click()
      await says(page, 'Revision 01 issued.')
      await edit(page, 'chain.mbl', '6000')
      await editor(page).getByText('recalculated').waitFor()
      await keep(page).click()
      await cellOf(page, 'chain.mbl').getByText('6,000 kN').waitFor()
      await page.getByRole('button', { name: 'What changed since revision 01' }).click()
      await page.locator('.differences').getByText('5,500 kN, agreed').waitFor()
    })
  },
)

it(
  'the page reads on a desktop, a phone and in the dark, to a screen reader and by the keyboard',
  WITH_BROWSER,
  async () => {
    for (const options of [DESKTOP, { ...PHONE, colorScheme: 'dark' } as const]) {
      await inProject(async (page) => {
        await run(page)
        await page.locator('.no [data-open="M-01"]').focus()
        await page.keyboard.press('Enter')
        await page.locator('#calculation .cases-table').waitFor()
        await cellOf(page, 'site.depth').focus()
        await page.keyboard.press('Enter')
        await editor(page).getByLabel('Value with unit').waitFor()
        await page.keyboard.type('190 m')
        await editor(page).getByText('recalculated').waitFor()
        assert.deepEqual(await violations(page), [])
        assert.deepEqual(await page.evaluate(lowContrast), [])
        assert.deepEqual(await page.evaluate(beyondThePage), [])
        await page.keyboard.press('Escape')
        await editor(page).waitFor({ state: 'detached' })
        assert.equal(await page.evaluate('document.activeElement.dataset.edit'), 'site.depth')
      }, options)
    }
  },
)
