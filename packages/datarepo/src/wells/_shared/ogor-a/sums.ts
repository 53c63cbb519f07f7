/** The sums of the selected records, as they leave the database: one after the other, never all at once. */
import { type Database, texts } from '../../../_shared/duckdb/database.ts'
import type { MonthRow } from './data.ts'
import { VOLUMES } from './load-scan.ts'

/** Texts of the records by their id. */
type Kind = Pick<MonthRow, 'api12' | 'lease' | 'operator' | 'field' | 'product'>

/**
 * Hands over the sums of the selected records, of all wells or of those given, as they are read: well by well, each in the
 * order of months, leases, operators, fields and products. A row is written anew for the next: whoever keeps it takes a copy.
 */
export async function sums(db: Database, take: (row: MonthRow) => void, wells?: readonly string[]): Promise<void> {
  const cells = new Cells(await kindsOf(db), take)
  const type = await leanType(db)
  const these = wells === undefined ? '' : 'WHERE api12 IN (SELECT unnest($wells))'
  await db.pieces(
    `SELECT month, id, days, ${VOLUMES.map((v) => `CAST(${v} AS ${type})`).join(', ')} FROM selected ${these} ORDER BY well, month, id`,
    (piece) => cells.add(piece as readonly (readonly number[])[]),
    wells && { wells: texts(wells) },
  )
  cells.end()
}

/** The type in which volumes are handed over: small whole numbers, where they are, cost a program the least. */
async function leanType(db: Database): Promise<'INTEGER' | 'DOUBLE'> {
  const within = VOLUMES.map((v) => `min(${v}) > -1000000000 AND max(${v}) < 1000000000`).join(' AND ')
  const [found] = await db.rows(`SELECT ${within} AS small FROM numbers`)
  return found?.small === true ? 'INTEGER' : 'DOUBLE'
}

async function kindsOf(db: Database): Promise<ReadonlyMap<number, Kind>> {
  const known = new Map<string, string>()
  // Equal texts are one text, which costs less and compares faster.
  const one = (text: unknown): string => {
    const own = String(text)
    const same = known.get(own)
    if (same === undefined) known.set(own, own)
    return same ?? own
  }
  const rows = await db.rows('SELECT DISTINCT id, api12, lease, operator, field, product FROM kinds')
  return new Map(
    rows.map((r) => {
      const [api12, lease, operator, field, product] = [r.api12, r.lease, r.operator, r.field, r.product].map(one)
      return [Number(r.id), { api12, lease, operator, field, product } as Kind]
    }),
  )
}

/** Adds up records of one month and id, which follow each other. */
class Cells {
  private readonly kinds: ReadonlyMap<number, Kind>
  private readonly take: (row: MonthRow) => void
  private readonly labels = new Map<number, string>()
  private month = 0
  private id = 0
  private readonly row = {
    month: '',
    api12: '',
    lease: '',
    operator: '',
    field: '',
    product: '',
    oil: 0,
    gas: 0,
    water: 0,
    injection: 0,
    records: 0,
    days: 0,
    longest: 0,
    negative: 0,
  }

  constructor(kinds: ReadonlyMap<number, Kind>, take: (row: MonthRow) => void) {
    this.kinds = kinds
    this.take = take
  }

  /** Columns: month, id, days, oil, gas, water, injection. */
  add([months = [], ids = [], ...numbers]: readonly (readonly number[])[]): void {
    const { row } = this
    const [days = [], oils = [], gases = [], waters = [], injections = []] = numbers
    for (let i = 0; i < months.length; i++) {
      const [month, id] = [months[i] as number, ids[i] as number]
      if (month !== this.month || id !== this.id) this.begin(month, id)
      const [oil, gas, water] = [oils[i] as number, gases[i] as number, waters[i] as number]
      const [injection, day] = [injections[i] as number, days[i] as number]
      row.oil += oil
      row.gas += gas
      row.water += water
      row.injection += injection
      row.records += 1
      row.days += day
      if (day > row.longest) row.longest = day
      if (oil < 0 || gas < 0 || water < 0 || injection < 0) row.negative += 1
    }
  }

  end(): void {
    if (this.row.records > 0) this.take(this.row)
  }

  private begin(month: number, id: number): void {
    this.end()
    const { row } = this
    Object.assign(row, NOTHING)
    if (id !== this.id) Object.assign(row, this.kinds.get(id))
    row.month = this.labelOf(month)
    this.month = month
    this.id = id
  }

  private labelOf(month: number): string {
    let label = this.labels.get(month)
    if (label === undefined) {
      label = String(month)
      this.labels.set(month, label)
    }
    return label
  }
}
const NOTHING = { oil: 0, gas: 0, water: 0, injection: 0, records: 0, days: 0, longest: 0, negative: 0 }
