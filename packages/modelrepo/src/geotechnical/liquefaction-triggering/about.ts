/** What liquefaction-triggering answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const DEMAND = 'physics/soil/liquefaction-demand.ts'

const RESISTANCE = 'physics/soil/liquefaction-resistance.ts'

const AFTER = 'physics/soil/liquefaction-consequences.ts'

export const about: About = {
  title: 'Liquefaction triggering (simplified procedure, SPT and CPT)',
  question: 'Does this ground liquefy in this earthquake, at which depths, and how much does it then settle?',
  askedAs: [
    'Will the seabed sand liquefy under 0.25 g?',
    'What FS against liquefaction do these SPT N-values give at M 7?',
    'LPI and LSN of this CPT profile?',
    'How much does the ground settle after the earthquake?',
    'CSR and CRR by Boulanger and Idriss 2014 for my boring?',
    'Does loose sand turn to fluid under the cyclic shaking of an earthquake?',
  ],
  method: [
    {
      title: 'Which resistance',
      text: 'Blow counts of clean sand before normalised ones before field ones, or clean-sand cone resistance before that of the field; the two kinds never together. Without any only the demand is answered.',
      module: 'modelrepo/geotechnical/liquefaction-triggering/calculate-normalised.ts',
    },
    {
      title: 'Cyclic stress ratio',
      text: '0.65 of the peak acceleration on the column above, over the effective stress, reduced with depth by Youd et al. or by Boulanger and Idriss.',
      module: DEMAND,
    },
    {
      title: 'Field blow counts',
      text: 'To 60 % energy by hammer, borehole, rods and sampler, then to 100 kPa: by the root of the stress ratio, or by an exponent that rests on the clean-sand count itself, iterated. At most 1.7 times.',
      module: RESISTANCE,
    },
    {
      title: 'Field cone resistance',
      text: 'Soil behaviour type index with a stress exponent of 1, 0.5 or 0.75; fines content from it unless given; normalised by the exponent that rests on the clean-sand value, iterated. Above the largest index soil behaves as clay.',
      module: RESISTANCE,
    },
    {
      title: 'Fines',
      text: 'Youd et al.: alpha + beta N. Boulanger and Idriss: what the fines add to blow count or cone resistance.',
      module: RESISTANCE,
    },
    {
      title: 'Cyclic resistance ratio',
      text: 'At magnitude 7.5, 100 kPa and level ground. Youd et al.: none from 30 blows on, where sand does not liquefy.',
      module: RESISTANCE,
    },
    {
      title: 'Magnitude and overburden',
      text: 'Scaling factor by the magnitude, at Boulanger and Idriss by the density too; overburden factor with the exponent f, or with a coefficient by the density.',
      module: DEMAND,
    },
    {
      title: 'Factor of safety',
      text: 'Resistance over stress, layer by layer, reported to 2; none above the water table. A layer liquefies if it is below the required one.',
      module: DEMAND,
    },
    {
      title: 'Strains and settlement',
      text: 'Idriss and Boulanger (2008), after Yoshimine et al. and Ishihara and Yoshimine: the shear strain by the factor of safety, up to a limit by the density; the volume strain by it; summed over the layers.',
      module: AFTER,
    },
    {
      title: 'Indices',
      text: 'Potential index: one less the factor of safety, weighted by 10 - 0.5 z down to 20 m, each layer exactly. Severity number: volume strain over depth.',
      module: AFTER,
    },
  ],
  assumptions: [
    'Level, free ground: the factor for a slope is 1.',
    'The pore pressure is that of still water below the table of the earthquake; atmospheric pressure is 100 kPa.',
    'A sample stands for the ground to the middle between it and the next; the last one for half the spacing below it.',
    'The resistances are those of the deterministic curves, about one in six of which would be exceeded by the ground.',
    'Rods are as long as the sample is deep where no factor is given.',
  ],
  validity: [
    'Stress reduction to 23 m by Youd et al., to 20 m by Boulanger and Idriss; deeper layers leave the check open.',
    'Magnitudes of the case histories, 5.5 to 8.5; outside them the check is open.',
    'Total and effective stress within a tenth of the effective one of still water; otherwise the check is open.',
    'Effective vertical stresses up to 2 MPa, where the overburden factor loses its meaning.',
    'Young sand and non-plastic silt. Soil type indices up to the largest one; above it no factor of safety, and the check is open.',
  ],
  notChecked: [
    'Whether clay or silt softens under cycles: screening by plasticity is to be done before',
    'Cone resistance by Robertson and Wride within Youd et al.; thin layers between others',
    'Slopes, lateral spreading, residual strength and foundations on liquefied ground',
    'Probability of liquefaction, ageing, and site response in place of the stress reduction',
  ],
}
