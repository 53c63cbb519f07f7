/** An entry that is no number, in words: nothing, yes or no, a month. */

/** No value, no text, an empty list, or a list of nothing else. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.every((x) => x === null))

export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')
export const entryInWords = (value: unknown): string =>
  typeof value === 'boolean' ? yesOrNo(value) : value === null || value === undefined ? '–' : monthText(String(value))

/** '2024-10' of the month 202410, as files of production write it. */
export const monthText = (text: string): string => text.replace(/^((?:19|20)\d\d)(0[1-9]|1[0-2])$/, '$1-$2')
