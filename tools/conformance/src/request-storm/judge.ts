/** What any answer must be, whatever was sent. */
import { registry } from '@keelson/service/problems.ts'
import type { Json } from '@keelson/service/testing.ts'

export interface Answered {
  readonly status: number
  readonly mediaType: string
  readonly text: string
  readonly ms: number
}

/** Longest that an answer may take: a run has its time limit, waits for those before it, and the machine is shared. */
const LONGEST_MS = 120_000

/** What is wrong with an answer, undefined where nothing is. */
export function faultOf(method: string, { status, mediaType, text, ms }: Answered): string | undefined {
  if (status >= 500) return `${status}: ${text.slice(0, 300)}`
  if (ms > LONGEST_MS) return `it took ${Math.round(ms)} ms`
  if (status < 400) return status < 200 || status >= 300 ? `${status} is no answer` : undefined
  if (!mediaType.startsWith('application/problem+json')) return `${status} as ${mediaType}: ${text.slice(0, 300)}`
  return method === 'HEAD' ? undefined : faultOfProblem(status, text)
}

function faultOfProblem(status: number, text: string): string | undefined {
  const problem = parsed(text)
  const { code, detail, errors } = problem ?? {}
  const known = (registry as Readonly<Record<string, { readonly status: number }>>)[code]
  if (known?.status !== status || problem.status !== status) return `${status} with the problem ${text.slice(0, 300)}`
  if (typeof detail !== 'string' || detail === '') return `a problem without detail: ${text.slice(0, 300)}`
  if (code !== 'params_refused' && code !== 'study_refused') return undefined
  const pointed = Array.isArray(errors) && errors.length > 0 && errors.every(isPointed)
  return pointed ? undefined : `a refusal without pointers: ${text.slice(0, 300)}`
}

const isPointed = ({ pointer, message }: Json): boolean =>
  typeof pointer === 'string' && pointer.startsWith('/') && typeof message === 'string' && message !== ''

function parsed(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
