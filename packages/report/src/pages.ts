/**
 * The pages on paper. Each section is a run of pages of its own name with its own counter, so that they are labelled 4-1,
 * 4-2 as engineering documents do, and the first page of a section has a label that is known before it is laid out.
 */
import type { RunMeta } from '@keelson/engine/record.ts'
import type { Numbered } from './numbering.ts'
import { FRAMED, NUMBER_OF_SHEET, SHEET } from './paper.ts'
import type { Part } from './parts.ts'

/** The contents stand before the basis on its first page where they leave room for its beginning. */
const HOSTS = ['basis', 'study-basis', 'project-basis']
const FRONT = 'front'
/** A table that needs a page on its side, and the headings that lead to it. */
const WIDE = ['.scroll:has(.wide)', '.table:has(.wide)', ':is(h2,h3):has(+:is(.scroll,.table) .wide)'].join()
const MOST_LINES = 32
const LINE_OF_REVISION = 40
const LINE_OF_NOTES = 100

export function pageRules(parts: readonly Part[], numbered: readonly Numbered[], meta: RunMeta = {}): string {
  const host = parts.find(({ id }) => HOSTS.includes(id))?.id
  const hosted = host !== undefined && linesOfFront(parts, numbered, meta) <= MOST_LINES
  const front = hosted ? host : FRONT
  return [
    ...parts.flatMap(({ id, number }) => [
      named(id, id, `"${number}-" counter(${id})`),
      wide(id, `"${number}-" counter(${id})`),
    ]),
    ...(hosted ? [] : [named(FRONT, FRONT, `counter(${FRONT},lower-roman)`)]),
    ...parts.map(({ id }) => `#${id}{page:${id}}#${id} :is(${WIDE}){page:${id}-wide}`),
    framed(parts[0]?.id ?? FRONT),
    `.masthead,.restated{page:${parts[0]?.id}}main>.contents,.front{page:${front}}`,
  ].join('')
}

const named = (page: string, counter: string, label: string, size = ''): string =>
  `@page ${page}{${size}counter-increment:${counter};@bottom-right{content:${label} "\\2003 page " counter(page) " of " counter(pages)}}`

const wide = (id: string, label: string): string => named(`${id}-wide`, id, label, SHEET.wide)

/** The first section stands in a frame, and has the number of its first sheet in the title strip. */
function framed(id: string): string {
  const { top, side, bottom, line, pad, foot } = FRAMED
  const { down, left } = NUMBER_OF_SHEET
  return (
    `@page ${id}{margin:${top}mm ${side}mm ${bottom}mm;border:${line}mm solid #171b20;padding:${pad}mm 0 ${foot}mm;@top-left{padding-bottom:2mm}@top-right{padding-bottom:2mm}}` +
    `@page ${id}:first{padding-top:0;@top-left{content:none}@top-right{content:counter(page) " of " counter(pages);margin-bottom:-${down}mm;padding:0 ${left}mm 0 0;font-weight:600;color:#171b20}}`
  )
}

/** Lines that contents, issues and notes take, in the size of the contents. */
function linesOfFront(parts: readonly Part[], numbered: readonly Numbered[], meta: RunMeta): number {
  const { revision_history: issues = [], notes = '' } = meta
  const ofIssue = (texts: readonly (string | undefined)[]) =>
    Math.max(...texts.map((text = '') => Math.ceil(text.length / LINE_OF_REVISION)), 1)
  return (
    parts.length +
    Math.ceil(numbered.length / 2) +
    issues.reduce((lines, issue) => lines + ofIssue(Object.values(issue)), 0) +
    Math.ceil(notes.length / LINE_OF_NOTES)
  )
}
