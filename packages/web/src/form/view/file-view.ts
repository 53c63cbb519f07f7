/** An input that is read from a file when it is sent: the file in place of its box. */
import type { FieldState } from '../case/field.ts'
import { element } from './dom.ts'

export function fileView(
  box: HTMLElement,
  title: string,
  cleared: () => void,
): { readonly element: HTMLElement; readonly show: (state: FieldState) => void } {
  const clear = element('button', { type: 'button', 'aria-label': `Clear ${title}` }, 'Clear')
  clear.addEventListener('click', cleared)
  const whole = element('div', { class: 'in-file', hidden: true })
  return {
    element: whole,
    show: ({ file }) => {
      box.hidden = file !== undefined
      whole.hidden = file === undefined
      if (!file) return
      const { sent, rows, shown = [] } = file
      const said = rows === undefined ? sent.name : `${sent.name}, ${rows.toLocaleString('en')} rows`
      whole.replaceChildren(
        element('p', {}, said, ' ', clear),
        ...(shown.length > 0 ? [element('ul', {}, ...shown.map((one) => element('li', {}, one)))] : []),
      )
    },
  }
}
