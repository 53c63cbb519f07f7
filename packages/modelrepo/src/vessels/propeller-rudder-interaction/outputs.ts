/** The checks, charts and figures of a run, as the contract declares them. */
import { OF_JET } from './modes.ts'

export const charts = {
  profile: {
    title: 'Speed across the jet at the rudder',
    description: 'Water speed against distance from the shaft, after contraction only and after mixing.',
    needs: OF_JET,
  },
  force: {
    title: 'Lift against angle of attack',
    description:
      'Lift against angle of attack at 1.0, 0.75 and 0.5 times the speed of advance, with the entered propeller setting.',
  },
  coefficients: {
    title: 'Coefficients against angle of attack',
    description: 'Lift and drag coefficients of the selected set.',
  },
}

export const figures = {
  side: {
    title: 'Propeller, jet and rudder profile',
    description:
      'Profile to scale, bow to the right. The contracted jet is dashed and the mixed jet solid. The rudder is at its quarter chord position.',
  },
}
