/**
 * The paper of a report: A4, or US Letter, which is shorter and wider. On Letter the margins and the letters are a little
 * smaller, so that most of what has room on one sheet has it on the other. The first section stands in a frame.
 */

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export const isPaper = (text: string): text is Paper => PAPERS.some((paper) => paper === text)

/** Size and margins in mm, and the size of letters. */
const SIZES = {
  a4: { name: 'A4', width: 210, height: 297, top: 21, side: 16, bottom: 18, letters: '9pt' },
  letter: { name: 'letter', width: 215.9, height: 279.4, top: 17, side: 16, bottom: 14, letters: '8.7pt' },
} as const

/** The framed sheet: margins around the frame, its line, and what it leaves free within, mm. */
export const FRAMED = { top: 11, side: 14, bottom: 14, line: 0.35, pad: 4, foot: 2.5 } as const

/** From the top of the sheet to the box of the title strip that has its number, and from the right of the frame, mm. */
export const NUMBER_OF_SHEET = { down: 5.8, left: 2.5 } as const

/** What the first sheet has within its frame, from top to bottom, mm. */
export function heightWithin(paper: Paper): number {
  const { top, bottom, line, foot } = FRAMED
  return SIZES[paper].height - top - bottom - 2 * line - foot
}

interface Sheet {
  readonly upright: string
  readonly wide: string
  /** The beginning of the rule of the document. */
  readonly letters: string
}

function sheetOn(paper: Paper): Sheet {
  const { name, top, side, bottom, letters } = SIZES[paper]
  return {
    upright: `size:${name};margin:${top}mm ${side}mm ${bottom}mm;`,
    wide: `size:${name} landscape;`,
    letters: `html{font-size:${letters};--sheet:${heightWithin(paper)}mm;`,
  }
}

/** The rules of a page as it is made. */
export const SHEET = sheetOn('a4')

/** Before this the style sheet is ours; from here on it has texts of callers. */
export const RUNNING = '@page{@top-left{'

/** A page that `renderReport` or `renderStudy` made, on other paper: everything else is the same. */
export function inPaper(page: string, paper: Paper): string {
  const [start, end] = [page.indexOf('<style>'), page.indexOf(RUNNING)]
  const own = sheetOn(paper)
  const rules = page
    .slice(start, end)
    .replaceAll(SHEET.upright, own.upright)
    .replaceAll(SHEET.wide, own.wide)
    .replaceAll(SHEET.letters, own.letters)
  return `${page.slice(0, start)}${rules}${page.slice(end)}`
}
