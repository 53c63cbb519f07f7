/** What the planning of a well leans on. */
import type { Source } from '@keelson/equations'

export const bourgoyne: Source = {
  id: 'Bourgoyne et al. (1986)',
  title: 'Applied Drilling Engineering',
  publisher: 'SPE',
  revision: 'textbook series vol. 2',
  read: 'public descriptions',
}
export const redmann: Source = {
  id: 'Redmann (1991)',
  title: 'Understanding kick tolerance and its significance in drilling planning and execution',
  publisher: 'SPE',
  revision: 'SPE Drilling Engineering, Dec 1991',
  read: 'public descriptions',
}
export const devereux: Source = {
  id: 'Devereux (1998)',
  title: 'Practical Well Planning and Drilling Manual',
  publisher: 'PennWell',
  revision: '1st edition',
  read: 'the worked example of its appendix 1',
}
export const lapeyrouse: Source = {
  id: 'Lapeyrouse (2002)',
  title: 'Formulas and Calculations for Drilling, Production and Workover',
  publisher: 'Gulf Professional Publishing',
  revision: '2nd edition',
  read: 'public reproductions of its examples',
}
/** A screen of hole concepts, whose tables stand in its open source. */
export const digitalmodel: Source = {
  id: 'Hole concept screening rules',
  title: 'Slim, standard and big hole: casing programs, base costs and risk scores',
  publisher: 'V. Achanta',
  revision: 'open source, 2026',
}
export const adams: Source = {
  id: 'Adams (1985)',
  title: 'Drilling Engineering: A Complete Well Planning Approach',
  publisher: 'PennWell',
  revision: '1st edition',
  read: 'public descriptions',
}
