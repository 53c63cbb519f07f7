/** The page: one case at a time, from its inputs to what is printed, with the case in the address. */

import type { FieldState } from '@keelson/form/case/field.ts'
import { exampleOf, paramsOf, restatedForm } from '@keelson/form/case/form.ts'
import { element } from '@keelson/form/view/dom.ts'
import { type FormView, formView } from '@keelson/form/view/form-view.ts'
import type { Facts } from '../case/answer.ts'
import { linkTo, type Place, placeOf, refOf } from '../case/link.ts'
import type { Surface, SurfaceWorkflow } from '../surface.ts'
import { hearActions } from './case-section.ts'
import { openPrinter, type Printer } from './printer.ts'
import { resultsView } from './results-view.ts'
import { type ToolsView, toolsView } from './tools-view.ts'

/** Time for a burst of key strokes or of a slider to come together, in ms. */
const GATHER_MS = 12
const ADDRESS_MS = 250
const HERE = 'http://127.0.0.1:8080'

/** Brings the page to life. */
export function start(surface: Surface): void {
  const facts = JSON.parse(document.getElementById('keelson-facts')?.textContent ?? '') as Facts
  const bench = document.getElementById('bench')
  if (!bench) throw new Error('the page has no place for its inputs')
  new Explorer(surface, facts, bench).follow(location.hash)
}

class Explorer {
  private readonly surface: Surface
  private readonly formPlace = element('form', { class: 'case', 'aria-label': 'Inputs' })
  private readonly notes = element('p', { class: 'notice', hidden: true })
  private readonly tools: ToolsView
  private readonly results = resultsView()
  private readonly printer: Printer
  private place: Place
  private view: FormView | undefined
  private shownRef = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private addressTimer: ReturnType<typeof setTimeout> | undefined

  constructor(surface: Surface, facts: Facts, bench: HTMLElement) {
    this.surface = surface
    this.place = placeOf(surface, '')
    this.tools = toolsView(surface, {
      choose: (shown) => this.choose(shown),
      system: (system) => this.restate(system),
      reset: () => this.open({ ...this.place, form: exampleOf(this.place.shown.form, this.place.system), notes: [] }),
    })
    this.printer = openPrinter(surface, facts, this.results, baseUrl())
    this.formPlace.addEventListener('submit', (event) => event.preventDefault())
    bench.replaceChildren(
      this.tools.methods,
      element('div', { class: 'columns' }, this.formPlace, this.results.element),
    )
    hearActions(this.results.element, () => location.href.split('#')[0] + this.link())
    addEventListener('hashchange', () => this.follow(location.hash))
    document.addEventListener('click', goWithin)
  }

  /** Opens the case that an address names. */
  follow(hash: string): void {
    if (hash !== '' && hash === this.link()) return
    this.open(placeOf(this.surface, hash))
  }

  private link(): string {
    return linkTo(this.surface, this.place)
  }

  private choose(shown: SurfaceWorkflow): void {
    const { system } = this.place
    this.open({ shown, form: exampleOf(shown.form, system), system, notes: [] })
  }

  private restate(system: Place['system']): void {
    const { shown, form } = this.place
    this.open({ ...this.place, form: restatedForm(shown.form, form, system), system })
  }

  private open(place: Place): void {
    this.place = place
    const ref = refOf(this.surface, place.shown)
    if (ref !== this.shownRef || !this.view) {
      this.shownRef = ref
      this.view = formView(place.shown.form, (name, state) => this.changed(name, state))
      this.formPlace.replaceChildren(this.tools.bar, this.notes, this.view.element)
      this.printer.forget()
    }
    this.notes.hidden = place.notes.length === 0
    this.notes.textContent = place.notes.join(' ')
    this.tools.show(place)
    this.view.show(place.form)
    this.calculate()
  }

  private changed(name: string, state: FieldState): void {
    this.place = { ...this.place, form: { ...this.place.form, [name]: state } }
    this.results.busy(true)
    this.timer ??= setTimeout(() => this.calculate(), GATHER_MS)
  }

  private calculate(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const { shown, form, system } = this.place
    const problems = this.printer.print({ shown, params: paramsOf(shown.form, form), system })
    this.view?.mark(form, problems)
    clearTimeout(this.addressTimer)
    this.addressTimer = setTimeout(() => history.replaceState(null, '', this.link()), ADDRESS_MS)
  }
}

/** Where requests go: the service that served the page, or one on this machine for a page that was opened as a file. */
function baseUrl(): string {
  const at = location.href.indexOf('/surfaces/')
  return location.protocol.startsWith('http') && at > 0 ? location.href.slice(0, at) : HERE
}

/** Links within the page move the reader, not the address: that holds the case. */
function goWithin(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  if (!link || !target) return
  event.preventDefault()
  target.scrollIntoView({ block: 'start' })
  target.setAttribute('tabindex', target.getAttribute('tabindex') ?? '-1')
  target.focus({ preventScroll: true })
}
