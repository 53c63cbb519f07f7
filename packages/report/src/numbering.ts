/**
 * Numbers of figures and tables in the order of appearance, and references to sections. Sections are printed without
 * them, so that one printed alone is the same; a text of a caller cannot hold an element, and so cannot be numbered.
 */
import { Html, html } from './html.ts'

export interface Numbered {
  readonly id: string
  /** 'Table 5'. */
  readonly label: string
  readonly title: Html
  /** Id of the section in which it stands. */
  readonly section: string
}

/** Where a section is found, said once the sections have their numbers: ' (section 4)'. */
export const whereIs = (id: 'basis' | 'figures' | 'calculation' | 'tables' | 'values'): Html =>
  new Html(`<!--in ${id}-->`)

/** The bare number, for a column of its own: '4'. */
export const numberOf = (id: 'calculation'): Html => new Html(`<!--no ${id}-->`)

const CAPTIONS = /<caption(?: class="unseen")?>([\s\S]*?)<\/caption>|(<figcaption>\s*<h3>)([\s\S]*?)<\/h3>/g
/** Tables in a step belong to the step. */
const UNNUMBERED = ['calculation', 'record', 'project-document']
/** What follows the title in a caption. */
const ASIDE = /\s*<span class="(?:quiet|about)">[\s\S]*$/

/** Gives captions their numbers, section by section; in a chapter of a longer document under that of the chapter. */
export function numbering(chapter?: string): {
  readonly number: (printed: Html, section: string) => Html
  readonly all: readonly Numbered[]
} {
  const all: Numbered[] = []
  const counts = { Table: 0, Figure: 0 }
  const next = (kind: keyof typeof counts, title: string, section: string): string => {
    counts[kind] += 1
    const label = `${kind} ${chapter === undefined ? '' : `${chapter}.`}${counts[kind]}`
    const id = label.toLowerCase().replace(/[ .]/g, '-')
    all.push({ id, label, title: new Html(title.replace(ASIDE, '')), section })
    return html`<span class="no" id="${id}">${label}</span> `.text
  }
  const number = (printed: Html, section: string): Html => {
    if (UNNUMBERED.includes(section)) return printed
    return new Html(
      printed.text.replace(CAPTIONS, (_, table: string | undefined, head: string, figure: string) =>
        table === undefined
          ? `${head}${next('Figure', figure, section)}${figure}</h3>`
          : `<caption>${next('Table', table, section)}${table}</caption>`,
      ),
    )
  }
  return { number, all }
}

/** Puts the numbers of sections where they are referred to. */
export const referred = ({ text }: Html, numbers: ReadonlyMap<string, string>): Html =>
  new Html(
    text.replace(/<!--(in|no) (\w+)-->/g, (_, form: string, id: string) => {
      const number = numbers.get(id)
      if (number === undefined) return ''
      return form === 'no' ? number : `<span class="no"> (${sectionName(number)})</span>`
    }),
  )

/** 'section 4', 'appendix C'. */
export const sectionName = (number: string): string => `${/^\d/.test(number) ? 'section' : 'appendix'} ${number}`
