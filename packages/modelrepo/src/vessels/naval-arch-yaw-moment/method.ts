/** The words of the contract: method, assumptions, validity, and what is not checked. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
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
]

export const assumptions: readonly string[] = [
  'x forward, y to starboard: a positive rudder angle has the trailing edge to starboard, pushes the stern to port and turns the bow to starboard, as in the MMG model.',
  'The magnitudes are of the rudder alone; the signed force and moment have what the hull adds.',
  'Geometric aspect ratio, unless it is given: a hull that closes the gap at the upper edge doubles it.',
  'An unswept quarter chord; the speed is the same over the whole rudder.',
  'The turn is steady, small and at constant speed; mass is that of the displaced water.',
]

export const validity: readonly string[] = [
  'Whicker and Fehlner: aspect ratios up to 3, below stall; beyond, with a warning.',
  'Stall is taken at 25 degrees in open water and at 35 degrees behind hull and propeller.',
  'Linear theory for yaw rates up to 0.3 of speed over length, with a warning beyond; deep water.',
  'A steady turn only where the straight course is stable.',
]

export const notChecked: readonly string[] = [
  'Tactical diameter and advance of IMO MSC.137(76), 5 and 4.5 lengths: linear theory cannot prove them',
  'Non-linear turning circle and zig-zag, loss of speed, heel in the turn',
  'Shallow water, wind, waves and current',
  'Wake and slipstream: the speed at the rudder is an input, see the propeller-rudder interaction',
  'Force, torque and strength of the stock: see the rudder stock torque',
]
