/** What was found of each part of a design, as one sentence. */
import { capitalised } from '@keelson/workflow'

export const sentence = (...parts: readonly string[]): string => capitalised(parts.join('; '))
