/** Sections of a run as parts of a longer document: ids of their own, and headings one level further down. */
import { Html } from '../html.ts'

/** What is of the whole document: its hatching, and its chapters. */
const SHARED = /^(?:hatching|c\d+)$/
const HEADING = /<(\/?)h([234])\b/g
const ID = / id="([^"]+)"/g
const TARGET = /( href="#|\burl\(#)([^")]+)/g
const NAMES = / (aria-labelledby|aria-describedby)="([^"]+)"/g

/** Of the method of a workflow, which an earlier chapter may have. */
const OF_METHOD = ['method', 'evidence']

interface Place {
  readonly chapter: string
  /** The chapter that prints the method. */
  readonly method: string
  readonly onlyFull: boolean
}

/** A section with its ids under that of the chapter; its classes say which it was, for the rules of the style sheet. */
export function sectionInChapter({ text }: Html, { chapter, method, onlyFull }: Place): Html {
  const own = (id: string) => (SHARED.test(id) ? id : `${OF_METHOD.includes(id) ? method : chapter}-${id}`)
  return new Html(
    text
      .replace(
        /^<section id="([^"]+)"/,
        (_, id: string) => `<section class="part in-${id}${onlyFull ? ' only-full' : ''}" id="${id}"`,
      )
      .replace('<div id="checks">', '<div class="in-checks" id="checks">')
      .replace(/<[^>]+>/g, (tag) =>
        tag
          .replace(HEADING, (_, end: string, level: string) => `<${end}h${Number(level) + 1}`)
          .replace(ID, (_, id: string) => ` id="${own(id)}"`)
          .replace(TARGET, (_, before: string, id: string) => `${before}${own(id)}`)
          .replace(NAMES, (_, name: string, ids: string) => ` ${name}="${ids.split(' ').map(own).join(' ')}"`),
      ),
  )
}
