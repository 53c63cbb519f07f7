/**
 * The recommended practice that this folder holds, with its earlier editions (an id of their own, so that a table read says which) and
 * what each calls its tables.
 */
import type { Source } from '@keelson/equations'

export const dnvRpB401: Source = {
  id: 'DNV-RP-B401',
  title: 'Cathodic protection design',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}
export const dnvRpB4012017: Source = { ...dnvRpB401, id: 'DNV-RP-B401:2017', revision: 'June 2017' }
export const dnvRpB4012010: Source = { ...dnvRpB401, id: 'DNV-RP-B401:2010', revision: 'October 2010' }
export const dnvRpB4012005: Source = {
  ...dnvRpB401,
  id: 'DNV-RP-B401:2005',
  revision: 'January 2005, amended 2008',
}

export const EDITIONS = ['2005', '2010', '2017', '2021'] as const
export type Edition = (typeof EDITIONS)[number]

const BY_EDITION: Readonly<Record<Edition, { readonly source: Source; readonly tables: string }>> = {
  '2005': { source: dnvRpB4012005, tables: '10' },
  '2010': { source: dnvRpB4012010, tables: '10' },
  '2017': { source: dnvRpB4012017, tables: 'A' },
  '2021': { source: dnvRpB401, tables: '8' },
}

/** The edition as a source. */
export const sourceOf = (edition: Edition): Source => BY_EDITION[edition].source

/** Name of design table 1 to 8 in an edition: Table 10-6 (2005, 2010), Table A-6 (2017), Table 8-6 (2021). */
export const tableOf = (edition: Edition, table: number): string => `Table ${BY_EDITION[edition].tables}-${table}`
