/** The answer to a case: its verdict, always in sight, and the sections of the report, each touched only when it has changed. */

import { element, fromMarkup } from '../../form/view/dom.ts'
import type { SectionPiece } from '../case/pieces.ts'
import { ORDER, type SectionId, TAB_OF, TABS, type Tab } from '../case/sections.ts'

export interface ResultsView {
  readonly element: HTMLElement
  readonly put: (section: SectionPiece) => void
  readonly verdict: (markup: string) => void
  /** Greys out results that are not those of the inputs as they stand. */
  readonly stale: (stale: boolean) => void
  /** Says that what is printed is not yet that of the inputs; what an answer did not bring goes when it is whole. */
  readonly busy: (busy: boolean) => void
  readonly clear: () => void
  /** Where nothing is printed: the thing that the inputs describe. */
  readonly sketch: (figure: Element) => void
  /** Keeps a section from the reader's hands while it is not that of the inputs. */
  readonly hold: (id: SectionId) => void
  readonly drop: (id: SectionId) => void
  /** Whether any answer stands. */
  readonly printed: () => boolean
  /** Brings the sheet to the screen that a part of it stands on. */
  readonly reveal: (part: Element) => void
}

interface Kept {
  readonly html: string
  readonly title: string
  readonly element: Element
}

/** While a case is in hand only the sections in sight are laid out; all of them once no stroke has come for this time. */
const REST_MS = 500
/** Sought when the answer is whole: what stood before stays until it is there. */
const LATER: ReadonlySet<SectionId> = new Set(['tries'])

export function resultsView(): ResultsView {
  const main = element('main', { id: 'main', tabindex: '-1' })
  const first = element('p', { class: 'quiet' }, 'Calculating …')
  const verdict = element('div', { class: 'said-now', role: 'status', 'aria-live': 'polite' }, first)
  /** Seen beside the points of a study. */
  const ofCase = element('p', { class: 'of-case quiet' }, 'This verdict is for the case entered, not for the study.')
  const tabs = TABS.map((tab) => ({ tab, button: element('button', { type: 'button' }, tab) }))
  let shown: Tab = TABS[0]
  const kept = new Map<SectionId, Kept>()
  /** Sections that the present answer has brought. */
  const fresh = new Set<SectionId>()
  const said = { verdict: '' }
  let rest: ReturnType<typeof setTimeout> | undefined
  /** Which sheets there are, and which is on the screen; on paper all are. */
  const list = () => {
    const there = new Set([...kept.keys()].map((id) => TAB_OF[id]))
    for (const { tab, button } of tabs) {
      button.hidden = !there.has(tab)
      button.setAttribute('aria-pressed', String(tab === shown))
    }
    for (const [id, { element }] of kept) element.classList.toggle('away', TAB_OF[id] !== shown)
  }
  const show = (tab: Tab) => {
    shown = tab
    list()
  }
  for (const { tab, button } of tabs)
    button.addEventListener('click', () => {
      show(tab)
      main.scrollTo({ top: 0 })
    })
  const sketched = element('div', { class: 'sketched' })
  const remove = (id: SectionId) => {
    kept.get(id)?.element.remove()
    kept.delete(id)
  }
  return {
    element: element(
      'div',
      { class: 'outcomes' },
      element(
        'div',
        { class: 'standing' },
        verdict,
        element('nav', { class: 'tabs', 'aria-label': 'Result sheets' }, ...tabs.map(({ button }) => button)),
      ),
      main,
    ),
    put: ({ id, title, html }) => {
      fresh.add(id)
      sketched.remove()
      const before = kept.get(id)
      before?.element.removeAttribute('data-old')
      before?.element.removeAttribute('inert')
      if (before?.html === html) return
      const made = fromMarkup(html)
      if (before) before.element.replaceWith(made)
      else main.insertBefore(made, next(id))
      kept.set(id, { html, title, element: made })
      list()
    },
    verdict: (markup) => {
      main.classList.remove('awaited')
      fresh.clear()
      for (const { element } of kept.values()) element.setAttribute('data-old', '')
      if (said.verdict === markup) return
      said.verdict = markup
      verdict.replaceChildren(fromMarkup(markup), ofCase)
    },
    stale: (stale) => {
      main.classList.toggle('stale', stale)
      main.inert = stale
    },
    busy: (busy) => {
      main.setAttribute('aria-busy', String(busy))
      main.classList.toggle('awaited', busy)
      clearTimeout(rest)
      if (busy) main.classList.add('in-hand')
      else rest = setTimeout(() => main.classList.remove('in-hand'), REST_MS)
      if (busy || main.inert) return
      for (const id of [...kept.keys()]) if (!fresh.has(id) && !LATER.has(id)) remove(id)
      list()
    },
    clear: () => {
      for (const id of [...kept.keys()]) remove(id)
      list()
    },
    sketch: (figure) => {
      sketched.replaceChildren(element('h2', {}, 'Symbols of the inputs'), figure)
      main.prepend(sketched)
    },
    hold: (id) => kept.get(id)?.element.setAttribute('inert', ''),
    drop: (id) => {
      remove(id)
      list()
    },
    printed: () => kept.size > 0,
    reveal: (part) => {
      const found = [...kept].find(([, { element }]) => element.contains(part))
      if (found) show(TAB_OF[found[0]])
    },
  }
  function next(id: SectionId): Element | null {
    const after = ORDER.slice(ORDER.indexOf(id) + 1).find((other) => kept.has(other))
    return after === undefined ? null : (kept.get(after)?.element ?? null)
  }
}
