/** What `npm run new` writes where only the author knows better; the conformance suite lets none of it pass. */

export const NO_KIND_YET = 'no kind was chosen yet'
export const NOT_DESCRIBED = 'Not described yet.'
export const stepTitle = (number: number): string => `Step ${number}`
export const isStepTitle = (title: string): boolean => /^Step \d+$/.test(title)
