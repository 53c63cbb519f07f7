/** The programs whose input this folder describes. */
import type { Source } from '@keelson/equations'

export const orcaWave: Source = {
  id: 'OrcaWave',
  title: 'OrcaWave text data file and mesh checks',
  publisher: 'Orcina',
  revision: '11',
}

export const wamit: Source = {
  id: 'WAMIT',
  title: 'WAMIT user manual, geometry data file of the low-order method',
  publisher: 'WAMIT, Inc.',
  revision: '7',
}
