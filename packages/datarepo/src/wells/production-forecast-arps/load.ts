/** Reads the records of one bore where the history comes from files. The only place of this workflow that reads. */
import { given, type Loaded, type Resources } from '@keelson/workflow'
import type { ProductionData } from '../_shared/ogor-a/data.ts'
import { loadOgorA } from '../_shared/ogor-a/load.ts'
import { OWN_NAMES } from '../_shared/ogor-a/selection.ts'
import type { Params } from './inputs.ts'

const NAMES = { ...OWN_NAMES, api_well_numbers: 'api_well_number' }

/** All months of the bore: the window of the fit is the calculation's. */
export async function load(p: Partial<Params>, resources: Resources): Promise<Loaded<ProductionData | undefined>> {
  const isFile = p.fit && !(p.time !== undefined && p.rate !== undefined)
  if (!isFile) return { data: undefined, digests: [] }
  const { api_well_number, ...files } = given(p, 'data_folder', 'file_pattern', 'api_well_number')
  const asked = { ...files, api_well_numbers: [api_well_number] }
  return loadOgorA(asked, { boreholes: false, fields: false }, resources, NAMES)
}
