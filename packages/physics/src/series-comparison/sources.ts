/** What the comparison of series is cited from. */
import type { Source } from '@keelson/equations'

const PUBLIC = 'public descriptions' as const

export const asmeVv20: Source = {
  id: 'ASME V&V 20',
  title: 'Standard for verification and validation in computational fluid dynamics and heat transfer',
  publisher: 'ASME',
  revision: '2009, reaffirmed 2021',
  read: PUBLIC,
}
export const willmott: Source = {
  id: 'Willmott (1982)',
  title: 'Some comments on the evaluation of model performance',
  publisher: 'American Meteorological Society',
  revision: 'Bull. Amer. Meteor. Soc. 63, 1309-1313',
  read: PUBLIC,
}
export const nashSutcliffe: Source = {
  id: 'Nash and Sutcliffe (1970)',
  title: 'River flow forecasting through conceptual models, part I: a discussion of principles',
  publisher: 'Elsevier',
  revision: 'J. Hydrology 10, 282-290',
  read: PUBLIC,
}
export const draperSmith: Source = {
  id: 'Draper and Smith (1998)',
  title: 'Applied regression analysis',
  publisher: 'Wiley',
  revision: '3rd ed. 1998',
  read: PUBLIC,
}
export const nistStrd: Source = {
  id: 'NIST StRD',
  title: 'Statistical Reference Datasets: univariate summary statistics',
  publisher: 'National Institute of Standards and Technology',
  revision: '1998',
  read: PUBLIC,
}
export const numpyIsclose: Source = {
  id: 'NumPy isclose',
  title: 'NumPy reference: numpy.isclose',
  publisher: 'NumPy developers',
  revision: '2.0',
  read: PUBLIC,
}
export const smirnov: Source = {
  id: 'Smirnov (1948)',
  title: 'Table for estimating the goodness of fit of empirical distributions',
  publisher: 'Institute of Mathematical Statistics',
  revision: 'Ann. Math. Statist. 19, 279-281',
  read: PUBLIC,
}
export const fritschButland: Source = {
  id: 'Fritsch and Butland (1984)',
  title: 'A method for constructing local monotone piecewise cubic interpolants',
  publisher: 'SIAM',
  revision: 'J. Sci. Stat. Comput. 5, 300-304',
  read: PUBLIC,
}
