/** The recommended practice that this folder holds, and the factors that its clauses share. */
import { constant, type Source } from '@keelson/equations'

export const dnvRpC201: Source = {
  id: 'DNV-RP-C201',
  title: 'Buckling strength of plated structures',
  publisher: 'Det Norske Veritas',
  revision: 'October 2010',
  read: 'public descriptions and open implementations',
}

export const MATERIAL_FACTOR = constant({
  symbol: 'gamma_M',
  title: 'Material factor',
  value: 1.15,
  unit: '-',
  source: dnvRpC201,
  clause: 'section 4',
})
