/** A recorded run is put into a project from its report: inputs become entries, and what was the example's stays told. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { violations } from '@keelson/report/testing/axe.ts'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { beyondThePage, lowContrast } from '@keelson/report/testing/in-page.js'
import { PROJECT } from '@keelson/service/http/spec.ts'
import { closeGround, type Ground, opened, openGround, PHONE } from './pages/opened.ts'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const PARAMS = { ...PROJECT.calculations[0].inputs, minimum_breaking_load: '6 MN' }

it('a run goes into a new project, with inputs as entries of its basis', WITH_BROWSER, async () => {
  const { run_id } = await ground.service.run({
    ref: 'modelrepo:catenary@1',
    params: PARAMS,
    input_basis: { '/vertical_span': { from: 'entered', source: { document: 'NF-DB-001' } } },
    meta: { document: 'NF-CAL-007' },
  })
  await opened(
    ground,
    `/reports/${run_id}`,
    async (page) => {
      await page.getByRole('link', { name: 'Put into project' }).click()
      await page.getByLabel('Title of the new project').fill('North mooring')
      assert.equal(await page.getByLabel('Calculation id').inputValue(), 'NF-CAL-007')
      await page.getByLabel('Vertical span as basis entry').check()
      await page.getByLabel('Name of the entry for Vertical span').fill('water.depth')
      assert.deepEqual(await violations(page), [])
      assert.deepEqual(await page.evaluate(lowContrast), [])
      assert.deepEqual(await page.evaluate(beyondThePage), [])
      await page.getByRole('button', { name: 'Put into the project' }).click()
      await page
        .locator('#calculation')
        .getByRole('heading', { name: /NF-CAL-007/ })
        .waitFor()
      const row = page.locator('tr[data-entry="water.depth"]')
      await row.getByText('186 m').waitFor()
      await row.getByText('NF-DB-001').waitFor()
    },
    PHONE,
  )
})

it('an entry that is there is linked as it is, and an id that is taken is refused', WITH_BROWSER, async () => {
  const { run_id } = await ground.service.run({ ref: 'modelrepo:catenary@1' })
  const made = { schema: 'keelson.project/1', id: 'south', title: 'South', calculations: [] }
  const basis = { depth: { kind: 'line_height', value: 190, unit: 'm', status: 'agreed' } }
  await ground.service.post('/api/projects', { ...made, basis })
  for (const isTaken of [false, true])
    await opened(ground, `/runs/${run_id}/project`, async (page) => {
      await page.getByRole('combobox', { name: 'Project', exact: true }).selectOption('south')
      await page.getByLabel('Calculation id').fill('M-01')
      await page.getByLabel('Vertical span as basis entry').check()
      await page.getByLabel('Name of the entry for Vertical span').fill('depth')
      await page.getByText('In the basis: 190 m.').waitFor()
      await page.getByRole('button', { name: 'Put into the project' }).click()
      if (isTaken) return page.getByRole('alert').getByText('is the id of another calculation').waitFor()
      await page.locator('#calculation tr[data-input="vertical_span"]').getByText('depth').waitFor()
      await page.locator('#calculation .tag.example').first().waitFor()
    })
  assert.equal((await ground.service.get('/api/projects/south')).json.project.calculations.length, 1)
})
