/** SHA-256 over the canonical text of a value, or over bytes. */
import { createHash } from 'node:crypto'
import { canonicalText } from '@keelson/workflow'

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
export const hashOf = (value: unknown): string => sha256(canonicalText(value))
