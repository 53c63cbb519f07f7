/** The records of each well by its months: the volumes of its completion intervals together, identical records once. */
import { type ApiNumber, shownWhole } from '@keelson/workflow'
import { lineFrom, lineKind } from '../delimited/record.ts'
import { type LeftTally, leave } from '../left.ts'
import { isLineEnd } from '../text/bytes.ts'
import type { Place } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { type OgorField, VOLUMES } from './columns.ts'
import type { OgorHead } from './head.ts'
import type { Month } from './months.ts'
import { OgorRecord } from './record.ts'

export interface WellMonth {
  readonly month: Month
  /** Of its first record. */
  readonly line: number
  /** How many were added. */
  records: number
  /** Of the records that are no service, not bounded by the month. */
  days: number
  /** In the order of `VOLUMES`; NaN where a record has none. */
  readonly volumes: number[]
  /** Offsets at which its records begin. */
  readonly from: number[]
}
export interface OgorWell {
  readonly api: ApiNumber
  readonly months: Map<number, WellMonth>
  /** What its records say of it. */
  readonly said: ReadonlyMap<OgorField, Set<string>>
}

const SAID = ['LEASE_NUMBER', 'COMPLETION_NAME', 'SORT_NAME', 'BOEM_FIELD', 'AREA_CODE_BLOCK_NUM'] as const
/** Without one of them two completions may have the same record. */
const TELLING: readonly OgorField[] = ['COMPLETION_NAME', 'PROD_INTERVAL_CD']
const SERVICE = 'S'
/** More are no wells, and no completion intervals. */
const [MOST_WELLS, MOST_RECORDS] = [200_000, 100]

/** By the digits of their API numbers. Throws FileError with line and column. */
export function wellsIn(text: PlainText, head: OgorHead, left: LeftTally): ReadonlyMap<string, OgorWell> {
  const wells = new Wells(text, head, left)
  let at = head.body
  while (at.offset < text.bytes.length) at = wells.line(at)
  return wells.all
}

class Wells {
  readonly all = new Map<string, OgorWell>()
  readonly #spelled = new Map<string, OgorWell>()
  readonly #text: PlainText
  readonly #record: OgorRecord
  readonly #left: LeftTally
  readonly #tellsApart: boolean

  constructor(text: PlainText, head: OgorHead, left: LeftTally) {
    this.#text = text
    this.#record = new OgorRecord(text, head)
    this.#left = left
    this.#tellsApart = TELLING.every((field) => head.columns.has(field))
  }

  /** Takes the line at a place; the place of the next. */
  line(at: Place): Place {
    const kind = lineKind(this.#text.bytes, at.offset)
    if (kind !== 'row') {
      leave(this.#left, kind === 'empty' ? 'empty lines' : 'comment lines', at.line)
      return lineFrom(this.#text, at).next
    }
    const next = this.#record.at(at)
    if (this.#record.isHeading()) leave(this.#left, 'repeated headings', at.line)
    else this.#take(at.offset)
    return next
  }

  #take(from: number): void {
    const well = this.#well()
    const own = this.#monthOf(well)
    if (own.from.some((other) => isSame(this.#text.bytes, other, from))) {
      this.#leaveSame()
      return
    }
    if (own.records >= MOST_RECORDS)
      throw this.#record.wrong('file_too_large', `exceeds ${MOST_RECORDS} records for one well and month`)
    this.#add(own, from)
    for (const field of SAID) {
      const said = this.#record.cell(field)
      if (said) well.said.get(field)?.add(said)
    }
  }

  #monthOf({ months }: OgorWell): WellMonth {
    const month = this.#record.month()
    const known = months.get(month.ordinal)
    if (known !== undefined) return known
    const own = { month, line: this.#record.line, records: 0, days: 0, volumes: VOLUMES.map(() => 0), from: [] }
    months.set(month.ordinal, own)
    return own
  }

  #add(own: WellMonth, from: number): void {
    const record = this.#record
    own.from.push(from)
    own.records++
    if (record.cell('PRODUCT_CODE') !== SERVICE) own.days += this.#days(own.month)
    for (const [i, { field }] of VOLUMES.entries()) own.volumes[i] = (own.volumes[i] ?? 0) + record.volume(field)
    if (record.volume('INJECTION_VOLUME') > 0) leave(this.#left, 'injection volumes', record.line)
  }

  #well(): OgorWell {
    const spelled = this.#record.cell('API_WELL_NUMBER') ?? ''
    const known = this.#spelled.get(spelled)
    if (known !== undefined) return known
    const api = this.#record.api()
    if (api.isRestored)
      leave(this.#left, 'zero', this.#record.line, 'API numbers without their leading zero, which was restored')
    const own = this.all.get(api.digits) ?? wellOf(api)
    if (this.all.size >= MOST_WELLS)
      throw this.#record.wrong('file_too_large', `exceeds the maximum of ${shownWhole(MOST_WELLS)} wells in a file`)
    this.all.set(api.digits, own)
    this.#spelled.set(spelled, own)
    return own
  }

  #days({ days: most }: Month): number {
    const days = this.#record.days()
    if (!(days > most)) return days
    leave(this.#left, 'days', this.#record.line, 'days on production that exceed the days in the month')
    return Number.NaN
  }

  #leaveSame(): void {
    if (this.#tellsApart) leave(this.#left, 'identical records, of which one is read', this.#record.line)
    else {
      const why = 'is the same as a record above it, and no column states the completion interval'
      throw this.#record.wrong('file_malformed', why)
    }
  }
}

const wellOf = (api: ApiNumber): OgorWell => ({
  api,
  months: new Map(),
  said: new Map(SAID.map((field) => [field, new Set<string>()])),
})

/** Whether two lines are the same, sign by sign. */
function isSame(bytes: Uint8Array, one: number, other: number): boolean {
  for (let i = 0; ; i++) {
    const [a, b] = [bytes[one + i], bytes[other + i]]
    const [endsA, endsB] = [a === undefined || isLineEnd(a), b === undefined || isLineEnd(b)]
    if (endsA || endsB) return endsA && endsB
    if (a !== b) return false
  }
}
