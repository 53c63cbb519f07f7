/** The recommended practice that this folder holds, with an id of its own, so that a table read says which edition it is of. */
import type { Source } from '@keelson/equations'

export const dnvRpF1032010: Source = {
  id: 'DNV-RP-F103:2010',
  title: 'Cathodic protection of submarine pipelines by galvanic anodes',
  publisher: 'DNV',
  revision: 'October 2010',
  read: 'public descriptions',
}
