/** What a record in a file costs: read twice in pieces and rainflow counted, each size in a process of its own. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runWorkflow } from '@keelson/engine'
import { timeSeries } from '@keelson/modelrepo/structural/time-series/index.ts'
import { rounded } from './statistics.ts'

const NAME = 'record.csv'
const LINES = 100_000

/** Seconds, samples a second and the most that the process held, for a tenth of the samples and for all of them. */
export function records(folder: string, samples: number) {
  const sizes = [samples / 10, samples]
  return sizes.map((count) => {
    const own = join(folder, `record-${count}`)
    mkdirSync(own)
    writeRecord(join(own, NAME), count)
    const answer = execFileSync(process.execPath, [fileURLToPath(import.meta.url), own], { encoding: 'utf8' })
    const { seconds, peak_mb, nothing_mb } = JSON.parse(answer) as Readonly<Record<string, number>>
    return {
      samples: count,
      seconds,
      samples_a_second: Math.round(count / (seconds ?? Number.NaN)),
      peak_mb,
      nothing_mb,
    }
  })
}

/** Waves in groups with noise on them, a number to a line. */
function writeRecord(path: string, count: number): void {
  const file = openSync(path, 'w')
  let seed = 12_345
  const sample = (i: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return (Math.sin(i * 0.9) * Math.sin(i * 0.0013) + (0.6 * seed) / 0x7fffffff).toFixed(4)
  }
  for (let from = 0; from < count; from += LINES) {
    const lines = Array.from({ length: Math.min(LINES, count - from) }, (_, i) => sample(from + i))
    writeSync(file, `${lines.join('\n')}\n`)
  }
  closeSync(file)
}

const KILOBYTES = 1024
const peak = () => rounded(process.resourceUsage().maxRSS / KILOBYTES)

async function measured(folder: string): Promise<void> {
  const nothing_mb = peak()
  const begun = performance.now()
  await runWorkflow(
    timeSeries,
    { operation: 'rainflow', data_folder: 'here', file_name: NAME },
    { dataset: () => folder, scratch: async () => folder, signal: new AbortController().signal },
  )
  const seconds = rounded((performance.now() - begun) / 1000)
  process.stdout.write(JSON.stringify({ seconds, peak_mb: peak(), nothing_mb }))
}

const [, script, folder] = process.argv
if (script === fileURLToPath(import.meta.url) && folder !== undefined) await measured(folder)
