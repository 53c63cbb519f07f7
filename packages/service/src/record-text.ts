/** The JSON of an answer and of the record around it: the answer is most of both, and is written once for both. */
import type { RunRecord, RunResponse } from '@keelson/engine'

export interface AnswerText {
  readonly answer: string
  readonly record: string
}

/** The very texts that JSON.stringify gives for the response and for the record that holds it. */
export function textsOf(
  head: Pick<RunRecord, 'schema' | 'created_at' | 'base_url' | 'request'>,
  response: RunResponse,
  more: Omit<RunRecord, 'response' | keyof typeof head>,
): AnswerText {
  const answer = JSON.stringify(response)
  return {
    answer,
    record: `${JSON.stringify(head).slice(0, -1)},"response":${answer},${JSON.stringify(more).slice(1)}`,
  }
}
