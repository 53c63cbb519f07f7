/** What synthetic-rope-atlas-query answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/mooring/synthetic-rope-atlas-query'

export const about: About = {
  title: 'Fibre rope tension fatigue atlas query',
  question: 'Is the fatigue life of the polyester rope adequate for these tension ranges?',
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
      text: 'Damage is calculated with synthetic-rope-mooring-fatigue version 1 for polyester, based on the breaking load. The grid covers tension range, cycles and breaking load.',
      module: `${HERE}/atlas.ts`,
    },
    {
      title: 'Query',
      text: 'Damage at each tension range is interpolated log-log, which is exact for a power law. The total is multiplied by the characteristic strength factor to the power −m, which is also exact.',
      module: `${HERE}/calculate.ts`,
    },
    {
      title: 'Atlas error',
      text: 'The error is the maximum relative error when each grid value is omitted in turn and interpolated from the others.',
      module: 'workflow/atlas.ts',
    },
    {
      title: 'Outside the atlas and near the limit',
      text: 'The atlas is not extrapolated. Outside the range of any axis, the direct solver is used or the query is rejected, as selected. The direct solver is also used if the result is within the atlas error of the limit.',
      module: `${HERE}/calculate.ts`,
    },
  ],
  assumptions: [
    'The rope is polyester without mean load knockdown. Mean and minimum tension do not affect the damage.',
    'Damage accumulates linearly and independently of the order of the ranges. Cycles are totals over the design life.',
    'A year has 365.25 days.',
  ],
  validity: [
    'Valid for tension ranges of 450 to 3,600 kN, 10⁴ to 10⁶ cycles each and breaking loads of 8,000 to 25,000 kN. Outside these ranges the direct solver is used or the query is rejected.',
    'Tension ranges are divided by the characteristic strength, which is 0.95 times the breaking load if there are no break tests. If the breaking load were used instead, the damage would be half as large.',
  ],
  notChecked: [
    'Creep rupture and minimum tension, which govern most ropes (see the fibre rope mooring fatigue workflow)',
    'Nylon, HMPE and aramid, user curves and mean load knockdown',
    'Rope strength, terminations, abrasion and heat',
  ],
}
