/** The boxes within the sentences of a study, each with room for what is wrong with it. */
import { unitText } from '@keelson/report/numbers.ts'
import type { Problem } from '@keelson/workflow'
import { element } from '../../form/view/dom.ts'
import { type AskedStudy, placeOf } from '../case/study-request.ts'
import type { Choice, Entry } from '../case/study-sheet.ts'

/** Told what was typed or chosen in a box; what was chosen may change which boxes there are. */
export type Put = (id: string, value: string, isChosen: boolean) => void

export function textSlot({ id, value }: Entry, label: string, put: Put, width = 4.6): HTMLElement {
  const box = element('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false', 'aria-label': label })
  box.style.width = `${width}em`
  box.value = value
  box.addEventListener('input', () => put(id, box.value, false))
  return slot(id, box)
}

export function choiceSlot({ id, value, options }: Choice, label: string, put: Put): HTMLElement {
  const box = element(
    'select',
    { id, 'aria-label': label },
    ...options.map(([name, title]) => element('option', { value: name }, title)),
  )
  box.value = value
  box.addEventListener('change', () => put(id, box.value, true))
  return slot(id, box)
}

export function tickSlot({ id, value }: Entry, label: string, put: Put): HTMLElement {
  const box = element('input', { id, type: 'checkbox' })
  box.checked = value === 'yes'
  box.addEventListener('change', () => put(id, box.checked ? 'yes' : '', true))
  return slot(id, element('label', {}, box, ' ', label))
}

const whyId = (id: string): string => `${id}-why`

const slot = (id: string, box: HTMLElement): HTMLElement =>
  element(
    'span',
    { class: 'slot' },
    box,
    element('span', { class: 'problem', id: whyId(id), role: 'alert', hidden: true }),
  )

/** A unit after its number; nothing where there is none. */
export const unitAfter = (unit: string | undefined): string => (unit === undefined ? '' : ` ${unitText(unit)}`)

/** Says each problem at its box and goes to the first; hands back those that have none. */
export function markSlots(form: HTMLElement, problems: readonly Problem[], places: AskedStudy['places']): Problem[] {
  unmarkSlots(form)
  const marked: HTMLElement[] = []
  const rest = problems.filter(({ pointer, message }) => {
    const box = document.getElementById(placeOf(pointer, places) ?? '')
    const why = box && document.getElementById(whyId(box.id))
    if (!box || !why) return true
    why.textContent = why.hidden ? message : `${why.textContent}; ${message}`
    why.hidden = false
    box.setAttribute('aria-invalid', 'true')
    box.setAttribute('aria-describedby', why.id)
    marked.push(box)
    return false
  })
  marked[0]?.focus()
  return rest
}

export function unmarkSlots(form: HTMLElement): void {
  for (const box of form.querySelectorAll('[aria-invalid]'))
    for (const name of ['aria-invalid', 'aria-describedby']) box.removeAttribute(name)
  for (const why of form.querySelectorAll<HTMLElement>('.slot>.problem')) why.hidden = true
}
