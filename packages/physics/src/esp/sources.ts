/** What the hydraulics of electrical submersible pumps are cited from. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions' as const

export const takacsEsp: Source = {
  id: 'Takacs (2018)',
  title: 'Electrical Submersible Pumps Manual: design, operations and maintenance',
  publisher: 'Gulf Professional Publishing',
  revision: '2nd edition, 2018',
  read: PUBLIC,
}
export const productionHandbook: Source = {
  id: 'Petroleum Engineering Handbook IV (2007)',
  title: 'Production operations engineering, ch. 13: electrical submersible pumps',
  publisher: 'SPE',
  revision: '2007',
  read: PUBLIC,
}
export const apiRp11s4: Source = {
  id: 'API RP 11S4',
  title: 'Sizing and selection of electric submersible pump installations',
  publisher: 'American Petroleum Institute',
  revision: '3rd edition, 2002',
  read: PUBLIC,
}
export const apiRp11s6: Source = {
  id: 'API RP 11S6',
  title: 'Testing of electric submersible pump cable systems',
  publisher: 'American Petroleum Institute',
  revision: '1st edition, 1995',
  read: PUBLIC,
}
export const hi967: Source = {
  id: 'ANSI/HI 9.6.7',
  title: 'Effects of liquid viscosity on rotodynamic pump performance',
  publisher: 'Hydraulic Institute',
  revision: '2010',
  read: PUBLIC,
}
export const williamsHazen: Source = {
  id: 'Williams and Hazen (1933)',
  title: 'Hydraulic tables',
  publisher: 'Wiley',
  revision: '3rd edition, 1933',
  read: PUBLIC,
}
export const turpin: Source = {
  id: 'Turpin, Lea and Bearden (1986)',
  title: 'Gas-liquid flow through centrifugal pumps: correlation of data',
  publisher: 'Texas A&M University',
  revision: '3rd International Pump Symposium, 1986',
  read: PUBLIC,
}
export const alhanati: Source = {
  id: 'Alhanati (1993)',
  title: 'Bottomhole gas separation efficiency in electrical submersible pump installations',
  publisher: 'University of Tulsa',
  revision: 'PhD dissertation, 1993',
  read: PUBLIC,
}
