/**
 * The URL of a database as libpq means it: where it is, who asks, and how far TLS is held to. node-postgres reads `sslmode` in another
 * way than libpq, so what it is given is made here. A database on another machine is verified in full where the URL says nothing.
 */
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { type ConnectionOptions, getCACertificates } from 'node:tls'
import { DatabaseRefused } from './refused.ts'

export interface Address {
  /** A name, an IP address, or the folder of a unix socket. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly ssl: false | ConnectionOptions
}

const PORT = 5432
const MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const
type Mode = (typeof MODES)[number]
const PARAMETERS = new Set(['host', 'user', 'sslmode', 'sslrootcert'])

/** Throws DatabaseRefused, which never has a password in it. */
export function readAddress(text: string): Address {
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new DatabaseRefused('the database address must have the form postgres://USER@HOST:PORT/DATABASE')
  for (const name of url.searchParams.keys())
    if (!PARAMETERS.has(name))
      throw new DatabaseRefused(
        `the database address has the unsupported parameter ${JSON.stringify(name)} (supported: ${[...PARAMETERS].join(', ')})`,
      )
  const parameter = (name: string) => url.searchParams.get(name) || undefined
  const host = parameter('host') ?? (decoded(url.hostname).replace(/^\[(.*)\]$/, '$1') || 'localhost')
  const user = decoded(url.username) || (parameter('user') ?? userInfo().username)
  return {
    host,
    port: url.port === '' ? PORT : Number(url.port),
    user,
    database: decoded(url.pathname.slice(1)) || user,
    ssl: tlsOf(modeOf(parameter('sslmode'), host), parameter('sslrootcert')),
  }
}

/** Whether a host is this machine, so that nothing passes through a network. */
export const isHere = (host: string): boolean =>
  host.startsWith('/') || host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new DatabaseRefused('the database address is not correctly percent-encoded')
  }
}

function modeOf(asked: string | undefined, host: string): Mode {
  if (asked === undefined) return isHere(host) ? 'disable' : 'verify-full'
  const mode = MODES.find((one) => one === asked)
  if (mode === undefined)
    throw new DatabaseRefused(
      `sslmode must be one of ${MODES.join(', ')} (entered: ${JSON.stringify(asked)}). The modes allow and prefer may send everything unencrypted`,
    )
  // As in libpq, TLS is for the network alone.
  return host.startsWith('/') ? 'disable' : mode
}

function tlsOf(mode: Mode, root: string | undefined): false | ConnectionOptions {
  if (mode === 'disable') return false
  const own = root === undefined ? {} : { ca: authorities(root) }
  // As in libpq, an authority that is named is held to.
  if (mode === 'require' && root === undefined) return { rejectUnauthorized: false }
  if (mode === 'verify-full') return { ...own, rejectUnauthorized: true }
  return { ...own, rejectUnauthorized: true, checkServerIdentity: () => undefined }
}

function authorities(path: string): string[] {
  if (path === 'system') return getCACertificates('system')
  try {
    return [readFileSync(path, 'utf8')]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new DatabaseRefused(`sslrootcert: file ${JSON.stringify(path)} cannot be read (${code})`)
  }
}
