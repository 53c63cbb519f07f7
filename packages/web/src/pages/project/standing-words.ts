/** The states of calculations and projects in words, with signs and tones; green is only what is current and passes. */
import type { Freshness, Outcome, Verdict } from '@keelson/projects'
import { type Html, html } from '@keelson/report/html.ts'
import { capitalised } from '@keelson/workflow/shown.ts'

type Tone = 'pass' | 'fail' | 'open' | 'quiet'

export const FRESHNESS_WORDS: Readonly<Record<Freshness, string>> = {
  never_run: 'Never run',
  current: 'Current',
  stale: 'Stale',
  blocked: 'Blocked',
}
const OUTCOMES: Readonly<Record<Outcome, { readonly sign: string; readonly word: string; readonly tone: Tone }>> = {
  passed: { sign: '✓', word: 'Passes', tone: 'pass' },
  failed: { sign: '✕', word: 'Fails', tone: 'fail' },
  error: { sign: '!', word: 'Not calculated', tone: 'fail' },
  open: { sign: '?', word: 'Not assessed', tone: 'open' },
  unchecked: { sign: '○', word: 'No check made', tone: 'quiet' },
  none: { sign: '–', word: 'No result', tone: 'quiet' },
}

/** A pass of other inputs is shown without its colour. */
export function outcomeWords(outcome: Outcome, freshness: Freshness) {
  const words = OUTCOMES[outcome]
  return words.tone === 'pass' && freshness !== 'current' ? { ...words, sign: '', tone: 'quiet' as const } : words
}

export function outcomeMark(outcome: Outcome, freshness: Freshness): Html {
  const { sign, word, tone } = outcomeWords(outcome, freshness)
  return html`<span class="mark ${tone}">${sign !== '' && html`<span aria-hidden="true">${sign}</span> `}${word}</span>`
}

export function freshnessMark(freshness: Freshness, why: string): Html {
  const tone: Tone = freshness === 'current' ? 'quiet' : freshness === 'blocked' ? 'fail' : 'open'
  return html`<span class="mark ${tone}">${FRESHNESS_WORDS[freshness]}</span>${why !== '' && html`<span class="why-stale">${capitalised(why)}</span>`}`
}

/** One word over the whole project. */
export function verdictBadge(verdict: Verdict): Html {
  const [tone, sign, word] = badgeOf(verdict)
  return html`<strong class="badge ${tone}"><span aria-hidden="true">${sign}</span> ${word}</strong>`
}

function badgeOf({ is_green, errors, failed, in_scope }: Verdict): readonly [string, string, string] {
  if (is_green) return ['pass', '✓', 'PASS']
  if (failed > 0) return ['fail', '✕', 'FAIL']
  if (errors > 0) return ['error', '!', 'ERROR']
  return in_scope === 0 ? ['unchecked', '○', 'Nothing in scope'] : ['open', '?', 'Not complete']
}
