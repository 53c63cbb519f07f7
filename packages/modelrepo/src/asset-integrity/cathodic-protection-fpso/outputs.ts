/** The tables, charts and figures of a run, as the contract declares them. */
import * as words from '../_shared/cathodic-protection/words.ts'
import { DIMENSIONS } from './inputs-hull.ts'

export const charts = {
  ...words.galvanicContract.charts,
  galvanic_or_impressed: {
    title: 'Galvanic and impressed current comparison',
    description: 'Alloy consumed by galvanic anodes and rectifier energy at rated voltage, for the same charge.',
    apart: { y: 'Cumulative alloy and energy over the years, for information only.' },
  },
}

export const figures = {
  ...words.galvanicContract.figures,
  block: {
    title: 'Hull block dimensions',
    description:
      'Profile and section of the block enclosing the wetted hull. The hull shape within the block is not modelled.',
    needs: DIMENSIONS,
  },
  disc: {
    title: 'Impressed current anode',
    description: 'Disc anode on the hull to scale, seen from the water, with its dielectric shield if calculated.',
    needs: ['disc_anode_diameter'],
  },
}
