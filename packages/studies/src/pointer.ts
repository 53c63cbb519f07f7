/** JSON pointers into a study's request. */
import type { Problem } from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'

export const pointerOf = (parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${escapePointer(String(part))}`).join('')

export const problem = (pointer: string, message: string): Problem => ({ pointer, message })
