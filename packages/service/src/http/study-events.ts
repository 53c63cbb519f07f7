/** The events of a study (SSE): how far it is, and what its points say so far, sent as it changes. */
import { setTimeout as delay } from 'node:timers/promises'
import type { SSEMessage } from '@fastify/sse'
import type { StudyStatus } from '@keelson/studies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Service } from '../service.ts'
import type { Progress, Studies } from '../studies/studies.ts'
import { DATA_HEADERS, mustAcceptRuns } from './replies.ts'

/** A change is sent at most this often, and the end of the service or of the connection is seen this soon. */
const TICK_MS = 250
const ENDED: readonly StudyStatus[] = ['done', 'cancelled', 'failed']

/**
 * Sends progress until the study has ended, the caller is gone or the service stops. A caller who has the last event of a
 * study that has ended is answered 204, by which a browser asks no more.
 */
export async function sendProgress(service: Service, id: string, request: FastifyRequest, reply: FastifyReply) {
  mustAcceptRuns(service)
  const present = await service.studies.progress(id)
  const { sse } = reply
  if (hasEnded(present) && eventId(present) === sse.lastEventId) return reply.code(204).send()
  if (request.method === 'HEAD') return reply.type('text/event-stream').send()
  // A connection kept alive after its events would keep a stopping service alive.
  reply.headers({ ...DATA_HEADERS, 'cache-control': 'no-store', connection: 'close' })
  sse.sendHeaders(200)
  reply.raw.flushHeaders()
  await sse.send(changesOf(service.studies, id, sse.lastEventId, () => service.ready() && sse.isConnected))
}

async function* changesOf(
  studies: Pick<Studies, 'progress' | 'running'>,
  id: string,
  lastId: string | null,
  isWanted: () => boolean,
): AsyncGenerator<SSEMessage> {
  let sent = lastId
  while (isWanted()) {
    const now = await studies.progress(id)
    if (eventId(now) !== sent) {
      sent = eventId(now)
      yield { id: sent, event: 'progress', data: { ...now, running: await studies.running(id) } }
    }
    if (hasEnded(now)) return
    await delay(TICK_MS)
  }
}

const eventId = ({ done, failed, status }: Progress): string => `${done}-${failed}-${status}`
const hasEnded = ({ status }: Progress): boolean => ENDED.includes(status)
