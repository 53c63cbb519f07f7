/** A study that was asked for: how far it is, what it says, and what can be done with it. A search is recorded only when that is asked. */
import type { StudyRequest } from '@keelson/studies/request.ts'
import type { Study, StudyPreview } from '@keelson/studies/study.ts'
import { asSentence } from '@keelson/workflow/shown.ts'
import { element } from '../../form/view/dom.ts'
import type { AddressedStudy } from '../case/study-address.ts'
import { isOfCase } from '../case/study-case.ts'
import type { Told } from './asking.ts'
import type { Case } from './case-page.ts'
import { along, links, recordable } from './study-along.ts'
import { dropSaid, findingLines, type Taken } from './study-findings.ts'
import { countText, progressView, searching } from './study-progress.ts'
import { type Answered, begin, cancel, followed, previewed, sectionsOf, studyWith } from './study-service.ts'

interface OutcomeOptions {
  readonly case: () => Case
  readonly take: (taken: Taken) => void
  readonly busy: (busy: boolean) => void
  /** Another study is shown: what an address names it by. */
  readonly shows: (study: AddressedStudy) => void
}
export interface OutcomeView {
  readonly element: HTMLElement
  /** Asks for a study and follows it to its end; hands back what it was refused for. */
  readonly ask: (request: StudyRequest) => Promise<Told | undefined>
  /** Shows a recorded study; hands it back as soon as it is known. */
  readonly open: (id: string, known: (study: Study) => void) => Promise<void>
  readonly clear: () => void
  readonly refused: (text: string) => void
  /** The case is another one. */
  readonly changed: () => void
}

export function outcomeView(options: OutcomeOptions): OutcomeView {
  const said = element('div', { class: 'study-progress', role: 'status' })
  const findings = element('div', { class: 'findings', role: 'status' })
  const earlier = element('p', { class: 'notice', hidden: true }, EARLIER)
  const sections = element('div', { class: 'study-sections' })
  const whole = element('div', { class: 'study-outcome' }, said, earlier, findings, sections)
  let asked: StudyRequest | undefined
  /** Of what was asked last: whatever comes of an earlier one is not shown. */
  let turn = 0
  let waiting = new AbortController()

  return { element: whole, ask, open, clear, refused: (text) => say(text), changed: markEarlier }

  async function ask(request: StudyRequest): Promise<Told | undefined> {
    const mine = begins('Starting …')
    const told = request.vary.kind === 'goal' ? await seek(request, mine) : await record(request, mine)
    if (mine !== turn) return undefined
    options.busy(false)
    if (told) say('')
    return told
  }

  async function open(id: string, known: (study: Study) => void): Promise<void> {
    const mine = begins('Loading …')
    const read = await studyWith(id)
    if (mine !== turn) return
    if ('refused' in read) say(asSentence(read.refused.detail))
    else {
      known(read.answer)
      await follow(read.answer, mine)
    }
    if (mine === turn) options.busy(false)
  }

  async function seek(request: StudyRequest, mine: number): Promise<Told | undefined> {
    said.replaceChildren(searching(() => clear()))
    const found = await previewed(request, waiting.signal)
    if (!found || mine !== turn) return undefined
    if ('refused' in found) return found.refused
    if (request.vary.kind === 'goal') options.shows({ find: request.vary })
    say('')
    showPreview(found.answer, request)
    return undefined
  }

  async function record(request: StudyRequest, mine: number): Promise<Told | undefined> {
    const begun = await begin(request)
    if (mine !== turn) return undefined
    if ('refused' in begun) return begun.refused
    options.shows({ id: begun.answer.study_id })
    await follow(begun.answer, mine)
    return undefined
  }

  async function follow(begun: Study, mine: number): Promise<void> {
    const { study_id: id, request, ref } = begun
    const { bar, soFar, told } = progressView(begun.columns, () => void cancel(id))
    said.replaceChildren(bar)
    sections.replaceChildren(soFar)
    const ended = await followed(id, (progress) => mine === turn && told(progress))
    if (mine !== turn) return
    if ('refused' in ended) return say(ended.refused.detail)
    const read = await sectionsOf(id)
    if (mine === turn) show(ended.answer, { ...request, ref }, read)
  }

  /** Whose turn it is now. */
  function begins(text: string): number {
    clear()
    options.busy(true)
    say(text)
    said.scrollIntoView({ block: 'nearest' })
    return turn
  }

  function clear(): void {
    turn++
    waiting.abort()
    waiting = new AbortController()
    asked = undefined
    for (const place of [said, findings, sections]) place.replaceChildren()
    options.busy(false)
    markEarlier()
  }

  function say(text: string): void {
    said.replaceChildren(...(text === '' ? [] : [element('p', {}, text)]))
  }

  function show(study: Study, request: StudyRequest, read: Answered<string>): void {
    const { status, reason, points } = study
    if (status === 'failed') say(`The study failed: ${(reason ?? 'no reason reported').replace(/\.$/, '')}.`)
    else say(status === 'cancelled' ? `Cancelled: ${countText(points)} were calculated.` : '')
    if ('answer' in read) sections.innerHTML = read.answer
    else sections.replaceChildren(element('p', {}, read.refused.detail))
    shown(study, request, links(study), along(request, study))
  }

  function showPreview(study: StudyPreview, request: StudyRequest): void {
    sections.innerHTML = study.sections
    shown(
      study,
      request,
      recordable(() => void recordIt(request)),
      along(request),
    )
  }

  async function recordIt(request: StudyRequest): Promise<void> {
    const mine = begins('Starting …')
    const told = await record(request, mine)
    if (mine !== turn) return
    options.busy(false)
    if (told) say(`Not recorded: ${told.detail}.`)
  }

  function shown(study: Study | StudyPreview, request: StudyRequest, head: HTMLElement, end: HTMLElement): void {
    asked = request
    findings.replaceChildren(...findingLines(study, request, options.take))
    dropSaid(sections, findings)
    sections.prepend(head)
    sections.append(end)
    markEarlier()
    if (whole.getBoundingClientRect().top > innerHeight * FAR_DOWN) whole.scrollIntoView({ block: 'start' })
  }

  function markEarlier(): void {
    earlier.hidden = asked === undefined || sections.childElementCount === 0 || isOfCase(asked, options.case())
    sections.classList.toggle('is-earlier', !earlier.hidden)
  }
}

const EARLIER = 'The inputs have changed since. This study is for the previous inputs.'

/** An answer that begins below this share of the window is scrolled to. */
const FAR_DOWN = 0.5
