/** What liquefaction-triggering answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const DEMAND = 'physics/soil/liquefaction-demand.ts'

const RESISTANCE = 'physics/soil/liquefaction-resistance.ts'

const AFTER = 'physics/soil/liquefaction-consequences.ts'

export const about: About = {
  title: 'Liquefaction triggering (simplified procedure, SPT and CPT)',
  question: 'Which soil layers liquefy in the design earthquake?',
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
      title: 'Resistance data',
      text: 'Clean-sand blow counts override normalised and field blow counts. Clean-sand cone resistance overrides field cone resistance. Blow counts and cone resistance are never combined. Without resistance data only the cyclic stress ratio is reported.',
      module: 'modelrepo/geotechnical/liquefaction-triggering/calculate-normalised.ts',
    },
    {
      title: 'Cyclic stress ratio',
      text: 'The cyclic stress ratio is the product of 0.65, the peak acceleration in g, the ratio of total to effective vertical stress and the stress reduction coefficient. This coefficient, of Youd et al. or Boulanger and Idriss, decreases with depth.',
      module: DEMAND,
    },
    {
      title: 'Field blow counts',
      text: 'Field blow counts are corrected for hammer, borehole, rods and sampler to 60 % energy, then normalised to 100 kPa. In Youd et al. the overburden correction is the square root of 100 kPa divided by the effective vertical stress. In Boulanger and Idriss its exponent is iterated from the clean-sand blow count. The correction is at most 1.7.',
      module: RESISTANCE,
    },
    {
      title: 'Field cone resistance',
      text: 'The soil behaviour type index uses a stress exponent of 1, 0.5 or 0.75. Fines content is estimated from the index unless provided. The overburden exponent is iterated from the clean-sand value. Soil with an index above the maximum is treated as clay.',
      module: RESISTANCE,
    },
    {
      title: 'Fines correction',
      text: 'In Youd et al. the clean-sand blow count is α + βN, with N the normalised blow count. In Boulanger and Idriss an increment of blow count or cone resistance is added for the fines content.',
      module: RESISTANCE,
    },
    {
      title: 'Cyclic resistance ratio',
      text: 'The resistance ratio is for magnitude 7.5, 100 kPa and level ground. In Youd et al. sand with 30 or more blows does not liquefy and has no resistance ratio.',
      module: RESISTANCE,
    },
    {
      title: 'Magnitude and overburden factors',
      text: 'The magnitude scaling factor depends on magnitude and, in Boulanger and Idriss, on density. The overburden factor is calculated from the exponent f (Youd et al.) or a density-dependent coefficient (Boulanger and Idriss).',
      module: DEMAND,
    },
    {
      title: 'Factor of safety',
      text: 'The cyclic resistance ratio is divided by the cyclic stress ratio for each layer, and the result is reported up to 2. Layers above the water table have no factor of safety. A layer is reported as liquefiable if its factor of safety is below the required value.',
      module: DEMAND,
    },
    {
      title: 'Strains and settlement',
      text: 'The method of Idriss and Boulanger (2008), after Yoshimine et al. and Ishihara and Yoshimine, is used. Shear strain is calculated from the factor of safety, up to a limit that depends on density. Volumetric strain is calculated from shear strain and summed over the layers.',
      module: AFTER,
    },
    {
      title: 'Liquefaction indices',
      text: 'For the potential index, one minus the factor of safety is weighted by 10 − 0.5 z, with depth z in metres, to a depth of 20 m. It is integrated exactly in each layer. For the severity number, volumetric strain divided by depth is summed over the layer thicknesses and multiplied by 1,000.',
      module: AFTER,
    },
  ],
  assumptions: [
    'The site is level and in the free field; the slope factor is 1.',
    'Pore pressure is hydrostatic below the water table during the earthquake. Atmospheric pressure is 100 kPa.',
    'Each sample represents the ground to mid-depth between adjacent samples. The last sample represents half the spacing below it.',
    'Resistances are from the deterministic curves, which correspond to a probability of liquefaction of about one in six.',
    'Rod length equals sample depth if no rod length factor is entered.',
  ],
  validity: [
    'Stress reduction is valid to a depth of 23 m (Youd et al.) or 20 m (Boulanger and Idriss). If any layer is deeper, the check is not assessed.',
    'Valid for magnitudes 5.5 to 8.5, the range of the case histories. Outside this range the check is not assessed.',
    'The pore pressure from total and effective stress must match hydrostatic pressure within a tenth of the effective stress. Otherwise the check is not assessed.',
    'Valid for effective vertical stresses up to 2 MPa. Higher stresses are rejected because the overburden factor is undefined.',
    'Valid for young sand and non-plastic silt with soil behaviour type indices up to the maximum. Above this index no factor of safety is calculated and the check is not assessed.',
  ],
  notChecked: [
    'Cyclic softening of clay or plastic silt, which is screened by plasticity',
    'Robertson and Wride cone resistance method as adopted by Youd et al., and thin-layer effects',
    'Slopes, lateral spreading, residual strength and foundations on liquefied ground',
    'Probability of liquefaction, ageing and site response analysis in place of stress reduction',
  ],
}
