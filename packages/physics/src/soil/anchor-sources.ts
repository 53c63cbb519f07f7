/** The works that the equations of anchors were taken from. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions and open implementations'

export const randolphGourvenec: Source = {
  id: 'Randolph & Gourvenec (2011)',
  title: 'Offshore Geotechnical Engineering',
  publisher: 'Spon Press',
  revision: '2011',
  read: PUBLIC,
}

export const murffHamilton: Source = {
  id: 'Murff & Hamilton (1993)',
  title: 'P-ultimate for undrained analysis of laterally loaded piles',
  publisher: 'ASCE, Journal of Geotechnical Engineering 119(1)',
  revision: '1993',
  read: PUBLIC,
}

export const randolphHoulsby: Source = {
  id: 'Randolph & Houlsby (1984)',
  title: 'The limiting pressure on a circular pile loaded laterally in cohesive soil',
  publisher: 'Geotechnique 34(4)',
  revision: '1984',
  read: PUBLIC,
}

export const aubenyHanMurff: Source = {
  id: 'Aubeny, Han & Murff (2003)',
  title: 'Inclined load capacity of suction caissons',
  publisher: 'International Journal for Numerical and Analytical Methods in Geomechanics 27(14)',
  revision: '2003',
  read: PUBLIC,
}

export const supachawarote: Source = {
  id: 'Supachawarote et al. (2004)',
  title: 'Inclined pull-out capacity of suction caissons',
  publisher: 'ISOPE, 14th International Offshore and Polar Engineering Conference',
  revision: '2004',
  read: PUBLIC,
}

export const neubeckerRandolph: Source = {
  id: 'Neubecker & Randolph (1995)',
  title: 'Profile and frictional capacity of embedded anchor chains',
  publisher: 'ASCE, Journal of Geotechnical Engineering 121(11)',
  revision: '1995',
  read: PUBLIC,
}
