/** How a calculation stands and comes out, as words within a sentence. Signs, colours and capitals are added where they are shown. */
import type { Freshness } from './freshness.ts'
import type { Outcome } from './outcome.ts'

export const FRESHNESS_WORDS: Readonly<Record<Freshness, string>> = {
  never_run: 'never run',
  current: 'current',
  stale: 'stale',
  blocked: 'blocked',
}
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  failed: 'fails',
  error: 'not calculated',
  open: 'not assessed',
  unchecked: 'no check made',
  passed: 'passes',
  none: 'no result',
}

/** That it is not current comes first, else how it came out. */
export const stateWords = (freshness: Freshness, outcome: Outcome): string =>
  freshness === 'current' ? OUTCOME_WORDS[outcome] : FRESHNESS_WORDS[freshness]
