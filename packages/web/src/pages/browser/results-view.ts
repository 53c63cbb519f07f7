/** The answer to a case: its verdict, always in sight, and the sections of the report, each touched only when it has changed. */

import { element, fromMarkup } from '../../form/view/dom.ts'
import type { SectionPiece } from '../case/pieces.ts'
import { ORDER, type SectionId } from '../case/sections.ts'

export interface ResultsView {
  readonly element: HTMLElement
  readonly put: (section: SectionPiece) => void
  readonly verdict: (markup: string) => void
  /** Greys out results that are not those of the inputs as they stand. */
  readonly stale: (stale: boolean) => void
  /** Says that what is printed is not yet that of the inputs; what an answer did not bring goes when it is whole. */
  readonly busy: (busy: boolean) => void
  readonly clear: () => void
  /** Whether any answer stands. */
  readonly printed: () => boolean
}

interface Kept {
  readonly html: string
  readonly title: string
  readonly element: Element
}

/** While a case is in hand only the sections in sight are laid out; all of them once no stroke has come for this time. */
const REST_MS = 500

/** `beside`: what stands with the verdict and is not read out at each change of it. */
export function resultsView(beside: readonly HTMLElement[] = []): ResultsView {
  const main = element('main', { id: 'main', tabindex: '-1' })
  const first = element('p', { class: 'quiet' }, 'Calculating …')
  const verdict = element('div', { class: 'said-now', role: 'status', 'aria-live': 'polite' }, first)
  const contents = element('nav', { class: 'contents', 'aria-label': 'Contents' })
  const kept = new Map<SectionId, Kept>()
  /** Sections that the present answer has brought. */
  const fresh = new Set<SectionId>()
  const said = { contents: '', verdict: '' }
  let rest: ReturnType<typeof setTimeout> | undefined
  const list = () => {
    const titles = ORDER.flatMap((id) => (kept.has(id) ? [[id, kept.get(id)?.title ?? ''] as const] : []))
    const text = JSON.stringify(titles)
    if (said.contents === text) return
    said.contents = text
    const links = titles.map(([id, title]) => element('li', {}, element('a', { href: `#${id}` }, title)))
    contents.replaceChildren(element('ul', {}, ...links))
  }
  const remove = (id: SectionId) => {
    kept.get(id)?.element.remove()
    kept.delete(id)
  }
  return {
    element: element(
      'div',
      { class: 'outcomes' },
      element('div', { class: 'standing' }, verdict, ...beside),
      contents,
      main,
    ),
    put: ({ id, title, html }) => {
      fresh.add(id)
      const before = kept.get(id)
      before?.element.removeAttribute('data-old')
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
      verdict.replaceChildren(fromMarkup(markup))
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
      for (const id of [...kept.keys()]) if (!fresh.has(id)) remove(id)
      list()
    },
    clear: () => {
      for (const id of [...kept.keys()]) remove(id)
      list()
    },
    printed: () => kept.size > 0,
  }
  function next(id: SectionId): Element | null {
    const after = ORDER.slice(ORDER.indexOf(id) + 1).find((other) => kept.has(other))
    return after === undefined ? null : (kept.get(after)?.element ?? null)
  }
}
