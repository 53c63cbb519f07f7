/** The conclusion of a run: its answer in whole sentences. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { type Content, html, shortened } from './html.ts'
import { spoken } from './spoken.ts'

/** Characters of an answer: no workflow of ours has as many, a record of another service may. */
const LONGEST_ANSWER = 760

/** As it is said: with a full stop. */
export function spokenAnswer(record: RunRecord): Content {
  const { detail, result } = record.response
  return detail.length > LONGEST_ANSWER
    ? shortened(detail, LONGEST_ANSWER)
    : html`${spoken(result?.said, detail, record)}${ended(detail)}`
}

/** After a mark that says that no check was made. */
export function withoutVerdict(record: RunRecord): RunRecord {
  const { response } = record
  const { detail, result } = response
  if (!detail.startsWith(NO_CHECK) || detail === NO_CHECK) return record
  const said = result?.said?.replace(NO_CHECK, '')
  return {
    ...record,
    response: {
      ...response,
      detail: detail.replace(NO_CHECK, ''),
      ...(result && { result: { ...result, ...(said !== undefined && { said }) } }),
    },
  }
}
const NO_CHECK = 'No check made. '

const ended = (sentence: string): string => (sentence === '' || /[.!?…]$/.test(sentence.trimEnd()) ? '' : '.')
