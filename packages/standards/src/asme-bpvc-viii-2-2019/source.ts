/** The pressure vessel code that this folder holds. */
import type { Source } from '@keelson/equations'

export const asmeViii2: Source = {
  id: 'ASME BPVC VIII-2',
  title: 'Rules for Construction of Pressure Vessels, Division 2: Alternative Rules',
  publisher: 'ASME',
  revision: '2019',
  read: 'public descriptions',
}
