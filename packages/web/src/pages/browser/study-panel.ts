/** The Study side of a page: a question about the case in hand, filled in from it, and what became of it. */
import type { RunMeta } from '@keelson/engine/record.ts'
import type { StudyRequest, VaryRequest } from '@keelson/studies/request.ts'
import type { StudyColumn } from '@keelson/studies/study.ts'
import type { Problem } from '@keelson/workflow'
import type { FormState } from '../../form/case/field.ts'
import { type FormSpec, paramsOf, withNumber } from '../../form/case/form.ts'
import { element } from '../../form/view/dom.ts'
import type { AddressedStudy } from '../case/study-address.ts'
import { heldRanges, type IsAllowed } from '../case/study-allowed.ts'
import { questionOf, typedOf } from '../case/study-filled.ts'
import { type StudyInput, studyInputs } from '../case/study-inputs.ts'
import { askedStudy, pointsOf } from '../case/study-request.ts'
import type { Question, Sheet, StudyOutput, StudySubject, Typed } from '../case/study-sheet.ts'
import { questionsOf, sheetOf } from '../case/study-sheets.ts'
import type { Case } from './case-page.ts'
import type { Taken } from './study-findings.ts'
import { outcomeView } from './study-outcome.ts'
import { refusalOf } from './study-refused.ts'
import { sentences, WORDS } from './study-sentences.ts'
import { isValid } from './study-service.ts'
import { markSlots, type Put, unmarkSlots } from './study-slots.ts'

export interface StudyOptions {
  readonly spec: FormSpec
  readonly outputs: readonly StudyOutput[]
  readonly instant: boolean
  readonly form: () => FormState
  readonly case: () => Case
  readonly meta: () => RunMeta
  /** What of the case itself was refused. */
  readonly refused: (problems: readonly Problem[]) => void
  readonly take: (taken: Taken) => void
  /** Another study is shown. */
  readonly shows: (study: AddressedStudy) => void
}
export interface StudyPanel {
  /** Shows the study that an address names, with its question; none where it names none. */
  readonly open: (study: AddressedStudy | undefined) => void
  /** The case is another one. */
  readonly changed: () => void
}

/** Fills the room of the study. */
export function studyPanel(room: HTMLElement, options: StudyOptions): StudyPanel {
  const { spec, outputs, instant, form } = options
  let question: Question | undefined
  /** What stands in the boxes of the study that is shown, and what was typed over it. */
  let filled: (inputs: readonly StudyInput[]) => Typed = () => ({})
  let typed: Typed = {}
  let drawn = ''
  const choice = element('div', { class: 'choice questions', role: 'group', 'aria-label': 'Type of study' })
  const says = element('p', { class: 'note' })
  const boxes = element('div', { class: 'sentences' })
  const run = element('button', { class: 'primary', id: 'study-run' })
  const points = element('span', { class: 'quiet' })
  const asks = element(
    'form',
    { class: 'study-ask', 'aria-label': 'Study' },
    says,
    boxes,
    element('p', { class: 'actions' }, run, points),
  )
  const { take, shows } = options
  const outcome = outcomeView({ case: options.case, take, shows, busy: (busy) => setBusy(busy) })
  const ranges = heldRanges(() => draw())
  const isAllowed: IsAllowed = ({ param, unit }, value) =>
    isValid(options.case().ref, paramsOf(spec, withNumber(spec, form(), param, value, unit)))
  const subject = (): StudySubject => ({
    inputs: studyInputs(spec, form()),
    outputs,
    instant,
    held: ranges.of(JSON.stringify(options.case().params), isAllowed),
  })
  const sheet = (): Sheet | undefined => {
    const about = subject()
    const offered = questionsOf(about)
    if (question === undefined || !offered.includes(question)) question = offered[0]
    return question && sheetOf(question, about, { ...filled(about.inputs), ...typed })
  }
  asks.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!run.disabled) void ask()
  })
  room.replaceChildren(element('h2', {}, 'What do you want to study?'), choice, asks, outcome.element)
  return {
    open,
    changed: () => {
      draw()
      outcome.changed()
    },
  }

  function open(study: AddressedStudy | undefined): void {
    if (!study) outcome.clear()
    else if ('id' in study) void outcome.open(study.id, ({ request, columns }) => fill(request.vary, columns))
    else {
      fill(study.find, [])
      void ask()
    }
  }

  /** Puts what was asked before into the boxes. */
  function fill(vary: VaryRequest, columns: readonly StudyColumn[]): void {
    const unitOf = (param: string, asked: string | undefined) =>
      asked ?? columns.find(({ name, role }) => role === 'varied' && name === param)?.unit
    question = questionOf(vary) ?? question
    filled = (inputs) => typedOf(vary, inputs, unitOf)
    typed = {}
    draw()
  }

  /** Draws what is asked, where it is not what stands. */
  function draw(): void {
    const stands = sheet()
    const offered = questionsOf(subject())
    const text = JSON.stringify([offered, stands])
    if (text === drawn) return
    drawn = text
    asks.hidden = stands === undefined
    if (!stands) {
      choice.replaceChildren('The form contains no numbers. Enter the inputs first.')
      return
    }
    const focused = document.activeElement?.id ?? ''
    choice.replaceChildren(...offered.map(questionButton))
    const [, said, button] = WORDS[stands.question]
    says.textContent = said
    run.textContent = button
    boxes.replaceChildren(...sentences(stands, put))
    count(stands)
    if (focused.startsWith('study-')) document.getElementById(focused)?.focus()
  }

  function questionButton(name: Question): HTMLElement {
    const button = element(
      'button',
      { type: 'button', id: `study-ask-${name}`, 'aria-pressed': String(name === question) },
      WORDS[name][0],
    )
    button.addEventListener('click', () => {
      question = name
      draw()
    })
    return button
  }

  function count(stands: Sheet): void {
    const { vary, problems } = askedStudy(stands)
    const n = pointsOf(vary)
    points.textContent =
      problems.length > 0 ? '' : `${n.toLocaleString('en')} points${vary.kind === 'goal' ? ', then the search' : ''}`
  }

  function setBusy(busy: boolean): void {
    run.disabled = busy
  }

  async function ask(): Promise<void> {
    const stands = sheet()
    if (!stands) return
    const { vary, places, problems } = askedStudy(stands)
    unmarkSlots(asks)
    if (problems.length > 0) return void markSlots(asks, problems, places)
    const { ref, params, ...beside } = options.case()
    const meta = options.meta()
    const titled = Object.keys(meta).length > 0 && { meta }
    const request: StudyRequest = { ref, base: params, vary, ...beside, ...titled }
    const told = await outcome.ask(request)
    if (!told) return
    const refusal = refusalOf(told, markSlots(asks, told.errors, places))
    options.refused(refusal.ofCase)
    outcome.refused(refusal.said)
  }

  function put(...[id, value, isChosen]: Parameters<Put>): void {
    typed = { ...typed, [id]: value }
    const stands = sheet()
    if (isChosen) draw()
    else if (stands) {
      drawn = JSON.stringify([questionsOf(subject()), stands])
      count(stands)
    }
  }
}
