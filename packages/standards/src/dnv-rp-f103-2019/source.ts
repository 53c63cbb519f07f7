/** The recommended practice that this folder holds, and how an edition of it is named. */
import type { Source } from '@keelson/equations'

export const dnvRpF103: Source = {
  id: 'DNV-RP-F103',
  title: 'Cathodic protection of submarine pipelines',
  publisher: 'DNV',
  revision: '2019, amended 2021',
  read: 'public descriptions',
}

/** An edition: the year it is called by, and its source. */
export interface Edition {
  readonly year: string
  readonly source: Source
}
