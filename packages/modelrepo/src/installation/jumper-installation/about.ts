/** What a jumper installation run answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Rigid jumper lift and installation: splash-zone and Hs sweep',
  question: 'Up to which sea may this jumper be lowered, and are slings, crane, pipe and wire adequate?',
  askedAs: [
    'Up to which Hs can I take this jumper through the splash zone?',
    'Will the slings go slack at 2 m Hs and 6 s?',
    'Snap force of a 10 t jumper at 0.6 m/s?',
    'Where do I lift a 20 m jumper so that it bends least?',
    'Is my deep lowering near resonance at 1500 m of wire?',
    'Crane capacity and DAF for lowering a rigid spool, and the gap at its tie-in',
  ],
  method: [
    {
      title: 'Wave',
      text: 'Amplitude of 0.9 of the significant wave height for an exposure below half an hour; particle motion at the depth of the submerged part.',
      module: 'standards/dnv-rp-h103-2011/waves.ts',
    },
    {
      title: 'Forces',
      text: 'Slamming, drag, mass and varying buoyancy of the simplified method; slack where the hydrodynamic force exceeds 0.9 of the submerged weight; the crane with the weight in air.',
      module: 'standards/dnv-rp-h103-2011/splash-zone.ts',
    },
    {
      title: 'Crane tip',
      text: 'Single amplitudes as given, in proportion to the sea where the height is given for which they were found.',
      module: 'modelrepo/installation/_shared/splash-zone/stage.ts',
    },
    {
      title: 'Allowable sea',
      text: 'The smallest wave height up to 50 m at which slack or crane reach their limit, at the period of the run and at each of the periods for it.',
      module: 'modelrepo/installation/_shared/splash-zone/allowable.ts',
    },
    {
      title: 'Bending',
      text: 'A uniform beam on two lift points; the larger moment with dynamics over the section modulus of the pipe.',
      module: 'physics/lift/two-point-beam.ts',
    },
    {
      title: 'Wire',
      text: 'Natural period with a third of the mass of the wire, static tension and stretch in water, undamped amplification of the motion of the crane tip.',
      module: 'standards/dnv-rp-h103-2011/lowering.ts',
    },
  ],
  assumptions: [
    'The object is small beside the wave, moves with the crane tip, and all maxima of a component fall together.',
    'Crane tip and water move independently; the object is fully submerged for its weight, and hangs in air for the crane.',
    'Through a list of seas the period stays as it is.',
    'Bending: level lift, plumb slings, weight spread evenly; static but for the amplification factor.',
  ],
  validity: [
    'Zero-crossing period from 8.9 times the root of wave height over gravity up to 13 s. Outside it slack and crane are not assessed.',
    'Exposure in the wave zone below half an hour.',
    'Clauses of DNV-RP-H103, which DNV-RP-N103 repeats, follow public descriptions: compare them with the edition in force.',
  ],
  notChecked: [
    'Crane tip motion from the motion of the vessel, irregular waves and active heave compensation',
    'Impact of several parts one after the other, and partly submerged stages',
    'Gap and misalignment at the tie-in, and loads on connectors',
    'Breaking load of wire and slings: see rigging',
  ],
}
