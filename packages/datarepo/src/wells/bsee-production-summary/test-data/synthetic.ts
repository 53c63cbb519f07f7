/** Tiny OGOR-A files for the tests, made in a temporary folder. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ran, Refusal, type Resources, runWorkflow } from '@keelson/workflow'
import { bseeProductionSummary } from '../index.ts'

export interface Record19 {
  readonly lease?: string
  readonly month?: string
  readonly days?: number | string
  readonly product?: string
  readonly oil?: number | string
  readonly gas?: number
  readonly water?: number
  readonly api?: string
  readonly operator?: string
  readonly name?: string
  readonly field?: string
  readonly injection?: number
  readonly interval?: string
}

const volume = (v: number | string) => (typeof v === 'string' || v < 0 ? String(v) : String(v).padStart(9, '0'))

/** One line of 19 quoted fields, as the agency writes them. */
export function line(r: Record19 = {}): string {
  const fields = [
    r.lease ?? 'G12345',
    '  001',
    r.month ?? '202001',
    String(r.days ?? 31).padStart(2, '0'),
    r.product ?? 'O',
    volume(r.oil ?? 0),
    volume(r.gas ?? 0),
    volume(r.water ?? 0),
    r.api ?? '608120000100',
    '08',
    'WR  100',
    r.operator ?? '00001',
    r.name ?? 'ALPHA OIL',
    r.field ?? 'WR100',
    volume(r.injection ?? 0),
    r.interval ?? 'S01',
    '',
    '',
    '',
  ]
  return fields.map((f) => `"${f}"`).join(',')
}
export const text = (...records: readonly (Record19 | string)[]): string =>
  records.map((r) => `${typeof r === 'string' ? r : line(r)}\r\n`).join('')

/** A datasets folder of its own; `run` runs the workflow over the folder `data` in it. */
export async function sandbox() {
  const home = await mkdtemp(join(tmpdir(), 'ogor-'))
  let runs = 0
  const resources: Resources = {
    dataset: (name) => join(home, name),
    scratch: async () => {
      runs += 1
      const scratch = join(home, `scratch-${runs}`)
      await mkdir(scratch)
      return scratch
    },
    signal: AbortSignal.timeout(60_000),
  }
  const put = async (files: Readonly<Record<string, string | Uint8Array>>, folder = 'data') => {
    await rm(join(home, folder), { recursive: true, force: true })
    await mkdir(join(home, folder))
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(home, folder, name), typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
    }
  }
  const run = (params: Readonly<Record<string, unknown>> = {}): Promise<Ran> =>
    runWorkflow(bseeProductionSummary, { data_folder: 'data', ...params }, resources)
  return {
    home,
    put,
    run,
    /** Puts one official file with these records and runs over it. */
    over: async (
      records: readonly (Record19 | string)[],
      params: Readonly<Record<string, unknown>> = {},
    ): Promise<Ran> => {
      await put({ 'ogora2020delimit.txt': text(...records) })
      return run(params)
    },
    /** The problems with which a run is refused. */
    refusal: async (made: Promise<Ran>): Promise<string> => {
      try {
        await made
      } catch (error) {
        if (error instanceof Refusal) return error.message
        throw error
      }
      return 'not refused'
    },
    remove: () => rm(home, { recursive: true, force: true }),
  }
}
