/** Memory of the service over many runs: flat, or it leaks. */
import { join } from 'node:path'
import { residentMegabytes, type Server, startServer } from '@keelson/service/server-process.ts'

const REF = 'modelrepo:catenary'
const AT_ONCE = 16
const SAMPLES = 10

/** Resident memory in MB after each tenth of the runs. */
export async function memoryOverRuns(folder: string, runs: number) {
  const server = await startServer({ KEELSON_DATA_DIR: join(folder, 'memory') })
  const { example } = (await server.get(`/api/workflows/${REF.replace(':', '/')}`)).json.versions[0]
  const body = JSON.stringify({ ref: REF, params: example })
  const resident_mb: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(server, body, runs / SAMPLES / AT_ONCE)))
    resident_mb.push(residentMegabytes(server.process.pid ?? 0))
  }
  await server.end('SIGTERM')
  return { ref: REF, runs, resident_mb }
}

async function send(server: Server, body: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { status } = await server.post('/api/run', body)
    if (status !== 200) throw new Error(`a run was answered ${status}`)
  }
}
