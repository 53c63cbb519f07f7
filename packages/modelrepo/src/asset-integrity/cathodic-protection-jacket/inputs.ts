/** The inputs of jacket cathodic protection. */
import { PLATFORM_WELL_DRAIN } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { grouped, type ParamsOf } from '@keelson/workflow'
import { structureGroups } from '../_shared/cathodic-protection/structure.ts'
import { wellParams } from '../_shared/cathodic-protection/wells.ts'

export const inputs = grouped({ ...structureGroups, Wells: wellParams(PLATFORM_WELL_DRAIN.value) })
export type Params = ParamsOf<typeof inputs>
