/** What the statistics of ships in waves are cited from. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions' as const

export const ittc: Source = {
  id: 'ITTC 7.5-02-07-02.6',
  title: 'Global loads seakeeping procedure, and statistics of motions in irregular waves',
  publisher: 'ITTC',
  revision: '2011',
  read: PUBLIC,
}
export const ochi: Source = {
  id: 'Ochi (1964)',
  title: 'Prediction of occurrence and severity of ship slamming at sea',
  publisher: 'Office of Naval Research',
  revision: 'Fifth Symposium on Naval Hydrodynamics, 545-596',
  read: PUBLIC,
}
export const mccauley: Source = {
  id: 'McCauley et al. (1976)',
  title:
    'Motion sickness incidence: exploratory studies of habituation, pitch and roll, and the refinement of a mathematical model',
  publisher: 'Human Factors Research',
  revision: 'Technical Report 1733-2',
  read: PUBLIC,
}
export const ohanlon: Source = {
  id: "O'Hanlon and McCauley (1974)",
  title: 'Motion sickness incidence as a function of the frequency and acceleration of vertical sinusoidal motion',
  publisher: 'Aerospace Medicine',
  revision: 'vol. 45, 366-369',
  read: PUBLIC,
}
export const iso2631: Source = {
  id: 'ISO 2631-3',
  title: 'Evaluation of human exposure to whole-body z-axis vertical vibration in the frequency range 0.1 to 0.63 Hz',
  publisher: 'ISO',
  revision: '1985',
  read: PUBLIC,
}
