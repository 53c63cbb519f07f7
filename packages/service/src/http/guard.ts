/** Only this machine's own callers: the Host must be ours, and a browser's Origin too. */
import type { FastifyInstance } from 'fastify'
import { ServiceProblem } from '../problems.ts'

const NAMES = ['127.0.0.1', 'localhost', '[::1]']

/** Refuses foreign hosts (DNS rebinding) and foreign origins (cross-site requests). */
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
    if (origin !== undefined && !own.has(originHost(origin))) {
      throw new ServiceProblem('origin_refused', 'requests from pages of other sites are refused')
    }
    if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site') {
      throw new ServiceProblem('origin_refused', 'requests from pages of other sites are refused')
    }
  })
}

const originHost = (origin: string): string => URL.parse(origin)?.host.toLowerCase() ?? 'null'
