/** Answers that several routes give alike: a page with data of callers, and the refusal of a service that stops. */
import type { FastifyReply } from 'fastify'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'

/** Every answer has these: its type is what it says, and no page of another origin can load it or keep hold of its window. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** And what is no page has these: it runs nothing, fetches nothing and stands in no frame. */
export const DATA_HEADERS = {
  ...SAFE_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** Pages that hold data of callers run nothing and fetch nothing. */
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export function html(reply: FastifyReply, page: string | Buffer): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', CONTENT_POLICY).send(page)
}

/** Throws ServiceProblem not_ready. */
export function mustAcceptRuns(service: Pick<Service, 'ready'>): void {
  if (service.ready()) return
  throw new ServiceProblem('not_ready', 'the service is stopping', { headers: { 'retry-after': '5' } })
}
