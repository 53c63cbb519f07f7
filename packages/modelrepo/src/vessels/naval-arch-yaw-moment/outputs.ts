/** The charts and figures of a run, as the contract declares them. */
import { HULL } from './modes.ts'

export const charts = {
  yaw_moment: {
    title: 'Yaw moment against rudder angle',
    description: 'At the speed of the run, at half of it and at one and a half, by the method of the run.',
  },
}

export const figures = {
  plan: {
    title: 'Ship and rudder from above',
    description:
      'Bow to the right, starboard below, with side force, lever and the sense of the moment. Without a length and breadth the hull is only hinted at; the rudder is enlarged.',
  },
  turning_circle: {
    title: 'Steady turn',
    description: 'To scale, the ship on the circle of linear theory; how she gets onto it is not drawn.',
    needs: HULL,
  },
}
