/** The results, printed by the sections of the report itself; a section is touched only when its text has changed. */

import { element, fromMarkup } from '@keelson/form/view/dom.ts'
import type { Html } from '@keelson/report/html.ts'
import { printContents, printSection, type Section } from '@keelson/report/section.ts'
import { ORDER, type SectionId } from '../case/sections.ts'

export interface ResultsView {
  readonly element: HTMLElement
  readonly put: (id: SectionId, section: Section | undefined) => void
  readonly standing: (markup: Html) => void
  /** Greys out results that are not those of the inputs as they stand. */
  readonly stale: (stale: boolean) => void
  /** Says that what is printed is not yet that of the inputs. */
  readonly busy: (busy: boolean) => void
  readonly clear: () => void
}

export function resultsView(): ResultsView {
  const main = element('main', { id: 'main', tabindex: '-1' })
  const standing = element('div', { class: 'standing', role: 'status', 'aria-live': 'polite' })
  const contents = element('div')
  const kept = new Map<SectionId, { readonly text: string; readonly title: string; readonly element: Element }>()
  const said = { contents: '', standing: '' }
  const list = () => {
    const sections = ORDER.flatMap((id) => (kept.has(id) ? [{ id, title: kept.get(id)?.title ?? '', body: '' }] : []))
    const text = printContents(sections).text
    if (said.contents === text) return
    said.contents = text
    contents.replaceChildren(fromMarkup(text))
  }
  return {
    element: element('div', { class: 'outcomes' }, standing, contents, main),
    put: (id, section) => {
      const before = kept.get(id)
      if (!section) {
        before?.element.remove()
        kept.delete(id)
        return list()
      }
      const text = printSection(section).text
      if (before?.text === text) return
      const made = fromMarkup(text)
      if (before) before.element.replaceWith(made)
      else main.insertBefore(made, next(id))
      kept.set(id, { text, title: section.title, element: made })
      list()
    },
    standing: ({ text }) => {
      if (said.standing === text) return
      said.standing = text
      standing.replaceChildren(fromMarkup(text))
    },
    stale: (stale) => {
      main.classList.toggle('stale', stale)
      main.inert = stale
    },
    busy: (busy) => main.setAttribute('aria-busy', String(busy)),
    clear: () => {
      kept.clear()
      main.replaceChildren()
      list()
    },
  }
  function next(id: SectionId): Element | null {
    const after = ORDER.slice(ORDER.indexOf(id) + 1).find((other) => kept.has(other))
    return after === undefined ? null : (kept.get(after)?.element ?? null)
  }
}
