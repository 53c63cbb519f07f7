/**
 * How large a record may become. Runs, studies and files that come when it is full are refused; what began before is recorded,
 * studies that were taken are finished, and everything is read. The size is measured once a minute, and before what has come since could fill it.
 */
import { ServiceProblem } from '../problems.ts'
import type { RecordRoom, RecordStore } from './record.ts'

export interface Quota {
  /** Counts what is about to be added. Throws ServiceProblem storage_full where it began (ISO 8601) when there was no room. */
  readonly mustHaveRoom: (what: string, began: string, bytes: number) => Promise<void>
  /** Told where something was removed. */
  readonly shrank: () => void
  readonly state: () => QuotaState
  /** Measures from now on, whether anything comes or not. */
  readonly begin: () => void
  readonly close: () => void
}
export interface QuotaState {
  /** Megabytes that the record took when it was last measured; null before. */
  readonly mb: number | null
  readonly quota_mb: number
}
export interface QuotaOptions {
  readonly quotaMb: number
  readonly room: RecordRoom
  readonly warn: (detail: string) => void
  /** Hears why the size could not be measured: nothing is refused for that. */
  readonly failed: (error: unknown) => void
}

const MB = 1e6
const MEASURED_MS = 60_000
const WARNED_MS = 3_600_000
const WARNED_SHARE = 0.9
/** Bytes on disk of one byte of a record at most: indexes, and the log of the database, stand beside it. */
const GROWTH = 2

export function openQuota({ quotaMb, room, warn, failed }: QuotaOptions): Quota {
  const most = quotaMb * MB
  let known: { readonly bytes: number; readonly at: number } | undefined
  let grown = 0
  let fullSince: number | undefined
  let warnedAt = Number.NEGATIVE_INFINITY
  let measuring: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const measure = (): Promise<void> => {
    measuring ??= look().finally(() => {
      measuring = undefined
    })
    return measuring
  }
  const look = async (): Promise<void> => {
    const counted = grown
    try {
      const bytes = await room.bytes()
      // A process that finds it full at its start has begun nothing before.
      const since = known === undefined ? 0 : Date.now()
      fullSince = bytes < most ? undefined : (fullSince ?? since)
      grown -= counted
      known = { bytes, at: Date.now() }
      if (bytes >= most * WARNED_SHARE) warnOf(bytes)
    } catch (error) {
      known = known && { ...known, at: Date.now() }
      failed(error)
    }
  }
  const warnOf = (bytes: number) => {
    if (Date.now() - warnedAt < WARNED_MS) return
    warnedAt = Date.now()
    warn(`${sizeOf(bytes, quotaMb)}; ${room.toMake}`)
  }
  return {
    mustHaveRoom: async (what, began, bytes) => {
      grown += bytes
      const isDue = known === undefined || Date.now() - known.at >= MEASURED_MS
      const isFull = fullSince !== undefined
      const mayFill = known !== undefined && !isFull && known.bytes + GROWTH * grown >= most
      if (known === undefined || mayFill || (isFull && isDue)) await measure()
      else if (isDue) void measure()
      if (fullSince === undefined || Date.parse(began) <= fullSince) return
      grown -= bytes
      throw new ServiceProblem(
        'storage_full',
        `${sizeOf(known?.bytes ?? most, quotaMb)}; the ${what} was not recorded. To make room, ${room.toMake}`,
      )
    },
    shrank: () => {
      known = known && { ...known, at: Number.NEGATIVE_INFINITY }
    },
    state: () => ({ mb: known ? inMb(known.bytes) : null, quota_mb: quotaMb }),
    begin: () => {
      if (timer) return
      void measure()
      timer = setInterval(measure, MEASURED_MS).unref()
    },
    close: () => clearInterval(timer),
  }
}

const inMb = (bytes: number): number => Math.round(bytes / (MB / 10)) / 10

const sizeOf = (bytes: number, quotaMb: number): string =>
  `the record uses ${inMb(bytes)} MB of its quota of ${quotaMb} MB (KEELSON_RECORD_MB)`

/** The record, whose new runs, studies and files ask the quota. */
export function withinQuota(record: RecordStore, { mustHaveRoom }: Quota): RecordStore {
  const { ledger, objects, studies } = record
  return {
    ...record,
    ledger: {
      ...ledger,
      append: async (run, files, published, text = JSON.stringify(run)) => {
        const bytes = files.reduce((sum, { content }) => sum + content.length, text.length)
        await mustHaveRoom('run', run.created_at, bytes)
        await ledger.append(run, files, published, text)
      },
    },
    objects: {
      ...objects,
      put: async (content) => {
        await mustHaveRoom('file', new Date().toISOString(), content.length)
        return objects.put(content)
      },
    },
    studies: {
      ...studies,
      begin: async (found) => {
        const queue = await studies.begin(found)
        return {
          ...queue,
          take: async (study) => {
            await mustHaveRoom('study', study.created, 0)
            await queue.take(study)
          },
        }
      },
    },
  }
}
