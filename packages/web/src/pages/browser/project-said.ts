/** What the page of a project says: of what was done beneath its verdict, and of a refusal in words. */
import { partsOf } from '@keelson/workflow/place.ts'
import { capitalised } from '@keelson/workflow/shown.ts'
import { element } from '../../form/view/dom.ts'
import type { Told } from './asking.ts'

export function say(...inner: readonly (Node | string)[]): void {
  document.getElementById('said')?.replaceChildren(...inner)
}

export const sayProblem = (text: string): void => say(element('p', { class: 'problem', role: 'alert' }, text))

const MOST_TOLD = 5

/** Each place that is refused with its reason; the whole in one sentence where it names none. */
export function refusalLines({ detail, errors }: Told): readonly string[] {
  if (errors.length === 0) return [`${capitalised(detail)}.`]
  const lines = errors.slice(0, MOST_TOLD).map(({ pointer, message }) => `${placeOf(pointer)} ${message}.`)
  return errors.length > MOST_TOLD ? [...lines, `${errors.length - MOST_TOLD} more places are not valid.`] : lines
}

/** '/basis/pipe.od/value' as 'pipe.od'. */
function placeOf(pointer: string): string {
  const parts = partsOf(pointer)
  return parts[0] === 'basis' && parts[1] !== undefined ? parts[1] : parts.at(-1) || 'The project'
}
