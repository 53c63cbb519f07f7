/**
 * The text of a formula as it stands in the code. Alone in its module because the explorers replace it: a bundler
 * renames what a formula calls, so the build carries the text beside each arrow.
 */

/** Source text of an arrow function. */
export const sourceText = (arrow: (...args: never[]) => number): string => arrow.toString()
