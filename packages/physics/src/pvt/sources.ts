/** The papers behind the black-oil and gas correlations. */
import type { Source } from '@keelson/equations'

export const standing: Source = {
  id: 'Standing (1947)',
  title: 'A pressure-volume-temperature correlation for mixtures of California oils and gases',
  publisher: 'API Drilling and Production Practice',
  revision: 'API Drilling and Production Practice',
}
export const vasquezBeggs: Source = {
  id: 'Vasquez and Beggs (1980)',
  title: 'Correlations for fluid physical property prediction',
  publisher: 'SPE',
  revision: 'JPT June 1980',
}
export const glaso: Source = {
  id: 'Glaso (1980)',
  title: 'Generalized pressure-volume-temperature correlations',
  publisher: 'SPE',
  revision: 'JPT May 1980',
}
export const beggsRobinson: Source = {
  id: 'Beggs and Robinson (1975)',
  title: 'Estimating the viscosity of crude oil systems',
  publisher: 'SPE',
  revision: 'JPT Sep 1975',
}
export const beal: Source = {
  id: 'Beal (1946)',
  title: 'The viscosity of air, water, natural gas, crude oil and its associated gases; fit by Standing',
  publisher: 'AIME',
  revision: 'Trans. AIME 165',
}
export const sutton: Source = {
  id: 'Sutton (1985)',
  title: 'Compressibility factors for high-molecular-weight reservoir gases',
  publisher: 'SPE',
  revision: 'SPE 14265',
}
export const wichertAziz: Source = {
  id: 'Wichert and Aziz (1972)',
  title: 'Calculate Zs for sour gases',
  publisher: 'Gulf Publishing',
  revision: 'Hydrocarbon Processing 51',
}
export const dranchukAbouKassem: Source = {
  id: 'Dranchuk and Abou-Kassem (1975)',
  title: 'Calculation of Z factors for natural gases using equations of state',
  publisher: 'CIM',
  revision: 'JCPT July 1975',
}
export const leeGonzalezEakin: Source = {
  id: 'Lee, Gonzalez and Eakin (1966)',
  title: 'The viscosity of natural gases',
  publisher: 'SPE',
  revision: 'JPT Aug 1966',
}
export const bakerSwerdloff: Source = {
  id: 'Baker and Swerdloff (1956)',
  title: 'Finding surface tension of hydrocarbon liquids; fit of Beggs',
  publisher: 'PennWell',
  revision: 'Oil and Gas Journal, 2 Jan 1956',
}
export const jennings: Source = {
  id: 'Jennings and Newman (1971)',
  title: 'The effect of temperature and pressure on the interfacial tension of water against methane; fit of Beggs',
  publisher: 'SPE',
  revision: 'SPEJ June 1971',
}
export const brillMukherjee: Source = {
  id: 'Brill and Mukherjee (1999)',
  title: 'Multiphase flow in wells',
  publisher: 'SPE',
  revision: 'SPE Monograph 17',
}
