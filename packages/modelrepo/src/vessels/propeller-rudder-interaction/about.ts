/** What propeller-rudder-interaction answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Propeller-rudder interaction',
  question: 'At what speed does the propeller jet meet the rudder, and which forces follow?',
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
      text: 'Speed of advance by the wake, thrust coefficient by its polynomial at the advance ratio; or thrust or loading as given.',
      module: 'physics/propeller/thrust.ts',
    },
    {
      title: 'Slipstream',
      text: 'Speed and radius far behind by momentum, contraction up to the rudder, growth by turbulent mixing with the stream around; the momentum in excess is kept.',
      module: 'physics/propeller/slipstream.ts',
    },
    {
      title: 'Rudder coefficients',
      text: 'Lift of the attached flow and of the edges, drag and moment by angle and aspect ratio; friction two and a half times that of a plate. Brix takes the induced drag of the whole lift and a flatter lift slope.',
      module: 'physics/rudder/coefficients.ts',
    },
    {
      title: 'Forces',
      text: 'The part of the area at the height of the jet has the speed of the jet, its lift lessened as the jet is finite; the rest has the speed of advance. A uniform inflow has none of this.',
      module: 'physics/propeller/rudder-forces.ts',
    },
  ],
  assumptions: [
    'The rudder is a rectangle whose middle stands at the height of the shaft.',
    'Force and yaw moment have the sign of the angle: positive to starboard for a positive angle, which here has its trailing edge to port. The yaw moment workflow and the MMG model count the angle the other way.',
    'No drift and no swirl: the angle of attack is the rudder angle unless it is given.',
    'The water beside the jet has the speed of advance.',
    'Half the width of the jet in the factor of the finite jet is that of the square of equal area, sqrt(pi)/2 times its radius; one open implementation takes sqrt(pi/2)/2 of its diameter instead.',
    'The hull adds nothing to the force: see the yaw moment workflow.',
  ],
  validity: [
    'A propeller that pushes ahead: a thrust below 0 is refused, astern is not covered.',
    'Stall is taken at 35 degrees behind the propeller, at 25 degrees in a uniform inflow.',
    'Below a speed of advance of a tenth of that of the jet the factor of the finite jet is doubtful, with a warning; at rest there is none, and no force is answered.',
    'Stall is not assessed beyond two diameters behind the propeller, nor below a Reynolds number of 100,000.',
  ],
  notChecked: [
    'Rotation of the jet and an offset of rudder or shaft',
    'Hull interaction, drift and the turn of the ship',
    'Cavitation of rudder and propeller',
    'Torque at the stock and its strength: see the rudder stock torque',
    'Thrust against the resistance of the ship: the thrust deduction is said only',
  ],
}
