/**
 * What a preview of a catenary costs over HTTP, one after another on one connection, beside a peer's call for the same line in
 * its own process: whole, with the fields that a spreadsheet takes, and with its pictures. KEELSON_MOORPY as for the spread.
 */
import { spawnSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { startServer } from '@keelson/service/server-process.ts'
import { quantile, rounded } from './statistics.ts'

const REF = 'modelrepo:catenary'
const WAYS = {
  whole: '',
  values_and_checks: '?fields=status,detail,result.values,result.checks',
  with_pictures: '?fields=result,status,detail',
}

/** Median milliseconds, and how many times the peer's. */
export async function previews(folder: string, calls: number) {
  const server = await startServer({ KEELSON_DATA_DIR: join(folder, 'previews') })
  const { example } = (await server.get(`/api/workflows/${REF.replace(':', '/')}`)).json.versions[0]
  const peer = asked(example, calls)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = JSON.stringify({ ref: REF, params: example })
  const ask = (query: string) => timed(`${server.url}/api/preview${query}`, body, agent)
  const medianOf = async (query: string) => {
    for (let n = 0; n < calls; n++) await ask(query)
    const times: number[] = []
    for (let n = 0; n < calls; n++) times.push(await ask(query))
    return quantile(times, 0.5)
  }
  const own: Record<string, { readonly ms: number; readonly over_moorpys?: number }> = {}
  for (const [way, query] of Object.entries(WAYS)) {
    const ms = await medianOf(query)
    own[way] = { ms, ...(typeof peer === 'number' && { over_moorpys: rounded(ms / peer) }) }
  }
  agent.destroy()
  await server.end('SIGTERM')
  return { ...own, moorpy_ms: peer }
}

/** Milliseconds until the whole answer is there, as bytes. */
function timed(url: string, body: string, agent: Agent): Promise<number> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const begun = performance.now()
  return new Promise((done, failed) => {
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`a preview was answered with ${answer.statusCode}`))
      answer.resume().on('end', () => done(performance.now() - begun))
    })
    call.on('error', failed)
    call.end(body)
  })
}

/** The example in SI. */
const lineOf = (example: Readonly<Record<string, number>>) => ({
  span: example.horizontal_span,
  height: example.vertical_span,
  length: example.unstretched_length,
  axial_stiffness: 1000 * (example.axial_stiffness ?? 0),
  weight: example.submerged_weight_per_length,
})

function asked(example: Readonly<Record<string, number>>, calls: number): number | string {
  const folder = process.env.KEELSON_MOORPY
  if (folder === undefined) return 'left out: KEELSON_MOORPY names no checkout'
  const script = join(import.meta.dirname, 'moorpy-catenary.py')
  const { status, stdout, stderr } = spawnSync(process.env.KEELSON_PYTHON ?? 'python3', ['-W', 'ignore', script], {
    input: JSON.stringify({ ...lineOf(example), calls }),
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, PYTHONPATH: folder },
  })
  if (status !== 0) return `left out: ${stderr.trim().split('\n').at(-1) ?? 'the script did not run'}`
  return quantile(JSON.parse(stdout).ms, 0.5)
}
