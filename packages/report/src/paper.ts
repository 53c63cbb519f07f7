/**
 * The paper of a report: A4, or US Letter, which is shorter and wider. On Letter the margins and the letters are a little
 * smaller, so that a summary that has room on one sheet has it on the other.
 */

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export const isPaper = (text: string): text is Paper => PAPERS.some((paper) => paper === text)

interface Sheet {
  readonly upright: string
  readonly wide: string
  readonly letters: string
}

const SHEETS: Readonly<Record<Paper, Sheet>> = {
  a4: { upright: 'size:A4;margin:21mm 16mm 18mm;', wide: 'size:A4 landscape;', letters: 'html{font-size:9pt;' },
  letter: {
    upright: 'size:letter;margin:17mm 16mm 14mm;',
    wide: 'size:letter landscape;',
    letters: 'html{font-size:8.7pt;',
  },
}

/** The rules of a page as it is made. */
export const SHEET = SHEETS.a4

/** Before this the style sheet is ours; from here on it has texts of callers. */
export const RUNNING = '@page{@top-left{'

/** A page that `renderReport` or `renderStudy` made, on other paper: everything else is the same. */
export function inPaper(page: string, paper: Paper): string {
  const [start, end] = [page.indexOf('<style>'), page.indexOf(RUNNING)]
  const own = SHEETS[paper]
  const rules = page
    .slice(start, end)
    .replaceAll(SHEET.upright, own.upright)
    .replaceAll(SHEET.wide, own.wide)
    .replaceAll(SHEET.letters, own.letters)
  return `${page.slice(0, start)}${rules}${page.slice(end)}`
}
