/** What rudder-stock-torque answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rudder force and stock torque',
  question: 'What are the rudder force and stock torque, and are the stock and steering gear adequate?',
  askedAs: [
    'What torque must the steering gear of a 20 m2 rudder at 15 knots hold?',
    'How thick must the rudder stock be by IACS UR S10?',
    'Does running astern need a thicker stock than running ahead?',
    'Torque on the tiller at 35 degrees, hard over, by Joessel?',
    'How much power does it take to put the rudder over 65 degrees in 28 seconds?',
    'Diameter of a spade rudder stock and size of the steering gear by class rules at 18 knots',
  ],
  method: [
    {
      title: 'Rule rudder force',
      text: 'The force depends on area, speed in knots, aspect ratio up to 2, profile and location. Ahead speeds below 10 knots are replaced by (V + 20)/3. The astern speed is at least half the ahead speed.',
      module: 'standards/iacs-ur-s10-2019/rudder-force.ts',
    },
    {
      title: 'Rule rudder torque',
      text: 'The torque is the force multiplied by the lever. The force acts at a fraction of the chord, and the stock position is given by the balance area. The ahead lever is at least one tenth of the chord.',
      module: 'standards/iacs-ur-s10-2019/rudder-torque.ts',
    },
    {
      title: 'Rudder stock',
      text: 'The stock diameter is calculated from the torque and material, and from the torque combined with bending at the section.',
      module: 'standards/iacs-ur-s10-2019/rudder-stock.ts',
    },
    {
      title: 'Operating normal force',
      text: 'The Fujii normal force coefficient depends on aspect ratio and angle, and is used with the water speed at the rudder.',
      module: 'physics/rudder/normal-force.ts',
    },
    {
      title: 'Operating torque',
      text: 'The normal force acts at the Joessel centre of pressure. The torque is about the stock and is zero at the balance angle.',
      module: 'physics/rudder/stock-torque.ts',
    },
    {
      title: 'Steering time',
      text: 'The steering power is calculated at the operating torque. The movement is from 35 degrees on one side to 30 degrees on the other in 28 s.',
      module: 'standards/solas-1974/steering-gear.ts',
    },
  ],
  assumptions: [
    'The blade has no cut-outs. The same area is used for the aspect ratio, without post or horn.',
    'The rudder angle is relative to the inflow, with no ship drift or propeller swirl.',
    'When running ahead, the default force location is 0.33 of the chord (0.40 for a high-lift profile). When running astern, it is 0.66.',
    'The magnitude of the rule torque is compared with the gear torque. When running astern, the torque reverses if the balance exceeds the force location.',
    'The operating torque is hydrodynamic only. Friction of bearings, seals and gear is additional.',
    'The stock is solid and circular.',
  ],
  validity: [
    'Valid for steel rudders of ordinary or high-lift profile and stock yield strengths of 200 to 450 MPa.',
    'The Fujii and Joessel formulas do not model stall. Above 35 degrees the steering gear is not assessed.',
    'Coefficients and clause numbers are taken from published descriptions and class rules with the same text. Verify against the edition in force before issue.',
  ],
  notChecked: [
    'Rudders with cut-outs or two parts (IACS UR S10 2.2), with force and torque of each part',
    'The other running direction; ahead and astern require separate runs, and the larger torque governs',
    'Stock bending moment and supports; the moment is an input',
    'Blade plating, couplings, pintles, bearings, sole pieces and rudder horns (IACS UR S10 5 to 9)',
    'Bearing and seal friction, and steering gear relief valves and timing',
    'Yield strength limit of 0.7 times the tensile strength, and ice additions',
    'Slipstream and wake (the inflow is an input; see the propeller-rudder interaction workflow)',
  ],
}
