/** A question that the reading of a file raises, with its choices. */

import type { Question } from '@keelson/files/table.ts'
import { element } from '../../form/view/dom.ts'

/** More choices than these are a list to choose from. */
const MOST_BUTTONS = 6
const NONE = ''

export function questionView(
  id: string,
  question: Question,
  answer: string | undefined,
  answered: (answer: string) => void,
): HTMLElement {
  const { text, choices, orNumber, orUnit } = question
  const isOther = answer !== undefined && choices.every((choice) => choice.answer !== answer)
  const offered = choices.length > MOST_BUTTONS ? selectOf : radiosOf
  const other = orNumber !== undefined || orUnit !== undefined
  return element(
    'fieldset',
    { class: 'file-question' },
    element('legend', {}, text),
    ...(choices.length > 0 ? [offered(id, question, answer, answered)] : []),
    ...(other ? [otherOf(id, question, isOther ? answer : '', answered)] : []),
  )
}

function radiosOf(
  id: string,
  { choices }: Question,
  answer: string | undefined,
  answered: (answer: string) => void,
): HTMLElement {
  const buttons = choices.map((choice, i) => {
    const checked = choice.answer === answer
    const radio = element('input', { type: 'radio', id: `${id}-${i}`, name: id, value: choice.answer, checked })
    radio.addEventListener('change', () => answered(choice.answer))
    return element('label', {}, radio, ' ', element('b', {}, choice.answer), meansOf(choice))
  })
  return element('div', { class: 'file-choices' }, ...buttons)
}

function selectOf(
  id: string,
  { choices, text }: Question,
  answer: string | undefined,
  answered: (answer: string) => void,
): HTMLElement {
  const options = choices.map((choice) =>
    element(
      'option',
      { value: choice.answer, selected: choice.answer === answer },
      `${choice.answer}${meansOf(choice)}`,
    ),
  )
  const select = element(
    'select',
    { id: `${id}-0`, 'aria-label': text },
    element('option', { value: NONE }, 'Select an answer'),
    ...options,
  )
  select.addEventListener('change', () => select.value === NONE || answered(select.value))
  return select
}

type Choice = Question['choices'][number]

/** Behind the answer, which it may begin with. */
const meansOf = ({ answer, means }: Choice): string =>
  `: ${means.startsWith(`${answer}: `) ? means.slice(answer.length + 2) : means}`

function otherOf(
  id: string,
  { choices, orUnit }: Question,
  value: string,
  answered: (answer: string) => void,
): HTMLElement {
  const what = orUnit === undefined ? 'number' : 'unit'
  const input = element('input', { type: 'text', id: `${id}-other`, value, autocomplete: 'off' })
  input.addEventListener('change', () => input.value.trim() === '' || answered(input.value.trim()))
  return element(
    'label',
    { class: 'file-other' },
    choices.length > 0 ? `Another ${what}` : `Enter a ${what}`,
    ' ',
    input,
  )
}
