/** The catalogue that this folder holds. */
import type { Source } from '@keelson/equations'

export const crosbyG2130: Source = {
  id: 'Crosby G-2130',
  title: 'Bolt type anchor shackles, general catalogue',
  publisher: 'The Crosby Group',
  revision: '2023',
  read: 'widely reproduced tables of it',
}
