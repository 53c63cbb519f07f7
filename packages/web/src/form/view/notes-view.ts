/** What a table or a list says of the last thing done to it, the way back, and the question that a block raises. */

import type { Sense } from '../case/commas.ts'
import type { FieldState } from '../case/field.ts'
import type { Filled } from '../case/table.ts'
import { element } from './dom.ts'

export interface Notes<S = FieldState> {
  readonly element: HTMLElement
  readonly say: (text: string) => void
  /** Takes up a state and says what was done, with the way back to the one before. */
  readonly done: (before: S, next: S, text: string) => void
  /** Does what came of a block: takes it up, says why not, or asks and does it again. */
  readonly answer: (before: S, fill: (sense?: Sense) => Filled<S>) => void
}

export function notesView<S = FieldState>(take: (state: S) => void, back: () => void): Notes<S> {
  const text = element('span', { role: 'status' })
  const undo = element('button', { type: 'button', class: 'quiet-button', hidden: true }, 'Undo')
  const asked = element('div', {
    class: 'asked',
    role: 'group',
    'aria-label': 'Meaning of the commas',
    hidden: true,
  })
  let earlier: S | undefined
  const say = (said: string) => {
    asked.hidden = true
    undo.hidden = true
    text.textContent = said
  }
  const done = (before: S, next: S, said: string) => {
    say(said)
    earlier = before
    undo.hidden = false
    take(next)
  }
  undo.addEventListener('click', () => {
    if (!earlier) return
    take(earlier)
    say('Undone.')
    back()
  })
  const answer: Notes<S>['answer'] = (before, fill, sense?: Sense) => {
    const filled = fill(sense)
    if (filled.kind === 'refused') return say(filled.why)
    if (filled.kind === 'filled') return done(before, filled.state, filled.said)
    say('')
    const { example, senses } = filled.question
    const choose = (chosen: Sense | undefined) => {
      if (chosen === undefined) say('Nothing was changed.')
      else answer(before, () => fill(chosen))
      back()
    }
    asked.replaceChildren(
      element('p', {}, `What does ${example} mean?`),
      ...senses.map(({ sense: one, says }) => choice(says, () => choose(one))),
      choice('Cancel', () => choose(undefined)),
    )
    asked.hidden = false
    asked.querySelector('button')?.focus()
  }
  return { element: element('div', { class: 'notes-line' }, asked, text, undo), say, done, answer }
}

function choice(label: string, chosen: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button' }, label)
  button.addEventListener('click', chosen)
  return button
}
