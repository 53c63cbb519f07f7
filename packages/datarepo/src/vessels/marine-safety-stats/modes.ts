/** The words of incident statistics: layouts of the sources, units of exposure, names of series. */
export const NOAA = 'noaa_incident_news'
export const BSEE = 'bsee_ocs_category_table'
export const IMO = 'imo_gisis_mci'
export const TSB = 'tsb_marsis_vessel'
export const UNIFIED = 'unified'
export const FORMATS = {
  [NOAA]: 'NOAA IncidentNews',
  [BSEE]: 'BSEE OCS incidents by category',
  [IMO]: 'IMO GISIS casualties',
  [TSB]: 'TSB MARSIS vessel occurrences',
  [UNIFIED]: 'Unified columns',
} as const
export type Format = keyof typeof FORMATS
/** Layouts with one incident, or part of one, in a row. */
export type RecordFormat = Exclude<Format, typeof BSEE>

export const EXPOSURE_UNITS = { year: 'Year', ship_year: 'Ship year', million_hours: 'Million hours' } as const

/** The series of all incidents. */
export const ALL = 'occurrences'
/** Column of BSEE that the agency sums itself. */
export const PUBLISHED = 'total_published'
/** Key of what the source leaves blank. */
export const BLANK = 'unspecified'
/** Class of the IMO code, as GISIS writes it. */
export const VERY_SERIOUS = 'Very serious'
export const MEASURES = ['skim', 'shore', 'bio', 'disperse', 'burn'] as const
export type ResponseMeasure = (typeof MEASURES)[number]
