/** Mutated requests over every route: the n-th follows from the seed and n alone, so that each can be sent again. */
import { METHODS } from 'node:http'
import { seeded } from '@keelson/equations/seeded.ts'
import { mutatedBody, type Sound } from './bodies.ts'
import { type Draw, oneOf, whole } from './draw.ts'
import { strangeValue } from './values.ts'

export interface MutatedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}
export interface Ground {
  /** Each version of each workflow with its example. */
  readonly sound: readonly (Sound & { readonly instant: boolean })[]
  /** Paths of the routes, with parameters in braces. */
  readonly paths: readonly string[]
  /** A run that is recorded. */
  readonly runId: string
  readonly host: string
}

/** Share of requests with a body for the two routes that take one. */
const WITH_BODY = 0.8
/** Share of bodies that are run, where the workflow is instant and where it takes a worker; the others are dry runs. */
const RUN_INSTANT = 0.5
const RUN_STANDARD = 0.02
/** CONNECT has no answer in HTTP/1.1 but a tunnel or an end. */
const ALL_METHODS = METHODS.filter((method) => method !== 'CONNECT')

export function mutatedRequest(seed: number, n: number, ground: Ground): MutatedRequest {
  const draw = seeded((seed ^ Math.imul(n + 1, 0x9e3779b1)) | 0)
  for (let warm = 0; warm < 3; warm++) draw()
  const request = draw() < WITH_BODY ? withBody(draw, ground) : anywhere(draw, ground)
  return draw() < 0.1 ? { ...request, headers: { ...request.headers, ...strangeHeaders(draw) } } : request
}

function withBody(draw: Draw, { sound, host }: Ground): MutatedRequest {
  const base = oneOf(draw, sound)
  const path = draw() < (base.instant ? RUN_INSTANT : RUN_STANDARD) ? '/api/run' : '/api/validate'
  const body = mutatedBody(draw, { ref: base.ref, params: base.params })
  return { method: 'POST', path, headers: { host, 'content-type': 'application/json' }, body }
}

function anywhere(draw: Draw, { paths, runId, host }: Ground): MutatedRequest {
  const method = draw() < 0.7 ? 'GET' : oneOf(draw, ALL_METHODS)
  const path = filledIn(draw, oneOf(draw, paths), runId)
  const query = draw() < 0.4 ? `?${queryOf(draw, runId)}` : ''
  const body = method !== 'GET' && draw() < 0.3 ? Buffer.from(JSON.stringify(strangeValue(draw)) ?? '') : undefined
  return { method, path: `${path}${query}`, headers: { host }, body }
}

const KNOWN = ['modelrepo', 'datarepo', 'catenary', 'wellpath', 'wall-thickness-explorer', 'summary.json']
const PARTS = ['..', '%2e%2e', '%00', '%zz', '%', '__proto__', 'constructor', '%f0%9f%98%80', "'%20OR%201=1", '*', '/']

function filledIn(draw: Draw, path: string, runId: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    if (name === 'run_id' && draw() < 0.6) return runId
    if (draw() < 0.5) return oneOf(draw, KNOWN)
    return draw() < 0.5 ? oneOf(draw, PARTS) : encoded(strangeValue(draw)).slice(0, 2000)
  })
  return draw() < 0.85 ? filled : oneOf(draw, [`${filled}/`, `/${filled}`, filled.toUpperCase(), `${filled};x=1`, '/*'])
}

const QUERIES = ['limit', 'before', 'ref', 'status', 'domain', 'domain[]', '__proto__', 'x', '']
const ANSWERED = ['1', '500', 'PASS', 'floating-marine', 'modelrepo:catenary']

const queryOf = (draw: Draw, runId: string): string =>
  Array.from({ length: 1 + whole(draw, 2) }, () => {
    const value = draw() < 0.5 ? oneOf(draw, [...ANSWERED, runId]) : encoded(strangeValue(draw)).slice(0, 1000)
    return `${encodeURIComponent(oneOf(draw, QUERIES))}=${value}`
  }).join('&')

/** Of any value an ASCII text that may stand in an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent((JSON.stringify(value) ?? '').replaceAll('"', '').toWellFormed())

const strangeHeaders = (draw: Draw): Readonly<Record<string, string>> =>
  oneOf<Readonly<Record<string, string>>>(draw, [
    {
      'content-type': oneOf(draw, [
        'text/plain',
        '',
        'application/json; charset=utf-16',
        'application/jsonx',
        ';',
        '*/*',
      ]),
    },
    { 'content-encoding': oneOf(draw, ['gzip', 'br', 'identity', 'x']) },
    { host: oneOf(draw, ['', 'evil.example', '127.0.0.1', '[::1', 'a'.repeat(3000)]) },
    { origin: oneOf(draw, ['null', 'https://evil.example', 'http://', '%%', 'http://127.0.0.1:99999']) },
    { accept: oneOf(draw, ['application/xml', '*/*;q=0', 'x'.repeat(5000)]), 'accept-encoding': 'br;q=9' },
    { 'sec-fetch-site': oneOf(draw, ['cross-site', 'none', 'x']) },
    { range: 'bytes=-1,5-2', 'if-none-match': '*', 'if-modified-since': 'never' },
    { upgrade: 'websocket', connection: 'Upgrade' },
    { 'x-forwarded-host': 'evil.example', 'x-http-method-override': 'DELETE', cookie: 'a=b'.repeat(500) },
    { 'x-long': 'x'.repeat(whole(draw, 17_000)) },
    { 'accept-version': '1.0', 'request-id': '\u00e9' },
  ])
