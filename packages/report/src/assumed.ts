/** What a run took where nothing was provided, as the first sheet and the basis print it. */
import { assumedByKind } from '@keelson/engine/assumed.ts'
import type { AssumedAnswer } from '@keelson/engine/result.ts'
import { type Content, html } from './html.ts'
import { quantity } from './numbers.ts'

export interface Assumption {
  readonly said: Content
  /** Why it is safe, where the contract says so. */
  readonly why: string | null
  /** As plain text, for the room that it takes. */
  readonly text: string
}

/** One assumption for each with a reason; the plain defaults together. What was not provided is listed with the inputs. */
export function assumptionsOf(all: readonly AssumedAnswer[]): readonly Assumption[] {
  const { reasoned, defaults } = assumedByKind(all)
  return [
    ...reasoned.map((one) => ({ said: shown(one), why: one.why, text: plain(one) })),
    ...together('Defaults', defaults.map(shown), defaults.map(plain)),
  ]
}

const shown = ({ title, value, unit }: AssumedAnswer): Content =>
  html`${title}: ${typeof value === 'number' ? quantity(value, unit ?? undefined) : worded(value)}`
const plain = ({ title, value, unit }: AssumedAnswer) => `${title}: ${worded(value)} ${unit ?? ''}`
const worded = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function together(term: string, parts: readonly Content[], texts: readonly string[]): readonly Assumption[] {
  if (parts.length === 0) return []
  const joined = parts.flatMap((part, i) => (i === 0 ? [part] : ['; ', part]))
  return [{ said: html`${term}: ${joined}`, why: null, text: `${term}: ${texts.join('; ')}` }]
}
