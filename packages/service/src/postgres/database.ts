/**
 * Connections to PostgreSQL, behind one narrow interface. node-postgres is loaded here alone, and where a database is opened alone.
 * Whatever goes wrong on the way is a ServiceProblem; the end of a connection never is the end of the process.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Client, Pool, PoolClient } from 'pg'
import { readAddress } from './address.ts'
import { codeOf, databaseProblem, isAway } from './problem.ts'

/** Asks one statement, by its name where the server is to keep it prepared. */
export type Ask = <Row = Record<string, unknown>>(
  name: string | undefined,
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

interface Transaction {
  /** What opens it, in place of BEGIN; several statements may stand in it. */
  readonly begin?: string
  /** Whether it may take as long as it takes: a migration, a lock that others hold. */
  readonly isLong?: boolean
}
export interface Database {
  /** A statement that changes nothing, or nothing more the second time: tried once more where the connection was lost. */
  readonly again: Ask
  /** A statement that is sent once. */
  readonly query: Ask
  /** All of it or nothing. Tried once. */
  readonly transaction: <T>(work: (ask: Ask) => Promise<T>, how?: Transaction) => Promise<T>
  /**
   * Tells of every notification of a channel, and of each time that some may have been missed (without a payload). Answers when it
   * listens; the function that ends it.
   */
  readonly listen: (channel: string, told: (payload?: string) => void) => Promise<() => Promise<void>>
  /**
   * Takes a name for this process alone, on a connection of its own: it is free again when the function that is answered is called,
   * or when the process or its connection ends. Undefined where another has it.
   */
  readonly lock: (name: string) => Promise<(() => Promise<void>) | undefined>
  readonly close: () => Promise<void>
}
export interface DatabaseSettings {
  readonly url: string
  readonly password?: string | undefined
  /** Connections at most, beside one for each channel that is listened to. */
  readonly pool: number
  readonly applicationName: string
}

const CONNECT_MS = 5000
const STATEMENT_MS = 60_000
/** By which the server ends a statement itself: later, and the way to it is lost. */
const ANSWER_MS = STATEMENT_MS + 10_000
const KEEP_ALIVE_MS = 10_000
const IDLE_MS = 60_000
/** A process that stands still in the midst of a transaction holds rows that others wait for. */
const STILL_MS = 5000
/** Between looks whether a connection that only listens still stands. */
const BEAT_MS = 30_000
const FIRST_AGAIN_MS = 100
const LAST_AGAIN_MS = 5000

const LONGEST_MS = 2 ** 31 - 1

export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { default: pg } = await import('pg')
  const config = configOf(settings, pg.types.getTypeParser)
  const pool: Pool = new pg.Pool({ ...config, max: settings.pool, idleTimeoutMillis: IDLE_MS })
  pool.on('error', nothing)
  pool.on('connect', (client) => client.on('error', nothing))
  const listening = new Set<() => Promise<void>>()

  const query: Ask = (name, text, values) => using(pool, (client) => askOf(client)(name, text, values))
  return {
    query,
    again: (name, text, values) => tryAgain(() => query(name, text, values)),
    transaction: (work, how = {}) => using(pool, (client) => inTransaction(client, work, how)),
    listen: async (channel, told) => {
      const stop = await listen(() => new pg.Client(config), channel, told)
      listening.add(stop)
      return async () => {
        listening.delete(stop)
        await stop()
      }
    },
    lock: (name) => lock(new pg.Client(config), name),
    close: async () => {
      await Promise.all([...listening].map((stop) => stop()))
      await pool.end()
    },
  }
}

const nothing = (): void => {}

/** Where the database is and who asks, as node-postgres takes it, for what brings a pool of its own. */
export const addressFor = ({ url, password, applicationName }: DatabaseSettings) => ({
  ...readAddress(url),
  ...(password !== undefined && { password }),
  application_name: applicationName,
})

type Parser = (oid: number, format?: 'text' | 'binary') => unknown

function configOf(settings: DatabaseSettings, parser: Parser) {
  return {
    ...addressFor(settings),
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STILL_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser: ((oid, format) => OWN_PARSERS[oid] ?? parser(oid, format)) as typeof parser },
  } as const
}

const [INT8, TIMESTAMP, TIMESTAMPTZ] = [20, 1114, 1184]
const OWN_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: safeInteger,
  [TIMESTAMP]: (text) => text,
  [TIMESTAMPTZ]: (text) => text,
}

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no safe integer`)
  return value
}

/** Lends a connection; one on which something went wrong that is not of its statement is not lent again. */
async function using<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  let client: PoolClient | undefined
  let isLost = false
  try {
    client = await pool.connect()
    return await work(client)
  } catch (error) {
    isLost = isAway(error) || client === undefined
    throw databaseProblem(error)
  } finally {
    client?.release(isLost)
  }
}

const askOf =
  (client: PoolClient, answerMs = ANSWER_MS): Ask =>
  async (name, text, values = []) => {
    const statement = { ...(name !== undefined && { name }), text, values: [...values], query_timeout: answerMs }
    return (await client.query(statement)).rows
  }

async function inTransaction<T>(
  client: PoolClient,
  work: (ask: Ask) => Promise<T>,
  { begin = 'BEGIN', isLong = false }: Transaction,
): Promise<T> {
  const ask = askOf(client, isLong ? LONGEST_MS : ANSWER_MS)
  try {
    await ask(undefined, begin)
    if (isLong) await ask(undefined, 'SET LOCAL statement_timeout = 0')
    const done = await work(ask)
    await ask(undefined, 'COMMIT')
    return done
  } catch (error) {
    // The way to it may be silent: nothing more is waited for. One that cannot even roll back is not lent again.
    if (!isAway(error)) await ask(undefined, 'ROLLBACK').catch(() => void client.end().catch(nothing))
    throw error
  }
}

/** Work that may be done twice: once more where the database was away, since the next connection may reach it. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) !== 'database_away') throw error
    return await work()
  }
}

async function lock(client: Client, name: string): Promise<(() => Promise<void>) | undefined> {
  client.on('error', nothing)
  const free = () => client.end().catch(nothing)
  try {
    await client.connect()
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS has', [
      `keelson ${name}`,
    ])
    if (rows[0]?.has) return free
  } catch (error) {
    await free()
    throw databaseProblem(error)
  }
  await free()
  return undefined
}

/** One connection for one channel, made again whenever it is lost, until it is stopped. */
async function listen(connect: () => Client, channel: string, told: (payload?: string) => void) {
  const stopped = new AbortController()
  const { signal } = stopped
  let current: Client | undefined
  const once = async () => {
    const client = connect()
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', resolve)
    })
    client.on('notification', ({ payload }) => told(payload))
    current = client
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      client.end().catch(nothing)
      throw error
    }
    return { client, lost }
  }
  const keep = async (first: Awaited<ReturnType<typeof once>>) => {
    for (let held = first; !signal.aborted; ) {
      await beating(held.client, held.lost, signal)
      if (signal.aborted) return
      held = (await again(once, signal)) ?? held
      if (!signal.aborted) told()
    }
  }
  const kept = keep(
    await once().catch((error) => {
      throw databaseProblem(error)
    }),
  )
  return async () => {
    stopped.abort()
    await current?.end().catch(nothing)
    await kept
  }
}

/** Until the connection is lost, which one that only listens would not be told where its way is cut. */
async function beating(client: Client, lost: Promise<void>, signal: AbortSignal): Promise<void> {
  const isLost = lost.then(() => true)
  for (;;) {
    const beat = wait(BEAT_MS, false, { signal, ref: false }).catch(() => true)
    if (await Promise.race([isLost, beat])) return
    const answer = client.query({ text: 'SELECT', query_timeout: CONNECT_MS } as { text: string })
    const isDead = await answer.then(
      () => false,
      () => true,
    )
    if (isDead) return void client.end().catch(nothing)
  }
}

/** Until it succeeds, less and less often; undefined where it was stopped before. */
async function again<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (let ms = FIRST_AGAIN_MS; !signal.aborted; ms = Math.min(2 * ms, LAST_AGAIN_MS)) {
    try {
      return await work()
    } catch {
      await wait(ms, undefined, { signal, ref: false }).catch(nothing)
    }
  }
  return undefined
}
