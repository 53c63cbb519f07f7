/** The handbook of added masses. */
import type { Source } from '@keelson/equations'

export const newman: Source = {
  id: 'Newman',
  title: 'Marine Hydrodynamics',
  publisher: 'MIT Press',
  revision: '1977',
  read: 'public descriptions',
}
