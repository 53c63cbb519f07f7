/** The papers and books behind the rate of penetration. */
import type { Source } from '@keelson/equations'

const DESCRIBED = 'public descriptions'

export const bourgoyneYoung: Source = {
  id: 'Bourgoyne and Young (1974)',
  title: 'A multiple regression approach to optimal drilling and abnormal pressure detection',
  publisher: 'SPE',
  revision: 'SPE 4238',
  read: DESCRIBED,
}
export const warren: Source = {
  id: 'Warren (1987)',
  title: 'Penetration-rate performance of roller-cone bits',
  publisher: 'SPE',
  revision: 'SPE 13259',
  read: DESCRIBED,
}
export const maurer: Source = {
  id: 'Maurer (1962)',
  title: 'The "perfect-cleaning" theory of rotary drilling',
  publisher: 'SPE',
  revision: 'JPT Nov 1962',
  read: DESCRIBED,
}
export const bingham: Source = {
  id: 'Bingham (1965)',
  title: 'A new approach to interpreting rock drillability',
  publisher: 'Petroleum Publishing',
  revision: 'reprint from the Oil and Gas Journal',
  read: DESCRIBED,
}
export const teale: Source = {
  id: 'Teale (1965)',
  title: 'The concept of specific energy in rock drilling',
  publisher: 'Pergamon',
  revision: 'Int. J. Rock Mech. Min. Sci. vol. 2',
  read: DESCRIBED,
}
export const pessier: Source = {
  id: 'Pessier and Fear (1992)',
  title:
    'Quantifying common drilling problems with mechanical specific energy and a bit-specific coefficient of sliding friction',
  publisher: 'SPE',
  revision: 'SPE 24584',
  read: DESCRIBED,
}
export const jordenShirley: Source = {
  id: 'Jorden and Shirley (1966)',
  title: 'Application of drilling performance data to overpressure detection',
  publisher: 'SPE',
  revision: 'JPT Nov 1966',
  read: DESCRIBED,
}
export const rehmMcClendon: Source = {
  id: 'Rehm and McClendon (1971)',
  title: 'Measurement of formation pressure from drilling data',
  publisher: 'SPE',
  revision: 'SPE 3543',
  read: DESCRIBED,
}
export const eaton: Source = {
  id: 'Eaton (1975)',
  title: 'The equation for geopressure prediction from well logs',
  publisher: 'SPE',
  revision: 'SPE 5544',
  read: DESCRIBED,
}
export const jarqueBera: Source = {
  id: 'Jarque and Bera (1987)',
  title: 'A test for normality of observations and regression residuals',
  publisher: 'International Statistical Institute',
  revision: 'Int. Stat. Review vol. 55',
  read: DESCRIBED,
}
