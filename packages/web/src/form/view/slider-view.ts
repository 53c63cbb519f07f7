/** Moving a number without typing it: the slider beneath its box, and the arrow keys in it. */
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { type Changed, type FieldState, isNumeral, kindOf, numberIn, withText } from '../case/field.ts'
import { type Slider, sliderOf, tidy } from '../case/slider.ts'
import { element } from './dom.ts'

export interface SliderView {
  readonly element: HTMLElement
  readonly show: (state: FieldState) => void
}

/** The slider of an input; none where the input is not one number, or the place has no room for it. */
export function sliderFor(schema: TSchema, now: () => FieldState, changed: Changed, wanted = false): SliderView {
  const bar = element('input', { type: 'range', tabindex: '-1', 'aria-label': `Slide ${annotations(schema).title}` })
  if (!wanted || kindOf(schema) !== 'quantity') {
    bar.hidden = true
    return { element: bar, show: () => {} }
  }
  let range: Slider | undefined
  let unit: string | undefined
  bar.addEventListener('input', () => range && changed(withText(now(), String(tidy(Number(bar.value), range.step)))))
  return {
    element: bar,
    show: (state) => {
      const value = isNumeral(state.text) ? Number(state.text) : Number.NaN
      const within = range !== undefined && unit === state.unit && value >= range.low && value <= range.high
      if (!within) range = sliderOf(schema, state)
      unit = state.unit
      bar.classList.toggle('absent', range === undefined)
      if (!range) return
      Object.assign(bar, { min: String(range.low), max: String(range.high), step: 'any' })
      bar.value = String(value)
      bar.step = String(range.step)
      const share = (100 * (value - range.low)) / (range.high - range.low)
      bar.style.setProperty('--share', `${share.toFixed(1)}%`)
    },
  }
}

/** Up and down move the number by a step of its slider, with Shift by ten. */
export function onArrows(input: HTMLInputElement, schema: TSchema, now: () => FieldState, changed: Changed): void {
  input.addEventListener('keydown', (event) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const state = now()
    const range = way === 0 ? undefined : sliderOf(schema, state)
    if (!range || numberIn(schema, state) === undefined) return
    event.preventDefault()
    const by = way * range.step * (event.shiftKey ? 10 : 1)
    changed(withText(state, String(tidy(Number(state.text) + by, range.step))))
  })
}
