/** A calculation copied, or removed with the links that break named before it is. */

import { element } from '../../form/view/dom.ts'
import { counted } from '../project/entry-text.ts'
import { nextId } from '../project/new-id.ts'
import { projectPath } from '../project/project-view.ts'
import { type BrokenLink, type Removal, removalChanges, removalOf, restoringChanges } from '../project/removal.ts'
import type { Told } from './asking.ts'
import { boxOf } from './project-boxes.ts'
import { present, type Recordable, record } from './project-desk.ts'
import { editorOf } from './project-editor.ts'
import { formIn, indexNow, panelOf, projectNow } from './project-forms.ts'
import { closeCalculation, isPanelPage, openCalculation } from './project-panel.ts'
import { say } from './project-said.ts'
import { addCalculation } from './project-service.ts'

/** The changes that take a calculation out again that was added. */
export const takenOut = async (id: string) => [{ at: `/calculations/${await indexNow(id)}` }]

export function copyCalculation(button: HTMLElement): void {
  const at = panelOf(button)
  if (!at) return
  const { close, show } = formIn(at.place, '[data-copy]')
  const id = boxOf({ title: 'New id', value: nextId(idsOnPage(at.id)) })
  const problem = element('p', { class: 'problem', role: 'alert' })
  const cancel = element('button', { type: 'button', class: 'quiet-button' }, 'Cancel')
  const form = element(
    'form',
    { class: 'editor', 'aria-label': `Copy ${at.id}` },
    element('div', { class: 'boxes' }, id.label),
    problem,
    element('p', { class: 'actions' }, element('button', { class: 'primary' }, 'Record this copy'), cancel),
  )
  cancel.addEventListener('click', close)
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const refused = await record(copied(at.id, id.text() ?? ''))
    if (refused) {
      problem.textContent = refused.join(' ')
      return
    }
    close()
    arrive(id.text() ?? '', `Recorded: ${id.text()}, a copy of ${at.id}.`)
  })
  show(form)
}

const copied = (of: string, id: string): Recordable => ({
  says: `${id}, a copy of ${of}`,
  names: [],
  changes: [],
  send: (project, version) => addCalculation(project, version, { id, copy_of: of }),
  undo: () => takenOut(id),
})

/** Ids of the register; on the page of one calculation its own. */
function idsOnPage(own: string): readonly string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => dataset.row ?? '')
  return rows.length > 0 ? [...rows.filter((id) => id !== own), own] : [own]
}

function arrive(id: string, text: string): void {
  if (isPanelPage) location.assign(`${projectPath(present().id)}#calculation-${encodeURIComponent(id)}`)
  else void openCalculation(id).then(() => say(element('p', {}, text)))
}

const CHANGED = 'The project changed meanwhile. Cancel, and remove the calculation again.'

export async function removeCalculation(button: HTMLElement): Promise<void> {
  const [at, project] = [panelOf(button), await projectNow()]
  const removal = at && project && removalOf(project, at.id)
  if (!at || !removal) return
  const { close, show } = formIn(at.place, '[data-remove]')
  const { version } = present()
  const lines = new Map(removal.links.map((link) => [link.after, lineOf(link)]))
  const form = editorOf({
    label: `Remove ${at.id}`,
    boxes: toldOf(removal, [...lines.values()]),
    read: () => (present().version === version ? removing(removal, lines) : { fault: CHANGED }),
    reach: Number.POSITIVE_INFINITY,
    recordText: `Remove ${at.id}`,
    close,
    recorded: () => {
      if (isPanelPage) location.assign(projectPath(present().id))
      else closeCalculation()
    },
  })
  show(form)
  form.requestSubmit()
}

function removing(removal: Removal, lines: ReadonlyMap<string, HTMLElement>): Recordable {
  const { id } = removal.removed
  return {
    says: `${id} removed`,
    names: Object.keys(removal.entries),
    changes: removalChanges(removal),
    undo: async () => {
      const now = await projectNow()
      return now ? restoringChanges(now, removal) : []
    },
    placed: (refused) => placedIn(refused, lines),
  }
}

const lineOf = ({ calculation, path, case: name }: BrokenLink): HTMLElement =>
  element('li', {}, `${calculation}, ${path.replaceAll('_', ' ')}${name === undefined ? '' : ` of case ${name}`} `)

/** What breaks, before it does. */
function toldOf({ removed: { id }, links, entries }: Removal, lines: readonly HTMLElement[]): readonly HTMLElement[] {
  const names = Object.keys(entries)
  const said =
    links.length === 0
      ? `No input uses a result of ${id}.`
      : `${counted(links.length, 'link')} to ${id} will be cleared:`
  return [
    element('p', {}, `The results of ${id} leave the project. Its recorded runs remain. ${said}`),
    ...(lines.length > 0 ? [element('ul', { class: 'broken' }, ...lines)] : []),
    ...(names.length > 0
      ? [element('p', {}, `Entries of the basis that are removed with it: ${names.join(', ')}.`)]
      : []),
  ]
}

/** An input that its workflow needs is told at its line. */
function placedIn(refused: Told, lines: ReadonlyMap<string, HTMLElement>): Told {
  const left = refused.errors.filter(({ pointer, message }) => {
    const line = lines.get(pointer)
    line?.querySelector('.problem')?.remove()
    line?.append(element('span', { class: 'problem' }, `${message}.`))
    return line === undefined
  })
  if (left.length > 0) return { ...refused, errors: left }
  return { detail: 'The marked inputs are required. Link or enter them first, then remove the calculation', errors: [] }
}
