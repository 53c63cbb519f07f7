/** The papers behind the inflow of a well. */
import type { Source } from '@keelson/equations'

export const vogel: Source = {
  id: 'Vogel (1968)',
  title: 'Inflow performance relationships for solution-gas drive wells',
  publisher: 'SPE',
  revision: 'JPT Jan 1968',
}
export const standing1971: Source = {
  id: 'Standing (1971)',
  title: 'Concerning the calculation of inflow performance of wells producing from solution gas drive reservoirs',
  publisher: 'SPE',
  revision: 'JPT Sep 1971',
}
export const fetkovich: Source = {
  id: 'Fetkovich (1973)',
  title: 'The isochronal testing of oil wells',
  publisher: 'SPE',
  revision: 'SPE 4529',
}
export const jonesBlount: Source = {
  id: 'Jones, Blount and Glaze (1976)',
  title: 'Use of short term multiple rate flow tests to predict performance of wells having turbulence',
  publisher: 'SPE',
  revision: 'SPE 6133',
}
export const eickmeier: Source = {
  id: 'Eickmeier (1968)',
  title: 'How to accurately predict future well productivities',
  publisher: 'Gulf Publishing',
  revision: 'World Oil, May 1968',
}
export const guo: Source = {
  id: 'Guo, Lyons and Ghalambor (2007)',
  title: 'Petroleum production engineering',
  publisher: 'Gulf Professional Publishing',
  revision: '1st edition',
}
