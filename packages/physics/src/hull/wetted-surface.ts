/** Wetted surface of a ship-shaped hull by its main dimensions. */
import { equation, type Source } from '@keelson/equations'

export const pna: Source = {
  id: 'SNAME PNA',
  title: 'Principles of Naval Architecture, volume II',
  publisher: 'SNAME',
  revision: '1988',
}

/** Mumford: sides 1.7 L T and bottom L C_b B; within a few per cent for ship shapes, less good for barges. */
export const mumfordWettedSurface = equation({
  symbol: 'S',
  title: 'Hull wetted surface',
  unit: 'm2',
  source: pna,
  clause: 'chapter V, formula of Mumford',
  where: {
    L: ['hull length', 'm'],
    T: ['draught', 'm'],
    C_b: ['block coefficient', '-'],
    B: ['breadth', 'm'],
  },
  evaluate: ({ L, T, C_b, B }) => L * (1.7 * T + C_b * B),
})
