/** The links that are proposed for a new calculation, each with a box to leave it. */
import { element } from '../../form/view/dom.ts'
import { entryText } from '../project/entry-text.ts'
import type { ProposedLink } from '../project/proposed-links.ts'
import { present } from './project-desk.ts'

export function proposedView() {
  const list = element('ul', { class: 'proposed' })
  const whole = element(
    'fieldset',
    { hidden: true },
    element('legend', {}, 'Links to the only basis entry of the same kind. Clear those that do not apply.'),
    list,
  )
  let boxes: readonly (readonly [ProposedLink, HTMLInputElement])[] = []
  return {
    element: whole,
    show: (links: readonly ProposedLink[]) => {
      boxes = links.map((link) => [link, element('input', { type: 'checkbox', checked: true })] as const)
      list.replaceChildren(...boxes.map(([link, box]) => element('li', {}, lineOf(link, box))))
      whole.hidden = links.length === 0
    },
    taken: () => boxes.flatMap(([link, { checked }]) => (checked ? [link] : [])),
  }
}

function lineOf({ title, basis: name }: ProposedLink, box: HTMLInputElement): HTMLElement {
  const { basis, units } = present()
  const entry = basis[name]
  const value = entry ? `, ${entryText(entry, units[name] ?? '-')}` : ''
  return element('label', {}, box, `${title}: `, element('code', {}, name), value)
}
