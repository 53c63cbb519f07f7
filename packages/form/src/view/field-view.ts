/** One input on the page: label, box, unit, slider, what it is, and what is wrong with it. */
import { symbol } from '@keelson/report/numbers.ts'
import { annotations, type Demanded, type Use } from '@keelson/workflow'
import { type Changed, type FieldState, kindOf } from '../case/field.ts'
import { limitsOf } from '../case/form.ts'
import type { PlacedField } from '../case/groups.ts'
import { boxFor } from './box-view.ts'
import { element, fromMarkup } from './dom.ts'
import { rowsBox } from './rows-view.ts'

export interface Marks {
  readonly use: Use
  /** What the modes as selected ask of it, if they do. */
  readonly demanded: Demanded | undefined
  /** What may be given in its place, in words; '' where nothing may. */
  readonly instead: string
  readonly given: boolean
  readonly problems: readonly { readonly pointer: string; readonly message: string }[]
}
export interface FieldView {
  readonly element: HTMLElement
  readonly show: (state: FieldState) => void
  readonly mark: (marks: Marks) => void
}

export function fieldView({ name, schema, decides }: PlacedField, changed: Changed): FieldView {
  const { title, description, symbol: sign } = annotations(schema)
  const id = `input-${name}`
  const isTable = kindOf(schema) === 'rows'
  const box = isTable
    ? rowsBox(id, schema, changed)
    : boxFor(id, schema, changed, { slider: true, problem: `problem-${name}` })
  const problem = element('p', { class: 'problem', id: `problem-${name}`, role: 'alert', hidden: true })
  const tag = element('span', { class: 'tag', hidden: true })
  const asked = element('span', { class: 'asked', hidden: true }, 'required')
  const checks = decides.length > 0 ? `for ${listed(decides)}` : ''
  const why = element('p', { class: 'why', hidden: true })
  const printed = symbol(sign)
  const label = element(isTable ? 'span' : 'label', isTable ? { id } : { for: id }, title)
  if (printed) label.append(' ', fromMarkup(printed.text))
  const about = element(
    'details',
    { class: 'about' },
    element('summary', { 'aria-label': `About ${title}` }, 'i'),
    element('p', {}, description, ' ', limitsOf(schema)),
    element('p', {}, element('code', {}, name)),
  )
  const whole = element(
    'div',
    { class: `field${isTable ? ' table-field' : ''}`, 'data-input': name },
    element('div', { class: 'name' }, element('span', {}, label, ' ', asked, ' ', tag), about),
    why,
    box.element,
    problem,
  )
  return {
    element: whole,
    show: box.show,
    mark: ({ use, demanded, instead, given, problems }) => {
      const required = demanded !== undefined && !demanded.met && use === 'used'
      const wanted = required && !given
      asked.hidden = !required
      whole.classList.toggle('wanted', wanted)
      const alternative = wanted && instead !== '' ? `or give ${instead}` : ''
      const reason = required ? alternative : checks
      why.hidden = reason === ''
      why.textContent = reason
      const refused = problems.length > 0
      problem.hidden = !refused
      const text = problems.map((p) => `${within(p.pointer, name)}${p.message}`).join('; ')
      if (problem.textContent !== text) problem.textContent = text
      for (const part of whole.querySelectorAll('input[type=text],select'))
        part.setAttribute('aria-invalid', String(refused))
      if (!isTable) whole.querySelector(`#${id}`)?.setAttribute('aria-required', String(required))
      whole.classList.toggle('refused', refused)
      whole.classList.toggle('idle', use !== 'used')
      whole.hidden = use === 'unused' && !refused
      tag.hidden = use !== 'overridden'
      tag.textContent = 'overridden'
    },
  }
}

/** The first two, and how many there are beside them. */
const listed = (checks: readonly string[]): string =>
  checks.length > 3 ? `${checks.slice(0, 2).join(', ')} and ${checks.length - 2} more checks` : checks.join(', ')

/** Where in a table a problem lies: `row 2, area: `. */
function within(pointer: string, name: string): string {
  const [row, column] = pointer.slice(name.length + 2).split('/')
  if (row === undefined || row === '') return ''
  return `row ${Number(row) + 1}${column === undefined ? '' : `, ${column}`}: `
}
