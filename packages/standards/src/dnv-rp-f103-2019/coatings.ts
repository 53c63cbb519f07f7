/** Breakdown constants of linepipe and field joint coatings. DNV-RP-F103 (2019) Tables. */
import type { Trace } from '@keelson/equations'
import { toSI } from '@keelson/units'
import type { Edition } from './source.ts'

/** a, b per year, and the tentative maximum temperature in degC, undefined where the table gives none. */
export interface CoatingRow {
  readonly a: number
  readonly b: number
  readonly hottest: number | undefined
  /** Which variants of the row bear more. */
  readonly remark?: string
}
/** A row as the tables print it. */
export const row = (a: number, b: number, hottest?: number, remark?: string): CoatingRow => ({
  a,
  b,
  hottest,
  ...(remark !== undefined && { remark }),
})

/** DNV-RP-F103 (2019) Table A-1, linepipe coatings. CWC is concrete weight coating. */
export const TABLE_A_1 = {
  'Asphalt enamel + CWC': row(0.01, 0.0003, 70),
  'FBE + CWC': row(0.03, 0.0003, 90),
  'FBE (no concrete)': row(0.03, 0.001, 90),
  '3-layer FBE/PE': row(0.001, 0.00003, 80),
  '3-layer FBE/PP': row(0.001, 0.00003, 110),
  'FBE/PP thermal insulation': row(0.0003, 0.00001, 140),
  Polychloroprene: row(0.01, 0.001, 90),
  'FBE/PU thermal insulation': row(0.01, 0.003, 70),
} as const

/** DNV-RP-F103 (2019) Table A-2, field joint coatings, by the system names of DNV-RP-F102 (2011). HSS is heat shrink sleeve. */
export const TABLE_A_2 = {
  'none + PU infill': row(0.3, 0.03, 70),
  '1D/2A tape or mastic HSS': row(0.1, 0.01, 70),
  '2B(1) HSS PE': row(0.03, 0.003, 70),
  '2C(1) HSS PP': row(0.03, 0.003, 110),
  '3A FBE': row(0.1, 0.01, 90),
  '3A FBE + PU infill': row(0.03, 0.003, 90),
  '2B(2)/2C(2) FBE + HSS': row(0.01, 0.0003, 70, '2C(2), with PP, is rated to 140 °C'),
  '5A/B/C(1) FBE, PP adhesive and PP': row(0.01, 0.0003, 140, '5D(1)/5E, with PE, is rated to 70 °C'),
  '8A polychloroprene': row(0.03, 0.001, 90),
} as const

export type LinepipeCoating = keyof typeof TABLE_A_1
export type FieldJointCoating = keyof typeof TABLE_A_2

/** A coating table and the edition that it is of. */
export interface CoatingTable {
  readonly edition: Edition
  readonly table: string
  readonly rows: Readonly<Record<string, CoatingRow>>
}

export const namesOf = (table: CoatingTable): readonly string[] => Object.keys(table.rows)

/** Row of a coating; undefined where the edition does not have it. */
export const coatingRow = ({ rows }: CoatingTable, name: string): CoatingRow | undefined =>
  Object.hasOwn(rows, name) ? rows[name] : undefined

/** a, and b in 1/s, as two traced table reads, printed as a and b with the suffix. Throws for a coating it has not. */
export function readCoating(table: CoatingTable, name: string, suffix: string, trace: Trace) {
  const found = coatingRow(table, name)
  if (!found) throw new Error(`${name} is not listed in ${table.table} (${table.edition.year} edition)`)
  const { source, year } = table.edition
  const common = { source, clause: table.table, cell: `${name}, ${year} edition` }
  return {
    a: trace.lookup({
      ...common,
      symbol: `a${suffix}`,
      title: `Initial breakdown, ${name}`,
      unit: '-',
      value: found.a,
    }),
    b: trace.lookup({
      ...common,
      symbol: `b${suffix}`,
      title: `Annual breakdown, ${name}`,
      unit: '1/year',
      value: toSI(found.b, '1/year'),
    }),
  }
}
