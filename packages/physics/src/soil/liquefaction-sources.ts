/** The publications behind the simplified procedure of liquefaction, and the pressure that they refer to. */
import { constant, type Source } from '@keelson/equations'

/** The procedure that both of the later ones refine. */
export const seedIdriss1971: Source = {
  id: 'Seed and Idriss (1971)',
  title: 'Simplified procedure for evaluating soil liquefaction potential',
  publisher: 'Journal of the Soil Mechanics and Foundations Division',
  revision: '97(9)',
  read: 'public descriptions',
}
export const youd2001: Source = {
  id: 'Youd et al. (2001)',
  title: 'Liquefaction resistance of soils: summary report from the 1996 NCEER and 1998 NCEER/NSF workshops',
  publisher: 'Journal of Geotechnical and Geoenvironmental Engineering',
  revision: '127(10)',
  read: 'public descriptions and open implementations',
}
export const boulangerIdriss2014: Source = {
  id: 'Boulanger and Idriss (2014)',
  title: 'CPT and SPT based liquefaction triggering procedures',
  publisher: 'Center for Geotechnical Modeling, University of California at Davis',
  revision: 'UCD/CGM-14/01',
  read: 'public descriptions and open implementations',
}
export const idrissBoulanger2008: Source = {
  id: 'Idriss and Boulanger (2008)',
  title: 'Soil liquefaction during earthquakes',
  publisher: 'Earthquake Engineering Research Institute',
  revision: 'MNO-12',
  read: 'public descriptions and open implementations',
}
export const robertsonWride1998: Source = {
  id: 'Robertson and Wride (1998)',
  title: 'Evaluating cyclic liquefaction potential using the cone penetration test',
  publisher: 'Canadian Geotechnical Journal',
  revision: '35(3)',
  read: 'public descriptions and open implementations',
}
export const iwasaki1982: Source = {
  id: 'Iwasaki et al. (1982)',
  title: 'Microzonation for soil liquefaction potential using simplified methods',
  publisher: 'Third International Conference on Microzonation, Seattle',
  revision: 'volume 3',
  read: 'public descriptions',
}
export const vanBallegooy2014: Source = {
  id: 'van Ballegooy et al. (2014)',
  title: 'Assessment of liquefaction-induced land damage for residential Christchurch',
  publisher: 'Earthquake Spectra',
  revision: '30(1)',
  read: 'public descriptions',
}

/** To which the resistances are normalised. */
export const REFERENCE_PRESSURE = constant({
  symbol: 'p_a',
  title: 'Reference pressure',
  value: 100,
  unit: 'kPa',
  source: youd2001,
  clause: 'equation 9',
})
