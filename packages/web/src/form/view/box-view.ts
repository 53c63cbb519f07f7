/** The box of an input that is no table, with its unit and its slider. */
import { printUnit } from '@keelson/units'
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import {
  type Changed,
  EMPTY,
  type FieldState,
  inUnit,
  kindOf,
  specOf,
  tidied,
  unitOfField,
  withText,
  wordShown,
} from '../case/field.ts'
import { listText } from '../case/list-text.ts'
import type { Fault } from '../case/problems.ts'
import { element, selectValue } from './dom.ts'
import { onArrows, sliderFor } from './slider-view.ts'
import { unitSelect } from './table-head.ts'

/** A box with what belongs to it, without label. */
export interface Box {
  readonly element: HTMLElement
  readonly show: (state: FieldState) => void
  /** Marks what is wrong within it; a box of one value is marked by its field. */
  readonly mark?: (faults: readonly Fault[]) => void
  /** Goes to a place within it. */
  readonly goTo?: (path: readonly string[]) => void
}

interface BoxOptions {
  readonly slider?: boolean
  readonly problem?: string
  readonly label?: string
}

/** The box for an input that is no table. */
export function boxFor(id: string, schema: TSchema, changed: Changed, options: BoxOptions = {}): Box {
  const kind = kindOf(schema)
  return (kind === 'choice' || kind === 'flag' ? wordsBox : textBox)(id, schema, changed, options)
}

const described = ({ problem, label }: BoxOptions) => ({ 'aria-describedby': problem, 'aria-label': label })

function wordsBox(id: string, schema: TSchema, changed: Changed, options: BoxOptions): Box {
  const { enum: words = ['true', 'false'], default: otherwise } = specOf(schema)
  const shown = (word: unknown) => wordShown(schema, word)
  const left = otherwise === undefined ? 'not entered' : `${shown(otherwise)} (default)`
  const select = element(
    'select',
    { id, ...described(options) },
    element('option', { value: '' }, left),
    ...words.map((word) => element('option', { value: String(word) }, shown(word))),
  )
  select.addEventListener('change', () => changed({ text: select.value }))
  return {
    element: element('div', { class: 'entry' }, select),
    show: ({ text }) => selectValue(select, text),
  }
}

function textBox(id: string, schema: TSchema, changed: Changed, options: BoxOptions): Box {
  const own = unitOfField(schema)
  const unit = own === '-' ? undefined : own
  const input = inputFor(id, schema, options)
  let state = EMPTY
  const tell = (next: FieldState) => {
    state = next
    changed(state)
  }
  const slide = sliderFor(schema, () => state, tell, options.slider)
  const show = (next: FieldState) => {
    state = { ...(unit && { unit }), ...next }
    if (input.value !== state.text) input.value = state.text
    if (units && state.unit !== undefined) {
      selectValue(units, state.unit, printUnit(state.unit))
      input.placeholder = placeholder(schema, state.unit)
    }
    slide.show(state)
  }
  const take = (next: FieldState) => {
    show(next)
    changed(state)
  }
  const { title } = annotations(schema)
  const units = unit && unitSelect(title, unit, unit, (to) => take(inUnit(schema, tidied(schema, state), to)))
  input.addEventListener('input', () => {
    tell(withText(state, input.value))
    slide.show(state)
  })
  // A unit that was typed moves into its own box when the reader leaves the number.
  input.addEventListener('change', () => {
    const next = tidied(schema, state)
    if (next !== state) take(next)
  })
  onArrows(input, schema, () => state, take)
  slide.element.addEventListener('input', () => {
    input.value = state.text
  })
  return {
    element: element('div', { class: 'entry' }, input, ...(units ? [units] : []), slide.element),
    show,
  }
}

function inputFor(id: string, schema: TSchema, options: BoxOptions): HTMLInputElement {
  const input = element('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false', ...described(options) })
  input.placeholder = placeholder(schema, unitOfField(schema))
  return input
}

/** What stands in when the box is empty, in the unit that is shown. */
export function placeholder(schema: TSchema, unit: string | undefined): string {
  const otherwise = specOf(schema).default
  const own = unitOfField(schema)
  if (otherwise === undefined) return '–'
  if (Array.isArray(otherwise)) return listText(otherwise)
  if (typeof otherwise !== 'number' || unit === undefined || own === undefined) return String(otherwise)
  return inUnit(schema, { text: String(otherwise), unit: own }, unit).text
}
