/** The program whose data this folder describes. */
import type { Source } from '@keelson/equations'

export const orcaFlex: Source = {
  id: 'OrcaFlex',
  title: 'OrcaFlex text data file, 6D buoys of type lumped buoy',
  publisher: 'Orcina',
  revision: '11',
}
