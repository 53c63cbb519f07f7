/** The page of all projects: a document that is pasted or chosen becomes a project. YAML is read by a part that is loaded for it. */

import { element } from '../../form/view/dom.ts'
import { projectPath } from '../project/project-view.ts'
import { refusalLines, say } from './project-said.ts'
import { create, type Template, templates } from './project-service.ts'
import { seekInHead } from './seek.ts'

const text = document.querySelector<HTMLTextAreaElement>('#document')
const file = document.querySelector<HTMLInputElement>('#document-file')

file?.addEventListener('change', async () => {
  const [chosen] = file.files ?? []
  if (chosen && text) text.value = await chosen.text()
})
document.querySelector('#new-project')?.addEventListener('submit', (event) => {
  event.preventDefault()
  void make(text?.value ?? '')
})

const form = document.querySelector<HTMLDetailsElement>('.new-project')
form?.addEventListener('toggle', () => void offer(), { once: true })
if (form?.open) void offer()

/** The templates of the service; the page works without. */
async function offer(): Promise<void> {
  const answered = await templates()
  const [place, select] = [
    document.querySelector<HTMLElement>('#templates'),
    document.querySelector<HTMLSelectElement>('#template'),
  ]
  if ('refused' in answered || !place || !select) return
  const all = answered.answer.templates
  select.replaceChildren(
    element('option', { value: '' }, 'none'),
    ...all.map(({ id, title }) => element('option', { value: id }, title)),
  )
  place.hidden = all.length === 0
  select.addEventListener('change', () => begin(all.find(({ id }) => id === select.value)))
}

function begin(template: Template | undefined): void {
  const about = document.querySelector('#template-about')
  if (about) about.textContent = template?.description ?? ''
  if (template && text) text.value = JSON.stringify({ ...template.document, id: freeId(template.id) }, null, 2)
}

/** The id, with a number behind it where a project has it already. */
function freeId(id: string): string {
  const taken = new Set([...document.querySelectorAll('.projects code')].map(({ textContent }) => textContent))
  if (!taken.has(id)) return id
  let number = 2
  while (taken.has(`${id}-${number}`)) number++
  return `${id}-${number}`
}

async function make(written: string): Promise<void> {
  if (written.trim() === '') return refuse(['Paste a project document or choose a file.'])
  const { parsedText } = await import('@keelson/projects/text.ts')
  const read = parsedText(written)
  if ('problems' in read) return refuse(read.problems.map(({ message }) => `The document ${message}.`))
  const answered = await create(read.value)
  if ('refused' in answered) return refuse(refusalLines(answered.refused))
  location.assign(projectPath(answered.answer.id))
}

const refuse = (lines: readonly string[]) =>
  say(...lines.map((line) => element('p', { class: 'problem', role: 'alert' }, line)))

seekInHead()
