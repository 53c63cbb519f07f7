/** What the mechanics of beams under tension follow. */
import type { Source } from '@keelson/equations'

export const shaker: Source = {
  id: 'NASA TN D-8109',
  title: 'Effect of axial load on mode shapes and frequencies of beams',
  publisher: 'NASA',
  revision: 'F. J. Shaker, December 1975',
}

export const blevins: Source = {
  id: 'Blevins (1990)',
  title: 'Flow-Induced Vibration',
  publisher: 'Van Nostrand Reinhold',
  revision: '2nd edition',
}

export const bathe: Source = {
  id: 'Bathe (1996)',
  title: 'Finite Element Procedures',
  publisher: 'Prentice Hall',
  revision: '1st edition',
}

export const hetenyi: Source = {
  id: 'Hetenyi (1946)',
  title: 'Beams on Elastic Foundation',
  publisher: 'University of Michigan Press',
  revision: '1st edition',
}
