/** The tables, charts and figures of a run, as the contract declares them. */
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import { PILE } from './inputs.ts'

export const figures = {
  ...structureContract.figures,
  pile: {
    title: 'Pile below anodes',
    description:
      'Pile to scale from the anodes to the toe, with uniform uptake of the final current demand. The anode depth is not modelled.',
    needs: PILE,
  },
  splash_zone: {
    title: 'Splash zone',
    description:
      'Tides, allowances and splash zone limits relative to mean sea level, with the pile if its diameter is entered.',
  },
}
