/** The checks, charts and figures of a run, as the contract declares them. */
import { OF_JET } from './modes.ts'

export const charts = {
  profile: {
    title: 'Speed across the jet at the rudder',
    description: 'Over the distance from the shaft: after contraction alone, and after mixing.',
    needs: OF_JET,
  },
  force: {
    title: 'Lift against angle of attack',
    description:
      'At the speed of advance of the run, at three quarters and at half of it, the propeller set as in the run.',
  },
  coefficients: {
    title: 'Coefficients against angle of attack',
    description: 'Lift and drag by the chosen set.',
  },
}

export const figures = {
  side: {
    title: 'Propeller, jet and rudder from the side',
    description:
      'Bow to the right, to scale: contraction dashed, with mixing the jet; the rudder with its quarter chord at its distance.',
  },
}
