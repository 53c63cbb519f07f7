/** Faults of the records, counted; none is permitted in a total that is to be relied on. */
import { constant, house, type Trace } from '@keelson/equations'
import { rrcPdq } from '@keelson/standards/rrc-pdq/source.ts'
import { check, notChecked, type Outcome, shownWhole } from '@keelson/workflow'
import type { GroupingSum } from './calculate-groups.ts'
import { rejectedIn } from './calculate-quality.ts'
import type { contract } from './contract.ts'
import type { Found, PdqData } from './load-data.ts'

type Checks = NonNullable<Outcome<typeof contract>['checks']>

const NONE_PERMITTED = constant({
  symbol: 'n_max',
  title: 'Permitted number of faults',
  value: 0,
  unit: '-',
  source: house,
  clause: 'a total of faulty records is unreliable',
})

export function checks({ faults, rejects, origin }: PdqData, sums: readonly GroupingSum[], trace: Trace): Checks {
  trace.section('Record quality')
  const counted = (symbol: string, title: string, clause: string, { count, where }: Found) => {
    const more = count > where.length && where.length > 0 ? ' and others' : ''
    const named = where.length === 0 ? '' : ` (${where.join(', ')}${more})`
    const cell = count > 0 ? `counted${named}` : 'none counted'
    const demand = trace.lookup({ symbol, title, unit: '-', source: rrcPdq, clause, value: count, cell })
    return check({
      demand,
      capacity: NONE_PERMITTED,
      note: count > 0 ? `${shownWhole(count)} ${count === 1 ? 'case' : 'cases'} found${named}` : 'none found',
    })
  }
  const unsound: Found = {
    count: faults.negative.count + faults.fractional.count,
    where: [...faults.negative.where, ...faults.fractional.where].slice(0, 5),
  }
  const differing = sums.filter((s) => s.difference > 0)
  const balance: Found = {
    count: Math.max(...sums.map((s) => s.difference)),
    where: differing.map((s) => `by ${s.grouping}`),
  }
  const rejected: Found = {
    count: rejectedIn(rejects),
    where: rejects.map((r) => `${r.reason} (${shownWhole(r.rows)})`),
  }
  const isDsv = origin !== 'inline_records'
  return {
    rows_readable: counted('n_r', 'Rejected records', 'lines of the table', rejected),
    grouping_balance: counted('n_b', 'Maximum volume difference', 'sums of the records', balance),
    keys_unique: counted(
      'n_k',
      'Records with a repeated key',
      'OIL_GAS_CODE, DISTRICT_NO, LEASE_NO, CYCLE_YEAR_MONTH',
      quoted(faults.duplicates),
    ),
    districts_valid: counted(
      'n_d',
      'Records with an invalid district',
      'GP_DISTRICT: DISTRICT_NO, DISTRICT_NAME',
      quoted(faults.districts),
    ),
    volumes_sound: counted(
      'n_v',
      'Records with a negative or fractional volume',
      'columns of the four volumes',
      quoted(unsound),
    ),
    kinds_apart: isDsv
      ? counted(
          'n_x',
          'Records with a volume of the other lease type',
          'columns of the four volumes',
          quoted(faults.crossed),
        )
      : notChecked('other_mode', 'records entered directly do not state the lease type'),
  }
}

/** Keys of records are names, of which no sentence groups the digits. */
const quoted = ({ count, where }: Found): Found => ({ count, where: where.map((key) => `'${key}'`) })
