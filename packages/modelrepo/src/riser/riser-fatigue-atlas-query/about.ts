/** What riser-fatigue-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/riser/riser-fatigue-atlas-query'
export const about: About = {
  title: 'Riser fatigue life screening from an atlas',
  question:
    'What is the fatigue life of the base riser segment for a given stress concentration factor and VIV stress range?',
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
      text: 'The atlas stores annual wave damage against stress concentration factor, and annual VIV damage against stress range scale. The source is the first segment of the riser-fatigue version 1 example, with curve F1 in seawater with cathodic protection. Two damage curves are stored because their sum is not a power law.',
      module: `${HERE}/atlas.ts`,
    },
    {
      title: 'Query',
      text: 'The logarithm of each damage is interpolated linearly against the logarithm of its variable, and equals the stored value at a node. Within the atlas limits all stress ranges are below the knee. Each damage is then a power law of its variable, so the interpolation is exact.',
      module: `modelrepo/_shared/atlas/axes.ts`,
    },
    {
      title: 'Life and margin',
      text: 'The fatigue life is the inverse of the total annual damage. The margin is the fatigue life divided by (design life × design fatigue factor), both as entered.',
      module: 'physics/fatigue/annual.ts',
    },
    {
      title: 'Outside the atlas and near the limit',
      text: 'Results are not extrapolated. If an input is outside its atlas range, the direct solver is used or the query is rejected, as selected. If the margin is within the atlas error of its limit, the direct solver is used.',
      module: `${HERE}/atlas-solver.ts`,
    },
  ],
  assumptions: [
    'The riser is the base segment of the riser-fatigue example, including its waves, currents, pipe and curve F1 with cathodic protection. For other risers use the riser-fatigue workflow.',
    'The VIV stress range scale applies to VIV stress ranges only, and the stress concentration factor to wave stress ranges only.',
    'Wave and VIV damage are added.',
  ],
  validity: [
    'Valid for stress concentration factors of 1.0 to 1.6 and VIV stress range scales of 0.5 to 2.0. Outside these ranges the direct solver is used or the input is rejected.',
  ],
  notChecked: [
    'Other segments, curves and environments: see the riser wave and VIV fatigue workflow',
    'Items outside the scope of the riser-fatigue workflow',
  ],
}
