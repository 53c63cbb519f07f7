/** From the rows of a source to incidents: mapped column by column, one for each key of the source. */
import { refuse } from '@keelson/workflow'
import {
  amountOf,
  type CalendarDate,
  coordinatesOf,
  countOf,
  dateOf,
  degreesOf,
  isAfter,
  type Report,
  textOf,
  yearOf,
} from './calculate-cells.ts'
import type { SourceTable } from './calculate-csv.ts'
import { NEEDED } from './inputs-rows.ts'
import { BLANK, FORMATS, IMO, MEASURES, NOAA, type RecordFormat, type ResponseMeasure, TSB, UNIFIED } from './modes.ts'

/** One incident; what its source does not say is undefined or empty. */
export interface Incident {
  readonly date: CalendarDate | undefined
  readonly type: string
  readonly source?: string
  readonly severity?: string
  readonly tags?: readonly string[]
  readonly consequences?: readonly string[]
  readonly measures?: ReadonlySet<ResponseMeasure>
  readonly potentialRelease?: number | undefined
  readonly fatalities?: number | undefined
  readonly injuries?: number | undefined
  readonly ships?: number | undefined
  /** Over the columns that hold a number; undefined where none does. */
  readonly deadOrMissing?: number | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}
export interface Incidents {
  readonly incidents: readonly Incident[]
  readonly rowsRead: number
  readonly duplicates: number
  /** Cells that hold something else than their column does. */
  readonly unreadable: readonly string[]
}

type Record_ = Readonly<Record<string, unknown>>
interface Layout {
  readonly date: string
  /** Empty where the row has no key of its own: it is then no duplicate. */
  readonly key: (r: Record_) => string
  readonly read: (r: Record_, unreadable: Report) => Incident
}

const named = (cell: unknown) => (textOf(cell).trim() === '' ? BLANK : textOf(cell))
const listed = (cell: unknown, separator: string) => [
  ...new Set(
    textOf(cell)
      .split(separator)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
]
const place = (latitude: unknown, longitude: unknown, unreadable: Report) => ({
  latitude: degreesOf(latitude, 90, unreadable),
  longitude: eastOf(degreesOf(longitude, FULL_CIRCLE, unreadable)),
})
const FULL_CIRCLE = 360
/** Some sources count on past the date line: 197 W is 163 E. */
const eastOf = (longitude: number | undefined) =>
  longitude === undefined || Math.abs(longitude) <= FULL_CIRCLE / 2
    ? longitude
    : longitude - Math.sign(longitude) * FULL_CIRCLE

const CASUALTY_COLUMNS = ['DeadMissingCrew2', 'DeadMissingPassengers2', 'DeadMissingOthers3'] as const
/** What the export holds where no form was filed. */
const NO_FORM = /^\[.*not designated\]$/

function deadOrMissingOf(r: Record_, unreadable: Report): number | undefined {
  const known = CASUALTY_COLUMNS.flatMap((name) =>
    NO_FORM.test(textOf(r[name]).trim()) ? [] : (countOf(r[name], unreadable) ?? []),
  )
  return known.length === 0 ? undefined : known.reduce((sum, n) => sum + n, 0)
}

const LAYOUTS: Readonly<Record<RecordFormat, Layout>> = {
  [NOAA]: {
    date: 'open_date',
    key: (r) => textOf(r.id).trim(),
    read: (r, unreadable) => ({
      date: dateOf(r.open_date),
      type: named(r.threat),
      tags: listed(r.tags, '|'),
      measures: new Set(MEASURES.filter((m) => textOf(r[`measure_${m}`]).trim() === '1')),
      potentialRelease: amountOf(r.max_ptl_release_gallons, unreadable),
      ...place(r.lat, r.lon, unreadable),
    }),
  },
  [IMO]: {
    date: 'IncidentDateTime',
    key: (r) => textOf(r.Reference).trim(),
    read: (r, unreadable) => ({
      date: dateOf(r.IncidentDateTime),
      type: named(r.InitialEvent),
      severity: named(r.TypeOfCasualty),
      consequences: listed(r.Consequences1, ','),
      ships: countOf(r.NumberOfShipsInvolved, unreadable),
      deadOrMissing: deadOrMissingOf(r, unreadable),
      ...coordinatesOf(r.Coordinates, unreadable),
    }),
  },
  [TSB]: {
    date: 'OccYear',
    key: (r) => textOf(r.OccNo).trim(),
    read: (r, unreadable) => ({
      date: yearOf(r.OccYear),
      type: named(r.AccIncType),
      fatalities: countOf(r.TotalDeaths, unreadable),
      ...place(r.Latitude, r.Longitude, unreadable),
    }),
  },
  [UNIFIED]: {
    date: 'date',
    key: (r) => (textOf(r.incident_id).trim() === '' ? '' : JSON.stringify([textOf(r.source), textOf(r.incident_id)])),
    read: (r, unreadable) => ({
      date: dateOf(r.date),
      type: named(r.incident_type),
      source: named(r.source),
      severity: named(r.severity),
      fatalities: countOf(r.fatalities, unreadable),
      injuries: countOf(r.injuries, unreadable),
      ships: countOf(r.ships_involved, unreadable),
      ...place(r.latitude, r.longitude, unreadable),
    }),
  },
}

/** `pointer` is that of the table; rows of a list are pointed at one by one. Refuses dates after `today`. */
export function incidentsOf(table: SourceTable, format: RecordFormat, today: CalendarDate, pointer: string): Incidents {
  refuseMissing(table, format, pointer)
  const layout = LAYOUTS[format]
  const seen = new Set<string>()
  const unreadable: string[] = []
  const incidents: Incident[] = []
  let duplicates = 0
  for (const [i, record] of table.records.entries()) {
    const key = layout.key(record)
    if (key !== '' && seen.has(key)) {
      duplicates += 1
      continue
    }
    seen.add(key)
    const incident = layout.read(record, (cell) => unreadable.push(cell))
    if (incident.date !== undefined && isAfter(incident.date, today)) {
      const where = pointer === '/inline_records' ? `${pointer}/${i}/${layout.date}` : pointer
      refuse(
        where,
        `row ${i + 1} has a date in the future: ${JSON.stringify(textOf(record[layout.date]).slice(0, 40))}`,
      )
    }
    incidents.push(incident)
  }
  return { incidents, rowsRead: table.records.length + table.rejected, duplicates, unreadable }
}

/** A table without the columns of its layout is another one. */
export function refuseMissing({ columns }: SourceTable, format: keyof typeof NEEDED, pointer: string): void {
  const missing = NEEDED[format].filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    refuse(pointer, `the ${FORMATS[format]} layout requires the missing columns '${missing.join("', '")}'`)
  }
}
