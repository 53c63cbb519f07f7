/** What hull-resistance answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const MODULE = 'physics/ship-resistance'

export const about: About = {
  title: 'Hull resistance and powering (Holtrop-Mennen)',
  question: 'What resistance has this hull in calm water, and what power drives her?',
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
      text: 'Block and prismatic coefficient, length of the run; wetted surface and half angle of entrance by regression unless they are given.',
      module: `${MODULE}/hull-form.ts`,
    },
    {
      title: 'Friction',
      text: 'Line of ITTC 1957 with the form factor of 1982 or of 1984; appendages with theirs.',
      module: `${MODULE}/friction.ts`,
    },
    {
      title: 'Wave resistance',
      text: 'The paper of 1982 has one formula for all speeds; that of 1984 one up to a Froude number of 0.40, another above 0.55, and a straight line between.',
      module: `${MODULE}/wave.ts`,
    },
    {
      title: 'Bulb and transom',
      text: 'Their effect on the wave resistance and their own resistance, which the transom has until it runs dry.',
      module: `${MODULE}/bulb-and-transom.ts`,
    },
    {
      title: 'Correlation',
      text: 'Allowance by length, fullness and bulb, on hull and appendages together, and what roughness above 150 micrometres adds.',
      module: `${MODULE}/correlation.ts`,
    },
    {
      title: 'Propulsion factors',
      text: 'Wake, thrust deduction and relative rotative efficiency by the arrangement; for a closed stern of one propeller by the paper of the run.',
      module: `${MODULE}/propulsion.ts`,
    },
    {
      title: 'Power',
      text: 'Thrust, blade area by Keller, and the efficiencies from towing to the shaft.',
      module: `${MODULE}/power.ts`,
    },
  ],
  assumptions: [
    'Calm and deep water, clean hull at trial: no sea margin, no wind.',
    'The correlation allowance acts on hull and appendages: both printed examples are met so, and missed by half a per cent on the hull alone.',
    'The wake of one propeller takes the surface and form factor of hull and appendages, as the printed example of 1982 does.',
    'The entrance angle has the centre of buoyancy with a minus, the form factor with a plus, as the papers print.',
    'The steps are those of the highest speed.',
  ],
  validity: [
    'Prismatic coefficient 0.55 to 0.85, length over breadth 3.9 to 15, breadth over draught 2.1 to 4.0, with warnings beyond.',
    'Froude number up to 0.45 with the paper of 1982 and to 0.8 with that of 1984, with warnings beyond.',
    'Block coefficient between 0.3 and 0.95; a prismatic coefficient of 0.95 or more or of 0.25 or less is refused.',
    'Blade area ratio 0.3 to 1.1, with a warning beyond.',
  ],
  notChecked: [
    'The propeller itself: its open-water efficiency is an input; no series, no cavitation beyond Keller',
    'Shallow water, wind, waves, fouling beyond roughness, and a sea margin',
    'Uncertainty of the regressions: of the order of 10 per cent for single ships',
    'Bow and stern thruster tunnels; steering and course keeping',
  ],
}
