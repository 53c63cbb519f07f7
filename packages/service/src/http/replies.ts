/** Answers that several routes give alike: a page with data of callers, and the refusal of a service that stops. */
import { POLICY } from '@keelson/report/head.ts'
import type { ReportBar } from '@keelson/web/pages/case/report-bar.ts'
import { REPORT_POLICY, servedReport } from '@keelson/web/pages/server/served.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** What a policy can say in a header alone, or says there for every document. */
const OF_HEADER_ALONE = "frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
/** Pages that hold data of callers run nothing and fetch nothing. */
const CONTENT_POLICY = `${POLICY}; ${OF_HEADER_ALONE}`

export function html(reply: FastifyReply, page: string | Buffer): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', CONTENT_POLICY).send(page)
}

/** Header by which a browser tells that what it asks for becomes the page in sight. */
export const OPENED_BY = 'sec-fetch-dest'
export const isOpened = ({ headers }: FastifyRequest): boolean => headers[OPENED_BY] === 'document'

/** A report that its reader has: what is kept of it takes on the headers of this answer, its policy among them. */
export function unchanged(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const policy = isOpened(request) ? `${REPORT_POLICY}; ${OF_HEADER_ALONE}` : CONTENT_POLICY
  return reply.header('content-security-policy', policy).status(304).send()
}

/** A report: under the header of the pages to who opens it in a browser, and as it is to who asks for the document. */
export function reportReply(request: FastifyRequest, reply: FastifyReply, page: string, bar?: ReportBar): FastifyReply {
  reply.header('vary', OPENED_BY)
  if (!isOpened(request)) return html(reply, page)
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `${REPORT_POLICY}; ${OF_HEADER_ALONE}`)
    .send(servedReport(page, bar))
}

/** Throws ServiceProblem not_ready. */
export function mustAcceptRuns(service: Pick<Service, 'ready'>): void {
  if (service.ready()) return
  throw new ServiceProblem('not_ready', 'the service is stopping', { headers: { 'retry-after': '5' } })
}
