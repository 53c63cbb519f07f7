/** What a specialist would remark on the hull, its demands and its water. */
import { toSI } from '@keelson/units'
import { shown, type Warning, warning } from '@keelson/workflow'
import type { ByPhase } from '../_shared/cathodic-protection/inputs.ts'
import type { Params } from './contract.ts'

/** End of the first row of the anode table. */
const TABLED = toSI(30, 'degC')

export const hullWarnings = (p: Params, calculated: ByPhase): Warning[] => [
  ...given('mean', p.mean_current_demand, calculated.mean),
  ...given('final', p.final_current_demand, calculated.final),
  ...warmWater(p),
  ...idle(p),
]

function given(phase: 'mean' | 'final', used: number | undefined, calculated: number): Warning[] {
  if (used === undefined || shown(used) === shown(calculated)) return []
  const said = `${phase} current demand: calculated ${shown(calculated)} A, used ${shown(used)} A`
  return [warning('overridden', said, `/${phase}_current_demand`)]
}

function warmWater({ seawater_max_temperature: T, anode_capacity, anode_material }: Params): Warning[] {
  if (T === undefined || T <= TABLED || anode_capacity !== undefined || anode_material !== 'Al-Zn-In') return []
  const said =
    'above 30 degC the first row of the anode table ends: potential and de-rated capacity need data of the maker (the row to 60 degC has 1500 Ah/kg)'
  return [warning('warm_water', said, '/seawater_max_temperature')]
}

function idle(p: Params): Warning[] {
  if (p.chain_length_per_line === undefined || p.mooring_lines !== undefined) return []
  const said = 'not used without mooring_lines and chain_diameter: chain_length_per_line'
  return [warning('unused', said, '/chain_length_per_line')]
}
