/** Query parameters, read and refused in one way. */
import { shortJson } from '@keelson/workflow'
import type { FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'

/** Query parameters by name; that they are known and given once has been seen to. */
export const queryOf = (request: FastifyRequest) => request.query as Readonly<Record<string, string | undefined>>

export const malformed = (detail: string) => new ServiceProblem('query_malformed', detail)

/** How many are asked for. Throws ServiceProblem query_malformed for what is not 1 to `most`. */
export function limitOf(request: FastifyRequest, otherwise: number, most: number): number {
  const { limit: asked = String(otherwise) } = queryOf(request)
  const limit = /^\d{1,4}$/.test(asked) ? Number(asked) : 0
  if (limit >= 1 && limit <= most) return limit
  throw malformed(`limit must be a whole number from 1 to ${most}; sent ${shortJson(asked)}`)
}
