/** What naval-arch-yaw-moment answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rudder-induced yaw moment',
  question: 'What side force and yaw moment does this rudder bring, and how does the ship turn under them?',
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
      text: 'Whicker and Fehlner: slope by the aspect ratio, a part of the cross-flow that grows with the square of the angle, induced and profile drag.',
      module: 'physics/rudder/whicker-fehlner.ts',
    },
    {
      title: 'Normal force',
      text: 'Fujii: by the aspect ratio and the effective angle, which is the rudder angle less the drift that reaches the rudder; of lift and drag it is the part across the blade.',
      module: 'physics/rudder/normal-force.ts',
    },
    {
      title: 'On the ship',
      text: 'Side force and yaw moment in the axes and with the hull factors of the MMG model. By Whicker and Fehlner the lift stands across the ship, as she does not drift.',
      module: 'physics/manoeuvring/rudder-loads.ts',
    },
    {
      title: 'Derivatives of the hull',
      text: 'Regression of Clarke, Gedling and Hine by length, breadth, draught and block coefficient, about midship.',
      module: 'physics/manoeuvring/linear-derivatives.ts',
    },
    {
      title: 'Course stability and steady turn',
      text: 'Determinant of the linear equations of sway and yaw; where it is positive, their steady solution under the rudder loads, the moment moved to midship.',
      module: 'physics/manoeuvring/steady-turn.ts',
    },
  ],
  assumptions: [
    'x forward, y to starboard: a positive rudder angle has the trailing edge to starboard, pushes the stern to port and turns the bow to starboard, as in the MMG model.',
    'The magnitudes are of the rudder alone; the signed force and moment have what the hull adds.',
    'Geometric aspect ratio, unless it is given: a hull that closes the gap at the upper edge doubles it.',
    'An unswept quarter chord; the speed is the same over the whole rudder.',
    'The turn is steady, small and at constant speed; mass is that of the displaced water.',
  ],
  validity: [
    'Whicker and Fehlner: aspect ratios up to 3, below stall; beyond, with a warning.',
    'Stall is taken at 25 degrees in open water and at 35 degrees behind hull and propeller.',
    'Linear theory for yaw rates up to 0.3 of speed over length, with a warning beyond; deep water.',
    'A steady turn only where the straight course is stable.',
  ],
  notChecked: [
    'Tactical diameter and advance of IMO MSC.137(76), 5 and 4.5 lengths: linear theory cannot prove them',
    'Non-linear turning circle and zig-zag, loss of speed, heel in the turn',
    'Shallow water, wind, waves and current',
    'Wake and slipstream: the speed at the rudder is an input, see the propeller-rudder interaction',
    'Force, torque and strength of the stock: see the rudder stock torque',
  ],
}
