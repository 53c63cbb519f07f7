/** Requests by the routes of the service that has the data folder: over its address, or within this process without a socket. */
import type { Answered, Sent } from '@keelson/chat/api/api.ts'
import type { Service } from '@keelson/service/service.ts'

/** Whoever has the data folder: another process that serves, or this one until `close`. */
export type Holder = { readonly address: string; readonly secret: string } | { readonly service: Service }

/** A request with a body of JSON, or with bytes as they are. */
export interface Carried extends Sent {
  readonly bytes?: Uint8Array
}
export interface Brought extends Answered {
  /** The answer as it came. */
  readonly bytes: Uint8Array
}
export type Carry = (sent: Carried) => Promise<Brought>

export const carriedBy =
  (holder: Holder): Carry =>
  (sent) =>
    'service' in holder ? within(holder.service, sent) : over(holder.address, sent)

async function within(service: Service, sent: Carried): Promise<Brought> {
  const { httpApp } = await import('@keelson/service/http/app.ts')
  const app = httpApp(service)
  await app.ready()
  try {
    const { method, path } = sent
    const { content, type } = bodyOf(sent)
    const headers = { host: new URL(service.baseUrl()).host, ...type }
    const { statusCode, rawPayload } = await app.inject({
      method,
      url: path,
      headers,
      ...(content && { payload: content }),
    })
    return brought(statusCode, rawPayload)
  } finally {
    await app.close()
  }
}

async function over(address: string, sent: Carried): Promise<Brought> {
  const { content, type } = bodyOf(sent)
  const response = await fetch(`${address}${sent.path}`, {
    method: sent.method,
    headers: type,
    ...(content && { body: content }),
  })
  return brought(response.status, Buffer.from(await response.arrayBuffer()))
}

/** An answer by its bytes. */
export const brought = (status: number, bytes: Buffer): Brought => ({ status, text: bytes.toString(), bytes })

function bodyOf({ body, bytes }: Carried): {
  readonly content?: Buffer<ArrayBuffer>
  readonly type: Record<string, string>
} {
  if (bytes !== undefined) return { content: Buffer.from(bytes), type: { 'content-type': 'application/octet-stream' } }
  if (body === undefined) return { type: {} }
  return { content: Buffer.from(JSON.stringify(body)), type: { 'content-type': 'application/json' } }
}
