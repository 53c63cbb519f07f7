/** The charts of rao-tabulation. */
import type { ChartsOf } from '@keelson/workflow'
import { chartsOfMotions, polarChart } from '../_shared/rao/charts.ts'
import type { Found } from './calculate-motions.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export const chartsOf = (p: Params, found: Found): ChartsOf<typeof contract> => ({
  ...chartsOfMotions(found, false),
  polar: polarChart(found, p.interpolation, p.symmetry),
})
