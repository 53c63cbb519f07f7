/** What hull-seakeeping answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const notCheckedHere = [
  'Effects of lift, cross-flow, bilge keels, fins, rudder and autopilot on sway, roll and yaw, and roll damping that varies with speed or amplitude',
  'Emergence of transom sterns and bulbs',
  'Slamming, deck wetness, added resistance and motion sickness',
  'Finite depth and short-crested seas',
]

export const about: About = {
  title: 'Hull seakeeping (natural periods and strip-theory motions)',
  question: 'What are the natural periods and wave-induced motions of the hull?',
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
      title: 'Still-water hydrostatics',
      text: 'Volume, waterplane properties and moments are summed over strips. Gauss points are used for analytical forms, and the trapezoidal rule over the stations for offsets.',
      module: 'physics/ship-motions/hydrostatics.ts',
    },
    {
      title: 'Natural periods',
      text: 'The heave period uses the entered added mass. The roll period uses the gyradius including added inertia and is compared with the weather criterion value. The pitch period uses an added inertia equal to the dry inertia.',
      module: 'physics/ship-motions/periods.ts',
    },
    {
      title: 'Encounter frequency',
      text: 'The deep-water dispersion relation is used. The encounter frequency is signed in the calculation and reported without sign.',
      module: 'physics/ship-motions/periods.ts',
    },
    {
      title: 'Closed form',
      text: 'Heave and pitch are calculated for a homogeneously loaded box whose added mass equals the displacement. Heave and pitch differ in phase by a quarter period.',
      module: 'physics/ship-motions/closed-form.ts',
    },
    {
      title: 'Sections',
      text: 'Deep-water wave sources are distributed on straight panels of the actual sections, and irregular frequencies are removed.',
      module: 'physics/strip-theory/section-solver.ts',
    },
    {
      title: 'Strips',
      text: 'Added mass, damping and wave forces follow Salvesen, Tuck and Faltinsen without transom terms. Diffraction forces follow the Haskind relation.',
      module: 'physics/strip-theory/heave-pitch.ts',
    },
    {
      title: 'Motions',
      text: 'The coupled heave and pitch equations are solved exactly. Pitch stiffness is calculated from the waterplane only, so that pitch follows the slope of long waves.',
      module: 'physics/strip-theory/heave-pitch-solution.ts',
    },
    {
      title: 'Six degrees of freedom',
      text: 'If the roll and yaw gyradii are entered, sway, roll and yaw are solved as coupled motions. Surge uses the undisturbed wave force only, and a fraction of critical damping is added in roll.',
      module: 'physics/strip-theory/motions.ts',
    },
    {
      title: 'Roll damping',
      text: 'Critical roll damping is 2 √(stiffness × inertia), with the inertia about the centre of gravity. The inertia includes the strip theory added inertia at each encounter frequency.',
      module: 'physics/strip-theory/roll.ts',
    },
    {
      title: 'Response in a sea state',
      text: 'The JONSWAP spectrum is multiplied by the squared response and integrated by the trapezoidal rule. The closed form uses 0.2 to 2.5 rad/s in steps of 0.01 rad/s, and strip theory uses the entered wave frequencies.',
      module: 'physics/ship-motions/response.ts',
    },
  ],
  assumptions: [
    'Motions are linear in regular deep-water waves. Amplitudes are small and the hull is wall-sided at the waterline.',
    'The hull floats upright on even keel, with the centre of gravity vertically above the centre of buoyancy.',
    'The pitch gyradius is about amidships. Roll and yaw gyradii are about the centre of gravity. If a transverse metacentric height is entered, the centre of gravity height for roll is derived from it.',
    'Positive phases are leads in the time of the wave encounter, including when the ship overtakes the waves.',
    'If a gyradius is not entered, a typical ship value without a published source is assumed. It is 0.25 of the length in pitch and 0.40 of the breadth in roll.',
  ],
  validity: [
    'Strip theory is valid for L/B > 3, Froude number ≤ 0.4 and encounter frequency ≥ 0.1 √(g/B).',
    'Outside the method limits the check is not assessed.',
    'Sway and yaw have no stiffness. Results become less reliable as the encounter frequency decreases.',
    'For Wigley hull III, heave added mass, damping, excitation force and motion agree with tank tests within 15 %. Pitch motion at forward speed agrees less well.',
    'The closed form is valid for block coefficients of at least 0.5 and headings within 60 degrees of the bow or stern.',
  ],
  notChecked: notCheckedHere,
}
