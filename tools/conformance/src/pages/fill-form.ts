/** Types a case into the form of a page: words are chosen, units picked, blocks pasted, and folds opened. */
import type { Locator, Page } from 'playwright-core'
import { typeIn } from './in-page.js'
import { settled } from './opened.ts'
import type { Entry, Hands } from './typed-case.ts'

/** Fills in what the page asks for, choices first; what a choice brings is waited for. What is left has no box in these modes. */
export async function fillForm(page: Page, entries: readonly Entry[]): Promise<void> {
  const isWord = ({ hands }: Entry) => hands.kind === 'word'
  let left = [...(await filled(page, entries.filter(isWord))), ...entries.filter((entry) => !isWord(entry))]
  await settled(page)
  for (let before = Number.POSITIVE_INFINITY; left.length > 0 && left.length < before; ) {
    before = left.length
    left = [...(await filled(page, left))]
    if (left.length > 0) await settled(page)
  }
}

async function filled(page: Page, entries: readonly Entry[]): Promise<readonly Entry[]> {
  const typed = entries.flatMap(({ name, hands }) => (hands.kind === 'block' ? [] : [{ name, ...hands }]))
  const out = new Set(await page.evaluate(typeIn, typed))
  for (const { name, hands } of entries) {
    if (hands.kind !== 'block') continue
    const [unseen] = await page.evaluate(typeIn, [{ name }])
    if (unseen === undefined) await paste(page, page.locator(`[data-input=${name}]`), `input-${name}`, hands)
    else out.add(unseen)
  }
  return entries.filter(({ name }) => out.has(name))
}

/** Picks the units of the columns, and pastes from the first cell on, by the keys. */
async function paste(page: Page, field: Locator, id: string, hands: Hands & { kind: 'block' }): Promise<void> {
  for (const [column, unit] of Object.entries(hands.units)) {
    const at = column === '' ? 0 : await columnOf(field, column)
    await field.locator(column === '' ? 'select.unit' : `th:nth-child(${at + 2}) select.unit`).selectOption(unit)
  }
  await page.evaluate(`document.addEventListener('copy', (event) => {
    event.clipboardData.setData('text/plain', ${JSON.stringify(hands.text)})
    event.preventDefault()
  }, { once: true })`)
  const first = field.locator(`[id^="${id}-0-"]`).first()
  await first.press('Control+c')
  await first.press('Control+v')
  await field.getByText('filled in').waitFor({ state: 'attached' })
}

const columnOf = (field: Locator, name: string): Promise<number> =>
  field
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll(
      (cells, name) =>
        cells.findIndex((c) => (c as unknown as { dataset: { column: string } }).dataset.column === name),
      name,
    )
