/** What viv-analysis answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Tubular span vortex-induced vibration',
  question: 'Which modes of the span does the current excite, and at what amplitude and stress range?',
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
      text: 'The mass comprises steel, contents, coating and the added mass of water based on the coated diameter. The bending stiffness is for the steel only.',
      module: 'physics/vortex-induced/mass.ts',
    },
    {
      title: 'Natural frequencies',
      text: 'A closed-form solution is used for pinned ends. For other ends the roots of the characteristic equation of the tensioned beam are found in separate intervals. For varying tension 400 beam elements are used, with a Sturm count to ensure that no mode is missed.',
      module: 'physics/tensioned-beam/uniform-modes.ts',
    },
    {
      title: 'Mode shapes',
      text: 'Mode shapes are solutions of the same equation, written with exponentials that decay from the ends. The mode factor and maximum curvature are calculated for unit maximum deflection.',
      module: 'physics/tensioned-beam/shape.ts',
    },
    {
      title: 'Vortex shedding',
      text: 'Cross-flow vibration is excited at the Strouhal frequency, and in-line vibration at twice that frequency. The reduced velocity of each mode is calculated. The stability parameter is also calculated if damping is entered.',
      module: 'standards/dnv-rp-c205-2021/vortex-shedding.ts',
    },
    {
      title: 'Excitation ranges',
      text: 'The cross-flow excitation range is a reduced velocity of 3 to 16. The in-line range is 1.0 to 4.5 unless the stability parameter exceeds 1.8. The checks pass if no calculated mode is in a range and the highest mode is not above both ranges.',
      module: 'modelrepo/riser/viv-analysis/calculate-checks.ts',
    },
    {
      title: 'Amplitude and stress range',
      text: 'Cross-flow amplitude is calculated from the Griffin and Ramberg curve fit times the mode factor. In-line amplitude is the DNV-RP-F105 plateau without reductions. The stress range is calculated from the maximum curvature at the outer steel surface.',
      module: 'physics/vortex-induced/response.ts',
    },
  ],
  assumptions: [
    'The span is uniform between two supports. The current is uniform along the span and normal to it.',
    'The coating adds mass and diameter but no stiffness. The still-water added mass is used for all modes.',
    'The tension is constant or varies linearly between the ends.',
    'In uniform current only one cross-flow mode responds at a time. Other modes in the excitation range are listed for sheared and varying currents.',
    'Amplitudes are upper estimates. The current acts over the whole span, with no reduction for turbulence, angle or seabed proximity.',
  ],
  validity: [
    'The Strouhal number of 0.2 is valid for Reynolds numbers up to 200,000. Above this number a warning is issued; the reduced velocity checks do not depend on the Strouhal number.',
    'Valid for spans of at least 10 diameters. For shorter spans no vibration check is reported as passed.',
    'Valid for compression below the span buckling load. At or above this load the input is rejected.',
    'The excitation ranges are taken from published descriptions of DNV-RP-C205. Verify against the edition in force before issue.',
  ],
  notChecked: [
    'Spans near the seabed, with added mass and response to DNV-RP-F105 (see the free span assessment workflow)',
    'Strakes, fairings, and power-in regions in sheared currents',
    'Waves, wake interference, and combined vibration of adjacent spans',
    'VIV fatigue, and strength under current drag loads',
  ],
}
