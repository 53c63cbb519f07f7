/** The title block of the report, kept in this browser by project: what is typed once stands in every report of the project. */
import { element } from '@keelson/form/view/dom.ts'
import { LARGEST_LOGO, logoProblem } from '@keelson/workflow/logo.ts'
import type { RunMeta } from '@keelson/workflow/record.ts'
import { titleBlocks } from './stored.ts'

export interface TitleBlockView {
  readonly element: HTMLElement
  readonly meta: () => RunMeta
}

const BOXES = [
  ['project', 'Project'],
  ['client', 'Client'],
  ['title', 'Title'],
  ['document', 'Document'],
  ['revision', 'Revision'],
  ['date', 'Date'],
  ['prepared_by', 'Prepared by'],
  ['checked_by', 'Checked by'],
  ['approved_by', 'Approved by'],
] as const
type Box = (typeof BOXES)[number][0] | 'notes'

export function titleBlockView(begin: RunMeta = {}): TitleBlockView {
  let meta: RunMeta = begin
  const summary = element('summary', {}, 'Title block of the report')
  const projects = element('datalist', { id: 'projects' })
  const said = element('p', { class: 'problem', role: 'alert', hidden: true })
  const picture = element('img', { alt: 'Logo', hidden: true })
  const set = (change: Partial<Record<keyof RunMeta, unknown>>) => {
    meta = Object.fromEntries(Object.entries({ ...meta, ...change }).filter(([, v]) => v !== '' && v !== undefined))
    titleBlocks.keep(meta)
    show()
  }
  const boxOf = (name: Box, title: string, input: HTMLInputElement | HTMLTextAreaElement) => {
    input.addEventListener('change', () => {
      const known = name === 'project' ? titleBlocks.all()[input.value] : undefined
      set(known ?? { [name]: input.value.trim() })
    })
    return [
      name,
      input,
      element('div', name === 'notes' ? { class: 'wide' } : {}, labelFor(name, title), input),
    ] as const
  }
  const boxes = [
    ...BOXES.map(([name, title]) =>
      boxOf(
        name,
        title,
        element('input', { id: `title-${name}`, type: 'text', ...(name === 'project' && { list: 'projects' }) }),
      ),
    ),
    boxOf('notes', 'Notes', element('textarea', { id: 'title-notes', rows: '2' })),
  ]
  const file = element('input', { type: 'file', id: 'title-logo', accept: 'image/png,image/jpeg,image/webp,image/gif' })
  file.addEventListener('change', () => void readLogo(file, said, (logo) => set({ logo })))
  const none = element('button', { type: 'button', class: 'quiet-button' }, 'Remove the logo')
  none.addEventListener('click', () => set({ logo: '' }))
  const show = () => {
    for (const [name, input] of boxes) input.value = meta[name] ?? ''
    picture.hidden = none.hidden = meta.logo === undefined
    if (meta.logo !== undefined) picture.src = meta.logo
    projects.replaceChildren(...Object.keys(titleBlocks.all()).map((value) => element('option', { value })))
    summary.textContent = ['Title block of the report', meta.project, meta.document].filter(Boolean).join(' · ')
  }
  show()
  return {
    element: element(
      'details',
      { class: 'titles' },
      summary,
      element('p', { class: 'note' }, 'Printed as stated and never part of a hash; kept in this browser, by project.'),
      element(
        'div',
        { class: 'grid' },
        ...boxes.map(([, , whole]) => whole),
        element('div', { class: 'wide' }, labelFor('logo', 'Logo'), file, ' ', none, ' ', picture, said),
        projects,
      ),
    ),
    meta: () => meta,
  }
}

const labelFor = (name: string, title: string) => element('label', { for: `title-${name}` }, title)

async function readLogo(file: HTMLInputElement, said: HTMLElement, take: (logo: string) => void): Promise<void> {
  const [picture] = file.files ?? []
  if (!picture) return
  const uri = await new Promise<string>((done) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result)))
    reader.readAsDataURL(picture)
  })
  const problem = picture.size > LARGEST_LOGO ? `is larger than ${LARGEST_LOGO} bytes` : logoProblem(uri)
  said.hidden = problem === undefined
  said.textContent = problem === undefined ? '' : `The logo ${problem}.`
  if (problem === undefined) take(uri)
}
