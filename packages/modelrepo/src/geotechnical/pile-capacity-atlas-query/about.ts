/** What pile-capacity-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Pile capacity pre-computed atlas query',
  question: 'What does a pile in one clay carry, at once?',
  askedAs: [
    'Give me the axial capacity of a 1.3 m pile, 38 m into 90 kPa clay, quickly.',
    'Screen many pile diameters and penetrations in clay for a compression load.',
    'Look up alpha-method pile capacity by D, L, su and effective stress.',
    'Roughly how much load can a driven pile take in uniform clay?',
    'Instant ultimate pile load by interpolation of the stored atlas',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'Ultimate capacity of pile-capacity version 1, in one clay with a bearing factor of 9, over diameter, length, strength and stress. Strength and stress have 19 values each: fewer err by more than 3 % where the adhesion factor changes its branch.',
      module: 'modelrepo/geotechnical/pile-capacity-atlas-query/atlas.ts',
    },
    {
      title: 'Query',
      text: 'Interpolation linear in the logarithms of all four axes and of the capacity; at a node its own value.',
      module: 'modelrepo/_shared/atlas/axes.ts',
    },
    {
      title: 'Error',
      text: 'Each inner node against what its neighbours give in its place, along each axis; the largest of all bounds the answer.',
      module: 'modelrepo/_shared/atlas/leave-one-out.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside an axis the direct solver answers or the query is refused, as asked. Where the utilisation is within the error of its limit, the direct solver decides.',
      module: 'modelrepo/geotechnical/pile-capacity-atlas-query/atlas-solver.ts',
    },
  ],
  assumptions: [
    'Compression, one clay, a plugged or closed tip, a bearing factor of 9: those of the uniform analysis of pile-capacity.',
    'No weights, no scour, no group.',
  ],
  validity: [
    'Diameter 0.6 to 2.5 m, length 15 to 60 m, strength 20 to 200 kPa, effective stress 50 to 400 kPa; outside, the direct solver or a refusal.',
  ],
  notChecked: ['Tension, layers, sand, required penetration: see pile-capacity', 'Settlement and lateral load'],
}
