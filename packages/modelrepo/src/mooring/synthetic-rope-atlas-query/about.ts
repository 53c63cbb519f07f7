/** What synthetic-rope-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/mooring/synthetic-rope-atlas-query'

export const about: About = {
  title: 'Instant fibre rope tension-fatigue life from an atlas',
  question: 'How long does this polyester rope last under these tension ranges, at once?',
  askedAs: [
    'Quick fatigue life of an 18 000 kN polyester mooring rope, straight from the look-up table?',
    'Two tension bins on a polyester rope: is the factor of 60 met?',
    'Screen many polyester rope sizes for tension fatigue fast, and say how sure the interpolation is.',
    'Instant fibre rope life from the stored atlas',
  ],
  yieldsUnlessSaid: [['instant']],
  method: [
    {
      title: 'Atlas',
      text: 'Damage by version 1 of the fatigue of fibre ropes, polyester on the breaking load itself, over tension range, cycles and breaking load.',
      module: `${HERE}/atlas.ts`,
    },
    {
      title: 'Query',
      text: 'Each range is read by interpolation of logarithms, which is exact for a power law; the sum is multiplied by the characteristic strength factor to the power −m, which is exact too.',
      module: `${HERE}/calculate.ts`,
    },
    {
      title: 'Confidence',
      text: 'The largest relative error found by leaving out grid values when the atlas was built.',
      module: 'workflow/atlas.ts',
    },
    {
      title: 'Outside and near the limit',
      text: 'No extrapolation: outside any axis the direct solver answers or the query is refused, as asked; within the error of the limit the direct solver decides.',
      module: `${HERE}/calculate.ts`,
    },
  ],
  assumptions: [
    'Polyester without knockdown by the mean load: mean and minimum tension do not enter the damage.',
    'Damage adds up linearly, whatever the order of the ranges; the cycles are totals over the design life.',
    'A year has 365.25 days.',
  ],
  validity: [
    'Tension ranges of 450 to 3600 kN, 10⁴ to 10⁶ cycles of each, breaking loads of 8000 to 25 000 kN; outside, the direct solver or a refusal.',
    'The tension ranges are divided by the characteristic strength, 0.95 of the breaking load without break tests; on the breaking load itself the damage would be half as large.',
  ],
  notChecked: [
    'Creep rupture and minimum tension, which govern most ropes: they need the whole workflow of the fibre ropes',
    'Nylon, HMPE and aramid, curves of your own, and knockdown by the mean load',
    'Strength of the rope, its terminations, abrasion and heat',
  ],
}
