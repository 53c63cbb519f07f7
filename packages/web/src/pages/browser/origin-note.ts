/** Beside an input: the workflow and the result that its number comes from. */

import { element } from '../../form/view/dom.ts'
import type { Origin } from '../case/carried.ts'
import { pathOf } from '../case/found.ts'

/** Shows it at that input of the form, and at no other. */
export function showOrigin(form: HTMLElement, origin: Origin | undefined): void {
  const before = form.querySelector<HTMLElement>('.origin[data-of]')
  if (before?.dataset.of === (origin && JSON.stringify(origin))) return
  before?.remove()
  if (!origin) return
  const field = form.querySelector(`[data-input="${origin.input}"]`)
  field?.append(element('p', { class: 'origin', 'data-of': JSON.stringify(origin) }, 'From ', ...saidOf(origin)))
}

function saidOf({ said, ref, run }: Origin): readonly (Node | string)[] {
  if (run === null) return [said, ' (preview, not recorded)']
  const [base = ''] = ref.split('@')
  return [said, ' (', element('a', { href: `${pathOf(base)}?run=${run}` }, `run ${run.slice(0, 8)}`), ')']
}
