/** What a specialist would remark on the hull, its demands and its water. */
import { toSI } from '@keelson/units'
import { atLimit, commonWarnings, shownIn, type Warning, warner } from '@keelson/workflow'
import type { ByPhase } from '../_shared/cathodic-protection/inputs.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  rectifier_voltage: 'The impressed current circuit requires more than the rectifier rated voltage.',
  warm_water:
    "The water temperature is above the range of the first row of the anode table, so the capacity requires manufacturer's data.",
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
  const said = `{${input}} ${shownIn(given, 'A')} replaces the calculated value, ${shownIn(calculated, 'A')}.`
  return [warn('overridden', said, `/${input}`)]
}

function warmWater({ seawater_max_temperature: T, anode_capacity, anode_material }: Params): Warning[] {
  if (T === undefined || T <= TABLED || anode_capacity !== undefined || anode_material !== 'Al-Zn-In') return []
  const said = `The water temperature is above ${shownIn(TABLED, 'degC')}, the limit of the first row of the anode table (the row to 60 °C gives 1,500 Ah/kg). Potential and derated capacity require manufacturer's data.`
  return [warn('warm_water', said, '/seawater_max_temperature')]
}

function idle(p: Params): Warning[] {
  if (p.chain_length_per_line === undefined || p.mooring_lines !== undefined) return []
  const said = '{chain_length_per_line} is not used unless {mooring_lines} and {chain_diameter} are entered.'
  return [warn('unused', said, '/chain_length_per_line')]
}
