/** What the models of sea states are cited from. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions' as const

export const c205: Source = {
  id: 'DNV-RP-C205',
  title: 'Environmental conditions and environmental loads',
  publisher: 'DNV',
  revision: '2021',
  read: PUBLIC,
}
export const hasselmann: Source = {
  id: 'Hasselmann et al. (1973)',
  title: 'Measurements of wind-wave growth and swell decay during the Joint North Sea Wave Project (JONSWAP)',
  publisher: 'Deutsches Hydrographisches Institut',
  revision: 'Ergänzungsheft A8, no. 12',
  read: PUBLIC,
}
export const bouws: Source = {
  id: 'Bouws et al. (1985)',
  title: 'Similarity of the wind wave spectrum in finite depth water',
  publisher: 'Journal of Geophysical Research',
  revision: 'vol. 90 C1, 975-986',
  read: PUBLIC,
}
export const ochiHubble: Source = {
  id: 'Ochi and Hubble (1976)',
  title: 'Six-parameter wave spectra',
  publisher: 'ASCE',
  revision: 'Proc. 15th Coastal Engineering Conference, 301-328',
  read: PUBLIC,
}
export const torsethaugen: Source = {
  id: 'Torsethaugen (1996)',
  title: 'Model for a doubly peaked wave spectrum',
  publisher: 'SINTEF',
  revision: 'report STF22 A96204',
  read: PUBLIC,
}
export const forristallHeights: Source = {
  id: 'Forristall (1978)',
  title: 'On the statistical distribution of wave heights in a storm',
  publisher: 'Journal of Geophysical Research',
  revision: 'vol. 83 C5, 2353-2358',
  read: PUBLIC,
}
export const forristallCrests: Source = {
  id: 'Forristall (2000)',
  title: 'Wave crest distributions: observations and second-order theory',
  publisher: 'Journal of Physical Oceanography',
  revision: 'vol. 30, 1931-1943',
  read: PUBLIC,
}
export const longuetHigginsSea: Source = {
  id: 'Longuet-Higgins (1952)',
  title: 'On the statistical distribution of the heights of sea waves',
  publisher: 'Journal of Marine Research',
  revision: 'vol. 11, 245-266',
  read: PUBLIC,
}
export const mitsuyasu: Source = {
  id: 'Mitsuyasu et al. (1975)',
  title: 'Observations of the directional spectrum of ocean waves using a cloverleaf buoy',
  publisher: 'Journal of Physical Oceanography',
  revision: 'vol. 5, 750-760',
  read: PUBLIC,
}
/** Limits that no standard states: how much of a spectrum a grid must hold. */
export const rangeOfSpectrum: Source = {
  id: 'Keelson',
  title: 'Frequency range containing the sea: half to four times the peak frequency, 2 % of the wave height',
  publisher: 'Keelson',
  revision: '1',
}
