/** The tables, charts and figures of a run, as the contract declares them. */
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import { PILE } from './inputs.ts'

export const figures = {
  ...structureContract.figures,
  pile: {
    title: 'Pile below the anodes',
    description:
      'To scale from the anodes to the toe, with the final current demand, which the pile takes up evenly below them. How deep the anodes hang is not known.',
    needs: PILE,
  },
  splash_zone: {
    title: 'Splash zone',
    description:
      'Tides, allowances and the limits found from them, against mean sea level; the pile is drawn where its diameter is given.',
  },
}
