/** A service on a free port with a data folder of its own, for tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Catalog, OURS } from './catalog.ts'
import { readConfig } from './config.ts'
import { fixtures, planned } from './fixtures/catalog.ts'
import { httpApp } from './http/app.ts'
import { openService, ROOT, type Service } from './service.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever came and assert what it is.
export type Json = any

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined where it is none. */
  readonly json: Json
}
export interface TestService {
  readonly service: Service
  readonly url: string
  readonly dataDir: string
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** POST /api/run that must answer 200. */
  readonly run: (body: unknown) => Promise<Json>
  readonly close: () => Promise<void>
}

/** Only the workflows of the fixtures, known to child processes too. */
export const withFixtures = () => ({
  catalog: new Catalog([fixtures]),
  workerModules: [new URL('./fixtures/catalog.ts', import.meta.url).href],
})

/** Every workflow of ours, and one that is not built: `modelrepo:planned`. */
export const withPlanned = () => ({
  catalog: new Catalog(OURS.map((r) => (r.repo === 'modelrepo' ? { ...r, planned: [...r.planned, ...planned] } : r))),
})

/** Opens a service with these settings beside silence and a free port; `options` as for openService, `parts` in place of its own. */
export async function testService(
  settings: Readonly<Record<string, string>> = {},
  options: Parameters<typeof openService>[1] = {},
  parts: Partial<Service> = {},
): Promise<TestService> {
  const dataDir = settings.KEELSON_DATA_DIR ?? temporaryFolder()
  const quiet = { KEELSON_PORT: '0', KEELSON_LOG_LEVEL: 'silent', KEELSON_DATA_DIR: dataDir }
  const service = { ...(await openService(readConfig({ ...quiet, ...settings }, ROOT), options)), ...parts }
  const app = httpApp(service)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  service.listeningOn(Number(new URL(url).port))
  const { get, post } = client(url)
  return {
    service,
    url,
    dataDir,
    get,
    post,
    run: async (body) => {
      const { status, json, text } = await post('/api/run', body)
      if (status !== 200) throw new Error(`${status}: ${text}`)
      return json
    },
    close: async () => {
      service.refuseRuns()
      await app.close()
      await service.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The seed of this run of the tests: the fixed one, or that of FAST_CHECK_SEED. */
export function testSeed(): number {
  const { seed } = fc.readConfigureGlobal()
  if (seed === undefined) throw new Error('no seed: run the tests with --import ./scripts/fixed-seed.ts')
  return seed
}

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'keelson-test-'))

/** A client of one service. A text body is sent as it is, anything else as JSON. */
export function client(url: string): Pick<TestService, 'get' | 'post'> {
  return {
    get: async (path, headers = {}) => answer(await fetch(url + path, { headers })),
    post: async (path, body, headers = {}) =>
      answer(
        await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
        }),
      ),
  }
}

export async function answer(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== '' ? JSON.parse(text) : undefined,
  }
}
