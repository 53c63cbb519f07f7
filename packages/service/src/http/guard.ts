/** Only this machine's own callers: the Host must be ours, and so must the page that a browser asks for. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceProblem } from '../problems.ts'

const NAMES = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Refuses foreign hosts (DNS rebinding) and whatever a page of another origin asks for, but for a link that a person follows:
 * a picture or a frame would make the service work unseen. Another port of this machine is another origin, of the same site.
 */
export function guardHosts(app: FastifyInstance, port: () => number, baseUrl: () => string): void {
  app.addHook('onRequest', async (request) => {
    const own = new Set([
      ...NAMES.flatMap((name) => [`${name}:${port()}`, ...(port() === 80 ? [name] : [])]),
      new URL(baseUrl()).host,
    ])
    const { host, origin } = request.headers
    if (host === undefined || !own.has(host.toLowerCase())) {
      throw new ServiceProblem('host_refused', `the Host header must name this service, such as ${NAMES[0]}:${port()}`)
    }
    const isForeign =
      (origin !== undefined && !own.has(originHost(origin))) || (isOfAnother(request) && !isLink(request))
    if (isForeign) throw new ServiceProblem('origin_refused', 'requests from pages of other sites are not accepted')
  })
}

const originHost = (origin: string): string => URL.parse(origin)?.host.toLowerCase() ?? 'null'

/** Whether a browser says that a page of another origin asks; what is no browser says nothing of it. */
const isOfAnother = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)

/** Whether it becomes the page in sight: it is not fetched beforehand, not put into a frame, and sends nothing. */
function isLink({ method, headers }: FastifyRequest): boolean {
  const isDocument = ['document', undefined].includes(headers['sec-fetch-dest'] as string | undefined)
  const isBeforehand = headers['sec-purpose'] !== undefined
  return ['GET', 'HEAD'].includes(method) && headers['sec-fetch-mode'] === 'navigate' && isDocument && !isBeforehand
}
