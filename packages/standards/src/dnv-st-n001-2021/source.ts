/** The standard of marine operations that this folder holds. */
import type { Source } from '@keelson/equations'

export const dnvStN001: Source = {
  id: 'DNV-ST-N001',
  title: 'Marine operations and marine warranty',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}
