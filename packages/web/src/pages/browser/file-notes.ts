/** Beside an input: the file and the columns that its values come from. */

import type { FormState } from '../../form/case/field.ts'
import { element } from '../../form/view/dom.ts'
import { sourceInWords } from '../case/file-source.ts'

export function showFileSources(form: HTMLElement, states: FormState): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-input]')) {
    const said = sourceInWords(states[field.dataset.input ?? ''])
    const note = field.querySelector(':scope > .of-file')
    if (note?.textContent === said) continue
    note?.remove()
    if (said !== undefined) field.append(element('p', { class: 'origin of-file' }, said))
  }
}
