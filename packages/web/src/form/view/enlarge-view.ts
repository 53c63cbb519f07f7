/** A part of the form in a window of its own, for a table that its column is too narrow for. */
import { element } from './dom.ts'

/** The button that moves `part` into a window, and back to its place when that is closed. */
export function enlargeButton(title: string, part: HTMLElement): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'enlarge quiet-button' }, 'Enlarge')
  button.addEventListener('click', () => {
    const place = element('div')
    const close = element('button', { type: 'button', class: 'primary' }, 'Done')
    const heading = element('h2', {}, title)
    const window = element('dialog', { class: 'enlarged', 'aria-label': title }, heading, close)
    part.replaceWith(place)
    heading.after(part)
    document.body.append(window)
    close.addEventListener('click', () => window.close())
    window.addEventListener('close', () => {
      place.replaceWith(part)
      window.remove()
      button.focus()
    })
    window.showModal()
  })
  return button
}
