/** What may not be on paper: a first sheet without what a signatory must see, a contents list that is wrong, and what belongs together on two sheets. */
import type { Page } from 'playwright-core'
import { brokenWords, heldTogether, readyForPaper } from './in-page.js'
import { belowFoot, misprints } from './misprints.ts'
import { labelOf, type Printed, readPdf } from './pdf.ts'
import { rawWords } from './raw-words.ts'

/** Lower margin of a sheet, and the room for a heading with one line of what it is the heading of, in mm. */
const MARGIN = 18
const LEAST_BELOW_HEADING = 9

/** A line of the contents list. */
const ENTRY =
  /<li(?: class="(only-full)")?><a href="#([\w-]+)"><span class="no">\w+<\/span> <span class="what">[^<]*<\/span> <span class="label">([\w-]+)<\/span>/g

/** Nothing is laid out for a screen that nobody looks at. */
const NO_SCREEN = '<style class="only-on-paper">@media screen{body{display:none}}</style></head>'

/** px of the printed column. */
const COLUMN = { width: 673, height: 980 }

/** What was found of a print that its pages alone do not tell. */
export interface Paper extends Printed {
  /** What is to be on one sheet and is on two. */
  readonly apart: readonly { readonly kind: string; readonly what: string }[]
  readonly broken: readonly string[]
  /** What its layout has that no sheet may have. */
  readonly misprints: readonly string[]
  /** Pages that have a drawing. */
  readonly drawn: ReadonlySet<number | undefined>
}

/** Prints a report without what is drawn in it, and reads it back. */
export async function printed(page: Page, html: string): Promise<Paper> {
  await page.setViewportSize(COLUMN)
  await page.emulateMedia({ media: 'print' })
  await page.setContent(html.replace('</head>', NO_SCREEN))
  await page.evaluate(readyForPaper)
  const broken = await page.evaluate(brokenWords)
  const layout = await misprints(page)
  const pairs = await page.evaluate(heldTogether)
  await page.emulateMedia({ media: null })
  const read = readPdf(await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true }))
  const sheet = (id: string) => read.targets.get(id)?.page
  const drawn = new Set(pairs.filter(({ kind }) => kind === 'drawing').map(({ ids: [, drawing] }) => sheet(drawing)))
  const laidOut = [...layout.faults, ...belowFoot(read, layout.foot)]
  return { ...read, broken, drawn, misprints: laidOut, apart: pairs.filter(({ ids: [a, b] }) => sheet(a) !== sheet(b)) }
}

/** What never leaves the first sheet, and is not on it; and a summary that takes more than two. */
export const firstSheetFaults = ({ apart, pages }: Paper): readonly string[] => [
  ...apart.filter(({ kind }) => kind === FIRST_SHEET).map(({ what }) => what),
  ...pages.flatMap((text) => (labelOf(text) === '1-3' ? ['the summary takes more than two sheets'] : [])),
]

const FIRST_SHEET = 'first sheet'
/** Lines of a sheet that is worth turning to; a section may be shorter. */
const LEAST_LINES = 2

export function printedFaults(
  { pages, lines, drawn, targets, outline, apart, broken, misprints }: Paper,
  html: string,
): readonly string[] {
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
    ...apart.filter(({ kind }) => kind !== FIRST_SHEET).map(({ what }) => what),
    ...lines.flatMap((count, i) =>
      count < LEAST_LINES && !drawn.has(i + 1) && !labels[i]?.endsWith('-1')
        ? [`page ${i + 1} has ${count} lines`]
        : [],
    ),
    ...broken.map((word) => `broken: ${word}`),
    ...rawWords(html),
    ...misprints,
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
