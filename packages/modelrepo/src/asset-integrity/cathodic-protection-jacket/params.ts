/** The inputs of jacket cathodic protection. */
import { PLATFORM_WELL_DRAIN } from '@keelson/standards/dnv-rp-b401-2021/demand.ts'
import { params } from '@keelson/workflow'
import { structureParams } from '../cathodic-protection-shared/structure.ts'
import { wellParams } from '../cathodic-protection-shared/wells.ts'

export const inputs = params({ ...structureParams, ...wellParams(PLATFORM_WELL_DRAIN) })
