/** What a specialist would remark on the hull, its demands and its water. */
import { toSI } from '@keelson/units'
import { atLimit, commonWarnings, shownIn, type Warning, warner } from '@keelson/workflow'
import type { ByPhase } from '../_shared/cathodic-protection/inputs.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  rectifier_voltage: 'The circuit of the impressed current needs more than the rated voltage of the rectifier.',
  warm_water: 'The water is warmer than the first row of the anode table: its capacity needs data of the maker.',
} as const
const warn = warner({ ...commonWarnings, ...warnings })
export const warnImpressed = warner(warnings)

/** End of the first row of the anode table. */
const TABLED = toSI(30, 'degC')

export const hullWarnings = (p: Params, calculated: ByPhase): Warning[] => [
  ...replaced('mean_current_demand', p.mean_current_demand, calculated.mean),
  ...replaced('final_current_demand', p.final_current_demand, calculated.final),
  ...warmWater(p),
  ...idle(p),
]

function replaced(
  input: 'mean_current_demand' | 'final_current_demand',
  given: number | undefined,
  calculated: number,
): Warning[] {
  if (given === undefined || atLimit(given, calculated)) return []
  const said = `{${input}} is given as ${shownIn(given, 'A')}: it replaces ${shownIn(calculated, 'A')} by the areas`
  return [warn('overridden', said, `/${input}`)]
}

function warmWater({ seawater_max_temperature: T, anode_capacity, anode_material }: Params): Warning[] {
  if (T === undefined || T <= TABLED || anode_capacity !== undefined || anode_material !== 'Al-Zn-In') return []
  const said = `above ${shownIn(TABLED, 'degC')} the first row of the anode table ends: potential and de-rated capacity need data of the maker (the row to 60 °C has 1500 Ah/kg)`
  return [warn('warm_water', said, '/seawater_max_temperature')]
}

function idle(p: Params): Warning[] {
  if (p.chain_length_per_line === undefined || p.mooring_lines !== undefined) return []
  const said = 'not used without {mooring_lines} and {chain_diameter}: {chain_length_per_line}'
  return [warn('unused', said, '/chain_length_per_line')]
}
