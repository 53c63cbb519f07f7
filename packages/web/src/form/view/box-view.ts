/** The box of an input that is no table, with its unit and its slider. */
import { printUnit } from '@keelson/units'
import { choicesOf } from '@keelson/units/systems.ts'
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import {
  type Changed,
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
import { element } from './dom.ts'
import { onArrows, sliderFor } from './slider-view.ts'

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
  if (kind === 'choice' || kind === 'flag') return wordsBox(id, schema, changed, options)
  const unit = unitOfField(schema)
  return unit === undefined || unit === '-'
    ? textBox(id, schema, changed, options)
    : unitBox(id, schema, unit, changed, options)
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
    show: ({ text }) => {
      if ([...select.options].every((o) => o.value !== text)) select.append(element('option', { value: text }, text))
      select.value = text
    },
  }
}

function textBox(id: string, schema: TSchema, changed: Changed, options: BoxOptions): Box {
  let state: FieldState = { text: '' }
  const tell = (next: FieldState) => {
    state = next
    changed(state)
  }
  const input = inputFor(id, schema, options)
  const slide = sliderFor(schema, () => state, tell, options.slider)
  input.addEventListener('input', () => {
    tell(withText(state, input.value))
    slide.show(state)
  })
  onArrows(
    input,
    schema,
    () => state,
    (next) => {
      tell(next)
      show(next)
    },
  )
  slide.element.addEventListener('input', () => {
    input.value = state.text
  })
  const show = (next: FieldState) => {
    state = next
    if (input.value !== next.text) input.value = next.text
    slide.show(next)
  }
  return { element: element('div', { class: 'entry' }, input, slide.element), show }
}

function unitBox(id: string, schema: TSchema, unit: string, changed: Changed, options: BoxOptions): Box {
  let state: FieldState = { text: '', unit }
  const input = inputFor(id, schema, options)
  const units = element('select', { class: 'unit', 'aria-label': `Unit of ${annotations(schema).title}` })
  const offer = (name: string) => {
    if ([...units.options].every((o) => o.value !== name))
      units.append(element('option', { value: name }, printUnit(name)))
  }
  for (const name of choicesOf(unit)) offer(name)
  const tell = (next: FieldState) => {
    state = next
    changed(state)
  }
  const slide = sliderFor(schema, () => state, tell, options.slider)
  const show = (next: FieldState) => {
    state = { unit, ...next }
    const own = state.unit ?? unit
    offer(own)
    units.value = own
    if (input.value !== state.text) input.value = state.text
    input.placeholder = placeholder(schema, own)
    slide.show(state)
  }
  input.addEventListener('input', () => {
    tell(withText(state, input.value))
    slide.show(state)
  })
  // A unit that was typed moves into its own box when the reader leaves the number.
  input.addEventListener('change', () => {
    const next = tidied(schema, state)
    if (next === state) return
    show(next)
    changed(state)
  })
  onArrows(
    input,
    schema,
    () => state,
    (next) => {
      show(next)
      changed(next)
    },
  )
  units.addEventListener('change', () => {
    show(inUnit(schema, tidied(schema, state), units.value))
    changed(state)
  })
  slide.element.addEventListener('input', () => {
    input.value = state.text
  })
  return { element: element('div', { class: 'entry' }, input, units, slide.element), show }
}

function inputFor(id: string, schema: TSchema, options: BoxOptions): HTMLInputElement {
  const isNumber = unitOfField(schema) !== undefined
  const input = element('input', {
    id,
    type: 'text',
    autocomplete: 'off',
    spellcheck: 'false',
    inputmode: isNumber && kindOf(schema) === 'quantity' ? 'text' : undefined,
    ...described(options),
  })
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
