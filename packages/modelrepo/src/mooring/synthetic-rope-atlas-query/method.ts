/** The method in the order of a query. */
import type { MethodStep } from '@keelson/workflow'

const HERE = 'modelrepo/mooring/synthetic-rope-atlas-query'

export const method: readonly MethodStep[] = [
  {
    title: 'Atlas',
    text: 'Damage by version 1 of the fatigue of fibre ropes, polyester on the breaking load itself, over tension range, cycles and breaking load.',
    module: `${HERE}/atlas.ts`,
  },
  {
    title: 'Query',
    text: 'Each range is read by interpolation of logarithms, which is exact for a power law; the sum is multiplied by the characteristic strength factor to the power −m, which is exact too.',
    module: `${HERE}/calculate.ts`,
  },
  {
    title: 'Confidence',
    text: 'The largest relative error found by leaving out grid values when the atlas was built.',
    module: 'workflow/atlas.ts',
  },
  {
    title: 'Outside and near the limit',
    text: 'No extrapolation: outside any axis the direct solver answers or the query is refused, as asked; within the error of the limit the direct solver decides.',
    module: `${HERE}/calculate.ts`,
  },
]
