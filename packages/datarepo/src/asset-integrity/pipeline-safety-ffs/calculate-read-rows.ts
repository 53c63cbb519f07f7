/** From the table as sent to defects in SI: each row is one that can be assessed, one that is not metal loss, or invalid. */
import type { Profile } from '@keelson/physics/metal-loss/profile.ts'
import { growthBetweenRuns } from '@keelson/standards/pof-100-2021/repair-factor.ts'
import { fromSI } from '@keelson/units'
import { annotations, judgeNumber } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { type Cell, printed, readCell, readText } from './calculate-cells.ts'
import { parseCsv } from './calculate-csv-text.ts'
import { type ReadProfiles, readProfiles } from './calculate-profiles.ts'
import type { Params } from './inputs.ts'
import { COLUMNS, type ColumnName, type NumberColumnName, numberField } from './inputs-rows.ts'
import { DEFECT_TYPES, type DefectType } from './modes.ts'
import { LARGEST_YIELD, SMALLEST_DIAMETER } from './rules.ts'

interface Common {
  /** Place in the table, from 0. */
  readonly row: number
  readonly id: string
  readonly location: string
  readonly year: string
}
/** Metal loss with everything that its assessment needs, SI. */
export interface Defect extends Common {
  readonly kind: 'metal_loss'
  readonly D: number
  readonly t: number
  readonly S: number | undefined
  /** MAOP. */
  readonly P: number | undefined
  /** Growth of the depth, m/s. */
  readonly g: number | undefined
  /** As measured. */
  readonly d: number
  readonly L: number
  /** The depth as a share of the wall, where it was given so. */
  readonly share: number | undefined
  readonly profile: Profile | undefined
  readonly x: number | undefined
  /** Clock position, rad. */
  readonly theta: number | undefined
}
interface Other extends Common {
  readonly kind: 'crack' | 'dent'
}
interface Invalid extends Common {
  readonly kind: 'invalid'
  readonly reason: string
}
export type ReadRow = Defect | Other | Invalid

type Record_ = Readonly<Partial<Record<ColumnName, unknown>>>

export interface ReadTable {
  /** All rows in the order of the table. */
  readonly rows: readonly ReadRow[]
  /** Columns of the CSV that mean nothing here. */
  readonly unknownColumns: readonly string[]
  /** Of each column the first number that is possible and not usual, in words. */
  readonly unusual: readonly string[]
}

export function readTable(p: Params): ReadTable {
  const profiles = readProfiles(p)
  const { columns, records } =
    p.defects_csv === undefined ? { columns: [], records: p.defects ?? [] } : parseCsv(p.defects_csv)
  const unusual: Unusual = new Map()
  return {
    rows: (records as readonly Record_[]).map((record, row) => readRow(record, row, p, profiles, unusual)),
    unknownColumns: columns.filter((name) => !COLUMNS.some((column) => column === name)),
    unusual: [...unusual.values()],
  }
}
type Unusual = Map<ColumnName, string>

function readRow(r: Record_, row: number, p: Params, profiles: ReadProfiles, unusual: Unusual): ReadRow {
  const id = readText(r.id)
  const common = { row, id: id ?? `row ${row}`, location: readText(r.location) ?? '', year: readText(r.year) ?? '' }
  const type = readText(r.defect_type)
  const kind = DEFECT_TYPES.find((t) => t === type) as DefectType | undefined
  const reasons = [
    ...(id === undefined ? ['id is missing'] : []),
    ...(kind === undefined
      ? [
          `defect_type must be one of ${DEFECT_TYPES.join(', ')} (entered: ${type === undefined ? 'nothing' : `"${type.slice(0, 40)}"`})`,
        ]
      : []),
  ]
  if (reasons.length === 0 && (kind === 'crack' || kind === 'dent')) return { ...common, kind }
  const reader = new RowReader(r, reasons, row, unusual)
  const pipe = pipeOf(reader, p)
  const profile = id === undefined ? undefined : profiles.good.get(id)
  const badProfile = id === undefined ? undefined : profiles.bad.get(id)
  if (badProfile !== undefined) reasons.push(badProfile)
  const size = profile ? profileSize(profile) : sizeOf(reader, pipe.t)
  // A share of the wall has been held against 100 % already.
  if (size.share === undefined && size.d >= pipe.t) {
    reasons.push(
      `depth must be less than the wall thickness, ${printed(pipe.t, 'mm')} (entered: ${printed(size.d, 'mm')})`,
    )
  }
  const g = growthOf(reader, size.d) ?? pipe.g
  const place = { x: reader.number('axial_position'), theta: reader.number('clock_position') }
  if (reasons.length > 0) return { ...common, kind: 'invalid', reason: [...new Set(reasons)].join('; ') }
  return { ...common, kind: 'metal_loss', ...pipe, g, ...size, ...place, profile }
}

function profileSize({ x, y }: Profile) {
  return { d: Math.max(...y), L: (x.at(-1) ?? 0) - (x[0] ?? 0), share: undefined }
}

function pipeOf(reader: RowReader, p: Params) {
  const D = reader.positive('outer_diameter') ?? p.outer_diameter
  const t = reader.positive('wall_thickness') ?? p.wall_thickness
  const S = reader.positive('specified_minimum_yield_strength') ?? p.specified_minimum_yield_strength
  const P = reader.positive('maximum_allowable_operating_pressure') ?? p.maximum_allowable_operating_pressure
  const g = reader.positive('growth_rate') ?? p.corrosion_growth_rate
  if (D < SMALLEST_DIAMETER) {
    reader.reasons.push(
      `outer_diameter must be 10 mm or more (entered: ${printed(D, 'mm')}). Check whether inches were intended`,
    )
  }
  if (t >= D / 2) {
    reader.reasons.push(`wall_thickness must be less than half the diameter (entered: ${printed(t, 'mm')})`)
  }
  if (S !== undefined && S > LARGEST_YIELD) {
    reader.reasons.push(
      `specified_minimum_yield_strength must be 1,000 MPa or less (entered: ${printed(S, 'MPa')}). Check whether psi was intended`,
    )
  }
  return { D, t, S, P, g }
}

/** Growth between two surveys, m/s; undefined without them, or where the depth has not grown. */
function growthOf(reader: RowReader, d: number): number | undefined {
  const d_1 = reader.number('previous_depth')
  const y_1 = reader.number('previous_year')
  if (d_1 === undefined || y_1 === undefined) return undefined
  const y_2 = reader.number('year')
  if (y_2 === undefined || y_2 <= y_1) {
    reader.reasons.push('year must be later than previous_year')
    return undefined
  }
  const g = growthBetweenRuns.evaluateSI({ d_1, d_2: d, y_1, y_2 })
  return g > 0 ? g : undefined
}

function sizeOf(reader: RowReader, t: number) {
  const share = reader.number('depth_percent')
  const depth = reader.number('depth')
  const L = reader.positive('length')
  if (L === undefined && !reader.wrong('length')) reader.reasons.push('length is missing')
  if (share !== undefined && depth !== undefined)
    reader.reasons.push('only one of depth_percent and depth may be entered')
  if (share === undefined && depth === undefined && !reader.wrong('depth_percent') && !reader.wrong('depth')) {
    reader.reasons.push('depth_percent or depth is missing')
  }
  if (share !== undefined && !(share >= 0 && share < 1)) {
    reader.reasons.push(`depth_percent must be 0 or more and less than 100 (entered: ${printed(share, '%')})`)
  }
  if (depth !== undefined && depth < 0) {
    reader.reasons.push(`depth must not be negative (entered: ${printed(depth, 'mm')})`)
  }
  return { d: depth ?? (share ?? 0) * t, L: L ?? 0, share }
}

/** The cells of one row; what cannot be used is added to its reasons. */
class RowReader {
  readonly record: Record_
  readonly reasons: string[]
  readonly row: number
  readonly unusual: Unusual
  readonly #wrong = new Set<ColumnName>()

  constructor(record: Record_, reasons: string[], row: number, unusual: Unusual) {
    this.record = record
    this.reasons = reasons
    this.row = row
    this.unusual = unusual
  }

  number(name: NumberColumnName): number | undefined {
    const spec = numberField(name)
    const { unit = '-' } = annotations(spec)
    const cell: Cell = readCell(name, this.record[name], unit)
    if (cell.kind === 'wrong') this.#refuse(name, cell.reason)
    return cell.kind === 'number' ? this.#judged(name, spec, unit, cell.si) : undefined
  }

  positive(name: NumberColumnName): number | undefined {
    const value = this.number(name)
    if (value === undefined || value > 0) return value
    this.#refuse(
      name,
      `${name} must be greater than 0 (entered: ${printed(value, annotations(numberField(name)).unit ?? '-')})`,
    )
    return undefined
  }

  wrong(name: ColumnName): boolean {
    return this.#wrong.has(name)
  }

  /** A number that no one can mean makes the row invalid. 0 and less, and per cent, have rules of their own. */
  #judged(name: NumberColumnName, spec: TSchema, unit: string, si: number): number | undefined {
    const odd = si > 0 && unit !== '%' ? judgeNumber(spec, Number(fromSI(si, unit).toPrecision(12))) : undefined
    if (odd?.impossible) {
      this.#refuse(name, `${name}: ${odd.message}`)
      return undefined
    }
    if (odd && !this.unusual.has(name)) this.unusual.set(name, `Row ${this.row}: ${odd.message}`)
    return si
  }

  #refuse(name: ColumnName, reason: string): void {
    this.#wrong.add(name)
    this.reasons.push(reason)
  }
}
