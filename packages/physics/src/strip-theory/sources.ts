/** What strip theory and the coefficients of sections and bodies rest on. */
import type { Source } from '@keelson/equations'

export const frank1967: Source = {
  id: 'Frank (1967)',
  title: 'Oscillation of cylinders in or below the free surface of deep fluids',
  publisher: 'Naval Ship Research and Development Center',
  revision: 'report 2375',
  read: 'public descriptions',
}

export const salvesenTuckFaltinsen: Source = {
  id: 'Salvesen, Tuck and Faltinsen (1970)',
  title: 'Ship motions and sea loads',
  publisher: 'Transactions of SNAME 78',
  revision: '1970',
  read: 'public descriptions',
}

export const journeeMassie: Source = {
  id: 'Journee and Massie (2001)',
  title: 'Offshore Hydromechanics',
  publisher: 'Delft University of Technology',
  revision: '2001',
  read: 'public descriptions',
}

export const newman: Source = {
  id: 'Newman',
  title: 'Marine Hydrodynamics',
  publisher: 'MIT Press',
  revision: '1977',
  read: 'public descriptions',
}

export const ursell1949: Source = {
  id: 'Ursell (1949)',
  title: 'On the heaving motion of a circular cylinder on the surface of a fluid',
  publisher: 'Quarterly Journal of Mechanics and Applied Mathematics 2',
  revision: '1949',
  read: 'public descriptions',
}

export const lewis1929: Source = {
  id: 'Lewis (1929)',
  title: 'The inertia of the water surrounding a vibrating ship',
  publisher: 'Transactions of SNAME 37',
  revision: '1929',
  read: 'public descriptions',
}

/** Radiated power and Haskind's relation are derived from Green's theorem; Newman has them in this form. */
export const NEWMAN_RADIATION = { source: newman, clause: 'chapter 6, damping and added mass' } as const
