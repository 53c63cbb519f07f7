/** Requests of the service to itself, through every guard and route that a caller's would pass, but without a socket. */
import type { Send } from '@keelson/chat/api/api.ts'
import type { FastifyInstance } from 'fastify'

export function sendWithin(app: () => FastifyInstance, baseUrl: () => string): Send {
  return async ({ method, path, body }) => {
    const { statusCode, payload } = await app().inject({
      method,
      url: path,
      headers: { host: new URL(baseUrl()).host },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: statusCode, text: payload }
  }
}
