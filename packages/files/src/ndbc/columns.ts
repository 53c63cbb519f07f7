/**
 * The columns of NDBC's standard meteorological data, by 'Measurement Descriptions and Units' of the National Data Buoy
 * Center (ndbc.noaa.gov/faq/measdes.shtml): what each is, its unit, and the nines that mean that nothing was measured.
 */

export interface NdbcColumn {
  readonly means: string
  readonly unit: string
  readonly nines: number
}

const WIND_DIRECTION: NdbcColumn = {
  means: 'wind direction, from which it blows, clockwise from true north',
  unit: 'degT',
  nines: 999,
}
const PRESSURE: NdbcColumn = { means: 'sea level pressure', unit: 'hPa', nines: 9999 }

export const NDBC_COLUMNS: Readonly<Record<string, NdbcColumn>> = {
  WDIR: WIND_DIRECTION,
  WD: WIND_DIRECTION,
  WSPD: {
    means: 'wind speed, averaged over eight minutes (buoys) or two minutes (land stations)',
    unit: 'm/s',
    nines: 99,
  },
  GST: { means: 'peak gust of 5 or 8 seconds', unit: 'm/s', nines: 99 },
  WVHT: { means: 'significant wave height', unit: 'm', nines: 99 },
  DPD: { means: 'dominant wave period', unit: 'sec', nines: 99 },
  APD: { means: 'average wave period', unit: 'sec', nines: 99 },
  MWD: { means: 'direction from which the waves of the dominant period come', unit: 'degT', nines: 999 },
  PRES: PRESSURE,
  BAR: PRESSURE,
  BARO: PRESSURE,
  ATMP: { means: 'air temperature', unit: 'degC', nines: 999 },
  WTMP: { means: 'sea surface temperature', unit: 'degC', nines: 999 },
  DEWP: { means: 'dew point', unit: 'degC', nines: 999 },
  VIS: { means: 'visibility', unit: 'nmi', nines: 99 },
  PTDY: { means: 'pressure tendency: change over the last three hours', unit: 'hPa', nines: 99 },
  TIDE: { means: 'water level above or below mean lower low water', unit: 'ft', nines: 99 },
}

/** Headings of year, month, day, hour and minute; letters in capitals or not tell month from minute. */
export const DATE_COLUMNS: Readonly<Record<string, 'year' | 'month' | 'day' | 'hour' | 'minute'>> = {
  YY: 'year',
  YYYY: 'year',
  MM: 'month',
  DD: 'day',
  hh: 'hour',
  mm: 'minute',
}
export type DatePart = 'year' | 'month' | 'day' | 'hour' | 'minute'
