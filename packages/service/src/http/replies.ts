/** Answers that several routes give alike: a page with data of callers, and the refusal of a service that stops. */
import type { FastifyReply } from 'fastify'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'

/** Every answer has these. */
export const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const

/** Pages that hold data of callers run nothing and fetch nothing. */
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', CONTENT_POLICY).send(page)
}

/** Throws ServiceProblem not_ready. */
export function mustAcceptRuns(service: Pick<Service, 'ready'>): void {
  if (service.ready()) return
  throw new ServiceProblem('not_ready', 'the service is stopping', { headers: { 'retry-after': '5' } })
}
