/** Where the statistics of event counts come from. */
import type { Source } from '@keelson/equations'

export const garwood: Source = {
  id: 'Garwood (1936)',
  title: 'Fiducial limits for the Poisson distribution, Biometrika 28, 437-442',
  publisher: 'Oxford University Press',
  revision: '1936',
}
export const kendall: Source = {
  id: 'Kendall (1975)',
  title: 'Rank correlation methods',
  publisher: 'Griffin',
  revision: '4th ed. 1975',
}
export const sen: Source = {
  id: 'Sen (1968)',
  title: "Estimates of the regression coefficient based on Kendall's tau, J. Am. Stat. Assoc. 63, 1379-1389",
  publisher: 'American Statistical Association',
  revision: '1968',
}
export const fisher: Source = {
  id: 'Fisher (1950)',
  title: 'The significance of deviations from expectation in a Poisson series, Biometrics 6, 17-24',
  publisher: 'International Biometric Society',
  revision: '1950',
}
export const rothman: Source = {
  id: 'Rothman, Greenland and Lash (2008)',
  title: 'Modern epidemiology',
  publisher: 'Lippincott Williams & Wilkins',
  revision: '3rd ed. 2008',
}
