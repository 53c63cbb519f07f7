/** What was found of each part of a design, a sentence for each. */
import { capitalised } from '@keelson/workflow'

export const sentence = (...parts: readonly string[]): string => parts.map(capitalised).join('. ')
