/** What viv-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Vortex-induced vibration of a tubular span',
  question:
    'Does this riser span, conductor or brace vibrate in the current, in which modes, how far, and with what stress?',
  askedAs: [
    'Does the conductor lock in with vortex shedding between its guides?',
    'At what current does my riser span start to vibrate cross-flow?',
    'Natural frequencies of a tensioned riser joint in water?',
    'Do the caisson or J-tube supports need to be closer because of VIV?',
    'What VIV amplitude and stress range do I put into the riser fatigue?',
    'Lock-in of a riser joint, jumper or brace in a loop current: reduced velocity and Strouhal frequency',
  ],
  method: [
    {
      title: 'Section and mass',
      text: 'Steel, contents in the bore, coating, and the added mass of the water round the coating; bending stiffness of the steel only.',
      module: 'physics/vortex-induced/mass.ts',
    },
    {
      title: 'Natural frequencies',
      text: 'Closed form between pinned ends; else the roots of the characteristic equation of the beam under tension, each in the interval that holds it and no other. Where the tension varies, by 400 beam elements with a Sturm count that no mode was missed.',
      module: 'physics/tensioned-beam/uniform-modes.ts',
    },
    {
      title: 'Mode shapes',
      text: 'Shapes of the same equation, written with exponentials that decay from the ends. From each, the mode factor and the largest curvature for a largest deflection of one.',
      module: 'physics/tensioned-beam/shape.ts',
    },
    {
      title: 'Vortex shedding',
      text: 'The Strouhal frequency is that of cross-flow excitation; along the flow every single vortex acts, at twice that. Reduced velocity of each mode, and the stability parameter where damping is given.',
      module: 'standards/dnv-rp-c205-2021/vortex-shedding.ts',
    },
    {
      title: 'Ranges of excitation',
      text: 'Cross-flow from 3 to 16, in line from 1.0 to 4.5 unless the stability parameter is above 1.8. The run passes where no mode looked at is in a range and the highest is not beyond both.',
      module: 'modelrepo/riser/viv-analysis/calculate-checks.ts',
    },
    {
      title: 'Amplitude and stress range',
      text: 'Across the flow by the fit of Griffin and Ramberg, times the mode factor; along it by the plateau of DNV-RP-F105 without its reductions. Stress range at the largest curvature, on the outside of the steel.',
      module: 'physics/vortex-induced/response.ts',
    },
  ],
  assumptions: [
    'One span of one section between two supports; the current is normal to it and the same all along.',
    'The coating adds mass and diameter and no stiffness. The added mass is that of still water, the same for every mode.',
    'The tension is constant, or runs evenly from one end to the other.',
    'Only one cross-flow mode responds at a time in a uniform current; the others in range are listed for sheared and varying currents.',
    'Amplitudes are upper estimates: the current acts over the whole span, and neither turbulence, angle nor bed takes from them.',
  ],
  validity: [
    'The Strouhal number of 0.2 is known for Reynolds numbers up to 2e5. Above it a warning is issued; the checks are of reduced velocities and do not depend on it.',
    'Spans of at least 10 diameters; below, no check of vibration passes.',
    'Compression below the buckling load of the span; at it the span is refused.',
    'The ranges of excitation are those of public descriptions of DNV-RP-C205: compare them with the edition in force.',
  ],
  notChecked: [
    'Spans near the seabed, whose added mass and response DNV-RP-F105 gives (free-span-f105)',
    'Power-in regions of sheared currents, and what strakes and fairings do',
    'Waves, interference with neighbours in their wake, and vibration of adjacent spans together',
    'Fatigue of the vibration, and strength under current drag',
  ],
}
