/** Revisions: issued under a name, and compared with the present. */
import { element } from '../../form/view/dom.ts'
import { differencesView } from '../project/differences-view.ts'
import { present, renew } from './project-desk.ts'
import { refusalLines, say, sayProblem } from './project-said.ts'
import { differences, issue } from './project-service.ts'

export function openIssue(): void {
  const field = (title: string, name: string, value = '') => {
    const box = element('input', { type: 'text', name, required: name !== 'note', value })
    return { box, label: element('label', {}, title, box) }
  }
  const [name, by, note] = [field('Revision', 'name', nextName()), field('Issued by', 'by'), field('Note', 'note')]
  const problem = element('p', { class: 'problem', role: 'alert' })
  const cancel = element('button', { type: 'button' }, 'Cancel')
  const actions = element('p', { class: 'actions' }, element('button', { class: 'primary' }, 'Issue revision'), cancel)
  const form = element('form', {}, standingNote(), name.label, by.label, note.label, problem, actions)
  const dialog = element(
    'dialog',
    { class: 'issue', 'aria-labelledby': 'issue-h' },
    element('h2', { id: 'issue-h' }, 'Issue revision'),
    form,
  )
  cancel.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const [named, issuer] = [name.box.value.trim(), by.box.value.trim()]
    const answered = await issue(present().id, { name: named, by: issuer, note: note.box.value.trim() })
    if ('refused' in answered) {
      problem.textContent = refusalLines(answered.refused).join(' ')
      return
    }
    dialog.close()
    await renew()
    say(element('p', {}, `Revision ${named} issued.`))
  })
  document.body.append(dialog)
  dialog.showModal()
  by.box.focus()
}

/** What is issued is told before it is. */
const standingNote = (): HTMLElement =>
  element(
    'p',
    { class: 'note' },
    `The revision keeps the basis, links, cases and results. ${document.querySelector('.verdict > span')?.textContent ?? ''}`,
  )

/** '02' after '01'; a letter by hand. */
function nextName(): string {
  const last = document.querySelector('.revisions tbody th')?.textContent ?? '00'
  return /^\d{1,6}$/.test(last) ? String(Number(last) + 1).padStart(last.length, '0') : ''
}

export async function showSince(revision: string): Promise<void> {
  const place = document.getElementById('differences')
  const answered = await differences(present().id, revision)
  if ('refused' in answered) return sayProblem(refusalLines(answered.refused).join(' '))
  if (!place) return
  place.innerHTML = differencesView(revision, answered.answer, present().units).text
  place.scrollIntoView({ block: 'nearest' })
}
