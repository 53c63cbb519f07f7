/** JSON pointers into a study's request. */
import { escapePointer } from '@keelson/workflow/place.ts'

export const pointerOf = (parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${escapePointer(String(part))}`).join('')
