/** The recommended practice that this folder holds, and how an edition of it is named. */
import type { Source } from '@keelson/equations'

export const dnvRpB401: Source = {
  id: 'DNV-RP-B401',
  title: 'Cathodic protection design',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}

/** An edition: the year it is called by, its source, and what its design tables are numbered by (8 of Table 8-6). */
export interface Edition {
  readonly year: string
  readonly source: Source
  readonly tables: string
}

/** Name of design table 1 to 8 in an edition: Table 10-6 (2005, 2010), Table A-6 (2017), Table 8-6 (2021). */
export const tableOf = ({ tables }: Edition, table: number): string => `Table ${tables}-${table}`
