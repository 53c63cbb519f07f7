/** What naval-arch-yaw-moment answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rudder-induced yaw moment',
  question: 'What side force and yaw moment does the rudder produce, and what is the resulting steady turn?',
  askedAs: [
    'What side force does my rudder make at 10 degrees and 5 m/s?',
    'How large is the yaw moment of a 20 m2 rudder 45 m aft of the centre of gravity?',
    'Is this hull directionally stable by the derivatives of Clarke?',
    'How wide is the steady turning circle at 4 degrees of helm?',
    'Lift and drag of a low-aspect-ratio rudder by Whicker and Fehlner',
    'Yawing moment and turning ability against rudder deflection and ship speed',
  ],
  method: [
    {
      title: 'Lift and drag',
      text: 'The lift slope depends on aspect ratio, with a cross-flow term proportional to the square of the angle. Induced and profile drag are included.',
      module: 'physics/rudder/whicker-fehlner.ts',
    },
    {
      title: 'Normal force',
      text: 'The normal force depends on aspect ratio and effective angle, which is the rudder angle less the drift angle at the rudder. The normal force is the component of lift and drag normal to the blade.',
      module: 'physics/rudder/normal-force.ts',
    },
    {
      title: 'Forces on the ship',
      text: 'Side force and yaw moment use the axes and hull interaction factors of the MMG model. In the Whicker and Fehlner method the ship has no drift and the lift acts athwartships.',
      module: 'physics/manoeuvring/rudder-loads.ts',
    },
    {
      title: 'Hull derivatives',
      text: 'The Clarke, Gedling and Hine regression is evaluated from length, breadth, draught and block coefficient, about midships.',
      module: 'physics/manoeuvring/linear-derivatives.ts',
    },
    {
      title: 'Course stability and steady turn',
      text: 'The course stability criterion is the determinant of the linear sway and yaw equations. If the criterion is positive, the equations are solved for the steady turn under the rudder loads, with the moment about midships.',
      module: 'physics/manoeuvring/steady-turn.ts',
    },
  ],
  assumptions: [
    'The x axis is forward and the y axis to starboard, as in the MMG model. A positive rudder angle moves the trailing edge and bow to starboard and the stern to port.',
    'Magnitudes are for the rudder only. The signed force and moment include hull interaction.',
    'The geometric aspect ratio is used unless an effective value is entered. A hull that closes the upper gap doubles the effective aspect ratio.',
    'The quarter chord is unswept. The inflow speed is uniform over the rudder.',
    'The turn is steady, with a small yaw rate and constant speed. The ship mass equals the displaced water mass.',
  ],
  validity: [
    'Whicker and Fehlner is valid for aspect ratios up to 3, below stall. Outside this range a warning is issued.',
    'Stall is assumed at 25 degrees in open water and at 35 degrees behind hull and propeller.',
    'Linear theory is valid in deep water for yaw rates up to 0.3 times speed divided by length. Above this a warning is issued.',
    'A steady turn is calculated only if the straight course is stable.',
  ],
  notChecked: [
    'Tactical diameter and advance to IMO MSC.137(76) (5 and 4.5 lengths), which linear theory cannot demonstrate',
    'Non-linear turning circle and zig-zag, loss of speed, heel in the turn',
    'Shallow water, wind, waves and current',
    'Wake and slipstream (the inflow speed is an input; see the propeller-rudder interaction workflow)',
    'Rudder stock force, torque and strength (see the rudder stock torque workflow)',
  ],
}
