/** What the analysis of records is cited from. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions' as const

export const welch: Source = {
  id: 'Welch (1967)',
  title: 'The use of fast Fourier transform for the estimation of power spectra',
  publisher: 'IEEE',
  revision: 'Trans. Audio Electroacoustics AU-15, 70-73',
  read: PUBLIC,
}
export const percivalWalden: Source = {
  id: 'Percival and Walden (1993)',
  title: 'Spectral analysis for physical applications',
  publisher: 'Cambridge University Press',
  revision: '1st ed. 1993',
  read: PUBLIC,
}
export const harris: Source = {
  id: 'Harris (1978)',
  title: 'On the use of windows for harmonic analysis with the discrete Fourier transform',
  publisher: 'IEEE',
  revision: 'Proc. IEEE vol. 66, 51-83',
  read: PUBLIC,
}
export const bendatPiersol: Source = {
  id: 'Bendat and Piersol (2010)',
  title: 'Random data: analysis and measurement procedures',
  publisher: 'Wiley',
  revision: '4th ed. 2010',
  read: PUBLIC,
}
export const longuetHiggins: Source = {
  id: 'Longuet-Higgins (1952)',
  title: 'On the statistical distribution of the heights of sea waves',
  publisher: 'Journal of Marine Research',
  revision: 'vol. 11, 245-266',
  read: PUBLIC,
}
export const gumbel: Source = {
  id: 'Gumbel (1958)',
  title: 'Statistics of extremes',
  publisher: 'Columbia University Press',
  revision: '1958',
  read: PUBLIC,
}
export const naessMoan: Source = {
  id: 'Naess and Moan (2013)',
  title: 'Stochastic dynamics of marine structures',
  publisher: 'Cambridge University Press',
  revision: '1st ed. 2013',
  read: PUBLIC,
}
