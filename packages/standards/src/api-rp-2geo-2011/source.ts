/** The recommended practice that this folder holds. */
import { constant, type Source } from '@keelson/equations'

export const apiRp2geo: Source = {
  id: 'API RP 2GEO',
  title: 'Geotechnical and foundation design considerations',
  publisher: 'API',
  revision: '1st edition, 2011, with Addendum 1, 2014',
  read: 'public descriptions and open implementations',
}

/** The platform practice, whose factors of safety the geotechnical one leaves as they are. */
export const apiRp2aPiles: Source = {
  id: 'API RP 2A-WSD',
  title: 'Planning, designing and constructing fixed offshore platforms, working stress design',
  publisher: 'API',
  revision: '21st edition, 2000, with Errata and Supplements 2 and 3, 2007',
  read: 'public descriptions',
}

/** The foundation code whose limit of eccentricity the practice of shallow foundations follows. */
export const en1997: Source = {
  id: 'EN 1997-1',
  title: 'Eurocode 7: Geotechnical design, general rules',
  publisher: 'CEN',
  revision: '2004, with corrigendum 2009',
  read: 'public descriptions',
}

const SAFETY = { symbol: 'FoS', unit: '-', source: apiRp2aPiles, clause: '6.3.4' } as const
export const SAFETY_OPERATING = constant({ ...SAFETY, title: 'Factor of safety, operating conditions', value: 2 })
export const SAFETY_EXTREME = constant({ ...SAFETY, title: 'Factor of safety, extreme conditions', value: 1.5 })
