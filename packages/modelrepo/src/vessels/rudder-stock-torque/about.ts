/** What rudder-stock-torque answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rudder force and stock torque',
  question: 'Which force, torque and stock diameter does this rudder require, and is the steering gear adequate?',
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
      title: 'Rudder force of the rule',
      text: 'By area, speed in knots, aspect ratio up to 2, profile and place. Ahead below 10 knots the speed is (V + 20)/3; astern it is at least half of the speed ahead.',
      module: 'standards/iacs-ur-s10-2019/rudder-force.ts',
    },
    {
      title: 'Rudder torque of the rule',
      text: 'Force times lever: the force acts at a share of the chord, the stock stands at the balance of the area; ahead at least a tenth of the chord.',
      module: 'standards/iacs-ur-s10-2019/rudder-torque.ts',
    },
    {
      title: 'Stock',
      text: 'Diameter by torque and material, and with a bending moment at the section.',
      module: 'standards/iacs-ur-s10-2019/rudder-stock.ts',
    },
    {
      title: 'Normal force in operation',
      text: 'Coefficient of Fujii by aspect ratio and angle, with the speed of the water at the rudder.',
      module: 'physics/rudder/normal-force.ts',
    },
    {
      title: 'Torque in operation',
      text: 'Normal force at the centre of pressure of Joessel, about the stock; the balance angle is where it is nil.',
      module: 'physics/rudder/stock-torque.ts',
    },
    {
      title: 'Steering time',
      text: 'Power for 35 degrees on one side to 30 on the other in 28 s at that torque.',
      module: 'standards/solas-1974/steering-gear.ts',
    },
  ],
  assumptions: [
    'One blade without cut-outs; its area is also that of the aspect ratio, without post or horn.',
    'A rudder angle is that to the water: no drift of the ship and no swirl of the propeller.',
    'Left, the place of the force is 0.33 of the chord ahead, 0.40 of a high-lift profile, and 0.66 astern.',
    'The torque of the rule is held against the gear by its size: astern a rudder balanced beyond the place of the force turns the other way.',
    'In operation the torque is hydrodynamic: bearings, seals and the gear add friction.',
    'The stock is solid and round.',
  ],
  validity: [
    'Ordinary and high-lift profiles of steel, yield strength of the stock 200 to 450 MPa.',
    'Fujii and Joessel have no stall: beyond 35 degrees the steering gear is not assessed.',
    'The coefficients and clause numbers follow public descriptions and class rules of the same text: compare them with the edition in force.',
  ],
  notChecked: [
    'Rudders with cut-outs or of two parts (IACS UR S10 2.2): force and torque of each part',
    'The other running: ahead and astern are two runs, and the larger torque counts',
    'Bending moment and supports of the stock: it is an input here',
    'Blade plating, couplings, pintles, bearings, sole pieces and rudder horns (IACS UR S10 5 to 9)',
    'Friction of bearings and seals, and the relief valves and time of the gear itself',
    'Yield strength against 0.7 of the tensile strength, and additions for ice',
    'Slipstream and wake: the inflow is an input, see the propeller-rudder interaction',
  ],
}
