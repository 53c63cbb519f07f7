/** The steps of the axial capacity, each with the module that holds its equations. */
import type { MethodStep } from '@keelson/workflow'

const GEO = 'standards/api-rp-2geo-2011'
const HERE = 'modelrepo/geotechnical/_shared/pile'

export const capacityMethod: readonly MethodStep[] = [
  {
    title: 'Soil profile',
    text: 'Layers are entered from the seabed down. The effective stress is integrated from the effective unit weights. Clay strength varies linearly within each layer.',
    module: 'physics/soil/profile.ts',
  },
  {
    title: 'Shaft friction in clay',
    text: 'Unit skin friction f is α s_u, with strength ratio ψ = s_u/p_0. The adhesion factor α is 0.5/√ψ up to ψ = 1 and 0.5 divided by ψ to the power 0.25 above, at most 1. Friction is zero at the seabed.',
    module: `${GEO}/clay.ts`,
  },
  {
    title: 'Shaft friction and end bearing in sand',
    text: 'Unit skin friction is f = β p_0 and unit end bearing is q = N_q p_0, each limited to the value in table 1. The effective vertical stress is p_0. Looser sand and silt are not tabulated and are rejected.',
    module: `${GEO}/sand.ts`,
  },
  {
    title: 'Layer friction',
    text: 'The unit friction is integrated over each layer by 256-point Gauss quadrature (160 points for the depth profile). The adhesion factor α is evaluated at each point.',
    module: `${GEO}/clay.ts`,
  },
  {
    title: 'Tip resistance',
    text: 'Unit end bearing in clay is 9 s_u. The pile is plugged if the gross end bearing is less than the annulus bearing plus inner friction. Inner and outer unit friction are assumed equal. The smaller tip resistance governs.',
    module: `${GEO}/axial.ts`,
  },
  {
    title: 'Uniform clay',
    text: 'One strength and one effective stress apply over the whole embedded length. End bearing acts on the gross area of a plugged or closed-ended tip.',
    module: `${HERE}/uniform.ts`,
  },
  {
    title: 'Applied load',
    text: 'The ultimate capacity in the load direction is divided by the factor of safety. Tension capacity is outer friction, plus the submerged pile weight if selected.',
    module: `${HERE}/runs.ts`,
  },
  {
    title: 'Required penetration',
    text: 'Trial tip depths in each layer are tested until the capacity reaches the load times the factor of safety. The depth is refined by bisection. A warning is issued if a deeper tip has less than the required capacity.',
    module: `${HERE}/penetration.ts`,
  },
]
