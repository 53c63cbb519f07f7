/** What may not be on paper: a summary of two sheets, a contents list that is wrong, a heading left alone. */
import type { Page } from 'playwright-core'
import { readyForPaper } from './in-page.js'
import { labelOf, type Printed, readPdf } from './pdf.ts'

/** Lower margin of a sheet, and the room for a heading with one line of what it is the heading of, in mm. */
const MARGIN = 18
const LEAST_BELOW_HEADING = 9

/** A line of the contents list. */
const ENTRY =
  /<li(?: class="(only-full)")?><a href="#([\w-]+)"><span class="no">\w<\/span> <span class="what">[^<]*<\/span> <span class="label">([\w-]+)<\/span>/g

/** Nothing is laid out for a screen that nobody looks at. */
const NO_SCREEN = '<style class="only-on-paper">@media screen{body{display:none}}</style></head>'

/** Prints a report without what is drawn in it, and reads it back. */
export async function printed(page: Page, html: string): Promise<Printed> {
  await page.setContent(html.replace('</head>', NO_SCREEN))
  await page.evaluate(readyForPaper)
  return readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true }))
}

export function printedFaults({ pages, targets, outline }: Printed, html: string): readonly string[] {
  const labels = pages.map(labelOf)
  const [, mode = ''] = /<body class="print-(\w+)">/.exec(html) ?? []
  const entries = [...html.matchAll(ENTRY)].map(([, only, id = '', label]) => ({
    id,
    label,
    printed: mode === 'full' || (mode === 'standard' ? only === undefined : id === 'summary'),
  }))
  return [
    ...labels.flatMap((label, i) =>
      label === undefined || follows(label, labels[i - 1])
        ? []
        : [`page ${i + 1} is labelled ${label} after ${labels[i - 1]}`],
    ),
    ...labels.filter((label) => label === undefined).map(() => 'a page has no label'),
    ...labels.filter((label) => label === '1-2').map(() => 'the summary takes more than a sheet'),
    ...entries
      .filter(({ printed }) => printed)
      .filter(({ id, label }) => labels[(targets.get(id)?.page ?? 0) - 1] !== label)
      .map(({ id, label }) => `${id} is listed at ${label} and begins on ${labels[(targets.get(id)?.page ?? 0) - 1]}`),
    ...entries.filter(({ id, printed }) => !printed && targets.has(id)).map(({ id }) => `${id} is printed`),
    ...outline
      .filter(({ height }) => height < MARGIN + LEAST_BELOW_HEADING)
      .map(({ title, page }) => `the heading ${title} stands alone at the foot of page ${page}`),
  ]
}

/** Whether the label is the first of its section, or the next. */
function follows(label: string, before = ''): boolean {
  const [section, n] = parts(label)
  const [last, m] = parts(before)
  return section === last ? n === m + 1 : n === 1
}

/** Section and number of a label; the pages of the contents are numbered in roman. */
function parts(label: string): readonly [string, number] {
  const [section = '', n] = label.split('-')
  return n === undefined ? ['contents', roman(section)] : [section, Number(n)]
}

const LETTERS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }

/** A letter before a larger one is taken away. */
function roman(text: string): number {
  const values = [...text].map((letter) => LETTERS[letter] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}
