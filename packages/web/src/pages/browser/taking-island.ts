/** Puts a recorded run into a project: the choice of the project, the names of its entries, and what is refused at its place. */
import { PROJECT_SCHEMA, type Project } from '@keelson/projects/document.ts'
import { entryText } from '../project/entry-text.ts'
import { freeId, nextId, slugOf } from '../project/new-id.ts'
import { projectPath } from '../project/project-view.ts'
import { NEW_PROJECT, type TakingData } from '../project/taking.ts'
import type { Told } from './asking.ts'
import { refusalLines } from './project-said.ts'
import { addCalculation, create, documentNow } from './project-service.ts'
import { seekInHead } from './seek.ts'

const { run_id, document: number } = JSON.parse(
  document.getElementById('keelson-page')?.textContent ?? '{}',
) as TakingData
const at = <T extends HTMLElement>(selector: string): T => document.querySelector(selector) as T
const form = at<HTMLFormElement>('#taking')
const [choice, id] = [at<HTMLSelectElement>('#taking-project'), at<HTMLInputElement>('#taking-id')]
const [title, projectId] = [at<HTMLInputElement>('#project-title'), at<HTMLInputElement>('#project-id')]
const problem = form.querySelector(':scope > .problem')
const names = [...form.querySelectorAll<HTMLInputElement>('[data-name]')]

interface Chosen {
  readonly version: number
  readonly project: Pick<Project, 'basis' | 'calculations'>
}
const NONE: Chosen = { version: 1, project: { basis: {}, calculations: [] } }
let chosen: Chosen = NONE
/** The proposed id is another with another project, unless it was written by hand. */
let isOwnId = false

const tell = (text: string) => {
  if (problem) problem.textContent = text
}

async function choose(): Promise<void> {
  const isNew = choice.value === NEW_PROJECT
  at('#taking-new').hidden = !isNew
  const answered = isNew ? { answer: NONE } : await documentNow(choice.value)
  if ('refused' in answered) return tell(refusalLines(answered.refused).join(' '))
  chosen = answered.answer
  const ids = chosen.project.calculations.map((one) => one.id)
  if (!isOwnId)
    id.value = number !== null && /^[\w.-]{1,80}$/.test(number) && !ids.includes(number) ? number : nextId(ids)
  at('#taking-names').replaceChildren(...Object.keys(chosen.project.basis).map((name) => new Option(name, name)))
  for (const box of names) showEntry(box)
}

/** A name that is there already is linked to what it has. */
function showEntry(box: HTMLInputElement): void {
  const note = box.nextElementSibling
  const entry = Object.hasOwn(chosen.project.basis, box.value) ? chosen.project.basis[box.value] : undefined
  if (!note) return
  const unit = entry && 'value' in entry ? (entry.unit ?? '') : ''
  note.textContent =
    entry && !box.disabled ? `In the basis: ${entryText(entry, unit)}. The input is linked to it as it is.` : ''
}

form.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target === id) isOwnId = id.value !== ''
  if (target === title)
    projectId.value = freeId(slugOf(title.value), new Set([...choice.options].map(({ value }) => value)))
  if (target.dataset.name !== undefined) showEntry(target)
  const taken = target.dataset.take
  const box = names.find(({ dataset }) => dataset.name === taken)
  if (taken === undefined || !box) return
  box.disabled = !target.checked
  showEntry(box)
  if (target.checked) box.select()
})
choice.addEventListener('change', () => void choose())
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void put()
})

async function put(): Promise<void> {
  tell('')
  for (const one of form.querySelectorAll('td .problem')) one.remove()
  const to = await target()
  if (to === undefined) return
  const basis = Object.fromEntries(
    names.flatMap(({ disabled, dataset, value }) => (disabled ? [] : [[dataset.name, value.trim()]])),
  )
  const answered = await addCalculation(to, chosen.version, { id: id.value.trim(), run_id, basis })
  if ('answer' in answered)
    return location.assign(`${projectPath(to)}#calculation-${encodeURIComponent(id.value.trim())}`)
  const left = placed(answered.refused)
  if (left) tell(refusalLines(left).join(' '))
}

/** The id of the project, which is made where it is new; undefined where it cannot be. */
async function target(): Promise<string | undefined> {
  if (choice.value !== NEW_PROJECT) {
    await choose()
    return choice.value
  }
  const named = { id: projectId.value.trim(), title: title.value.trim() }
  if (named.title === '' || named.id === '') {
    tell('Enter the title and the id of the new project.')
    return undefined
  }
  const answered = await create({ schema: PROJECT_SCHEMA, ...named, basis: {}, calculations: [] })
  if ('refused' in answered) {
    tell(refusalLines(answered.refused).join(' '))
    return undefined
  }
  choice.prepend(new Option(`${named.title} (${named.id})`, named.id))
  choice.value = named.id
  await choose()
  return named.id
}

/** Told at the names of the entries; what is left is told below. */
function placed(refused: Told): Told | undefined {
  const left = refused.errors.filter(({ pointer, message }) => {
    const box = names.find(({ dataset }) => pointer === `/basis/${dataset.name?.replaceAll('/', '~1')}`)
    const said = Object.assign(document.createElement('span'), { className: 'problem', textContent: `${message}.` })
    box?.after(said)
    return box === undefined
  })
  return left.length > 0 || refused.errors.length === 0 ? { ...refused, errors: left } : undefined
}

void choose()
seekInHead()
