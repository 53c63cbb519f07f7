/** What viv-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'VIV frequency ratio screening from an atlas',
  question: 'How close is the first natural frequency of the 12.75 in base span to the vortex shedding frequency?',
  askedAs: [
    'Natural to shedding frequency ratio of a 70 ft span of 12 3/4 in pipe at 36 in/s, at once?',
    'Quick look-up of the VIV frequency ratio of the base span in many currents?',
    'How does the VIV frequency ratio of the base pipe fall as its span grows?',
    'Instant fn/fs of the reference riser span from the precomputed grid',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Inside the atlas',
      text: 'The cross-flow frequency ratio is interpolated on logarithmic scales of span and current, on which it is linear. The in-line ratio is half the cross-flow ratio.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Outside the atlas and near a limit',
      text: 'Results are not extrapolated. Outside the atlas the viv-analysis workflow is run for the base pipe, or the query is rejected if selected. The direct solver is also used if a ratio is within the atlas error of its limit.',
      module: 'modelrepo/riser/viv-atlas-query/atlas-solver.ts',
    },
    {
      title: 'Onset of vibration',
      text: 'The onset frequency ratio for cross-flow vibration is 1/(Strouhal number × reduced velocity), which is 1.67 at a reduced velocity of 3.0. The in-line onset ratio is 1/(2 × Strouhal number × reduced velocity), which is 2.5 at a reduced velocity of 1.0.',
      module: 'standards/dnv-rp-c205-2021/vortex-shedding.ts',
    },
  ],
  assumptions: [
    'The base pipe is steel, 323.85 mm by 12.7 mm, pinned, without tension or coating. Contents are 613.9 kg/m³ and seawater 1,025 kg/m³. The added mass coefficient is 1 and the Strouhal number 0.2.',
    'The current is uniform along the span and normal to it.',
  ],
  validity: [
    'Valid for spans of 12 to 36.6 m and currents of 0.3 to 1.9 m/s. Outside these ranges the direct solver is used or the input is rejected.',
    'Valid for spans of at least 10 diameters. For shorter spans no check passes.',
  ],
  notChecked: [
    'Other pipes, end conditions and tensions, higher modes, amplitudes and stresses: see the vortex-induced vibration workflow',
  ],
}
