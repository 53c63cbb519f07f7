/** The project that the page is of: its state as the page shows it, changes of it, and the undo of the last. */

import type { Unfrozen } from '@keelson/projects/document.ts'
import { element } from '../../form/view/dom.ts'
import { type Change, frozenAmong } from '../project/changes.ts'
import type { ProjectData } from '../project/project-view.ts'
import type { Told } from './asking.ts'
import { pageNow } from './page-now.ts'
import { refusalLines, say, sayProblem } from './project-said.ts'
import { CHANGED, patch } from './project-service.ts'

let data = dataIn(document)
export const present = (): ProjectData => data

function dataIn(page: Document): ProjectData {
  return JSON.parse(page.getElementById('keelson-page')?.textContent ?? '{}') as ProjectData
}

/** A change with what puts everything back as it was; of frozen entries that needs a name and a reason too. */
export interface Recordable {
  readonly says: string
  readonly changes: readonly Change[]
  readonly undo: (unfrozen: Unfrozen | undefined) => readonly Change[] | Promise<readonly Change[]>
  /** Entries of the basis that it changes. */
  readonly names: readonly string[]
  /** In place of sending the changes. */
  readonly send?: (id: string, version: number) => ReturnType<typeof patch>
  /** Marks places of its own that are refused, and answers what is left to be told. */
  readonly placed?: (refused: Told) => Told
}

const undoable: Recordable[] = []

/** Lines of the refusal; undefined where it was recorded. A change of somebody else is shown, and this one is kept. */
export async function record(change: Recordable, isUndo = false): Promise<readonly string[] | undefined> {
  const answered = await (change.send?.(data.id, data.version) ?? patch(data.id, data.version, change.changes))
  if ('answer' in answered) {
    if (!isUndo) undoable.push(change)
    await renew()
    return undefined
  }
  if (answered.status !== CHANGED) return refusalLines(change.placed?.(answered.refused) ?? answered.refused)
  await renew()
  return ['The project changed meanwhile and was reloaded. Your entry is kept; check it and record it again.']
}

/** Asks for the page again and puts its parts in place; editors that are open stay. */
export async function renew(): Promise<void> {
  const page = await pageNow()
  if (!page) return sayProblem('The service does not respond. The page shows the last state received.')
  data = dataIn(page)
  document.title = page.title
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    exchange(part, page.querySelector(`[data-part="${part.dataset.part}"]`))
  for (const at of ['#standing', '.named', '.crumb', '#run', '.parts']) replaced(at, page)
  const undo = document.getElementById('undo')
  if (undo) undo.hidden = undoable.length === 0
  document.dispatchEvent(new CustomEvent('renewed', { detail: page }))
}

function replaced(at: string, page: Document): void {
  const [old, now] = [document.querySelector(at), page.querySelector(at)]
  if (old && now && old.outerHTML !== now.outerHTML) old.replaceWith(now)
}

const KEYED = 'tr[data-entry], tr[data-input], tr[data-row]'
const keyOf = ({ dataset }: HTMLElement): string => dataset.entry ?? dataset.input ?? dataset.row ?? ''
const rowsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(KEYED)]

/** What is new in place of what was: row by row where the rows are the same, so that editors stay open and little is drawn again. */
export function exchange(place: Element, now: Element | null): void {
  if (!now) return
  if (isAlike(place, now)) exchangeRows(rowsIn(place), rowsIn(now))
  else exchangeWhole(place, now)
}

/** The same rows under the same headings. */
function isAlike(place: Element, now: Element): boolean {
  const outline = (of: Element) =>
    [...of.querySelectorAll<HTMLElement>(`${KEYED}, tr.group`)].map((row) => keyOf(row) || row.textContent).join('\n')
  return rowsIn(place).length > 0 && !place.querySelector('.panel') && outline(place) === outline(now)
}

function exchangeRows(old: readonly HTMLElement[], fresh: readonly HTMLElement[]): void {
  for (const [i, row] of old.entries()) {
    const next = fresh[i]
    if (next && row.outerHTML !== next.outerHTML) row.replaceWith(next)
  }
}

function exchangeWhole(place: Element, now: Element): void {
  const focused = document.activeElement
  const editors = [...place.querySelectorAll('.editor-row')].map((row) => {
    const above = row.previousElementSibling
    return { row, key: above instanceof HTMLElement ? keyOf(above) : '' }
  })
  for (const { row } of editors) row.remove()
  const forms = [...place.querySelectorAll<HTMLElement>('[data-editing]')].flatMap((one) => [...one.children])
  const scrolled = place.querySelector('.graph-scroll')
  const [left, top] = [scrolled?.scrollLeft ?? 0, scrolled?.scrollTop ?? 0]
  const [shut, open] = [place.querySelector('details'), place.querySelector('details[open]')]
  place.replaceChildren(...now.childNodes)
  const rows = rowsIn(place)
  for (const { row, key } of editors) rows.find((one) => keyOf(one) === key)?.after(row)
  place.querySelector('[data-editing]')?.replaceChildren(...forms)
  place.querySelector('.graph-scroll')?.scrollTo(left, top)
  if (shut && open) place.querySelector('details')?.setAttribute('open', '')
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
}

/** Puts back what was changed last. */
export async function undoLast(): Promise<void> {
  const last = undoable.at(-1)
  if (!last) return
  if (frozenAmong(data.basis, last.names).length > 0) return askWhy(last)
  await undo(last, undefined)
}

async function undo(last: Recordable, unfrozen: Unfrozen | undefined): Promise<void> {
  undoable.pop()
  const { says, names } = last
  const refused = await record({ says, names, undo: () => [], changes: await last.undo(unfrozen) }, true)
  if (!refused) return say(element('p', {}, `Undone: ${last.says}.`))
  undoable.push(last)
  sayProblem(refused.join(' '))
}

function askWhy(last: Recordable): void {
  const { boxes, unfrozen } = unfreezing()
  const form = element(
    'form',
    { class: 'editor' },
    element('p', {}, `${last.says} is frozen. State who changes it and why.`),
  )
  form.append(
    element('div', { class: 'boxes' }, ...boxes),
    element('p', { class: 'actions' }, element('button', { class: 'primary' }, 'Undo')),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const account = unfrozen()
    if (account) void undo(last, account)
  })
  say(form)
  form.querySelector('input')?.focus()
}

/** The boxes for who changes a frozen entry, and why. */
export function unfreezing() {
  const by = element('input', { type: 'text', required: true, autocomplete: 'name' })
  const reason = element('input', { type: 'text', required: true })
  return {
    boxes: [
      element('label', {}, 'Changed by', by),
      element('label', { class: 'wide' }, 'Reason for changing a frozen entry', reason),
    ],
    /** undefined while either is missing. */
    unfrozen: (): Unfrozen | undefined =>
      by.value.trim() === '' || reason.value.trim() === ''
        ? undefined
        : { by: by.value.trim(), reason: reason.value.trim(), date: new Date().toISOString() },
  }
}
