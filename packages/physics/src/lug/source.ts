/** The handbook of welded lugs. */
import type { Source } from '@keelson/equations'

export const blodgett: Source = {
  id: 'Blodgett',
  title: 'Design of Welded Structures',
  publisher: 'James F. Lincoln Arc Welding Foundation',
  revision: '1966',
  read: 'public descriptions',
}
