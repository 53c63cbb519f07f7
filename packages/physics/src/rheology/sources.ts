/** The books and papers behind muds that flow in pipes and annuli. */
import type { Source } from '@keelson/equations'

export const bourgoyne: Source = {
  id: 'Bourgoyne et al. (1986)',
  title: 'Applied drilling engineering',
  publisher: 'SPE',
  revision: 'SPE Textbook Series vol. 2',
  read: 'public descriptions',
}
export const guoLiu: Source = {
  id: 'Guo and Liu (2011)',
  title: 'Applied drilling circulation systems: hydraulics, calculations and models',
  publisher: 'Gulf Professional Publishing',
  revision: '1st edition',
  read: 'pages of its worked examples, and public descriptions',
}
export const lapeyrouse: Source = {
  id: 'Lapeyrouse (2002)',
  title: 'Formulas and calculations for drilling, production and workover',
  publisher: 'Gulf Professional Publishing',
  revision: '2nd edition',
}
export const metznerReed: Source = {
  id: 'Metzner and Reed (1955)',
  title: 'Flow of non-Newtonian fluids: correlation of the laminar, transition and turbulent-flow regions',
  publisher: 'AIChE',
  revision: 'AIChE Journal vol. 1',
}
export const dodgeMetzner: Source = {
  id: 'Dodge and Metzner (1959)',
  title: 'Turbulent flow of non-Newtonian systems',
  publisher: 'AIChE',
  revision: 'AIChE Journal vol. 5',
}
export const haciislamogluCartalos: Source = {
  id: 'Haciislamoglu and Cartalos (1994)',
  title: 'Practical pressure loss predictions in realistic annular geometries',
  publisher: 'SPE',
  revision: 'SPE 28304',
  read: 'public descriptions',
}
