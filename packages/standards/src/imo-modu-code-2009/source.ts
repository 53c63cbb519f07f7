/** The code that this folder holds: the wind and intact criteria of its chapter 3. */
import type { Source } from '@keelson/equations'

export const modu2009: Source = {
  id: 'MODU Code',
  title: 'Code for the Construction and Equipment of Mobile Offshore Drilling Units',
  publisher: 'IMO',
  revision: '2009, resolution A.1023(26)',
  read: 'public descriptions',
}
