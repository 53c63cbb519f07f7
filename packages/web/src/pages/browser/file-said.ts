/** What is said of a file beside the input that it was read into, or at the head of the form. */
import { element } from '../../form/view/dom.ts'

export type FileAction = readonly [title: string, press: () => void]

const place = element('div', { class: 'file-said' })
const line = element('span', { role: 'status' })
const alert = element('span', { class: 'problem', role: 'alert' })
const actions = element('span', {})
place.append(line, alert, actions)

/** `input`: undefined of the whole form. */
export function sayAt(
  input: string | undefined,
  text: string,
  kind: 'said' | 'problem' = 'said',
  offers: readonly FileAction[] = [],
): void {
  const home = input === undefined ? undefined : document.querySelector(`[data-input="${CSS.escape(input)}"]`)
  const at = home ?? document.querySelector('.begins')
  // Behind the input: within it the first press of a button would lay it out anew under the pointer.
  at?.after(place)
  line.textContent = kind === 'said' ? text : ''
  alert.textContent = kind === 'problem' ? text : ''
  actions.replaceChildren(...offers.map(([title, press]) => buttonOf(title, press)))
}

function buttonOf(title: string, press: () => void): HTMLElement {
  const button = element('button', { type: 'button', class: 'quiet-button' }, title)
  button.addEventListener('click', press)
  return button
}
