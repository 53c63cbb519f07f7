/**
 * What the trade calls the numbers of a kind: which of them are fluids, whose weight may be stated as sg, ppg, lb/ft3 or
 * kN/m3, which are ground, and which are rates of a fluid that the title of the input names.
 */
import type { Trade } from '@keelson/units'

const FLUID_OF: Readonly<Record<string, Trade>> = {
  mud_density: 'fluid',
  mud_weight_margin: 'fluid',
  seawater_density: 'fluid',
  fluid_unit_weight: 'fluid',
  liquid_specific_gravity: 'fluid',
  content_density: 'oil',
  liquid_density: 'oil',
  oil_api_gravity: 'oil',
  soil_submerged_unit_weight: 'ground',
  soil_saturated_unit_weight: 'ground',
  soil_dry_unit_weight: 'ground',
}
const RATES: ReadonlySet<string> = new Set(['oil_rate', 'field_rate', 'forecast_rate'])
const FLUIDS = ['oil', 'water', 'liquid'] as const

/** Of a kind, and of a rate the one fluid that the title names, or else the description; undefined where it is not known. */
export function tradeOf(kind: string, title: string, description: string): Trade | undefined {
  if (!RATES.has(kind)) return FLUID_OF[kind]
  const fluid = onlyFluid(title) ?? onlyFluid(description)
  return fluid && `${fluid} rate`
}

function onlyFluid(text: string): (typeof FLUIDS)[number] | undefined {
  const named = FLUIDS.filter((fluid) => new RegExp(`\\b${fluid}\\b`, 'i').test(text))
  return named.length === 1 ? named[0] : undefined
}
