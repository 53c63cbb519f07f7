/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const RP = 'standards/api-rp-2rd-1998'
const STD = 'standards/api-std-2rd-2013'

export const method: readonly MethodStep[] = [
  {
    title: 'Stations',
    text: 'Every station is checked by itself. A load may be one number for all stations or one for each; results are lists where any of them is a list.',
    module: 'modelrepo/riser/api-rp-2rd-riser/calculate.ts',
  },
  {
    title: 'True wall tension',
    text: 'The effective tension, plus the internal pressure on the bore, less the external pressure on the outside area: the force that the steel carries.',
    module: 'physics/member-stress/thick-tube.ts',
  },
  {
    title: 'Primary membrane stresses',
    text: 'Radial stress as the mean of both pressures by their diameters, hoop stress of the minimum wall, axial stress of the true wall tension with bending at the middle of the nominal wall.',
    module: `${RP}/primary-stress.ts`,
  },
  {
    title: 'Von Mises stress',
    text: 'On both sides of bending; the larger counts.',
    module: `${RP}/primary-stress.ts`,
  },
  {
    title: 'Allowable stress',
    text: 'Two thirds of the yield strength at temperature, times the factor of the design case; or the design factor as given.',
    module: `${RP}/allowable.ts`,
  },
  {
    title: 'Collapse',
    text: 'Elastic and yield collapse pressure of the minimum wall, interacting as in API RP 1111; the net external pressure may reach a share of it. The 1998 edition has no burst equation of its own: internal pressure is held through the hoop stress.',
    module: `${RP}/collapse.ts`,
  },
  {
    title: 'Comparison: pressures alone',
    text: 'With a tensile strength, the burst and collapse pressure of API STD 2RD (2013), each with its own design factor, which is stricter than the limit of the methods.',
    module: `${STD}/burst.ts`,
  },
  {
    title: 'Comparison: Methods 1 and 2',
    text: 'Effective tension and moment over what the pressure leaves of the limit: a line to the yield moment by Method 1, a cosine to the plastic moment by Method 2. One of the two must hold, the second being the more lenient. It is information beside the verdict.',
    module: `${STD}/combined.ts`,
  },
]
