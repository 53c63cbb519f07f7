/** An editor of a project: what is typed is tried out at once where that is cheap, shown, and recorded only when it is told. */
import { element } from '../../form/view/dom.ts'
import { whatIfView } from '../project/what-if-view.ts'
import { present, type Recordable, record } from './project-desk.ts'
import { refusalLines, say } from './project-said.ts'
import { tried } from './project-service.ts'

export type Read = (Recordable & { readonly note?: string }) | { readonly fault: string }

export interface Edited {
  readonly label: string
  readonly boxes: readonly Node[]
  /** What would be recorded. `isFinal`: to be recorded now, so nothing may be missing. */
  readonly read: (isFinal: boolean) => Read
  /** Calculations that are run again to try it out. */
  readonly reach: number | (() => number)
  readonly buttons?: readonly HTMLElement[]
  readonly recordText?: string
  /** After it is closed. */
  readonly recorded?: () => void
  /** It is closed; `focus` where the reader was before. */
  readonly close: () => void
}

const GATHER_MS = 250
/** So many calculations are tried out with every key stroke. */
const FEW = 10

export function editorOf({
  label,
  boxes,
  read,
  reach,
  buttons = [],
  recordText = 'Record this change',
  recorded,
  close,
}: Edited): HTMLFormElement {
  const problem = element('p', { class: 'problem', role: 'alert' })
  const note = element('p', { class: 'read-note' })
  const result = element('div', { 'aria-live': 'polite', class: 'tried' })
  const tryIt = element('button', {}, 'What if')
  const keep = element('button', { type: 'button', class: 'primary', disabled: true }, recordText)
  const cancel = element('button', { type: 'button', class: 'quiet-button' }, 'Cancel')
  const actions = element('p', { class: 'actions' }, tryIt, keep, cancel, ...buttons)
  const form = element(
    'form',
    { class: 'editor', 'aria-label': label, novalidate: true },
    ...boxes,
    problem,
    note,
    actions,
    result,
  )
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const shown = (isFinal: boolean): Recordable | undefined => {
    const said = read(isFinal)
    problem.textContent = 'fault' in said ? said.fault : ''
    note.textContent = 'fault' in said ? '' : (said.note ?? '')
    return 'fault' in said || said.changes.length === 0 ? undefined : said
  }
  const attempt = async () => {
    clearTimeout(timer)
    current?.abort()
    const change = shown(false)
    keep.disabled = true
    if (!change) return result.replaceChildren(...(problem.textContent === '' ? ['No change.'] : []))
    current = new AbortController()
    const { signal } = current
    result.replaceChildren(element('p', { class: 'quiet' }, 'Calculating …'))
    const answered = await tried(present().id, change.changes, signal)
    if (signal.aborted) return
    keep.disabled = false
    if ('answer' in answered) {
      result.innerHTML = whatIfView(answered.answer).text
      return
    }
    keep.disabled = answered.refused.errors.length > 0
    result.replaceChildren()
    problem.textContent = refusalLines(change.placed?.(answered.refused) ?? answered.refused).join(' ')
  }
  const typed = () => {
    clearTimeout(timer)
    current?.abort()
    result.replaceChildren()
    const change = shown(false)
    const isFew = (typeof reach === 'number' ? reach : reach()) <= FEW
    keep.disabled = !change || isFew
    if (change && isFew) timer = setTimeout(() => void attempt(), GATHER_MS)
  }
  form.addEventListener('input', typed)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void attempt()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  cancel.addEventListener('click', close)
  keep.addEventListener('click', async () => {
    const change = shown(true)
    if (!change) return
    keep.disabled = true
    const refused = await record(change)
    keep.disabled = false
    if (refused) {
      problem.textContent = refused.join(' ')
      return
    }
    close()
    say(element('p', {}, `Recorded: ${change.says}.`))
    recorded?.()
  })
  return form
}

/** The row of an editor beneath a row of a table; undefined where it was open, and is closed. */
export function editorRow(
  row: HTMLTableRowElement,
  button: HTMLElement,
): { readonly cell: HTMLElement; readonly close: () => void } | undefined {
  const open = row.nextElementSibling
  if (open?.classList.contains('editor-row')) {
    open.remove()
    button.setAttribute('aria-expanded', 'false')
    return undefined
  }
  const cell = element('td', { colspan: String(row.cells.length) })
  const made = element('tr', { class: 'editor-row' }, cell)
  row.after(made)
  button.setAttribute('aria-expanded', 'true')
  const selector = `[data-edit="${CSS.escape(button.dataset.edit ?? '')}"], [data-edit-input="${CSS.escape(button.dataset.editInput ?? '')}"]`
  const close = () => {
    made.remove()
    const now = document.querySelector<HTMLElement>(selector)
    now?.setAttribute('aria-expanded', 'false')
    now?.focus({ preventScroll: true })
  }
  return { cell, close }
}
