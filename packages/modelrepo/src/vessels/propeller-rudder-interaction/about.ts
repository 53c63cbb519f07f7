/** What propeller-rudder-interaction answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Propeller-rudder interaction',
  question: 'What is the water speed at the rudder, and what forces result?',
  askedAs: [
    'How fast is the water at my rudder behind the propeller?',
    'How much does the slipstream raise the rudder force at 12 knots?',
    'What lift and drag has a rudder of aspect ratio 1.8 in the slipstream at 20 degrees?',
    'How far does the propeller jet contract before it reaches the rudder?',
    'Slipstream at bollard pull, the ship moored',
    'How much do thrust and propwash raise the inflow speed at the rudder and its side force?',
  ],
  method: [
    {
      title: 'Thrust',
      text: 'The speed of advance is calculated from the wake fraction, and the thrust coefficient from its polynomial at the advance ratio. Alternatively, the thrust or the thrust loading coefficient is entered.',
      module: 'physics/propeller/thrust.ts',
    },
    {
      title: 'Slipstream',
      text: 'Jet speed and radius far downstream are calculated by momentum theory, with contraction up to the rudder and growth by turbulent mixing. The excess momentum is conserved.',
      module: 'physics/propeller/slipstream.ts',
    },
    {
      title: 'Rudder coefficients',
      text: 'Lift, drag and moment depend on angle and aspect ratio. Lift includes the attached flow and the cross-flow at the edges. Friction is 2.5 times the flat-plate value. The Brix set uses the induced drag of the total lift and a lower lift slope.',
      module: 'physics/rudder/coefficients.ts',
    },
    {
      title: 'Forces',
      text: 'The rudder area within the jet is subject to the jet speed, with lift reduced for the finite jet. The remaining area is subject to the speed of advance. In uniform inflow the whole rudder area is subject to the inflow speed.',
      module: 'physics/propeller/rudder-forces.ts',
    },
  ],
  assumptions: [
    'The rudder is rectangular, with its mid-height at the shaft.',
    'The side force has the sign of the angle and is positive to starboard. The yaw moment is positive turning the bow to starboard, so that the moments of a rudder aft have the opposite sign. A positive angle has the trailing edge to port, opposite to the rudder-induced yaw moment workflow and the MMG model.',
    'There is no drift or swirl. The angle of attack equals the rudder angle unless entered.',
    'The water outside the jet moves at the speed of advance.',
    'The finite jet factor uses the half width of a square of equal area, √π/2 times the jet radius. One open implementation uses √(π/2)/2 times the diameter.',
    'Hull interaction is not included in the force (see the rudder-induced yaw moment workflow).',
  ],
  validity: [
    'Valid for a propeller with ahead thrust. A thrust below 0 is rejected; astern operation is not covered.',
    'Stall is assumed at 35 degrees behind the propeller and at 25 degrees in uniform inflow.',
    'If the speed of advance is below one tenth of the jet speed, the finite jet factor is unreliable and a warning is issued. At zero speed no force is reported.',
    'Stall is not assessed more than two diameters behind the propeller or below a Reynolds number of 100,000.',
  ],
  notChecked: [
    'Jet rotation, and offset between rudder and shaft',
    'Hull interaction, drift and ship turning',
    'Rudder and propeller cavitation',
    'Rudder stock torque and strength (see the rudder stock torque workflow)',
    'Thrust compared with ship resistance (the thrust deduction is recorded only)',
  ],
}
