/** The lifting standard that this folder holds. */
import type { Source } from '@keelson/equations'

export const asmeBth1: Source = {
  id: 'ASME BTH-1',
  title: 'Design of Below-the-Hook Lifting Devices',
  publisher: 'ASME',
  revision: '2017',
  read: 'public descriptions',
}
