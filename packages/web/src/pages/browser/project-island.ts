/** The page of a project: every press is told to the part that it belongs to, whatever was put in place since. */
import { editEntry } from './project-basis.ts'
import { copyCalculation, removeCalculation } from './project-calculation.ts'
import { editCases } from './project-cases.ts'
import { present, undoLast } from './project-desk.ts'
import { openEntry } from './project-entry.ts'
import { filterAll, filterRows, findEntry } from './project-filter.ts'
import { editInput } from './project-inputs.ts'
import { openNew } from './project-new.ts'
import { closeCalculation, isPanelPage, keepPanel, openCalculation } from './project-panel.ts'
import { openPaste, pasteAnywhere } from './project-paste.ts'
import { openIssue, showSince } from './project-revisions.ts'
import { follow, runProject } from './project-run.ts'
import { editCalculation, editProject } from './project-settings.ts'
import { seekInHead } from './seek.ts'

/** By selector, what a press does. */
const PRESSED: Readonly<Record<string, (element: HTMLElement) => void>> = {
  '[data-edit]': editEntry,
  '[data-edit-input]': editInput,
  '[data-close]': closeCalculation,
  '[data-run]': ({ dataset }) => void runProject(dataset.run),
  '[data-since]': ({ dataset }) => void showSince(dataset.since ?? ''),
  '#run': () => void runProject(),
  '#issue': openIssue,
  '#undo': () => void undoLast(),
  '#paste': () => openPaste(),
  '#entry': openEntry,
  '#add': openNew,
  '#settings': () => void editProject(),
  '[data-cases]': (button) => void editCases(button),
  '[data-settings]': (button) => void editCalculation(button),
  '[data-copy]': copyCalculation,
  '[data-remove]': (button) => void removeCalculation(button),
}

document.addEventListener('click', (event) => {
  const target = event.target as Element
  for (const [selector, press] of Object.entries(PRESSED)) {
    const found = target.closest<HTMLElement>(selector)
    if (found) return press(found)
  }
  const link = target.closest<HTMLElement | SVGElement>('a[data-open], a[data-find]')
  if (!link || isPanelPage || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  if (link.dataset.find !== undefined) findEntry(link.dataset.find)
  else void openCalculation(link.dataset.open ?? '')
})
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.filter !== undefined) filterRows(target)
})
document.addEventListener('renewed', filterAll)
if (!isPanelPage) document.addEventListener('paste', pasteAnywhere)

keepPanel()
if (present().isRunning) void follow()
seekInHead()
