/** The title block of the report, kept in this browser by project: what is typed once stands in every report of the project. */
import type { RunMeta } from '@keelson/engine/record.ts'
import { LARGEST_LOGO, logoProblem } from '@keelson/report/logo.ts'
import { annotations } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import { EMPTY, paramOf, stateOf } from '../../form/case/field.ts'
import { element } from '../../form/view/dom.ts'
import { tableBox } from '../../form/view/table-view.ts'
import { titleBlocks } from './stored.ts'

export interface TitleBlockView {
  readonly element: HTMLElement
  readonly meta: () => RunMeta
}
/** One part of the block: its element, and how it shows what is stated. */
interface Part {
  readonly element: HTMLElement
  readonly show: (meta: RunMeta) => void
}
type Change = Partial<Record<keyof RunMeta, unknown>>
type Set = (change: Change) => void

const HEADING = 'Report title block'

/** `schema`: that of `meta`, as it is published. */
export function titleBlockView(schema: TObject, begin: RunMeta = {}): TitleBlockView {
  let meta = begin
  const summary = element('summary', {}, HEADING)
  const projects = element('datalist', { id: 'projects' })
  const set: Set = (change) => {
    const stated = Object.entries({ ...meta, ...change }).filter(([, v]) => v !== '' && v !== undefined)
    meta = Object.fromEntries(stated)
    titleBlocks.keep(meta)
    show()
  }
  const parts = Object.entries(schema.properties as Readonly<Record<string, TSchema>>).flatMap(([name, one]) =>
    // Remarks are at steps and checks, which the block does not have: a client states them.
    name === 'remarks' ? [] : [partFor(name as keyof RunMeta, one, set)],
  )
  const show = () => {
    for (const part of parts) part.show(meta)
    projects.replaceChildren(...Object.keys(titleBlocks.all()).map((value) => element('option', { value })))
    summary.textContent = [HEADING, meta.project, meta.document].filter(Boolean).join(' · ')
  }
  show()
  return {
    element: element(
      'details',
      { class: 'titles' },
      summary,
      element(
        'p',
        { class: 'note' },
        'Printed in the report as entered. It does not change results. This browser saves it by project.',
      ),
      element('div', { class: 'grid' }, ...parts.map((part) => part.element), projects),
    ),
    meta: () => meta,
  }
}

/** Those that are lists of texts, one a line. */
type ListName = 'holds' | 'references'
const isList = (name: keyof RunMeta): name is ListName => name === 'holds' || name === 'references'
/** Those that are one text. */
type TextName = Exclude<keyof RunMeta, 'revision_history' | ListName | 'remarks'>
const PARAGRAPHS: readonly (keyof RunMeta)[] = ['notes', 'purpose', 'conclusion']

function partFor(name: keyof RunMeta, schema: TSchema, set: Set): Part {
  if (name === 'logo') return logoPart(schema, set)
  if (name === 'revision_history') return historyPart(name, schema, set)
  if (isList(name)) return linesPart(name, schema, set)
  return textPart(name as TextName, schema, set)
}

function textPart(name: TextName, schema: TSchema, set: Set): Part {
  const id = `title-${name}`
  const isLong = PARAGRAPHS.includes(name)
  const input = isLong
    ? element('textarea', { id, rows: '2' })
    : element('input', { id, type: 'text', autocomplete: 'off', list: name === 'project' ? 'projects' : undefined })
  input.addEventListener('change', () => {
    const known = name === 'project' ? titleBlocks.all()[input.value] : undefined
    set(known ?? { [name]: input.value.trim() })
  })
  return {
    element: element('div', isLong ? { class: 'wide' } : {}, labelFor(id, schema), input),
    show: (meta) => {
      input.value = meta[name] ?? ''
    },
  }
}

function linesPart(name: ListName, schema: TSchema, set: Set): Part {
  const id = `title-${name}`
  const area = element('textarea', { id, rows: '2', placeholder: 'One per line' })
  area.addEventListener('change', () => {
    const lines = area.value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
    set({ [name]: lines.length > 0 ? lines : undefined })
  })
  return {
    element: element('div', { class: 'wide' }, labelFor(id, schema), area),
    show: (meta) => {
      area.value = (meta[name] ?? []).join('\n')
    },
  }
}

function logoPart(schema: TSchema, set: Set): Part {
  const said = element('p', { class: 'problem', role: 'alert', hidden: true })
  const picture = element('img', { alt: 'Logo', hidden: true })
  const file = element('input', { type: 'file', id: 'title-logo', accept: 'image/png,image/jpeg,image/webp,image/gif' })
  file.addEventListener('change', () => void readLogo(file, said, (logo) => set({ logo })))
  const none = element('button', { type: 'button', class: 'quiet-button' }, 'Remove logo')
  none.addEventListener('click', () => set({ logo: '' }))
  return {
    element: element('div', { class: 'wide' }, labelFor('title-logo', schema), file, ' ', none, ' ', picture, said),
    show: ({ logo }) => {
      picture.hidden = logo === undefined
      none.hidden = logo === undefined
      if (logo !== undefined) picture.src = logo
    },
  }
}

function historyPart(name: 'revision_history', schema: TSchema, set: Set): Part {
  const id = `title-${name}`
  const heading = element('span', { id, class: 'heading' }, annotations(schema).title)
  const box = tableBox(id, schema, (state) => set({ [name]: stated(paramOf(schema, state)) }))
  let shown = ''
  return {
    element: element('div', { class: 'wide' }, heading, box.element),
    show: ({ revision_history: history = [] }) => {
      const text = JSON.stringify(history)
      if (text === shown) return
      shown = text
      box.show(history.length > 0 ? stateOf(schema, history) : EMPTY)
    },
  }
  /** Rows in which something stands; what is typed is not drawn anew under the reader's hands. */
  function stated(rows: unknown): unknown {
    const filled = (Array.isArray(rows) ? rows : []).filter((row) => Object.keys(row).length > 0)
    shown = JSON.stringify(filled)
    return filled.length > 0 ? filled : undefined
  }
}

const labelFor = (id: string, schema: TSchema) => element('label', { for: id }, annotations(schema).title)

async function readLogo(file: HTMLInputElement, said: HTMLElement, take: (logo: string) => void): Promise<void> {
  const [picture] = file.files ?? []
  if (!picture) return
  const uri = await new Promise<string>((done) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.readAsDataURL(picture)
  })
  const problem = picture.size > LARGEST_LOGO ? `exceeds ${LARGEST_LOGO} bytes` : logoProblem(uri)
  said.hidden = problem === undefined
  said.textContent = problem === undefined ? '' : `The logo ${problem}.`
  if (problem === undefined) take(uri)
}
