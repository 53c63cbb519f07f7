/** What the rows say against each other: sums of phases, repeated rows, years that are not whole. */
import { constant, house, type Trace } from '@keelson/equations'
import * as sodir from '@keelson/standards/sodir-factpages/resources.ts'
import { factPages, GAS_PER_EQUIVALENT } from '@keelson/standards/sodir-factpages/source.ts'
import { check, type Doubt, inDoubt, notChecked, type Outcome } from '@keelson/workflow'
import { cell } from './calculate-reserves.ts'
import type { Selection } from './calculate-selection.ts'
import { bill, mill } from './calculate-units.ts'
import { carriersOf, type Phases, sumOf } from './calculate-years.ts'
import type { contract } from './contract.ts'
import type { FieldData, ProductionRow } from './load-data.ts'

type Checks = NonNullable<Outcome<typeof contract>['checks']>

const equivalent = ({ oil, gas, ngl, condensate }: Phases) => oil + gas + ngl + condensate
const equivalentError = (r: ProductionRow) => Math.abs(r.oe - equivalent(r))

const ROUNDING = constant({
  symbol: 'd_max',
  title: 'Column rounding tolerance',
  value: 0.01,
  unit: 'MSm3',
  source: factPages,
  clause: 'each column is rounded to three decimals',
})
const NONE = constant({
  symbol: 'n_max',
  title: 'Permitted repeated rows',
  value: 0,
  unit: '-',
  source: house,
  clause: 'a total of repeated rows is unreliable',
})

export function checksOf(data: FieldData, s: Selection, trace: Trace): Checks {
  trace.section('Table quality')
  const unread = unreadRows(data)
  return {
    oil_equivalent: inDoubt(unread, equivalentCheck(s, trace)),
    repeated_rows: inDoubt(unread, repeatedCheck(s, data, trace)),
    shelf_balance:
      s.npdid === undefined
        ? balanceCheck(s, trace)
        : notChecked('not_requested', 'applies to the whole continental shelf only'),
  }
}

/** A row of the production table that could not be read may be the one that would fail it. */
function unreadRows({ reports }: FieldData): Doubt | undefined {
  const table = reports.find(({ role }) => role === 'production')
  if (table === undefined || table.used === table.read) return undefined
  return {
    kind: 'unread',
    why: `${table.read - table.used} of ${table.read} production table rows could not be read`,
  }
}

/** The row whose phases are furthest from their sum. */
function equivalentCheck({ rows }: Selection, trace: Trace) {
  const worst = rows.reduce<ProductionRow | undefined>(
    (a, b) => (a && equivalentError(a) >= equivalentError(b) ? a : b),
    undefined,
  )
  if (worst === undefined) return notChecked('not_requested', 'no row is selected')
  const where = `${worst.name}, ${worst.year}${worst.month > 0 ? `-${String(worst.month).padStart(2, '0')}` : ''}`
  const read = (symbol: string, title: string, value: number) =>
    cell(trace, { symbol, title, unit: 'MSm3', value, cell: where, clause: 'field_production' })
  const E_x = read('E_x', 'Reported oil equivalent of the governing row', mill(worst.oe))
  const E_c = trace.apply(
    sodir.producedEquivalent,
    {
      N_o: read('N_ox', 'Oil in governing row', mill(worst.oil)),
      G_p: read('G_x', 'Gas in governing row', bill(worst.gas)),
      N_g: read('N_gx', 'NGL in governing row', mill(worst.ngl)),
      N_k: read('N_kx', 'Condensate in governing row', mill(worst.condensate)),
      f_g: GAS_PER_EQUIVALENT,
    },
    { rename: { N_o: 'N_ox', G_p: 'G_x', N_g: 'N_gx', N_k: 'N_kx' } },
  )
  const demand = trace.apply(sodir.difference, { x_1: E_x, x_2: E_c }, { rename: { x_1: 'E_x', x_2: 'E_c' } })
  return check({ demand, capacity: ROUNDING, note: where })
}

function repeatedCheck({ rows }: Selection, { isMonthly }: FieldData, trace: Trace) {
  const repeated = rows.filter((r) => r.rows > 1)
  const where = repeated
    .slice(0, 5)
    .map((r) => `${r.name} ${r.year}${isMonthly ? `-${r.month}` : ''}`)
    .join(', ')
  const demand = cell(trace, {
    symbol: 'n_r',
    title: 'Repeated field and date rows',
    unit: '-',
    value: repeated.length,
    cell: repeated.length > 0 ? where : 'none',
    clause: 'field_production',
  })
  return check({ demand, capacity: NONE, note: repeated.length > 0 ? where : 'none found' })
}

/** The shelf by all rows, and by its fields. */
function balanceCheck({ rows }: Selection, trace: Trace) {
  const read = (symbol: string, title: string, value: number, where: string) =>
    cell(trace, { symbol, title, unit: 'MSm3', value: mill(value), cell: where, clause: 'field_production' })
  const whole = read('E_a', 'Oil equivalent of all rows', sumOf(rows).oe, `${rows.length} rows`)
  const fields = carriersOf(rows)
  const byField = read('E_f', 'Oil equivalent of all fields', sumOf(fields).oe, `${fields.length} fields`)
  const demand = trace.apply(
    sodir.difference,
    { x_1: whole, x_2: byField },
    { as: 'd_f', rename: { x_1: 'E_a', x_2: 'E_f' } },
  )
  return check({ demand, capacity: ROUNDING })
}
