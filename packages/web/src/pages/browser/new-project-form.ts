/** The form for a new project. YAML is read by a part that is loaded for it. */
import { PROJECT_SCHEMA } from '@keelson/projects/document.ts'
import { element } from '../../form/view/dom.ts'
import { freeId, slugOf } from '../project/new-id.ts'
import { START } from '../project/new-project.ts'
import { projectPath } from '../project/project-view.ts'
import { refusalLines, say } from './project-said.ts'
import { create, type Template, templates } from './project-service.ts'

const at = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(selector)

export function bringNewProject(): void {
  const form = at<HTMLFormElement>('#new-project')
  const start = at<HTMLSelectElement>('#start')
  const [title, id] = [at<HTMLInputElement>('#project-title'), at<HTMLInputElement>('#project-id')]
  const text = at<HTMLTextAreaElement>('#document')
  const place = at<HTMLDetailsElement>('.new-project')
  if (!form || !start || !title || !id || !text || !place) return
  let all: readonly Template[] = []
  /** The id follows the title until it is written by hand. */
  let isOwnId = false
  const chosen = () => all.find((one) => one.id === start.value)
  const show = () => {
    const template = chosen()
    const isDocument = start.value === START.document
    for (const [selector, isHidden] of [
      ['#named', isDocument],
      ['#from-document', !isDocument],
    ] as const) {
      const part = at(selector)
      if (part) part.hidden = isHidden
    }
    const about = at('#start-about')
    if (about) {
      about.hidden = template === undefined
      about.textContent = template?.description ?? ''
    }
  }
  start.addEventListener('change', () => {
    const template = chosen()
    if (template) {
      title.value = template.title
      id.value = freeId(template.id, takenIds())
    }
    show()
  })
  title.addEventListener('input', () => {
    const slug = slugOf(title.value)
    if (!isOwnId) id.value = slug === '' ? '' : freeId(slug, takenIds())
  })
  id.addEventListener('input', () => {
    isOwnId = id.value !== ''
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    text.value = await file.text()
    start.value = START.document
    show()
    place.open = true
    text.focus()
    say(element('p', {}, `Read from ${file.name}. Check the document and create the project.`))
  }
  at<HTMLInputElement>('#document-file')?.addEventListener(
    'change',
    ({ target }) => void take((target as HTMLInputElement).files?.[0]),
  )
  takeDropped(place, (file) => void take(file))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (start.value === START.document) void makeWritten(text.value)
    else void make(named(title.value.trim(), id.value.trim(), chosen()))
  })
  const offer = async () => {
    all = await offered()
  }
  if (place.open) void offer()
  else place.addEventListener('toggle', () => void offer(), { once: true })
  show()
}

/** The templates of the service; the page works without. */
async function offered(): Promise<readonly Template[]> {
  const [answered, group] = [await templates(), at('#templates')]
  if ('refused' in answered || !group) return []
  const all = answered.answer.templates
  group.replaceChildren(...all.map(({ id, title }) => element('option', { value: id }, title)))
  group.hidden = all.length === 0
  return all
}

const takenIds = (): ReadonlySet<string> =>
  new Set(
    [...document.querySelectorAll<HTMLElement>('.projects [data-project]')].map(({ dataset }) => dataset.project ?? ''),
  )

/** A file that is dropped anywhere on the page. */
function takeDropped(place: HTMLElement, take: (file: File | undefined) => void): void {
  const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  document.addEventListener('dragover', (event) => {
    if (!isFile(event)) return
    event.preventDefault()
    place.classList.add('is-over')
  })
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) place.classList.remove('is-over')
  })
  document.addEventListener('drop', (event) => {
    if (!isFile(event)) return
    event.preventDefault()
    place.classList.remove('is-over')
    take(event.dataTransfer?.files[0])
  })
}

const named = (title: string, id: string, template: Template | undefined): unknown =>
  template ? { ...template.document, title, id } : { schema: PROJECT_SCHEMA, id, title, basis: {}, calculations: [] }

async function makeWritten(written: string): Promise<void> {
  if (written.trim() === '') return refuse(['Paste a project document or choose a file.'])
  const { parsedText } = await import('@keelson/projects/text.ts')
  const read = parsedText(written)
  if ('problems' in read) return refuse(read.problems.map(({ message }) => `The document ${message}.`))
  await make(read.value)
}

async function make(document: unknown): Promise<void> {
  const { id, title } = (document ?? {}) as { readonly id?: unknown; readonly title?: unknown }
  if (title === '') return refuse(['Enter the title of the project.'])
  if (id === '') return refuse(['Enter the id of the project.'])
  const answered = await create(document)
  if ('refused' in answered) return refuse(refusalLines(answered.refused))
  location.assign(projectPath(answered.answer.id))
}

const refuse = (lines: readonly string[]) =>
  say(...lines.map((line) => element('p', { class: 'problem', role: 'alert' }, line)))
