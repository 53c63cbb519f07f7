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
    title: 'Upheaval buckling',
    criterion: f110.downloadUtilisation,
    demand: f110.designDownload,
    capacity: f110.availableDownload,
    reach: [UNIVERSAL_CURVE],
  }),
  protective_cover: checkOf('burial_depth', {
    title: 'Protective cover',
    criterion: { source: dnvRpF110, clause: 'minimum cover' },
    demand: 'Minimum protective cover to top of pipe',
    capacity: 'Cover to top of pipe',
    needs: ['minimum_protective_cover'],
  }),
  creep: checkOf('-', {
    title: 'Upward creep',
    criterion: f110.mobilisedShare,
    demand: f110.mobilisedShare,
    capacity: 'Allowable mobilised share',
    needs: ['ratcheting_share'],
  }),
  local_buckling: checkOf('utilisation', {
    title: 'Crest local buckling (load-controlled)',
    criterion: { source: dnvStF101, clause: '5.4.6, load controlled condition' },
    demand: 'Utilisation under factored moment, compression and pressure',
    capacity: 'Utilisation limit',
    reach: [LOAD_CONTROLLED_D_OVER_T, INTERNAL_OVERPRESSURE],
  }),
  crest_strain: checkOf('strain', {
    title: 'Crest strain',
    criterion: strainResistance,
    demand: strainDemand,
    capacity: strainResistance,
    reach: [STRAIN_D_OVER_T],
  }),
  route: checkOf(WEIGHT, {
    title: 'Upheaval buckling at surveyed imperfections',
    criterion: f110.downloadUtilisation,
    demand: `${f110.designDownload.title}, governing imperfection`,
    capacity: f110.availableDownload,
    needs: ['imperfections'],
    reach: [UNIVERSAL_CURVE],
  }),
}
