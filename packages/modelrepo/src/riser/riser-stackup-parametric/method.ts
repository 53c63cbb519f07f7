/** The steps of the method, and the modules that hold their equations. */
import type { MethodStep } from '@keelson/workflow'

const SCREEN = 'physics/riser-stack/screen.ts'

export const method: readonly MethodStep[] = [
  {
    title: 'Design pressure',
    text: 'Mud unit weight times water depth: the whole column of mud, no seawater taken off. An upper bound of the difference of pressures, on the safe side at depth.',
    module: SCREEN,
  },
  {
    title: 'Top tension',
    text: 'Submerged weight times its factor: the simple rule of the stack-up.',
    module: SCREEN,
  },
  {
    title: 'Wall',
    text: 'By Barlow on the outside diameter, with the factor on the yield strength: the rule of the stack-up.',
    module: SCREEN,
  },
  {
    title: 'Cases',
    text: 'Each row is a case of its own, in its order. One whose wall would leave no bore has no result and says why; the others stand.',
    module: 'modelrepo/riser/riser-stackup-parametric/calculate-cases.ts',
  },
]
