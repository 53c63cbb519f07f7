/** A study that was asked for: how far it is, what it says, and what can be done with it. */
import { html } from '@keelson/report/html.ts'
import { soFarTable } from '@keelson/report/study/so-far.ts'
import type { StudyRequest } from '@keelson/studies/request.ts'
import type { Study } from '@keelson/studies/study.ts'
import { element } from '../../form/view/dom.ts'
import { isOfCase } from '../case/study-case.ts'
import { type Finding, findingsOf } from '../case/study-told.ts'
import type { Told } from './asking.ts'
import type { Case } from './case-page.ts'
import { along, links } from './study-along.ts'
import { begin, cancel, followed, type Progress, sectionsOf } from './study-service.ts'

/** A value that the reader takes into the case. */
export interface Taken {
  /** Name of an input, or the path of a cell in one. */
  readonly param: string
  readonly value: number
  /** undefined: that of the input. */
  readonly unit: string | undefined
}
interface OutcomeOptions {
  readonly case: () => Case
  readonly take: (taken: Taken) => void
  readonly busy: (busy: boolean) => void
}
export interface OutcomeView {
  readonly element: HTMLElement
  /** Asks for a study and follows it to its end; hands back what it was refused for. */
  readonly ask: (request: StudyRequest) => Promise<Told | undefined>
  readonly refused: (text: string) => void
  /** The case is another one. */
  readonly changed: () => void
}

export function outcomeView(options: OutcomeOptions): OutcomeView {
  const said = element('div', { class: 'study-progress', role: 'status' })
  const findings = element('div', { class: 'findings', role: 'status' })
  const earlier = element('p', { class: 'notice', hidden: true }, EARLIER)
  const sections = element('div', { class: 'study-sections' })
  let asked: StudyRequest | undefined
  const whole = element('div', { class: 'study-outcome' }, said, earlier, findings, sections)

  return { element: whole, ask, refused: (text) => say(text), changed: markEarlier }

  async function ask(request: StudyRequest): Promise<Told | undefined> {
    clear()
    options.busy(true)
    say('Starting …')
    said.scrollIntoView({ block: 'nearest' })
    const begun = await begin(request)
    if ('refused' in begun) {
      options.busy(false)
      say('')
      return begun.refused
    }
    asked = request
    const { study_id: id } = begun.answer
    const told = progressBar(begun.answer)
    const ended = await followed(id, told)
    if ('refused' in ended) say(ended.refused.detail)
    else await show(ended.answer, request)
    options.busy(false)
    return undefined
  }

  function clear(): void {
    asked = undefined
    for (const place of [said, findings, sections]) place.replaceChildren()
    markEarlier()
  }

  function say(text: string): void {
    said.replaceChildren(...(text === '' ? [] : [element('p', {}, text)]))
  }

  function progressBar({ study_id: id, columns }: Study): (progress: Progress) => void {
    const bar = element('progress', { 'aria-label': 'Calculated points', max: '1' })
    const text = element('span', { class: 'quiet' })
    const stop = element('button', { type: 'button' }, 'Cancel')
    stop.addEventListener('click', () => {
      stop.disabled = true
      void cancel(id)
    })
    said.replaceChildren(element('div', { class: 'running' }, bar, text, stop))
    const soFar = element('div', { class: 'study-so-far' })
    sections.replaceChildren(soFar)
    return ({ status, done, total, running }) => {
      soFar.innerHTML = html`${soFarTable(running, columns)}`.text
      bar.max = Math.max(total, 1)
      bar.value = done
      const many = (n: number) => n.toLocaleString('en')
      text.textContent = status === 'queued' ? 'Waiting for other studies …' : `${many(done)} of ${many(total)} points`
    }
  }

  async function show(study: Study, request: StudyRequest): Promise<void> {
    const { study_id: id, status, reason } = study
    const read = await sectionsOf(id)
    const { done, total } = study.points
    if (status === 'failed') say(`The study failed: ${(reason ?? 'no reason reported').replace(/\.$/, '')}.`)
    else say(status === 'cancelled' ? `Cancelled: ${done} of ${total} points were calculated.` : '')
    findings.replaceChildren(...findingsOf(study).map((finding) => findingLine(finding, study)))
    if ('answer' in read) {
      sections.innerHTML = read.answer
      dropSaid(sections, findings)
    } else sections.replaceChildren(element('p', {}, read.refused.detail))
    sections.prepend(links(study))
    sections.append(along(study, request))
    markEarlier()
    if (whole.getBoundingClientRect().top > innerHeight * FAR_DOWN) whole.scrollIntoView({ block: 'start' })
  }

  function findingLine({ sentence, take }: Finding, { request: { vary } }: Study): HTMLElement {
    const line = element('p', {}, element('strong', {}, sentence))
    if (!take || vary.kind !== 'goal') return line
    const button = element('button', { type: 'button' }, 'Use this value in the case')
    button.setAttribute('aria-label', `Use ${take.shown} in the case`)
    button.addEventListener('click', () => options.take({ param: vary.param, value: take.value, unit: vary.unit }))
    line.append(' ', button)
    return line
  }

  function markEarlier(): void {
    earlier.hidden = asked === undefined || sections.childElementCount === 0 || isOfCase(asked, options.case())
    sections.classList.toggle('is-earlier', !earlier.hidden)
  }
}

const EARLIER = 'The inputs have changed since. This study is for the previous inputs.'

/** An answer that begins below this share of the window is scrolled to. */
const FAR_DOWN = 0.5

/** What stands above the sections already is not said again in them. */
function dropSaid(sections: HTMLElement, findings: HTMLElement): void {
  const said = new Set([...findings.querySelectorAll('strong')].map(wordsOf))
  for (const one of sections.querySelectorAll('p')) if (said.has(wordsOf(one))) one.remove()
}

const wordsOf = ({ textContent }: Element): string => (textContent ?? '').replaceAll(/\s+/g, ' ').trim()
