/** What a search found, in sentences, each with a press that takes the value into the case. */
import type { StudyRequest } from '@keelson/studies/request.ts'
import { element } from '../../form/view/dom.ts'
import { type Finding, findingsOf } from '../case/study-told.ts'

/** A value that the reader takes into the case. */
export interface Taken {
  /** Name of an input, or the path of a cell in one. */
  readonly param: string
  readonly value: number
  /** undefined: that of the input. */
  readonly unit: string | undefined
}
type Take = (taken: Taken) => void

export const findingLines = (
  study: Parameters<typeof findingsOf>[0],
  request: StudyRequest,
  take: Take,
): readonly HTMLElement[] => findingsOf(study).map((finding) => findingLine(finding, request, take))

function findingLine({ sentence, take: found }: Finding, { vary }: StudyRequest, take: Take): HTMLElement {
  const line = element('p', {}, element('strong', {}, sentence))
  if (!found || vary.kind !== 'goal') return line
  const button = element('button', { type: 'button' }, 'Use this value in the case')
  button.setAttribute('aria-label', `Use ${found.shown} in the case`)
  button.addEventListener('click', () => take({ param: vary.param, value: found.value, unit: vary.unit }))
  line.append(' ', button)
  return line
}

/** What stands above the sections already is not said again in them. */
export function dropSaid(sections: HTMLElement, findings: HTMLElement): void {
  const said = new Set([...findings.querySelectorAll('strong')].map(wordsOf))
  for (const one of sections.querySelectorAll('p')) if (said.has(wordsOf(one))) one.remove()
}

const wordsOf = ({ textContent }: Element): string => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
