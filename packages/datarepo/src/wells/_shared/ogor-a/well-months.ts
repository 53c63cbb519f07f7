/** Wells month by month: intervals summed, producing days within the month, uptime since the first production. */
import { uptime, wellProducingDays } from '@keelson/physics/production/volumes.ts'
import { daysInMonth } from '../months.ts'
import type { MonthRow } from './data.ts'

const SERVICE = 'S'

export interface WellMonth {
  readonly month: string
  readonly api12: string
  readonly oil: number
  readonly gas: number
  readonly water: number
  readonly injection: number
  /** Days on production of its intervals together, service records left out. */
  readonly intervalDays: number
  /** Producing days of the well, at most the days in the month. */
  readonly producingDays: number
  /** 0 to 1; null before the first oil or gas and where only service records were filed. */
  readonly uptime: number | null
}

/** Sums the rows of each well and month; the rows are in the order of months and wells, and so is what it gives. */
export function wellMonths(rows: readonly MonthRow[]): readonly WellMonth[] {
  const found: WellMonth[] = []
  const all = new WellMonths((month) => found.push({ ...month }))
  for (const row of rows) all.add(row)
  all.end()
  return found
}

/**
 * The same of rows that come one by one, those of a well and month together and the months of a well in order. What it hands
 * over is written anew for the next: whoever keeps it takes a copy.
 */
export class WellMonths {
  private readonly produced = new Set<string>()
  private readonly take: (month: WellMonth) => void
  private isService = true
  private readonly own: { -readonly [K in keyof WellMonth]: WellMonth[K] } = {
    month: '',
    api12: '',
    oil: 0,
    gas: 0,
    water: 0,
    injection: 0,
    intervalDays: 0,
    producingDays: 0,
    uptime: null,
  }

  constructor(take: (month: WellMonth) => void) {
    this.take = take
  }

  add(row: MonthRow): void {
    const { own } = this
    if (own.month !== row.month || own.api12 !== row.api12) this.begin(row)
    own.oil += row.oil
    own.gas += row.gas
    own.water += row.water
    own.injection += row.injection
    if (row.product === SERVICE) return
    this.isService = false
    own.intervalDays += row.days
  }

  end(): void {
    const { own } = this
    if (own.month === '') return
    if (own.oil > 0 || own.gas > 0) this.produced.add(own.api12)
    const t_m = daysInMonth(own.month)
    const t_w = wellProducingDays.evaluate({ t_i: own.intervalDays, t_m })
    const counts = !this.isService && this.produced.has(own.api12)
    own.producingDays = t_w
    own.uptime = counts ? uptime.evaluate({ t_w, t_m }) : null
    this.take(own)
    own.month = ''
  }

  private begin({ month, api12 }: MonthRow): void {
    this.end()
    const { own } = this
    own.month = month
    own.api12 = api12
    own.oil = 0
    own.gas = 0
    own.water = 0
    own.injection = 0
    own.intervalDays = 0
    this.isService = true
  }
}

/** Mean of what is not null; null where nothing is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((v) => v !== null)
  return known.length === 0 ? null : known.reduce((sum, v) => sum + v, 0) / known.length
}
