/** Two ways to a service: over loopback as bytes of HTTP, and into the application beside it. */
import { Agent, request as httpRequest } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Answered } from './judge.ts'
import type { MutatedRequest } from './requests.ts'

export type Send = (request: MutatedRequest) => Promise<Answered>

export function overLoopback(url: string, atOnce: number): { readonly send: Send; readonly close: () => void } {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((done, failed) => {
      const begun = performance.now()
      const length = body && { 'content-length': String(body.length) }
      const sent = httpRequest(
        { hostname, port, agent, method, path, headers: { ...headers, ...length } },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', failed)
          response.on('end', () =>
            done({
              status: response.statusCode ?? 0,
              mediaType: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString(),
              ms: performance.now() - begun,
            }),
          )
        },
      )
      sent.on('error', failed)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

/** The application has an address of its own, so a sound Host is replaced by its own. */
export const intoApp =
  (app: FastifyInstance, ownHost: string, soundHost: string): Send =>
  async ({ method, path, headers, body }) => {
    const begun = performance.now()
    const host = headers.host === soundHost ? ownHost : (headers.host ?? '')
    const {
      statusCode,
      headers: got,
      body: text,
    } = await app.inject({
      method: method as 'POST',
      url: path,
      headers: { ...headers, host },
      ...(body && { payload: body }),
    })
    return { status: statusCode, mediaType: String(got['content-type'] ?? ''), text, ms: performance.now() - begun }
  }
