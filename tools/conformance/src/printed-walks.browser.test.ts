/**
 * Six walks from an empty form to a printed document, three of them in US units on US Letter: every box typed by hand, the
 * run recorded, the report opened, its print chosen in its own bar. What is printed is on the paper that was chosen, has
 * its first sheet and the inputs as entered, and carries the result of the same inputs sent by a program.
 */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { readPdf } from '@keelson/report/testing/pdf.ts'
import type { Locator, Page } from 'playwright-core'
import { everyVersion } from './every-version.ts'
import { fillForm } from './pages/fill-form.ts'
import { answered, closeGround, type Ground, opened, openGround, record, settled } from './pages/opened.ts'
import { hashesOf, pathOf, soundCase } from './pages/sound-case.ts'
import { sentOf } from './pages/typed-case.ts'

interface Walk {
  readonly id: string
  readonly print: 'Summary' | 'Standard' | 'Full'
  readonly us?: true
}
const WALKS: readonly Walk[] = [
  { id: 'lifting-lug-design', print: 'Summary' },
  { id: 'pipe-capacity', print: 'Standard' },
  { id: 'mudmat-bearing-capacity', print: 'Full' },
  { id: 'wall-thickness-quickcheck', print: 'Standard', us: true },
  { id: 'catenary', print: 'Summary', us: true },
  { id: 'tubular-design-envelope', print: 'Full', us: true },
]
/** Sides of a sheet, pt. */
const PAPER = { a4: [595, 842], letter: [612, 792] } as const

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

for (const walk of WALKS)
  it(
    `${walk.id}, ${walk.print.toLowerCase()} print${walk.us ? ', US units on US Letter' : ' on A4'}`,
    WITH_BROWSER,
    async (t) => {
      const version = everyVersion.findLast(({ id }) => id === walk.id)
      assert.ok(version)
      const { entries, run } = await soundCase(version, ground.service)
      await opened(ground, pathOf(version), async (page) => {
        await page.getByRole('button', { name: 'Empty', exact: true }).click()
        await fillForm(page, entries)
        await answered(page, run.provenance.input_hash, sentOf(entries))
        const id = await recordedIn(page, walk)
        assert.deepEqual(hashesOf((await ground.service.get(`/api/runs/${id}`)).json), hashesOf(run))
        await page.locator('#report-link').click()
        await page.waitForURL(/\/reports\//)
        await chosenIn(page, walk)
        t.diagnostic(`${await printedOn(page, walk)} sheets, ${entries.length} boxes typed`)
      })
    },
  )

/** Recorded under the units that the reader chose. */
async function recordedIn(page: Page, { us }: Walk): Promise<string> {
  if (us) await page.getByRole('button', { name: 'US', exact: true }).click()
  await settled(page)
  return record(page)
}

async function chosenIn(page: Page, { print, us }: Walk): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Report' })
  assert.equal(
    await bar.getByRole('group', { name: 'Units' }).locator('[aria-current]').innerText(),
    us ? 'US' : 'Declared',
  )
  if (us) await followed(page, bar.getByRole('link', { name: 'US Letter' }))
  await followed(page, bar.getByRole('link', { name: print, exact: true }))
}

/** A page that is printed on its way to another prints neither. */
async function followed(page: Page, link: Locator): Promise<void> {
  const href = await link.getAttribute('href')
  assert.ok(href)
  const { href: there } = new URL(href, page.url())
  await link.click()
  await page.waitForURL(there)
}

/** How many sheets were printed. */
async function printedOn(page: Page, { us, print }: Walk): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })
  const [width, height] = PAPER[us ? 'letter' : 'a4']
  const first = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'))
  assert.ok(Math.abs(Number(first?.[1]) - width) < 1 && Math.abs(Number(first?.[2]) - height) < 1, `${first?.[0]}`)
  const sheets = readPdf(pdf).pages.length
  assert.ok(print === 'Summary' ? sheets <= 2 : sheets > 2, `${sheets} sheets of a ${print.toLowerCase()} print`)
  const sources = await page.locator('#summary .inputs-brief .source').allInnerTexts()
  assert.ok(sources.length > 0 && sources.every((source) => source !== 'example'), sources.join())
  await page.emulateMedia({ media: 'print' })
  assert.ok(await page.locator('.foot').isVisible(), 'the sheet has its sign-off')
  return sheets
}
