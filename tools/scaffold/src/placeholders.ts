/** What `npm run new` writes where only the author knows better; the conformance suite lets none of it pass. */

export const NO_KIND_YET = 'no kind was chosen yet'
export const NOT_DESCRIBED = 'Not described yet.'
export const stepTitle = (number: number): string => `Step ${number}`
/** A line that says what the author does there: it is deleted when that is done. */
export const leftLine = (what: string): string => `// ${LEFT} ${what.replaceAll(/["\n]/g, "'")}. Then delete this line.`
export const leftIn = (text: string): readonly string[] => [...text.matchAll(LINE)].map(([, what = '']) => what)
const LEFT = 'Left by npm run new:'
const LINE = new RegExp(`// ${LEFT} (.*)\\. Then delete this line\\.`, 'g')

export const isStepTitle = (title: string): boolean => /^Step \d+$/.test(title)
