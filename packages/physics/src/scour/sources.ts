/** Where the formulas of scour stand. All are read from public descriptions. */
import type { Source } from '@keelson/equations'

const read = 'public descriptions'

export const soulsby: Source = {
  id: 'Soulsby (1997)',
  title: 'Dynamics of marine sands',
  publisher: 'Thomas Telford',
  revision: '1st ed.',
  read,
}
export const sumerFredsoe: Source = {
  id: 'Sumer and Fredsøe (2002)',
  title: 'The mechanics of scour in the marine environment',
  publisher: 'World Scientific',
  revision: 'Advanced Series on Ocean Engineering vol. 17',
  read,
}
export const sumerOnset: Source = {
  id: 'Sumer et al. (2001)',
  title: 'Onset of scour below pipelines and self-burial',
  publisher: 'Elsevier',
  revision: 'Coastal Engineering vol. 42',
  read,
}
export const breusers: Source = {
  id: 'Breusers et al. (1977)',
  title: 'Local scour around cylindrical piers',
  publisher: 'IAHR',
  revision: 'J. Hydraulic Research vol. 15',
  read,
}
export const hec18: Source = {
  id: 'FHWA HEC-18',
  title: 'Evaluating scour at bridges',
  publisher: 'FHWA',
  revision: '5th ed. 2012',
  read,
}
export const izbash: Source = {
  id: 'Izbash (1936)',
  title: 'Construction of dams by depositing rock in running water',
  publisher: 'ICOLD',
  revision: '2nd Congress on Large Dams, 1936',
  read,
}
