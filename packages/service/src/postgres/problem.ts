/** What an error of PostgreSQL, or of the way to it, is to a caller. */
import { ServiceProblem } from '../problems.ts'
import { storageBusy } from '../store/retries.ts'

const RETRY_AFTER_S = '5'

/** Of the way to it: nobody listens, the connection was cut, or no answer came. */
const NO_WAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Of node-postgres, which gives its own no code. */
const CUT = /^Connection terminated|timeout exceeded when trying to connect|^Query read timeout|not queryable/
/**
 * Connections (08), too many of them (53300), a server that ends, has ended or begins (57P0x), and one that has become a copy of
 * another, which takes no writing (25006).
 */
const SERVER_AWAY = /^(08...|53300|57P0[1-5]|25006)$/
/** Locks, a statement that took too long, a deadlock, a transaction that stood still. */
const BUSY = /^(55P03|57014|40001|40P01|25P03)$/
const DISK_FULL = '53100'

/** Whether an error says that the database does not answer. */
export function isAway(error: unknown): boolean {
  const { code, message = '', syscall } = error as NodeJS.ErrnoException
  if (code !== undefined && (NO_WAY.has(code) || SERVER_AWAY.test(code))) return true
  // A unix socket that is not there.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return CUT.test(message)
}

export const codeOf = (error: unknown): string | undefined => (error as { readonly code?: string }).code

/** The problem that an error is; any other error as it came. */
export function databaseProblem(error: unknown): unknown {
  if (error instanceof ServiceProblem) return error
  if (isAway(error)) return databaseAway()
  const code = codeOf(error) ?? ''
  if (code === DISK_FULL)
    return new ServiceProblem('storage_full', 'the disk of the database is full; nothing was recorded')
  return BUSY.test(code) ? storageBusy() : error
}

export const databaseAway = () =>
  new ServiceProblem(
    'database_away',
    'the database of this service is unavailable or restarting; try again in a few seconds',
    {
      headers: { 'retry-after': RETRY_AFTER_S },
    },
  )
