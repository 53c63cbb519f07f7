/** The tables of the Norwegian Offshore Directorate, and its way to count oil equivalents. */
import { constant, type Source } from '@keelson/equations'

export const factPages: Source = {
  id: 'SODIR FactPages',
  title: 'FactPages table exports: field production, reserves and investments (NLOD)',
  publisher: 'Norwegian Offshore Directorate',
  revision: 'CSV exports, read by the names of their columns',
}
export const resourceAccounts: Source = {
  id: 'SODIR resource accounts',
  title: 'Resource accounts and classification of petroleum resources on the Norwegian shelf',
  publisher: 'Norwegian Offshore Directorate',
  revision: '2016',
  read: 'public descriptions',
}

const equivalents = { source: resourceAccounts, clause: 'oil equivalents' } as const
/** 1000 Sm3 of gas count as 1 Sm3 of oil equivalent. */
export const GAS_PER_EQUIVALENT = constant({
  ...equivalents,
  symbol: 'f_g',
  title: 'Gas volume per oil equivalent',
  value: 1000,
  unit: 'Sm3/Sm3',
})
/** A tonne of NGL in the resource accounts; the production tables have it as a volume already. */
export const NGL_VOLUME = constant({
  ...equivalents,
  symbol: 'f_NGL',
  title: 'NGL oil equivalent factor',
  value: 1.9,
  unit: 'Sm3/t',
})
/** What a row of the yearly table is over. */
export const YEAR_OF_PRODUCTION = constant({
  source: factPages,
  clause: 'field_production_yearly, prfYear',
  symbol: 't_y',
  title: 'Production period',
  value: 1,
  unit: 'year',
})
