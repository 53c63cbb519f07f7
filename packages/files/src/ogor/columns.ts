/** The columns of OGOR-A as BSEE defines its public delimited file, and how exports of the same records head them. */

/** In the order of the file, which has no heading. */
export const OGOR_A = [
  'LEASE_NUMBER',
  'COMPLETION_NAME',
  'PRODUCTION_DATE',
  'DAYS_ON_PROD',
  'PRODUCT_CODE',
  'MON_O_PROD_VOL',
  'MON_G_PROD_VOL',
  'MON_WTR_PROD_VOL',
  'API_WELL_NUMBER',
  'WELL_STAT_CD',
  'AREA_CODE_BLOCK_NUM',
  'OPERATOR_NUM',
  'SORT_NAME',
  'BOEM_FIELD',
  'INJECTION_VOLUME',
  'PROD_INTERVAL_CD',
  'FIRST_PROD_DATE',
  'UNIT_AGT_NUMBER',
  'UNIT_ALOC_SUFFIX',
] as const
export type OgorField = (typeof OGOR_A)[number]

/** The volumes of a month, with the unit of the field definitions. A forecast needs rates of oil and gas. */
export const VOLUMES = [
  { field: 'MON_O_PROD_VOL', product: 'Oil', unit: 'bbl', hasRates: true },
  { field: 'MON_G_PROD_VOL', product: 'Gas', unit: 'Mcf', hasRates: true },
  { field: 'MON_WTR_PROD_VOL', product: 'Water', unit: 'bbl', hasRates: false },
] as const
export type Volume = (typeof VOLUMES)[number]

/** Headings of exports that name a column otherwise, and so do not say that it is in the unit of the definitions. */
const ALSO: Readonly<Record<string, OgorField>> = {
  PROD_DATE: 'PRODUCTION_DATE',
  OIL_PRODUCTION: 'MON_O_PROD_VOL',
  OIL_PROD_VOL: 'MON_O_PROD_VOL',
  GAS_PRODUCTION: 'MON_G_PROD_VOL',
  GAS_PROD_VOL: 'MON_G_PROD_VOL',
  WATER_PRODUCTION: 'MON_WTR_PROD_VOL',
  WTR_PROD_VOL: 'MON_WTR_PROD_VOL',
}
const BY_NAME: ReadonlyMap<string, OgorField> = new Map([
  ...OGOR_A.map((field) => [field, field] as const),
  ...Object.entries(ALSO),
])

export interface Headed {
  readonly field: OgorField
  /** By the name that the definitions give it. */
  readonly isOwnName: boolean
  /** In brackets behind the name. */
  readonly unit?: string
}

const DAYS: ReadonlySet<string> = new Set(['d', 'day', 'days'])
const HEADING = /^([^([]+?)\s*(?:[([]\s*([^)\]]*?)\s*[)\]])?$/

/** 'Days on prod' as well as 'DAYS_ON_PROD'. */
export function headedBy(heading: string): Headed | undefined {
  const [, words = '', unit] = HEADING.exec(heading.trim()) ?? []
  const name = words.toUpperCase().replace(/[\s_]+/g, '_')
  const field = BY_NAME.get(name)
  if (field === 'DAYS_ON_PROD' && unit !== undefined && !DAYS.has(unit.toLowerCase())) return undefined
  return field && { field, isOwnName: name === field, ...(unit !== undefined && { unit }) }
}

/** Headings that no other table of production has. */
export const OWN: ReadonlySet<OgorField> = new Set([
  'DAYS_ON_PROD',
  'WELL_STAT_CD',
  'AREA_CODE_BLOCK_NUM',
  'BOEM_FIELD',
  'PROD_INTERVAL_CD',
  'UNIT_ALOC_SUFFIX',
])
