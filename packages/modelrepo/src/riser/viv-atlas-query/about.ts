/** What viv-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Instant VIV frequency ratio from an atlas',
  question: 'How far is the first natural frequency of the 12.75 in base span from vortex shedding, at once?',
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
      text: 'The cross-flow ratio by log-log interpolation over span and current, in which it is a straight line; the in-line ratio is half of it.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Outside, and near a limit',
      text: 'Nothing is extrapolated: outside, viv-analysis answers for the base pipe, or the query is refused where that is asked for. Where a ratio lies within the error of the atlas of its limit, viv-analysis decides too.',
      module: 'modelrepo/riser/viv-atlas-query/atlas-solver.ts',
    },
    {
      title: 'Onset',
      text: 'The ratio at a reduced velocity is the inverse of the Strouhal number times it: 1.67 at 3.0 across the flow, and half of 5 at 1.0 along it.',
      module: 'standards/dnv-rp-c205-2021/vortex-shedding.ts',
    },
  ],
  assumptions: [
    'The base pipe: 323.85 mm by 12.7 mm steel, pinned, full of 613.9 kg/m3, in sea water of 1025 kg/m3, without tension and coating, added mass coefficient 1, Strouhal number 0.2.',
    'The current is normal to the span and the same all along.',
  ],
  validity: [
    'Spans of 12 to 36.6 m in currents of 0.3 to 1.9 m/s; outside, the direct solver answers or the query is refused.',
    'Spans of at least 10 diameters. Below them no check passes.',
  ],
  notChecked: ['Other pipes, ends and tensions, modes above the first, amplitudes and stresses: viv-analysis'],
}
