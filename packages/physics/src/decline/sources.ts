/** Works that the decline curves were taken from; Arps stands with the volumes of production. */
import type { Source } from '@keelson/equations'

export { ARPS } from '../production/volumes.ts'

export const robertson: Source = {
  id: 'Robertson (1988)',
  title: 'Generalized hyperbolic equation, SPE 18731',
  publisher: 'Society of Petroleum Engineers',
  revision: '1988',
  read: 'public descriptions',
}
export const duong: Source = {
  id: 'Duong (2011)',
  title: 'Rate-decline analysis for fracture-dominated shale reservoirs, SPE 137748',
  publisher: 'Society of Petroleum Engineers',
  revision: '2011',
  read: 'public descriptions',
}
export const valko: Source = {
  id: 'Valko (2009)',
  title:
    'Assigning value to stimulation in the Barnett Shale: a simultaneous analysis of 7000 plus production histories, SPE 119369',
  publisher: 'Society of Petroleum Engineers',
  revision: '2009, with SPE 134231 (2010)',
  read: 'public descriptions',
}
export const prms: Source = {
  id: 'SPE PRMS',
  title: 'Petroleum Resources Management System',
  publisher: 'Society of Petroleum Engineers',
  revision: '2018',
  read: 'public descriptions',
}
export const burnham: Source = {
  id: 'Burnham and Anderson (2002)',
  title: 'Model selection and multimodel inference, 2nd edition',
  publisher: 'Springer',
  revision: '2002',
  read: 'public descriptions',
}
export const hurst: Source = {
  id: 'Hurst et al. (2000)',
  title: "Swanson's mean revisited, AAPG Bulletin 84",
  publisher: 'American Association of Petroleum Geologists',
  revision: '2000',
  read: 'public descriptions',
}
