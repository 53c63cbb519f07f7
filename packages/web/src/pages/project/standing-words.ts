/** The states of calculations and projects in words, with signs and tones; green is only what is current and passes. */
import type { Freshness, Outcome, Verdict } from '@keelson/projects'
import { provisoOf } from '@keelson/projects/verdict.ts'
import { FRESHNESS_WORDS, OUTCOME_WORDS } from '@keelson/projects/words.ts'
import { type Html, html } from '@keelson/report/html.ts'
import { capitalised } from '@keelson/workflow/shown.ts'

type Tone = 'pass' | 'fail' | 'open' | 'quiet'

const MARKS: Readonly<Record<Outcome, { readonly sign: string; readonly tone: Tone }>> = {
  passed: { sign: '✓', tone: 'pass' },
  failed: { sign: '✕', tone: 'fail' },
  error: { sign: '!', tone: 'fail' },
  open: { sign: '?', tone: 'open' },
  unchecked: { sign: '○', tone: 'quiet' },
  none: { sign: '–', tone: 'quiet' },
}

/** A pass of other inputs is shown without its colour. */
export function outcomeWords(outcome: Outcome, freshness: Freshness) {
  const { sign, tone } = MARKS[outcome]
  const word = capitalised(OUTCOME_WORDS[outcome])
  return tone === 'pass' && freshness !== 'current' ? { sign: '', tone: 'quiet' as const, word } : { sign, tone, word }
}

export function outcomeMark(outcome: Outcome, freshness: Freshness): Html {
  const { sign, word, tone } = outcomeWords(outcome, freshness)
  return html`<span class="mark ${tone}">${sign !== '' && html`<span aria-hidden="true">${sign}</span> `}${word}</span>`
}

export function freshnessMark(freshness: Freshness, why: string): Html {
  const tone: Tone = freshness === 'current' ? 'quiet' : freshness === 'blocked' ? 'fail' : 'open'
  return html`<span class="mark ${tone}">${capitalised(FRESHNESS_WORDS[freshness])}</span>${why !== '' && html`<span class="why-stale">${capitalised(why)}</span>`}`
}

/** One word over the whole project. */
export function verdictBadge(verdict: Verdict): Html {
  const [tone, sign, word] = badgeOf(verdict)
  return html`<strong class="badge ${tone}"><span aria-hidden="true">${sign}</span> ${word}</strong>`
}

function badgeOf(verdict: Verdict): readonly [string, string, string] {
  const { is_green, errors, failed, in_scope } = verdict
  const proviso = provisoOf(verdict)
  if (is_green && proviso) return ['accepted', '✓', `PASS, ${proviso}`]
  if (is_green) return ['pass', '✓', 'PASS']
  if (failed > 0) return ['fail', '✕', 'FAIL']
  if (errors > 0) return ['error', '!', 'ERROR']
  return in_scope === 0 ? ['unchecked', '○', 'Nothing in scope'] : ['open', '?', 'Not complete']
}
