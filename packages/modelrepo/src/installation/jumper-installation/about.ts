/** What a jumper installation run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rigid jumper installation: splash zone, lifting and lowering',
  question: 'What is the allowable sea state for this jumper, and are slings, crane, pipe and wire adequate?',
  askedAs: [
    'Up to which Hs can I take this jumper through the splash zone?',
    'Will the slings become slack at 2 m Hs and 6 s?',
    'Snap force of a 10 t jumper at 0.6 m/s?',
    'Where do I lift a 20 m jumper so that it bends least?',
    'Is my deep lowering near resonance at 1500 m of wire?',
    'Crane capacity and DAF for lowering a rigid spool, and the gap at its tie-in',
  ],
  method: [
    {
      title: 'Wave',
      text: 'The characteristic wave amplitude is 0.9 times the significant wave height for an exposure of less than half an hour. Water particle motion is evaluated at the depth of the submerged part.',
      module: 'standards/dnv-rp-h103-2011/waves.ts',
    },
    {
      title: 'Forces',
      text: 'Slamming, drag, mass and varying buoyancy forces follow the simplified method. Slings may become slack if the hydrodynamic force exceeds 0.9 times the submerged weight. The crane load is based on the weight in air.',
      module: 'standards/dnv-rp-h103-2011/splash-zone.ts',
    },
    {
      title: 'Crane tip',
      text: 'Single amplitudes of crane tip motion are as entered. They are scaled with wave height if their reference wave height is entered.',
      module: 'modelrepo/installation/_shared/splash-zone/stage.ts',
    },
    {
      title: 'Allowable sea state',
      text: 'The allowable significant wave height is the smallest, up to 50 m, at which the slack or crane limit is reached. It is calculated at the entered period and at each operability period.',
      module: 'modelrepo/installation/_shared/splash-zone/allowable.ts',
    },
    {
      title: 'Bending',
      text: 'The jumper is a uniform beam on two lift points. The larger moment, including dynamics, is divided by the pipe section modulus.',
      module: 'physics/lift/two-point-beam.ts',
    },
    {
      title: 'Deep lowering',
      text: 'The natural period includes one third of the wire mass. Static tension and stretch in water are calculated. The amplification of crane tip motion is calculated without damping.',
      module: 'standards/dnv-rp-h103-2011/lowering.ts',
    },
  ],
  assumptions: [
    'The object is small compared with the wavelength and follows the crane tip. The maxima of all force components coincide.',
    'Crane tip and water motions are independent. The static weight is for the fully submerged object; the crane load is for the object in air.',
    'The wave period is the same for all wave heights in a list.',
    'For bending, the lift is level, the slings are vertical and the weight is uniform. Dynamic effects are included by the amplification factor only.',
  ],
  validity: [
    'Valid for zero-crossing periods from 8.9 √(Hs/g) to 13 s. Outside this range the slack and crane checks are not assessed.',
    'Valid for an exposure of less than half an hour in the wave zone.',
    'DNV-RP-H103 clauses, repeated in DNV-RP-N103, are taken from published descriptions. Verify against the current edition.',
  ],
  notChecked: [
    'Crane tip motion from vessel motion, irregular waves and active heave compensation',
    'Successive impact of several parts, and partly submerged stages',
    'Tie-in gap and misalignment, and connector loads',
    'Wire and sling breaking load (see the rigging workflow)',
  ],
}
