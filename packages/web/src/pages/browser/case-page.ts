/** The page of a case: from its inputs to what is printed, with the case in the address. */

import type { InputBases } from '@keelson/engine/input-basis.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import type { Problem } from '@keelson/workflow'
import { exampleOf } from '../../form/case/basis.ts'
import { type FieldState, type FormState, isTable, type Params } from '../../form/case/field.ts'
import { fieldsOf, formOf, paramsOf, restatedForm, withNumber } from '../../form/case/form.ts'
import { ofExample, statedBases } from '../../form/case/stated-basis.ts'
import { element } from '../../form/view/dom.ts'
import { type FormView, formView } from '../../form/view/form-view.ts'
import { type Drafts, linkTo, type Place, placeOf } from '../case/address.ts'
import type { PageWorkflow, PageWorkflows } from '../case/page-workflow.ts'
import type { Answerer, Asked } from './answerer.ts'
import { showFileSources } from './file-notes.ts'
import type { FileReading } from './file-reading.ts'
import { showOrigin } from './origin-note.ts'
import { inputOf, openPrinter, type Printer } from './printer.ts'
import type { ResultsView } from './results-view.ts'
import { type ToolsView, toolsView } from './tools-view.ts'
import { typingIn } from './typing.ts'
import { showWhole } from './whole-entry.ts'

export interface CasePageOptions {
  readonly workflows: PageWorkflows
  readonly results: ResultsView
  readonly answer: Answerer
  /** Time for a burst of key strokes or of a slider to come together, in ms. */
  readonly gatherMs: number
  /** What the page begins with, where the address names no case. */
  readonly begin?: Place
  readonly drafts?: Drafts
  /** The head of the page, for what holds of the whole case. */
  readonly head: HTMLElement
  /** What ends the form. */
  readonly after?: HTMLElement
  /** Reads files into the inputs, where the page can. */
  readonly files?: FileReading | undefined
  /** Enter in a box of one line: the reader is done with it. Told whether the answer to what was typed is still to come. */
  readonly entered?: (isAwaited: boolean) => void
  /** Told what each case came to: the hash of its inputs, or null where it was not calculated; and whether a newer one is coming. */
  readonly stands?: (inputHash: string | null, isOvertaken: boolean) => void
  /** Told of a case whose answer is printed to its end. */
  readonly whole?: (asked: Asked) => void
  /** Told as soon as what is printed is overtaken: with the key stroke. */
  readonly overtaken?: () => void
}
/** A case as it stands on the page. */
export interface Case {
  readonly ref: string
  readonly params: Params
  /** Where they come from, and the units in which the page is read. */
  readonly input_basis?: InputBases
  readonly units?: UnitSystem
}
export interface CasePage {
  readonly case: () => Case
  /** What stands in the boxes. */
  readonly form: () => FormState
  /** Puts a number into an input, or into a cell of one; without a unit it is in that of the input. */
  readonly put: (param: string, value: number, unit?: string) => void
  /** Puts states into inputs, as if they had been entered. */
  readonly fill: (states: FormState) => void
  /** Whether all that is sent is the example's. */
  readonly isExample: () => boolean
  /** Address of the case, without the page's own. */
  readonly link: () => string
  /** Shows what a request of this case was refused for, and moves to the first of it. */
  readonly refused: (problems: readonly Problem[]) => void
}

const ADDRESS_MS = 250
const EXAMPLE = 'All inputs are from the example (grey italics).'
const BLANK = 'Complete the required inputs to see results.'

/** Brings the page to life in a place. */
export function openCasePage(options: CasePageOptions, bench: HTMLElement): CasePage {
  const page = new Page(options, bench)
  page.follow(location.hash)
  return page
}

class Page implements CasePage {
  private readonly options: CasePageOptions
  private readonly formPlace = element('form', { class: 'case', 'aria-label': 'Inputs' })
  private readonly notes = element('p', { class: 'notice', hidden: true })
  private readonly tools: ToolsView
  private readonly printer: Printer
  private place: Place
  private view: FormView | undefined
  /** Of the last answer. */
  private problems: readonly Problem[] = []
  private shownRef = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private addressTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: CasePageOptions, bench: HTMLElement) {
    this.options = options
    const { workflows, results, answer, files } = options
    this.place = placeOf(workflows, '')
    this.tools = toolsView(workflows, {
      choose: (shown) => this.begin(shown),
      system: (system) => this.restate(system),
      reset: () => this.begin(this.place.shown),
      empty: () => this.empty(),
      reads: files?.button,
    })
    this.printer = openPrinter(answer, results, typingIn(this.formPlace), options.stands, options.whole)
    this.formPlace.addEventListener('submit', (event) => event.preventDefault())
    this.formPlace.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !isLine(event.target)) return
      // The stroke ends here: it must not press what is gone to.
      event.preventDefault()
      options.entered?.(this.printer.awaits())
    })
    selectExamples(this.formPlace)
    showWhole(this.formPlace)
    options.head.prepend(this.tools.units)
    bench.replaceChildren(this.tools.methods, element('div', { class: 'columns' }, this.formPlace, results.element))
    results.element.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('[data-action=again]')) this.calculate()
    })
    // The address that was gone to: that of the case before may have been written over it since.
    addEventListener('hashchange', ({ newURL }) => this.follow(new URL(newURL).hash))
    document.addEventListener('click', (event) => goWithin(event, results))
  }

  case(): Case {
    const { shown, form, system } = this.place
    const input_basis = statedBases(shown.form, form)
    return {
      ref: shown.ref,
      params: paramsOf(shown.form, form),
      ...(Object.keys(input_basis).length > 0 && { input_basis }),
      ...(system !== 'declared' && { units: system }),
    }
  }

  form(): FormState {
    return this.place.form
  }

  put(param: string, value: number, unit?: string): void {
    const { shown, form } = this.place
    const name = param.split('/')[0] ?? ''
    const put = withNumber(shown.form, form, param, value, unit)
    this.open({ ...without(this.place, name), form: put, notes: [] })
  }

  fill(states: FormState): void {
    const { place } = this
    const rest = Object.keys(states).reduce(without, place)
    this.open({ ...rest, form: { ...place.form, ...states }, notes: [] })
  }

  isExample(): boolean {
    const { shown, form } = this.place
    const { whole, of } = ofExample(shown.form, form)
    return of > 0 && whole.size === of
  }

  link(): string {
    return linkTo(this.place, this.options.drafts)
  }

  refused(problems: readonly Problem[]): void {
    this.mark(problems)
    const [first] = problems
    if (first) document.getElementById(`input-${inputOf(first)}`)?.focus()
  }

  /** Opens the case that an address names, if it is another than stands; it begins with the example. */
  follow(hash: string): void {
    if (hash !== '' && hash === this.link()) {
      if (!this.view) this.begin(this.place.shown)
      return
    }
    const { workflows, begin, drafts } = this.options
    if (hash === '' && !begin) this.begin(workflows[0])
    else this.open(hash === '' && begin ? begin : placeOf(workflows, hash, drafts))
  }

  private open(place: Place): void {
    this.place = place
    const { shown } = place
    if (shown.ref !== this.shownRef || !this.view) {
      this.shownRef = shown.ref
      this.view = formView(shown.form, (name, state) => this.changed(name, state), this.options.files?.reads)
      this.view.element.id = 'inputs'
      this.problems = []
      this.formPlace.replaceChildren(
        element('div', { class: 'begins' }, this.notes, this.tools.starts),
        this.view.element,
        ...(this.options.after ? [this.options.after] : []),
      )
      this.printer.forget()
    }
    this.say()
    this.tools.show(place)
    this.view.show(place.form)
    this.calculate()
  }

  private begin(shown: PageWorkflow): void {
    const { system } = this.place
    this.open({ shown, form: exampleOf(shown.form, system), system, notes: [] })
  }

  private empty(): void {
    this.printer.forget()
    const { shown, system } = this.place
    this.open({ shown, system, form: formOf(shown.form, {}), notes: [BLANK] })
  }

  private restate(system: Place['system']): void {
    const { shown, form } = this.place
    this.open({ ...this.place, form: restatedForm(shown.form, form, system), system })
  }

  private say(): void {
    const { shown, form, notes } = this.place
    const { example, of, whole } = ofExample(shown.form, form)
    const said = [...notes, ...exampleNote(example, whole.size, of)]
    this.notes.hidden = said.length === 0
    this.notes.textContent = said.join(' ')
    if (!this.view) return
    for (const field of this.view.element.querySelectorAll<HTMLElement>('[data-input]'))
      field.classList.toggle('of-example', whole.has(field.dataset.input ?? ''))
    showOrigin(this.view.element, this.place.origin)
    showFileSources(this.view.element, form)
  }

  private mark(problems: readonly Problem[], read: readonly Problem[] = []): void {
    this.problems = problems
    this.view?.mark(this.place.form, problems, read)
  }

  private changed(name: string, state: FieldState): void {
    this.place = { ...without(this.place, name), form: { ...this.place.form, [name]: state }, notes: [] }
    this.forgetProblemsOf(name)
    this.say()
    this.printer.expect()
    this.options.overtaken?.()
    this.timer ??= setTimeout(() => this.calculate(), this.options.gatherMs)
  }

  /** What was wrong with an entry is not what is wrong with the next; a table has many, and keeps its marks until it is answered. */
  private forgetProblemsOf(name: string): void {
    const schema = fieldsOf(this.place.shown.form)[name]
    if (!schema || !isTable(schema)) this.problems = this.problems.filter((problem) => inputOf(problem) !== name)
  }

  private calculate(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.options.overtaken?.()
    const { shown, system } = this.place
    const { params, input_basis } = this.case()
    this.mark(this.problems)
    this.printer.print({ shown, params, system, ...(input_basis && { input_basis }) }, (problems, read) =>
      this.mark(problems, read),
    )
    clearTimeout(this.addressTimer)
    this.addressTimer = setTimeout(() => history.replaceState(null, '', this.link()), ADDRESS_MS)
  }
}

/** A number of the example is typed over by who comes to its box, by a tap as by the keyboard; a second tap sets the caret. */
function selectExamples(form: HTMLElement): void {
  let entered: EventTarget | null = null
  form.addEventListener('focusin', ({ target }) => {
    entered = target
  })
  form.addEventListener('click', ({ target }) => {
    if (target === entered && isLine(target) && target.closest('.of-example')) target.select()
    entered = null
  })
}

/** The place with the origin of another input than this one, which is no longer the number that came. */
const without = (place: Place, name: string): Place =>
  place.origin?.input === name ? { ...place, origin: undefined } : place

function exampleNote(example: number, wholly: number, of: number): readonly string[] {
  if (example === 0) return []
  if (wholly === of) return [EXAMPLE]
  const inPart = example > wholly ? `, ${example - wholly} in part` : ''
  return [`${example} of ${of} inputs ${example === 1 ? 'is' : 'are'} from the example${inPart} (grey italics).`]
}

/** In a table Enter goes to the next row. */
const isLine = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text' && !target.closest('table')

/** Links within the page move the reader, not the address: that holds the case. */
function goWithin(event: MouseEvent, results: ResultsView): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  if (!link) return
  event.preventDefault()
  if (!target) return
  results.reveal(target)
  target.scrollIntoView({ block: 'start' })
  target.setAttribute('tabindex', target.getAttribute('tabindex') ?? '-1')
  target.focus({ preventScroll: true })
}
