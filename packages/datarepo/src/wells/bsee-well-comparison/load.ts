/** Reads the records of the wells, and their facts where they are asked for. The only place of this workflow that reads. */
import { type Loaded, type Resources, refuse } from '@keelson/workflow'
import type { ProductionData } from '../_shared/ogor-a/data.ts'
import { loadOgorA } from '../_shared/ogor-a/load.ts'
import type { Params } from './inputs.ts'

/** All months of the wells: the window is the calculation's, so that a well without oil in it is not taken for one that is absent. */
export async function load(p: Params, resources: Resources): Promise<Loaded<ProductionData>> {
  const { data_folder, file_pattern, api_well_numbers, include_borehole_facts: boreholes } = p
  const loaded = await loadOgorA(
    { data_folder, file_pattern, api_well_numbers },
    { boreholes, fields: false },
    resources,
  )
  if (boreholes && loaded.data.boreholes === null) {
    refuse('/include_borehole_facts', "requires 'mv_boreholes_all.txt', which is not in the data folder")
  }
  return loaded
}
