/** The recommended practice that this folder holds, with the edition before it, whose tables can be read. */
import type { Source } from '@keelson/equations'

export const dnvRpF103: Source = {
  id: 'DNV-RP-F103',
  title: 'Cathodic protection of submarine pipelines',
  publisher: 'DNV',
  revision: '2019, amended 2021',
  read: 'public descriptions',
}
export const dnvRpF1032010: Source = {
  id: 'DNV-RP-F103:2010',
  title: 'Cathodic protection of submarine pipelines by galvanic anodes',
  publisher: 'DNV',
  revision: 'October 2010',
  read: 'public descriptions',
}
export const EDITIONS = ['2010', '2019'] as const
export type Edition = (typeof EDITIONS)[number]

/** The edition as a source. */
export const sourceOf = (edition: Edition): Source => (edition === '2019' ? dnvRpF103 : dnvRpF1032010)
