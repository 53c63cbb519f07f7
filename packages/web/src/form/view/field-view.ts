/** One input on the page: label, box, unit, slider, what it is, and what is wrong with it. */
import { symbol } from '@keelson/report/numbers.ts'
import { annotations, type Demanded, type Problem, type Use } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { sameAlong } from '../case/cube.ts'
import { type Along, type Changed, EMPTY, type FieldState, isTable, kindOf } from '../case/field.ts'
import { limitsOf } from '../case/form.ts'
import type { PlacedField } from '../case/groups.ts'
import { type Fault, faultsOf, flatFaults, placeInWords } from '../case/problems.ts'
import { withReading } from '../case/readings.ts'
import { type Box, boxFor } from './box-view.ts'
import { element, fromMarkup } from './dom.ts'
import { enlargeButton } from './enlarge-view.ts'
import { fileView } from './file-view.ts'
import { listBox, type Parallel } from './list-view.ts'
import { longBox } from './long-view.ts'
import { tableBox } from './table-view.ts'

interface Marks {
  readonly use: Use
  /** What the modes as selected ask of it, if they do. */
  readonly demanded: Demanded | undefined
  /** What may be given in its place, in words; '' where nothing may. */
  readonly instead: string
  readonly given: boolean
  /** Of a table over two axes: the entries of the axes. */
  readonly along: Along | undefined
  readonly problems: readonly Problem[]
  /** How what stands in it was read. */
  readonly notes: readonly Problem[]
}
export interface FieldView {
  readonly element: HTMLElement
  readonly show: (state: FieldState) => void
  readonly mark: (marks: Marks) => void
}

export function fieldView({ name, schema, decides }: PlacedField, changed: Changed, lists: Parallel): FieldView {
  const { title, description, symbol: sign } = annotations(schema)
  const id = `input-${name}`
  const isWide = isTable(schema)
  let state = EMPTY
  const read = element('p', { class: 'read', 'aria-live': 'polite' })
  const box = boxOf(id, schema, lists, (next) => {
    state = next
    read.textContent = ''
    changed(next)
  })
  const accept = (path: readonly string[], value: string) => {
    state = withReading(schema, state, path, value)
    box.show(state)
    changed(state)
    document.getElementById(id)?.focus()
  }
  const inFile = fileView(box.element, title, () => {
    state = EMPTY
    box.show(EMPTY)
    inFile.show(EMPTY)
    changed(EMPTY)
  })
  const problem = element('p', { class: 'problem', id: `problem-${name}`, role: 'alert', hidden: true })
  const tag = element('span', { class: 'tag', hidden: true })
  const asked = element('span', { class: 'needed', hidden: true }, 'required')
  const checks = decides.length > 0 ? `for ${listed(decides)}` : ''
  const why = element('p', { class: 'why', hidden: true })
  const printed = symbol(sign)
  const label = element(isWide ? 'span' : 'label', isWide ? { id } : { for: id }, title)
  if (printed) label.append(' ', fromMarkup(printed.text))
  const about = element(
    'details',
    { class: 'about' },
    element('summary', { 'aria-label': `About ${title}` }, 'i'),
    element('p', {}, description, ' ', limitsOf(schema)),
    element('p', {}, element('code', {}, name)),
  )
  const enlarge = isWide ? [enlargeButton(title, box.element)] : []
  const whole = element(
    'div',
    { class: `field${isWide ? ' table-field' : ''}`, 'data-input': name },
    element('div', { class: 'name' }, element('span', {}, label, ' ', asked, ' ', tag), ...enlarge, about),
    why,
    box.element,
    inFile.element,
    read,
    problem,
  )
  return {
    element: whole,
    show: (next) => {
      state = next
      box.show(next)
      inFile.show(next)
    },
    mark: ({ use, demanded, instead, given, problems, notes, along }) => {
      read.textContent = notes.map(({ message }) => message).join('; ')
      if (along && !sameAlong(along, state.along)) {
        state = { ...state, along }
        box.show(state)
      }
      const required = demanded !== undefined && !demanded.met && use === 'used'
      const wanted = required && !given
      asked.hidden = !required
      whole.classList.toggle('wanted', wanted)
      const alternative = wanted && instead !== '' ? `or enter ${instead}` : ''
      const reason = required ? alternative : checks
      why.hidden = reason === ''
      why.textContent = reason
      const faults = flatFaults(schema, state, faultsOf(problems, name))
      const refused = faults.length > 0
      problem.hidden = !refused
      const said = faults.map(({ path, message }) => `${placeInWords(schema, state, path)}${message}`)
      if (problem.dataset.said !== said.join('\n')) sayProblems(problem, faults, said, { goTo: box.goTo, accept })
      if (isWide) box.mark?.(faults)
      else {
        for (const part of whole.querySelectorAll('input[type=text],select,textarea'))
          part.setAttribute('aria-invalid', String(refused))
        whole.querySelector(`#${id}`)?.setAttribute('aria-required', String(required))
      }
      whole.classList.toggle('refused', refused)
      whole.classList.toggle('plain', wanted && said.every((text) => text.startsWith(REQUIRED)))
      whole.classList.toggle('idle', use !== 'used')
      whole.hidden = use === 'unused' && !refused
      tag.hidden = use !== 'overridden'
      tag.textContent = 'superseded'
    },
  }
}

/** What the mark at the name of an input says: the name and the unit stand there. */
const REQUIRED = 'is required: '

/** The first two, and how many there are beside them. */
const listed = (checks: readonly string[]): string =>
  checks.length > 3 ? `${checks.slice(0, 2).join(', ')} and ${checks.length - 2} more checks` : checks.join(', ')

function boxOf(id: string, schema: TSchema, lists: Parallel, changed: Changed): Box {
  const problem = `problem-${lists.own}`
  const reads = kindOf(schema) === 'rows' ? lists.reads : undefined
  if (isTable(schema)) return tableBox(id, schema, changed, { problem, reads })
  if (kindOf(schema) === 'list') return listBox(id, schema, changed, problem, lists)
  if (['long', 'records'].includes(kindOf(schema))) return longBox(id, schema, changed, problem)
  return boxFor(id, schema, changed, { slider: true, problem })
}

type Accept = (path: readonly string[], value: string) => void

/** So many are said one by one. */
const SAID = 5

/** What is wrong, in one text; where it lies within the input, as buttons that lead there. */
function sayProblems(
  place: HTMLElement,
  faults: readonly Fault[],
  said: readonly string[],
  { goTo, accept }: { readonly goTo: Box['goTo']; readonly accept: Accept },
): void {
  place.dataset.said = said.join('\n')
  const offers = faults.slice(0, SAID).flatMap((fault) => offersOf(fault, accept))
  if (!goTo || faults.every(({ path }) => path.length === 0)) {
    place.replaceChildren(said.join('; '), ...offers)
    return
  }
  const buttons = said.slice(0, SAID).map((text, i) => {
    const button = element('button', { type: 'button', class: 'to-problem' }, text)
    button.addEventListener('click', () => goTo(faults[i]?.path ?? []))
    return button
  })
  const more = said.length > SAID ? [`and ${said.length - SAID} more`] : []
  place.replaceChildren(...buttons, ...more, ...offers)
}

/** What a text may mean, each as a button: taken by the reader alone. */
function offersOf({ path, readings = [] }: Fault, accept: Accept): readonly HTMLElement[] {
  return readings.map(({ value, says }) => {
    const button = element('button', { type: 'button', class: 'reading', title: says }, `Use ${value}`)
    button.addEventListener('click', () => accept(path, value))
    return element('span', { class: 'offer' }, button, ` ${says}`)
  })
}
