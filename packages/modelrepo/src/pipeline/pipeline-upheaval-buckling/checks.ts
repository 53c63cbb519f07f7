/** The checks of the run. */
import { UNIVERSAL_CURVE } from '@keelson/physics/pipeline-buckling/palmer.ts'
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import * as f110 from '@keelson/standards/dnv-rp-f110-2018/uplift.ts'
import {
  INTERNAL_OVERPRESSURE,
  LOAD_CONTROLLED_D_OVER_T,
  STRAIN_D_OVER_T,
  strainDemand,
  strainResistance,
} from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { checkOf } from '@keelson/workflow'
import { WEIGHT } from './outputs.ts'

export const checks = {
  download: checkOf(WEIGHT, {
    title: 'Weight and cover hold the pipe down',
    criterion: f110.downloadUtilisation,
    demand: f110.designDownload,
    capacity: f110.availableDownload,
    reach: [UNIVERSAL_CURVE],
  }),
  protective_cover: checkOf('burial_depth', {
    title: 'Cover protects the pipe',
    criterion: { source: dnvRpF110, clause: 'minimum cover' },
    demand: 'Minimum protective cover to the top of the pipe',
    capacity: 'Cover to the top of the pipe',
    needs: ['minimum_protective_cover'],
  }),
  creep: checkOf('-', {
    title: 'Cycles do not creep the pipe up',
    criterion: f110.mobilisedShare,
    demand: f110.mobilisedShare,
    capacity: 'Share that a cycle may mobilise',
    needs: ['ratcheting_share'],
  }),
  local_buckling: checkOf('utilisation', {
    title: 'Crest does not buckle locally, load controlled',
    criterion: { source: dnvStF101, clause: '5.4.6, load controlled condition' },
    demand: 'Utilisation under moment, compression and pressure with factors',
    capacity: 'Limit of the criterion',
    reach: [LOAD_CONTROLLED_D_OVER_T, INTERNAL_OVERPRESSURE],
  }),
  crest_strain: checkOf('strain', {
    title: 'Crest strain stays within its resistance',
    criterion: strainResistance,
    demand: strainDemand,
    capacity: strainResistance,
    reach: [STRAIN_D_OVER_T],
  }),
  route: checkOf(WEIGHT, {
    title: 'Every surveyed imperfection is held down',
    criterion: f110.downloadUtilisation,
    demand: `${f110.designDownload.title}, at the largest utilisation`,
    capacity: f110.availableDownload,
    needs: ['imperfections'],
    reach: [UNIVERSAL_CURVE],
  }),
}
