/** What riser-fatigue-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/riser/riser-fatigue-atlas-query'
export const about: About = {
  title: 'Instant riser fatigue life from an atlas',
  question:
    'How does the fatigue life of the base riser segment change with its concentration factor and its vibration, at once?',
  askedAs: [
    'Quick riser fatigue life at an SCF of 1.3 from the atlas',
    'Riser fatigue screening: what if the VIV stress is half as large again?',
    'Instant margin of the riser touchdown segment over its design life with DFF 10',
    'Look up the riser atlas for fatigue life at another weld SCF',
    'Instant annual damage of the riser from the stored grid',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'Annual damage by waves over the concentration factor, and by vortices over the scale on the stress ranges, of riser-fatigue version 1: the first segment of its example, curve F1 in seawater with cathodic protection. Two curves, because their sum is no power of anything.',
      module: `${HERE}/atlas.ts`,
    },
    {
      title: 'Query',
      text: 'Each damage is read linear in the logarithms of axis and damage; at a node its own value. Inside the limits all ranges lie below the knee, so that each damage is a power of its axis and the reading is exact.',
      module: `modelrepo/_shared/atlas/axes.ts`,
    },
    {
      title: 'Life and margin',
      text: 'One over the sum of both, against design life times design fatigue factor, both applied at the query.',
      module: 'physics/fatigue/annual.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside an axis the direct solver answers or the query is refused, as asked. Where the margin is within the error of its limit, the direct solver decides.',
      module: `${HERE}/atlas-solver.ts`,
    },
  ],
  assumptions: [
    'The base segment of the example of riser-fatigue: its waves, its currents, its pipe, curve F1 with cathodic protection. Another riser needs riser-fatigue itself.',
    'The scale acts on the stress ranges by vortices alone, the concentration factor on those by waves.',
    'Damages by waves and by vortices are added.',
  ],
  validity: ['Concentration factor 1.0 to 1.6 and scale 0.5 to 2.0; outside, the direct solver or a refusal.'],
  notChecked: ['Other segments, curves and environments: see riser-fatigue', 'What riser-fatigue does not check'],
}
