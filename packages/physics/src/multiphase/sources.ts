/** The papers behind the multiphase pressure gradients. */
import type { Source } from '@keelson/equations'

export { brillMukherjee } from '../pvt/sources.ts'

export const hagedornBrown: Source = {
  id: 'Hagedorn and Brown (1965)',
  title:
    'Experimental study of pressure gradients occurring during continuous two-phase flow in small-diameter vertical conduits',
  publisher: 'SPE',
  revision: 'JPT Apr 1965',
}
export const griffithWallis: Source = {
  id: 'Griffith and Wallis (1961)',
  title: 'Two-phase slug flow',
  publisher: 'ASME',
  revision: 'J. Heat Transfer 83',
}
export const beggsBrill: Source = {
  id: 'Beggs and Brill (1973)',
  title: 'A study of two-phase flow in inclined pipes',
  publisher: 'SPE',
  revision: 'JPT May 1973',
}
export const payne: Source = {
  id: 'Payne et al. (1979)',
  title: 'Evaluation of inclined-pipe, two-phase liquid holdup and pressure-loss correlations using experimental data',
  publisher: 'SPE',
  revision: 'JPT Sep 1979',
}
export const gray: Source = {
  id: 'Gray (1978)',
  title: 'Vertical flow correlation in gas wells, App. B',
  publisher: 'API',
  revision: 'API 14B user manual',
}
export const dunsRos: Source = {
  id: 'Duns and Ros (1963)',
  title: 'Vertical flow of gas and liquid mixtures in wells',
  publisher: 'WPC',
  revision: '6th World Petroleum Congress',
}
export const colebrook: Source = {
  id: 'Colebrook (1939)',
  title: 'Turbulent flow in pipes, with particular reference to the transition region',
  publisher: 'Institution of Civil Engineers',
  revision: 'J. ICE 11',
}
export const turner: Source = {
  id: 'Turner, Hubbard and Dukler (1969)',
  title: 'Analysis and prediction of minimum flow rate for the continuous removal of liquids from gas wells',
  publisher: 'SPE',
  revision: 'JPT Nov 1969',
}
export const coleman: Source = {
  id: 'Coleman et al. (1991)',
  title: 'A new look at predicting gas-well load-up',
  publisher: 'SPE',
  revision: 'JPT Mar 1991',
}
export const gilbert: Source = {
  id: 'Gilbert (1954)',
  title: 'Flowing and gas-lift well performance',
  publisher: 'API',
  revision: 'API Drilling and Production Practice',
}
export const sachdeva: Source = {
  id: 'Sachdeva et al. (1986)',
  title: 'Two-phase flow through chokes',
  publisher: 'SPE',
  revision: 'SPE 15657',
}
export const webBook: Source = {
  id: 'NIST WebBook',
  title: 'NIST Chemistry WebBook',
  publisher: 'NIST',
  revision: 'SRD 69',
}
export const nbs97: Source = {
  id: 'NBS MP 97',
  title: 'Thermal properties of petroleum products',
  publisher: 'National Bureau of Standards',
  revision: '1929',
}
export const machProano: Source = {
  id: 'Mach, Proano and Brown (1979)',
  title: 'A nodal approach for applying systems analysis to the flowing and artificial lift oil or gas well',
  publisher: 'SPE',
  revision: 'SPE 8025',
}
