/** Tiny tables of the dump for the tests, made in a temporary folder. */
import type { Ran } from '@keelson/engine'
import { codes as allCodes, value } from '@keelson/engine/testing.ts'
import { type Request, sandbox } from '../../../_shared/files/test-data/sandbox.ts'
import { texasRrcProductionSummary } from '../index.ts'
import { LEASE_CYCLE } from '../load-columns.ts'

export interface LeaseMonth {
  readonly code?: string
  readonly number?: string
  readonly district?: string
  readonly lease?: string
  readonly month?: string
  readonly operator?: string
  readonly operatorName?: string
  readonly filed?: string
  readonly oil?: number | string
  readonly gas?: number | string
  readonly condensate?: number | string
  readonly casinghead?: number | string
  readonly disposed?: number | string
  readonly stock?: number | string
  readonly leaseName?: string
  readonly field?: string
  /** Other columns by their name. */
  readonly other?: Readonly<Record<string, string>>
}

export const HEADER = LEASE_CYCLE.join('}')

/** One line of 32 columns, as the agency writes them. */
export function line(r: LeaseMonth = {}): string {
  const month = r.month ?? '202001'
  const given: Readonly<Record<string, string | number | undefined>> = {
    OIL_GAS_CODE: r.code ?? 'O',
    DISTRICT_NO: r.number ?? '10',
    LEASE_NO: r.lease ?? '012345',
    CYCLE_YEAR: month.slice(0, 4),
    CYCLE_MONTH: month.slice(4),
    CYCLE_YEAR_MONTH: month,
    OPERATOR_NO: r.operator ?? '000001',
    FIELD_NO: '00000001',
    PROD_REPORT_FILED_FLAG: r.filed ?? 'Y',
    LEASE_OIL_PROD_VOL: r.oil ?? 0,
    LEASE_GAS_PROD_VOL: r.gas ?? 0,
    LEASE_COND_PROD_VOL: r.condensate ?? 0,
    LEASE_CSGD_PROD_VOL: r.casinghead ?? 0,
    LEASE_OIL_TOT_DISP: r.disposed ?? r.oil ?? 0,
    LEASE_OIL_ENDING_BAL: r.stock ?? 0,
    DISTRICT_NAME: r.district ?? '08',
    LEASE_NAME: r.leaseName ?? "O'RANCH",
    OPERATOR_NAME: r.operatorName ?? 'ALPHA "A" LLC',
    FIELD_NAME: r.field ?? 'DEEP (SAND)',
    ...r.other,
  }
  return LEASE_CYCLE.map((column) => given[column] ?? '').join('}')
}
export const table = (...records: readonly (LeaseMonth | string)[]): string =>
  [HEADER, ...records.map((r) => (typeof r === 'string' ? r : line(r)))].map((l) => `${l}\n`).join('')

export const LEASES = 'OG_LEASE_CYCLE_DATA_TABLE.dsv'

/** A datasets folder with lease cycle tables. */
export async function leaseSandbox() {
  const own = await sandbox(texasRrcProductionSummary)
  return {
    ...own,
    /** Puts one lease cycle table with these records and runs over it. */
    over: async (records: readonly (LeaseMonth | string)[], params: Request = {}): Promise<Ran> => {
      await own.put({ [LEASES]: table(...records) })
      return own.run(params)
    },
  }
}

export const values = (ran: Ran, ...names: string[]) => names.map((name) => value(ran, name))
/** Codes of the warnings, but for that of the newest months, which every run has. */
export const codes = (ran: Ran) => allCodes(ran).filter((code) => code !== 'incomplete_months')
