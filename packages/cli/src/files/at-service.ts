/** Files at the service: their bytes sent, and their columns proposed for the inputs of a workflow. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ProposalAnswer } from '@keelson/chat/api/answers.ts'
import type { Answers, Left } from '@keelson/files/table.ts'
import type { ProblemCode } from '@keelson/service/problems.ts'
import { ServiceProblem } from '@keelson/service/problems.ts'
import { CallError } from '../command.ts'
import type { Brought, Carried, Carry } from '../over-http.ts'

/** A file that was sent, and what was not read of it. */
export interface Upload {
  /** 'sha256:...', by which requests refer to it. */
  readonly file: string
  readonly name: string
  readonly left: readonly Left[]
}
interface MappingAsked {
  readonly ref: string
  readonly file: string
  readonly name: string
  readonly inputs?: readonly string[]
  readonly answers: Answers
  /** Of a file whose rows are the points of a study. */
  readonly for?: 'rows'
}

/** Throws CallError where the file cannot be read, and ServiceProblem where the service knows no such form of file. */
export async function uploaded(carry: Carry, path: string): Promise<Upload> {
  const name = basename(path)
  const sent = { method: 'POST', path: `/api/files?name=${encodeURIComponent(name)}`, bytes: bytesIn(path) } as const
  return (await answerTo(carry, sent, `${name}: `)) as Upload
}

export async function proposalsFor(carry: Carry, asked: MappingAsked): Promise<readonly ProposalAnswer[]> {
  const sent = { method: 'POST', path: '/api/files/propose', body: asked } as const
  const { proposals } = (await answerTo(carry, sent, `${asked.name}: `)) as { proposals: readonly ProposalAnswer[] }
  return proposals
}

/** What a route of the service answers. */
export const answerOf = async <T>(carry: Carry, path: string, body: unknown): Promise<T> =>
  (await answerTo(carry, { method: 'POST', path, body }, '')) as T

export function bytesIn(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new CallError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

export const answerTo = async (carry: Carry, sent: Carried, about: string): Promise<unknown> =>
  JSON.parse((await broughtBy(carry, sent, about)).text)

/** Throws ServiceProblem for what the service refuses. */
export async function broughtBy(carry: Carry, sent: Carried, about: string): Promise<Brought> {
  const answer = await carry(sent)
  if (answer.status < 400) return answer
  const { code, detail, errors = [] } = JSON.parse(answer.text)
  throw new ServiceProblem(code as ProblemCode, `${about}${detail}`, { errors })
}
