/** What hull-resistance answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const MODULE = 'physics/ship-resistance'

export const about: About = {
  title: 'Hull resistance and powering (Holtrop-Mennen)',
  question: 'What are the calm-water resistance and required power of the hull?',
  askedAs: [
    'What engine power does a 205 m ship need for 25 knots?',
    'Resistance of my hull by Holtrop and Mennen',
    'How much of the resistance is waves at a Froude number of 0.3?',
    'Effective power of a fast twin-screw hull from 25 to 33 knots by Holtrop 1984',
    'What wake fraction and thrust deduction should I take for this ship?',
    'EHP and brake power of a vessel in calm water: frictional and wave-making drag by speed in knots',
  ],
  method: [
    {
      title: 'Hull form',
      text: 'The block and prismatic coefficients and the length of run are calculated. Wetted surface and half angle of entrance are from regression unless entered.',
      module: `${MODULE}/hull-form.ts`,
    },
    {
      title: 'Friction',
      text: 'The ITTC 1957 line is used with the 1982 or 1984 hull form factor and with a separate form factor for appendages.',
      module: `${MODULE}/friction.ts`,
    },
    {
      title: 'Wave resistance',
      text: 'The 1982 paper uses one formula for all speeds. The 1984 paper uses one formula up to Froude number 0.40, another above 0.55, and linear interpolation between.',
      module: `${MODULE}/wave.ts`,
    },
    {
      title: 'Bulb and transom',
      text: 'The bulb and transom modify the wave resistance and add their own resistance. Transom pressure resistance is zero once the transom is dry.',
      module: `${MODULE}/bulb-and-transom.ts`,
    },
    {
      title: 'Correlation',
      text: 'The correlation allowance depends on length, fullness and bulb, and applies to hull and appendages. An increment is added for roughness above 150 µm.',
      module: `${MODULE}/correlation.ts`,
    },
    {
      title: 'Propulsion factors',
      text: 'Wake, thrust deduction and relative rotative efficiency depend on the propeller arrangement. The selected paper is used for a single screw with closed stern.',
      module: `${MODULE}/propulsion.ts`,
    },
    {
      title: 'Power',
      text: 'Thrust, Keller blade area and the efficiencies from effective power to shaft power are calculated.',
      module: `${MODULE}/power.ts`,
    },
  ],
  assumptions: [
    'The hull is clean, in calm deep water on trial. No sea margin or wind is included.',
    'The correlation allowance is applied to hull and appendages. Both published examples are then reproduced; with the hull alone they differ by 0.5 %.',
    'The single-screw wake uses the wetted surface and form factor of hull and appendages, as in the published 1982 example.',
    'The longitudinal centre of buoyancy term is negative in the entrance angle formula and positive in the form factor formula, as published.',
    'The steps are shown for the highest speed.',
  ],
  validity: [
    'Valid for a prismatic coefficient of 0.55 to 0.85, L/B of 3.9 to 15 and B/T of 2.1 to 4.0. Outside these ranges a warning is issued.',
    'Valid for Froude numbers up to 0.45 (1982 paper) or 0.8 (1984 paper). Above these a warning is issued.',
    'Valid for a block coefficient of 0.3 to 0.95. A prismatic coefficient of 0.95 or more, or 0.25 or less, is rejected.',
    'Valid for a blade area ratio of 0.3 to 1.1. Outside this range a warning is issued.',
  ],
  notChecked: [
    'Propeller design, series data and cavitation other than Keller; open-water efficiency is an input',
    'Shallow water, wind, waves, fouling other than roughness, and sea margin',
    'Regression uncertainty, of the order of 10 % for individual ships',
    'Bow and stern thruster tunnels, steering and course keeping',
  ],
}
