/** Title, scope and title block of a calculation or of the project, edited in a form. */
import type { RunMeta } from '@keelson/engine'
import { element } from '../../form/view/dom.ts'
import {
  BLOCK_PARAGRAPHS,
  BLOCK_TEXTS,
  blockWith,
  linesOf,
  type Settings,
  settingsChanges,
} from '../project/settings.ts'
import { type Box, boxOf } from './project-boxes.ts'
import { editorOf, type Read } from './project-editor.ts'
import { formIn, indexNow, indexShown, panelOf, projectNow } from './project-forms.ts'

interface Edited {
  readonly label: string
  readonly says: string
  /** Where it is now, and where it is under the version that the page shows. */
  readonly at: () => Promise<string>
  readonly pointer: () => string
  readonly before: Settings & { readonly meta?: RunMeta }
  readonly boxes: Readonly<Record<string, Box>>
  readonly isTitled: boolean
  readonly reach: number
  readonly place: () => Element | null
  readonly opener: string
}

const SCOPE = [
  ['in', 'in scope'],
  ['out', 'outside scope'],
] as const

export async function editCalculation(button: HTMLElement): Promise<void> {
  const [at, project] = [panelOf(button), await projectNow()]
  const calculation = project?.calculations.find(({ id }) => id === at?.id)
  if (!at || !calculation) return
  const { title, in_scope, meta } = calculation
  openSettings({
    label: `Title, scope and revision of ${at.id}`,
    says: `${at.id} title, scope and revision`,
    at: async () => `/calculations/${await indexNow(at.id)}`,
    pointer: () => `/calculations/${indexShown(at.id)}`,
    before: { title, in_scope, ...(meta && { meta }) },
    boxes: {
      title: boxOf({ title: 'Title', value: title ?? '', kind: 'wide' }),
      in_scope: boxOf({ title: 'Scope', value: in_scope === false ? 'out' : 'in', options: SCOPE }),
    },
    isTitled: false,
    reach: 1,
    place: at.place,
    opener: '[data-settings]',
  })
}

export async function editProject(): Promise<void> {
  const project = await projectNow()
  if (!project) return
  const { title, description, owner, meta } = project
  openSettings({
    label: 'Title and revision of the project',
    says: 'title and revision of the project',
    at: async () => '',
    pointer: () => '',
    before: { title, description, owner, ...(meta && { meta }) },
    boxes: {
      title: boxOf({ title: 'Title', value: title, kind: 'wide' }),
      owner: boxOf({ title: 'Owner', value: owner ?? '' }),
      description: boxOf({ title: 'Description', value: description ?? '', rows: 2, kind: 'wide' }),
    },
    isTitled: true,
    reach: 1,
    place: () => document.getElementById('project-editing'),
    opener: '#settings',
  })
}

function openSettings({ label, says, at, pointer, before, boxes, isTitled, reach, place, opener }: Edited): void {
  const { meta = {} } = before
  const block = blockBoxes(meta)
  const form = formIn(place, opener)
  const read = (): Read => {
    const after: Settings = { ...before, ...typedIn(boxes), meta: blockWith(meta, block.typed()) }
    if (isTitled && after.title === undefined) return { fault: 'Enter the title.' }
    return {
      says,
      names: [],
      changes: settingsChanges(pointer(), before, after),
      undo: async () => settingsChanges(await at(), after, before),
    }
  }
  form.show(
    editorOf({
      label,
      boxes: [element('div', { class: 'boxes' }, ...Object.values(boxes).map((box) => box.label)), ...block.elements],
      read,
      reach,
      close: form.close,
    }),
  )
}

/** What was changed in the boxes; a scope is stated where a calculation is out of it. */
function typedIn(boxes: Readonly<Record<string, Box>>): Settings {
  return Object.fromEntries(
    Object.entries(boxes).flatMap(([name, box]) => {
      if (!box.isChanged()) return []
      const text = box.text()
      return [[name, name === 'in_scope' ? (text === 'out' ? false : undefined) : text]]
    }),
  )
}

function blockBoxes(meta: RunMeta) {
  const texts = BLOCK_TEXTS.map(([name, title]) => [name, boxOf({ title, value: meta[name] ?? '' })] as const)
  const paragraphs = BLOCK_PARAGRAPHS.map(
    ([name, title]) => [name, boxOf({ title, value: meta[name] ?? '', rows: 2, kind: 'wide' })] as const,
  )
  const holds = boxOf({
    title: 'Items on hold, one per line',
    value: (meta.holds ?? []).join('\n'),
    rows: 2,
    kind: 'wide',
  })
  const row = (...labels: readonly HTMLElement[]) => element('div', { class: 'boxes' }, ...labels)
  return {
    elements: [
      row(...texts.map(([, { label }]) => label)),
      element(
        'details',
        {},
        element('summary', {}, 'Purpose, conclusion, notes and items on hold'),
        row(...paragraphs.map(([, { label }]) => label), holds.label),
      ),
    ],
    typed: () => ({
      ...Object.fromEntries(
        [...texts, ...paragraphs].flatMap(([name, box]) => (box.isChanged() ? [[name, box.text()]] : [])),
      ),
      ...(holds.isChanged() && { holds: linesOf(holds.text()) }),
    }),
  }
}
