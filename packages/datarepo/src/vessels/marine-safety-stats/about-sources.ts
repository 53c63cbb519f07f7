/** Where the records come from: the agencies' own lists and layouts. */
import type { Source } from '@keelson/equations'
import { BSEE, type Format, IMO, NOAA, TSB, UNIFIED } from './modes.ts'

export const noaaIncidentNews: Source = {
  id: 'NOAA IncidentNews',
  title: 'IncidentNews, raw incident list',
  publisher: 'NOAA Office of Response and Restoration',
  revision: '2022',
}
export const bseeStatistics: Source = {
  id: 'BSEE incident statistics',
  title: 'Offshore incident statistics; reporting by 30 CFR 250.188',
  publisher: 'BSEE',
  revision: 'annual series',
}
export const imoCasualtyCode: Source = {
  id: 'IMO MSC.255(84)',
  title: 'Casualty Investigation Code',
  publisher: 'IMO',
  revision: '2008',
}
export const tsbMarsis: Source = {
  id: 'TSB MARSIS',
  title: 'Marine occurrence data, data dictionary',
  publisher: 'Transportation Safety Board of Canada',
  revision: 'monthly series',
}
export const iogpRates: Source = {
  id: 'IOGP safety performance indicators',
  title: 'Safety performance indicators, definitions of FAR and TRIR',
  publisher: 'IOGP',
  revision: 'annual series',
}
const unifiedRecords: Source = {
  id: 'Unified records',
  title: 'Records mapped to the unified columns by their owner',
  publisher: 'owner of the records',
  revision: 'as entered',
}

export const SOURCE_OF: Readonly<Record<Format, Source>> = {
  [NOAA]: noaaIncidentNews,
  [BSEE]: bseeStatistics,
  [IMO]: imoCasualtyCode,
  [TSB]: tsbMarsis,
  [UNIFIED]: unifiedRecords,
}
