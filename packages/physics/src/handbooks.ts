/** Handbooks that mechanics of several kinds lean on. */
import type { Source } from '@keelson/equations'

export const abramowitzStegun: Source = {
  id: 'Abramowitz and Stegun (1964)',
  title: 'Handbook of Mathematical Functions',
  publisher: 'National Bureau of Standards',
  revision: 'AMS 55',
}

export const faltinsen: Source = {
  id: 'Faltinsen',
  title: 'Sea Loads on Ships and Offshore Structures',
  publisher: 'Cambridge University Press',
  revision: '1990',
}

export const roark: Source = {
  id: 'ROARK',
  title: "Roark's Formulas for Stress and Strain",
  publisher: 'McGraw-Hill',
  revision: '8th ed. 2012',
}
