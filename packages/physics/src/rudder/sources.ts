/** Works on rudders, their forces and the slipstream that meets them. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions'

export const fujii: Source = {
  id: 'Fujii',
  title: 'Experimental researches on rudder performance, as the MMG model takes its normal force',
  publisher: 'Society of Naval Architects of Japan',
  revision: '1960',
  read: PUBLIC,
}

export const joessel: Source = {
  id: 'Joessel',
  title: 'Rapport sur des experiences relatives aux gouvernails',
  publisher: 'Memorial du Genie Maritime',
  revision: '1873',
  read: PUBLIC,
}

export const whickerFehlner: Source = {
  id: 'Whicker and Fehlner (1958)',
  title: 'Free-stream characteristics of a family of low-aspect-ratio, all-movable control surfaces',
  publisher: 'David Taylor Model Basin',
  revision: 'DTMB 933',
  read: PUBLIC,
}

export const brix: Source = {
  id: 'Brix (1993)',
  title: 'Manoeuvring Technical Manual',
  publisher: 'Seehafen Verlag',
  revision: '1993',
  read: 'public theory guides and an open implementation',
}

export const bertram: Source = {
  id: 'Bertram',
  title: 'Practical Ship Hydrodynamics',
  publisher: 'Butterworth-Heinemann',
  revision: '2nd ed. 2012',
  read: PUBLIC,
}

export const lewisPna: Source = {
  id: 'SNAME PNA III',
  title: 'Principles of Naval Architecture, volume III',
  publisher: 'SNAME',
  revision: '1989',
  read: PUBLIC,
}
