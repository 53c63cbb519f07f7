/** The steps of the method, each with the module that holds its equations. */
import type { MethodStep } from '@keelson/workflow'

const DEMAND = 'physics/soil/liquefaction-demand.ts'
const RESISTANCE = 'physics/soil/liquefaction-resistance.ts'
const AFTER = 'physics/soil/liquefaction-consequences.ts'

export const method: readonly MethodStep[] = [
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
]
