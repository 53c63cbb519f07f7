/** The steps of the method, and where they stand. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Inside the atlas',
    text: 'The cross-flow ratio by log-log interpolation over span and current, in which it is a straight line; the in-line ratio is half of it.',
    module: 'modelrepo/_shared/atlas/axes.ts',
  },
  {
    title: 'Outside, and near a limit',
    text: 'Nothing is extrapolated: outside, viv-analysis answers for the base pipe, or the query is refused where that is asked for. Where a ratio lies within the error of the atlas of its limit, viv-analysis decides too.',
    module: 'modelrepo/riser/viv-atlas-query/atlas-solver.ts',
  },
  {
    title: 'Onset',
    text: 'The ratio at a reduced velocity is the inverse of the Strouhal number times it: 1.67 at 3.0 across the flow, and half of 5 at 1.0 along it.',
    module: 'standards/dnv-rp-c205-2021/vortex-shedding.ts',
  },
]
