/** The works that the equations of anchors were taken from. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions'

export const randolphGourvenec: Source = {
  id: 'Randolph & Gourvenec (2011)',
  title: 'Offshore Geotechnical Engineering',
  publisher: 'Spon Press',
  revision: '1st edition',
  read: PUBLIC,
}

/** Its fits as an open implementation carries them: FloatingArrayDesign/FAModel, plate anchors. */
export const yuLiuKongHu: Source = {
  id: 'Yu et al. (2011)',
  title: 'Numerical study on plate anchor stability in clay',
  publisher: 'Geotechnique',
  revision: 'vol. 61 no. 3',
  read: PUBLIC,
}

export const murffHamilton: Source = {
  id: 'Murff & Hamilton (1993)',
  title: 'P-ultimate for undrained analysis of laterally loaded piles',
  publisher: 'ASCE, Journal of Geotechnical Engineering',
  revision: 'vol. 119 no. 1',
  read: PUBLIC,
}

export const randolphHoulsby: Source = {
  id: 'Randolph & Houlsby (1984)',
  title: 'The limiting pressure on a circular pile loaded laterally in cohesive soil',
  publisher: 'Geotechnique',
  revision: 'vol. 34 no. 4',
  read: PUBLIC,
}

export const aubenyHanMurff: Source = {
  id: 'Aubeny, Han & Murff (2003)',
  title: 'Inclined load capacity of suction caissons',
  publisher: 'International Journal for Numerical and Analytical Methods in Geomechanics',
  revision: 'vol. 27 no. 14',
  read: PUBLIC,
}

export const supachawarote: Source = {
  id: 'Supachawarote et al. (2004)',
  title: 'Inclined pull-out capacity of suction caissons',
  publisher: 'International Society of Offshore and Polar Engineers',
  revision: '14th conference',
  read: PUBLIC,
}

export const neubeckerRandolph: Source = {
  id: 'Neubecker & Randolph (1995)',
  title: 'Profile and frictional capacity of embedded anchor chains',
  publisher: 'ASCE, Journal of Geotechnical Engineering',
  revision: 'vol. 121 no. 11',
  read: PUBLIC,
}
