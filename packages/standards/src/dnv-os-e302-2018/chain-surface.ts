/** Surface of studless mooring chain by the proportions of its links. DNV-OS-E302 (2018). */
import { equation, pi, type Source } from '@keelson/equations'

export const dnvOsE302: Source = {
  id: 'DNV-OS-E302',
  title: 'Offshore mooring chain',
  publisher: 'DNV',
  revision: '2018',
  read: 'public descriptions',
}

/** Links 6 d long and 3.35 d wide, 4 d apart: two straight bars and two bends of a bar of diameter d. */
export const chainSurface = equation({
  symbol: 'A_ch',
  title: 'Mooring chain surface area',
  unit: 'm2',
  source: dnvOsE302,
  clause: 'proportions of studless links',
  where: {
    n_l: ['number of lines', '-'],
    l: ['effective chain length per line', 'm'],
    d: ['chain nominal diameter', 'm'],
  },
  evaluate: ({ n_l, l, d }) => (n_l * l * d * pi * (2 * (6 - 3.35) + pi * (3.35 - 1))) / 4,
})
