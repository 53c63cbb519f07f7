/** Tiny OGOR-A files for the tests, made in a temporary folder. */
import type { Ran } from '@keelson/engine'
import type { Workflow } from '@keelson/workflow'
import { type Request, sandbox } from '../../../../_shared/files/test-data/sandbox.ts'
import { bseeProductionSummary } from '../../../bsee-production-summary/index.ts'

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

/** A datasets folder with official files. */
export async function ogorSandbox(workflow: Workflow = bseeProductionSummary, base: Request = {}) {
  const own = await sandbox(workflow, base)
  return {
    ...own,
    /** Puts one official file with these records and runs over it. */
    over: async (records: readonly (Record19 | string)[], params: Request = {}): Promise<Ran> => {
      await own.put({ 'ogora2020delimit.txt': text(...records) })
      return own.run(params)
    },
  }
}
