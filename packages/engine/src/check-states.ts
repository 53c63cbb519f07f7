/** What became of a check, in words: one table for reports, pages, studies, chat and the command line. */
import type { ReasonKind } from '@keelson/workflow'
import type { CheckAnswer } from './result.ts'

/** 'unstated': an older record does not tell a check that could not be made from one of another method. */
export type CheckState = 'passes' | 'fails' | 'accepted' | 'not_assessed' | 'not_applicable' | 'unstated'

export const STATE_WORDS: Readonly<Record<CheckState, string>> = {
  passes: 'passes',
  fails: 'fails',
  accepted: 'accepted outside its limits',
  not_assessed: 'not assessed',
  not_applicable: 'not applicable',
  unstated: 'not assessed or not applicable',
}

/** Why a check of the method could not be made. */
export const REASON_WORDS: Readonly<Record<ReasonKind, string>> = {
  input_missing: 'input missing',
  unread: 'not read',
  contradiction: 'contradictory inputs',
  out_of_reach: 'outside the limits of the method',
  other_mode: 'another method',
  not_requested: 'not requested',
}

const NOT_APPLICABLE: ReadonlySet<ReasonKind> = new Set(['other_mode', 'not_requested'])

type Became = Pick<CheckAnswer, 'state' | 'accepted' | 'reason_kind'>

export function stateOf({ state, accepted, reason_kind }: Became): CheckState {
  if (state === 'fail') return 'fails'
  if (state === 'pass') return accepted === null ? 'passes' : 'accepted'
  if (reason_kind === null) return 'unstated'
  return NOT_APPLICABLE.has(reason_kind) ? 'not_applicable' : 'not_assessed'
}

/** 'not assessed (input missing)': with the reason, where it is of the method. */
export function stateInWords(check: Became): string {
  const state = stateOf(check)
  const words = STATE_WORDS[state]
  return state === 'not_assessed' && check.reason_kind ? `${words} (${REASON_WORDS[check.reason_kind]})` : words
}
