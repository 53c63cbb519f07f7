/** What spectral-fatigue-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/hydrodynamics/spectral-fatigue-atlas-query'
export const about: About = {
  title: 'Spectral fatigue atlas query',
  question: 'What is the fatigue damage of this sea state from a pre-calculated grid?',
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
      text: 'Each grid value is the damage over 25 years if the sea state acts all the time, excluding the design fatigue factor. It is the damage of the spectral fatigue workflow for an occurrence fraction of 1.',
      module: `${HERE}/inputs.ts`,
    },
    {
      title: 'Query',
      text: 'The logarithm of damage is interpolated bilinearly over the logarithm of wave height and over peak period. Over wave height this is exact for a linear system and a single slope. At a node the node value is used.',
      module: `${HERE}/calculate-query.ts`,
    },
    {
      title: 'Fatigue life',
      text: 'Damage is proportional to design life. Utilisation is damage times design fatigue factor.',
      module: 'physics/fatigue/life-scaling.ts',
    },
    {
      title: 'Queries outside the grid and missing nodes',
      text: 'Outside the grid the query is rejected, without extrapolation or clamping, because a user grid has no direct solver. A missing node causes rejection only if the query requires it.',
      module: `${HERE}/rules.ts`,
    },
  ],
  assumptions: [
    'All nodes are for one detail, S-N curve, method and peak enhancement factor, which are not inputs.',
    'The sea state acts for the whole design life. The user applies its occurrence fraction.',
    'Damage is proportional to time.',
  ],
  validity: [
    'Valid within the axes of the grid.',
    'Near a peak of damage over period the result is unconservative. If the damage may exceed the allowable damage, the check is not assessed. The possible damage is estimated by extending lines through the nodes on either side of the cell.',
  ],
  notChecked: [
    'Origin of the grid values (keep the request, version and date of each solver run)',
    'Two-slope curves, for which damage is not a power of wave height within a cell',
    'Items outside the scope of the spectral fatigue workflow',
  ],
}
