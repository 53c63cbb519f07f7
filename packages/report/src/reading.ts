/** How a report is read: in which units, and whether the numbers put into its formulas carry theirs. */
import type { RunRecord } from '@keelson/engine/record.ts'
import { UNIT_SYSTEMS, type UnitSystem } from '@keelson/units/systems.ts'

export const SUBSTITUTED = ['numbers', 'units'] as const
export type Substituted = (typeof SUBSTITUTED)[number]

export const isSubstituted = (text: string): text is Substituted => SUBSTITUTED.some((way) => way === text)

export interface ReportReading {
  readonly units: UnitSystem
  /** What stands in place of a symbol: the number alone, or with its unit. */
  readonly substituted: Substituted
}
/** The units are those of the record, and numbers stand alone, unless others are asked for. */
export type AskedReading = { readonly [Choice in keyof ReportReading]?: ReportReading[Choice] | undefined }

/** The units in which a run is read unless others are asked for: those under which it was recorded. */
export const ownUnits = ({ request }: Pick<RunRecord, 'request'>): UnitSystem => request.units ?? 'declared'

/** Every way in which a report can be read. */
export const READINGS: readonly ReportReading[] = UNIT_SYSTEMS.flatMap((units) =>
  SUBSTITUTED.map((substituted) => ({ units, substituted })),
)

/** Each choice made, of a reader who leaves some open. */
export const chosen = (record: RunRecord, { units, substituted }: AskedReading): ReportReading => ({
  units: units ?? ownUnits(record),
  substituted: substituted ?? 'numbers',
})
