/** The tables, charts and figures of a run, as the contract declares them. */
import * as words from '../_shared/cathodic-protection/words.ts'
import { DIMENSIONS } from './inputs-hull.ts'

export const charts = {
  ...words.galvanicContract.charts,
  galvanic_or_impressed: {
    title: 'Galvanic anodes or impressed current',
    description:
      'For the same charge, alloy that galvanic anodes lose and energy that a rectifier takes at its rated voltage.',
    apart: { y: 'Alloy and energy over the years, which a design does not count.' },
  },
}

export const figures = {
  ...words.galvanicContract.figures,
  block: {
    title: 'Length, breadth and draught of the hull',
    description:
      'Profile and section of the block that encloses the wetted hull; of the hull in it only the share that it fills is known.',
    needs: DIMENSIONS,
  },
  disc: {
    title: 'Impressed current anode',
    description: 'Disc on the hull, seen from the water, with its dielectric shield where that is found; to scale.',
    needs: ['disc_anode_diameter'],
  },
}
