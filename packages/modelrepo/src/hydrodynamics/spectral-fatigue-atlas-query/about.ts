/** What spectral-fatigue-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/hydrodynamics/spectral-fatigue-atlas-query'
export const about: About = {
  title: 'Spectral fatigue atlas query',
  question: 'What fatigue damage does this sea state do, by a grid of damages that was computed before?',
  askedAs: [
    'Look up the spectral fatigue damage for Hs 3.5 m and Tp 11 s in my grid',
    'I have precomputed damages per Hs and Tp: what is the life with DFF 3 over 30 years?',
    'How far is my query from the nearest node of the fatigue atlas?',
    'Is this sea state outside my damage scatter table?',
    'Instant spectral damage by Hs and Tp from the precomputed nodes',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Grid',
      text: 'Damage in 25 years of each sea state all the time, without design fatigue factor, as spectral-fatigue gives it for a fraction of 1.',
      module: `${HERE}/inputs.ts`,
    },
    {
      title: 'Query',
      text: 'The logarithm of the damage, bilinear over the logarithm of the wave height and the peak period: over the wave height that is exact for a linear system on one slope. A node answers itself.',
      module: `${HERE}/calculate-query.ts`,
    },
    {
      title: 'Life',
      text: 'Damage in proportion to the design life; utilisation with the design fatigue factor.',
      module: 'physics/fatigue/life-scaling.ts',
    },
    {
      title: 'Outside and missing nodes',
      text: 'Refused: nothing is extrapolated or clamped, and no solver stands behind a grid of the request. A node that is missing is refused only where the query needs it.',
      module: `${HERE}/rules.ts`,
    },
  ],
  assumptions: [
    'All nodes are of one detail, one curve, one method and one peak enhancement: the request says nothing of them.',
    'The sea state lasts the whole life; its share of the time is for the reader to multiply.',
    'Damage is in proportion to time.',
  ],
  validity: [
    'Within the axes of the grid.',
    'Beside a peak of damage over the period the answer is on the low side. The check is not assessed if the damage may exceed the allowable one: by the lines through the nodes on either side of the cell.',
  ],
  notChecked: [
    'Whether the nodes are those of the solver: keep the request, version and date of each',
    'Two-slope curves, over which damage is no power of the wave height within a cell',
    'What spectral-fatigue does not check',
  ],
}
