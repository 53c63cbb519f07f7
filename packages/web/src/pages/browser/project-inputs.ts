/** Inputs of a calculation: an own value is typed, or a link is made by choosing an entry or a result of the right dimension. */
import type { InputBases } from '@keelson/engine/input-basis.ts'
import type { Link } from '@keelson/projects/document.ts'
import { element } from '../../form/view/dom.ts'
import { inputChange, statementChanges } from '../project/changes.ts'
import { isLinked, linkKey, linkOfKey, readInput } from '../project/input-text.ts'
import type { InputRow } from '../project/project-view.ts'
import { type Box, boxOf, selectOf } from './project-boxes.ts'
import { editorOf, editorRow, type Read } from './project-editor.ts'
import { indexNow, indexShown } from './project-forms.ts'

interface Shape extends Pick<InputRow, 'holds' | 'choices' | 'sources' | 'kind'> {
  readonly value: unknown
  /** Where its own value comes from. */
  readonly stated?: InputBases
}

export function editInput(button: HTMLElement): void {
  const row = button.closest<HTMLTableRowElement>('tr[data-input]')
  const panel = button.closest<HTMLElement>('[data-calculation]')
  const made = row && panel && editorRow(row, button)
  if (!made) return
  const path = row.dataset.input ?? ''
  const id = panel.dataset.calculation ?? ''
  const shape = JSON.parse(row.dataset.shape ?? '{}') as Shape
  const said = `${panel.dataset.calculation} ${path.replaceAll('_', ' ')}`
  const value = valueBox(shape, button.dataset.typed ?? '')
  const link = linkBoxes(panel, shape, path)
  const change = (to: unknown): Read => ({
    says: said,
    names: [],
    changes: [inputChange(Number(indexShown(id)), path, to)],
    undo: async () => {
      const index = await indexNow(id)
      return [inputChange(index, path, shape.value ?? undefined), ...statementChanges(index, shape.stated)]
    },
  })
  let isCleared = false
  const read = (): Read => {
    if (isCleared) return change(undefined)
    const linked = link?.read()
    if (linked && 'fault' in linked) return linked
    if (linked)
      return JSON.stringify(linked.link) === JSON.stringify(shape.value)
        ? { ...NOTHING, says: said }
        : change(linked.link)
    const isExample = Object.values(shape.stated ?? {}).some(({ from }) => from === 'example')
    if (!value.isChanged() && !isLinked(shape.value))
      return isExample ? { ...change(shape.value), note: OWNED } : { ...NOTHING, says: said }
    const entered = readInput(value.text() ?? '', shape.holds)
    if ('fault' in entered) return entered
    return { ...change(entered.value), ...(isExample && { note: OWNED }) }
  }
  const clear = element('button', { type: 'button', class: 'quiet-button away-right' }, 'Clear input')
  const boxes = element('div', { class: 'boxes' }, value.label, ...(link?.boxes ?? []))
  const form = editorOf({
    label: `Change ${row.cells[0]?.firstChild?.textContent ?? path}`,
    boxes: [boxes],
    read,
    reach: Number(panel.dataset.reach),
    buttons: shape.value === null ? [] : [clear],
    close: made.close,
  })
  form.addEventListener(
    'input',
    () => {
      isCleared = false
    },
    { capture: true },
  )
  clear.addEventListener('click', () => {
    isCleared = true
    form.requestSubmit()
  })
  made.cell.append(form)
  form.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
/** Of an input that was the example's. */
const OWNED = 'The whole input is then recorded as your own, not as an example value.'
const NOTHING = { names: [], changes: [], undo: () => [] } as const

function valueBox({ holds, choices, value }: Shape, typed: string): Box {
  if (choices.length > 0) return boxOf({ title: 'Own value', value: typed, options: [['', 'choose'], ...choices] })
  if (holds === 'flag')
    return boxOf({
      title: 'Own value',
      value: typed,
      options: [
        ['', 'choose'],
        ['true', 'yes'],
        ['false', 'no'],
      ],
    })
  const isLong = holds === 'rows' || (typeof value === 'object' && value !== null && !isLinked(value))
  return boxOf({
    title: holds === 'number' ? 'Own value with unit' : 'Own value',
    value: typed,
    ...(isLong ? { rows: 5, kind: 'wide' } : { kind: 'typed' }),
  })
}

type ReadLink = { readonly link: Link } | { readonly fault: string } | undefined

/** The choice of what to link, of how several numbers become one, and of why another kind may be used. */
function linkBoxes(panel: HTMLElement, shape: Shape, path: string) {
  const template = panel.querySelector<HTMLTemplateElement>(
    `template[data-sources="${CSS.escape(shape.sources ?? '')}"]`,
  )
  if (!template || template.content.childElementCount === 0) return undefined
  const present = isLinked(shape.value) ? shape.value : undefined
  const select = element(
    'select',
    { 'aria-describedby': `link-note-${path}` },
    element('option', { value: '' }, 'not linked'),
    template.content.cloneNode(true),
  )
  const { reduce: reducing, because = '' } = { reduce: undefined, ...present } as {
    readonly reduce?: string
    readonly because?: string
  }
  if (present) chooseLink(select, present)
  const reduce = selectOf([])
  const reduceLabel = element('label', {}, 'Reduction of several values', reduce)
  const why = element('input', { type: 'text', value: because })
  const whyLabel = element('label', { class: 'wide' }, 'Reason for a different kind', why)
  const show = () => {
    const option = select.selectedOptions[0]
    const several = option?.dataset.several
    reduceLabel.hidden = several === undefined
    const chosen = reduce.value || reducing || ''
    reduce.replaceChildren(...reductionsOf(several, shape.holds))
    reduce.value = [...reduce.options].some(({ value }) => value === chosen) ? chosen : (reduce.options[0]?.value ?? '')
    whyLabel.hidden = select.value === '' || option?.dataset.kind === shape.kind
  }
  select.addEventListener('change', show)
  show()
  const read = (): ReadLink => {
    if (select.value === '') return undefined
    const link = linkOfKey(select.value)
    const reason = why.value.trim()
    if (!whyLabel.hidden && reason === '') return { fault: `${kindsOf(select, shape)} Enter the reason.` }
    const because = whyLabel.hidden ? {} : { because: reason }
    if ('basis' in link) return { link: { ...link, ...because } }
    return {
      link: {
        ...link,
        ...(!reduceLabel.hidden && reduce.value !== '' && { reduce: reduce.value as 'max' }),
        ...because,
      },
    }
  }
  return { boxes: [element('label', { class: 'wide' }, 'Link to', select), reduceLabel, whyLabel], read }
}

const kindsOf = (select: HTMLSelectElement, { kind }: Shape): string =>
  `The kinds differ (${(select.selectedOptions[0]?.dataset.kind || 'none').replaceAll('_', ' ')} and ${(kind || 'none').replaceAll('_', ' ')}).`

function chooseLink(select: HTMLSelectElement, link: Link): void {
  const value = linkKey(link)
  if ([...select.options].every((option) => option.value !== value))
    select.append(element('option', { value }, 'basis' in link ? link.basis : link.from))
  select.value = value
}

function reductionsOf(several: string | undefined, holds: InputRow['holds']): readonly HTMLOptionElement[] {
  if (several === undefined) return []
  const cases = JSON.parse(several) as readonly string[]
  const all = [
    ...(holds === 'numbers' && cases.length === 0 ? ([['', 'all']] as const) : []),
    ...([
      ['max', 'maximum'],
      ['min', 'minimum'],
      ['max_abs', 'maximum absolute value'],
    ] as const),
    ...cases.map((name) => [`case:${name}`, `case ${name}`] as const),
  ]
  return all.map(([value, shown]) => element('option', { value }, shown))
}
