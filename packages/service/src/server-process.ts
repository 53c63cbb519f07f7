/** The real server as a process of its own, for tests and the bench. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { client, type TestService } from './testing.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const START_LIMIT_MS = 30_000

export interface Launched {
  readonly process: ChildProcess
  /** All that it has printed. */
  readonly printed: () => string
  /** Its exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>
}
export interface Server extends Launched, Pick<TestService, 'get' | 'post'> {
  readonly url: string
  /** From the start of the process until it said that it serves. */
  readonly startMs: number
  /** Sends a signal and waits for the end. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts the server with these settings alone, by `command` (its last argument is the program) where one is given. */
export function launch(env: Readonly<Record<string, string>>, command = [process.execPath]): Launched {
  const [program = '', ...args] = [...command, MAIN]
  const server = spawn(program, args, { env: { PATH: process.env.PATH ?? '', KEELSON_PORT: '0', ...env } })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk
  }
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)
  const ended = new Promise<number | null>((done) => server.once('close', done))
  return { process: server, printed: () => printed, ended }
}

/** The same, once it serves. Throws with what it printed where it does not. */
export async function startServer(env: Readonly<Record<string, string>>, command?: string[]): Promise<Server> {
  const begun = performance.now()
  const launched = launch({ KEELSON_LOG_LEVEL: 'warn', ...env }, command)
  const { process: server, printed, ended } = launched
  const url = await saidAddress(launched)
  if (url === undefined) {
    server.kill('SIGKILL')
    throw new Error(`the server did not start: ${printed()}`)
  }
  const end = (signal: NodeJS.Signals) => {
    server.kill(signal)
    return ended
  }
  return { ...launched, url, startMs: performance.now() - begun, end, ...client(url) }
}

async function saidAddress({ process: server, printed }: Launched): Promise<string | undefined> {
  const until = performance.now() + START_LIMIT_MS
  while (performance.now() < until && server.exitCode === null) {
    const url = /serves on (\S+)/.exec(printed())?.[1]
    if (url !== undefined) return url
    await wait(5)
  }
  return undefined
}

/** Resident memory of a process, MB; NaN where the system does not say. */
export const residentMegabytes = (pid: number): number => megabytesOf(pid, /VmRSS:\s+(\d+) kB/)
/** The most that it ever was. */
export const peakMegabytes = (pid: number): number => megabytesOf(pid, /VmHWM:\s+(\d+) kB/)

function megabytesOf(pid: number, line: RegExp): number {
  try {
    const kilobytes = line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return Number.NaN
  }
}

const TICKS_PER_SECOND = 100

/** Time that a process has had on processors, ms: what it costs, however busy the machine is. NaN as above. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}
