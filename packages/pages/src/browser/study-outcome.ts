/** A study that was asked for: how far it is, what it says, and what can be done with it. */
import { element } from '@keelson/form/view/dom.ts'
import type { StudyRequest } from '@keelson/studies/request.ts'
import type { Study } from '@keelson/studies/study.ts'
import { studyCalls } from '../case/study-calls.ts'
import { isOfCase } from '../case/study-case.ts'
import { type Finding, findingsOf } from '../case/study-told.ts'
import type { Told } from './asking.ts'
import type { Case } from './case-page.ts'
import { begin, cancel, followed, type Progress, pointsPath, recordPoint, sectionsOf } from './study-service.ts'

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
    const begun = await begin(request)
    if ('refused' in begun) {
      options.busy(false)
      say('')
      return begun.refused
    }
    asked = request
    const { study_id: id } = begun.answer
    const told = progressBar(id)
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

  function progressBar(id: string): (progress: Progress) => void {
    const bar = element('progress', { 'aria-label': 'Points that are calculated', max: '1' })
    const text = element('span', { class: 'quiet' })
    const stop = element('button', { type: 'button' }, 'Cancel')
    stop.addEventListener('click', () => {
      stop.disabled = true
      void cancel(id)
    })
    said.replaceChildren(element('div', { class: 'running' }, bar, text, stop))
    return ({ status, done, total }) => {
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
    if (status === 'failed') say(`The study failed: ${(reason ?? 'no reason was given').replace(/\.$/, '')}.`)
    else say(status === 'cancelled' ? `Cancelled: ${done} of ${total} points are calculated.` : '')
    findings.replaceChildren(...findingsOf(study).map((finding) => findingLine(finding, study)))
    if ('answer' in read) {
      sections.innerHTML = read.answer
      dropSaid(sections, findings)
    } else sections.replaceChildren(element('p', {}, read.refused.detail))
    sections.prepend(links(study))
    sections.append(along(request))
    markEarlier()
    if (whole.getBoundingClientRect().top > innerHeight * FAR_DOWN) whole.scrollIntoView({ block: 'start' })
  }

  function findingLine({ sentence, take }: Finding, { request: { vary } }: Study): HTMLElement {
    const line = element('p', {}, element('strong', {}, sentence))
    if (!take || vary.kind !== 'goal') return line
    const button = element('button', { type: 'button' }, 'Take this value into the case')
    button.setAttribute('aria-label', `Take ${take.shown} into the case`)
    button.addEventListener('click', () => options.take({ param: vary.param, value: take.value, unit: vary.unit }))
    line.append(' ', button)
    return line
  }

  function markEarlier(): void {
    earlier.hidden = asked === undefined || sections.childElementCount === 0 || isOfCase(asked, options.case())
    sections.classList.toggle('is-earlier', !earlier.hidden)
  }
}

const EARLIER = 'The inputs have changed since: this study is of the case as it was when you pressed.'

/** An answer that begins below this share of the window is scrolled to. */
const FAR_DOWN = 0.5

/** What stands above the sections already is not said again in them. */
function dropSaid(sections: HTMLElement, findings: HTMLElement): void {
  const said = new Set([...findings.querySelectorAll('strong')].map(({ textContent }) => textContent))
  for (const one of sections.querySelectorAll('p')) if (said.has(one.textContent?.trim() ?? '')) one.remove()
}

function links({ study_id: id, report_url, points }: Study): HTMLElement {
  const file = (format: 'csv' | 'parquet', title: string) =>
    element('a', { class: 'button', href: pointsPath(id, format), download: `${id}.${format}` }, title)
  const report = element(
    'a',
    { class: 'button', id: 'study-report', href: new URL(report_url, location.href).pathname },
    'Open the report',
  )
  return element(
    'div',
    { class: 'actions study-links' },
    report,
    file('csv', 'Points as CSV'),
    file('parquet', 'Points as Parquet'),
    ...(points.total > 0 ? [pointRecorder(id, points.total)] : []),
  )
}

/** Any point can be made a run with a report of its own. */
function pointRecorder(id: string, total: number): HTMLElement {
  const box = element('input', {
    type: 'number',
    min: '0',
    max: String(total - 1),
    value: '0',
    'aria-label': 'Point to record',
  })
  const button = element('button', {}, 'Record')
  const said = element('span', { role: 'status' })
  const form = element('form', { class: 'record-point' }, 'Record point ', box, ' as a run ', button, ' ', said)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    button.disabled = true
    void recordPoint(id, Number(box.value)).then((answer) => {
      button.disabled = false
      if ('refused' in answer) return said.replaceChildren(answer.refused.detail)
      const { report_url, run_id } = answer.answer
      said.replaceChildren(
        report_url === null
          ? `recorded as run ${run_id}`
          : element('a', { href: new URL(report_url, location.href).pathname }, `report of point ${box.value}`),
      )
    })
  })
  return form
}

function along(request: StudyRequest): HTMLElement {
  const calls = studyCalls(request, location.origin)
  return element(
    'section',
    { id: 'study-along' },
    element('h2', {}, 'Take this study along'),
    element(
      'p',
      { class: 'actions' },
      ...calls.map(({ id, title }) => element('button', { type: 'button', 'data-copy': `#${id}` }, `Copy as ${title}`)),
    ),
    ...calls.map(({ id, title, text }) =>
      element(
        'details',
        {},
        element('summary', {}, `The study as ${title}`),
        element('pre', { id, class: 'long', tabindex: '0' }, text),
      ),
    ),
  )
}
