/** From the start of the process until it listens with the whole catalog, and its memory then. */
import { join } from 'node:path'
import { residentMegabytes, startServer } from '@keelson/service/server-process.ts'
import { quantile, rounded } from './statistics.ts'

export async function startTimes(folder: string, starts: number) {
  const times: number[] = []
  const memory: number[] = []
  for (let n = 0; n < starts; n++) {
    const server = await startServer({ KEELSON_DATA_DIR: join(folder, `start-${n}`) })
    times.push(server.startMs)
    memory.push(residentMegabytes(server.process.pid ?? 0))
    await server.end('SIGTERM')
  }
  return {
    median_ms: quantile(times, 0.5),
    slowest_ms: rounded(Math.max(...times)),
    resident_mb: quantile(memory, 0.5),
  }
}
