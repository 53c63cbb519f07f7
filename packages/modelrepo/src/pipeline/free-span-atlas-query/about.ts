/** What free-span-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Free span pre-computed atlas query',
  question: 'What are the in-line frequency and reduced velocity of this span, and is it below the onset of vibration?',
  askedAs: [
    'Give me the in-line natural frequency of a 12 inch line over a 34 m gap, quickly.',
    'What reduced velocity does a bare pipe see at 0.35 m/s, for many lengths at once?',
    'Look up VIV frequency by OD, WT and unsupported length without running the whole assessment.',
    'How does the frequency of a hanging stretch of pipe fall as it grows longer?',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'In-line frequency of free-span-f105 version 1 over span length, diameter and wall on a geometric grid; the current does not enter the frequency.',
      module: 'modelrepo/pipeline/free-span-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Log-log interpolation, linear in each axis; exact in length, where f falls with its square. The reduced velocity is recomputed from the frequency.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Confidence',
      text: 'Each inner node against what its neighbours give in its place, along each axis: largest and mean relative error.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside',
      text: 'No extrapolation: outside an axis, or with another value of a fixed input, the direct solver answers or the query is refused, as asked.',
      module: 'modelrepo/pipeline/free-span-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'Fixed in the atlas: pinned ends, gap 2 diameters (added mass coefficient 1), contents 900 kg/m3, water 1025 kg/m3, steel 7850 kg/m3 and 207 GPa, no axial force, no concrete.',
    'A bare pipe, its first in-line mode.',
  ],
  validity: [
    'Span length 10 to 80 m, diameter 0.1 to 1 m, wall 6 to 40 mm, current 0 to 2 m/s; outside, the direct solver or a refusal.',
    'Spans of 30 to 140 diameters for the closed forms themselves: outside, a warning.',
    'Onset is assessed at the lowest frequency within the error of the atlas; within that error of the onset it is not assessed.',
    'Without a stability parameter the span is undamped, which has the lowest onset.',
  ],
  notChecked: [
    'Response amplitude, screening and fatigue: see free-span-f105',
    'Cross-flow frequency, spans on the seabed, waves',
  ],
}
