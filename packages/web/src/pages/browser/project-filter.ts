/** The filter boxes of a project: rows are shown and hidden where they stand, and nothing is drawn again. */
import { counted } from '../project/entry-text.ts'

const ROWS = 'tr[data-words]'

export function filterRows(box: HTMLInputElement): void {
  const part = document.querySelector(`[data-part="${box.dataset.filter}"]`)
  const found = document.querySelector(`[data-found="${box.dataset.filter}"]`)
  if (!part || !found) return
  const words = box.value
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const rows = [...part.querySelectorAll<HTMLTableRowElement>(ROWS)]
  let shown = 0
  for (const row of rows) {
    const text = row.dataset.words ?? ''
    const isShown = words.every((word) => text.includes(word))
    if (isShown) shown++
    if (row.hidden === isShown) row.hidden = !isShown
  }
  for (const body of part.querySelectorAll('tbody'))
    body.hidden = [...body.querySelectorAll<HTMLTableRowElement>(ROWS)].every((row) => row.hidden)
  found.textContent = words.length === 0 ? '' : `${shown} of ${counted(rows.length, 'row')}`
}

export function filterAll(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-filter]')) if (box.value !== '') filterRows(box)
}

/** Goes to an entry of the basis, which a filter may hide. */
export function findEntry(name: string): void {
  const row = document.querySelector<HTMLTableRowElement>(`tr[data-entry="${CSS.escape(name)}"]`)
  const box = document.querySelector<HTMLInputElement>('[data-filter="basis"]')
  if (box && row?.hidden) {
    box.value = ''
    filterRows(box)
  }
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('.value-button')?.focus({ preventScroll: true })
}
