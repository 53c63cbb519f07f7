/** What hull-seakeeping answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const notCheckedHere = [
  'Lift and cross flow on the hull, bilge keels, fins, rudder and autopilot in sway, roll and yaw, and the loss of roll damping or its growth with speed and amplitude',
  'Transom sterns and bulbs that leave the water',
  'Slamming, deck wetness, added resistance and motion sickness',
  'Finite depth and short-crested seas',
]

export const about: About = {
  title: 'Hull seakeeping (natural periods and strip-theory motions)',
  question: 'What are the natural periods of this hull, and how much does she heave, pitch and roll in these waves?',
  askedAs: [
    'What are the natural periods of heave, roll and pitch of this hull?',
    'Heave and pitch RAO of a Wigley hull by strip theory at Froude number 0.2 in head seas.',
    'Roll, sway and yaw RAO of this hull in beam and quartering seas at forward speed.',
    'Vertical acceleration at the bow of this ship in a JONSWAP sea.',
    'Quick closed-form motions of a container ship in early design.',
    'Is my roll period by gyradius near to that of the IMO weather criterion?',
  ],
  method: [
    {
      title: 'Still water',
      text: 'Volume, waterplane and their moments are sums over strips: Gauss points along a form with a formula, the stations themselves and the trapezoidal rule for offsets.',
      module: 'physics/ship-motions/hydrostatics.ts',
    },
    {
      title: 'Natural periods',
      text: 'Heave with the added mass of the input, roll by the gyradius with added inertia, pitch with an added inertia as large as its own; the roll period of the weather criterion beside it.',
      module: 'physics/ship-motions/periods.ts',
    },
    {
      title: 'Waves',
      text: 'Deep water: the wave number is the square of the frequency over gravity. The frequency of encounter has a sign in the calculation and none in the answer.',
      module: 'physics/ship-motions/periods.ts',
    },
    {
      title: 'Closed form',
      text: 'Heave and pitch of a homogeneously loaded box with equal added mass, a quarter of a period apart.',
      module: 'physics/ship-motions/closed-form.ts',
    },
    {
      title: 'Sections',
      text: 'The wave source under the surface of deep water on straight panels of the true sections, without irregular frequencies.',
      module: 'physics/strip-theory/section-solver.ts',
    },
    {
      title: 'Strips',
      text: 'Added mass, damping and forces of Salvesen, Tuck and Faltinsen without the terms of a transom; diffraction by Haskind.',
      module: 'physics/strip-theory/heave-pitch.ts',
    },
    {
      title: 'Motions',
      text: 'The two coupled equations solved exactly; pitch stiffness is that of the waterplane alone, so that pitch follows the slope of long waves.',
      module: 'physics/strip-theory/heave-pitch-solution.ts',
    },
    {
      title: 'Six degrees of freedom',
      text: 'With the masses that roll and yaw need: sway, roll and yaw coupled, heave and pitch as before, surge by the undisturbed wave alone. A share of critical damping is added in roll.',
      module: 'physics/strip-theory/motions.ts',
    },
    {
      title: 'Damping of roll',
      text: 'Critical is twice the root of stiffness times inertia about the centre of gravity, with the added inertia of the strips at each frequency of encounter.',
      module: 'physics/strip-theory/roll.ts',
    },
    {
      title: 'Sea',
      text: 'JONSWAP; response squared times spectrum, summed over the waves by the trapezoidal rule: in closed form from 0.2 to 2.5 rad/s in steps of 0.01, by strips over those asked for.',
      module: 'physics/ship-motions/response.ts',
    },
  ],
  assumptions: [
    'Linear motions in regular waves of deep water; small amplitudes and a wall-sided hull about the waterline.',
    'The hull floats upright and on an even keel; gravity stands over buoyancy.',
    'The gyradius of pitch is about amidships, those of roll and yaw about the centre of gravity. A transverse metacentric height that is given sets the height of the centre of gravity in roll.',
    'Phases lead in time as the ship meets the waves, also where she outruns them.',
    'The gyradii that are not given are those of usual ships: a quarter of the length, 0.40 of the breadth; from memory of practice.',
  ],
  validity: [
    'Strip theory: length over breadth above 3, Froude number up to 0.4, waves met at 0.1 of the root of gravity over breadth and faster.',
    'Outside the limits of its method the check of a run is not assessed.',
    'Sway and yaw have no stiffness: the slower the waves are met, the more they are a guess.',
    'Against the tank on Wigley hull III: added mass and damping in heave, forces and heave within 15 %; pitch at speed is poorer.',
    'The closed form: full ships with block coefficients of 0.5 and more, heading within 60 degrees of the bow or the stern.',
  ],
  notChecked: notCheckedHere,
}
