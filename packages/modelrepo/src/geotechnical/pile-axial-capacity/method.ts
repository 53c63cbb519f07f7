/** The steps of the method, each with the module that holds its equations. */
import type { MethodStep } from '@keelson/workflow'
import { capacityMethod } from '../_shared/pile/method.ts'

const GEO = 'standards/api-rp-2geo-2011'

export const method: readonly MethodStep[] = [
  ...capacityMethod,
  {
    title: 'Elastic settlement',
    text: 'A pile on linear springs along its shaft and under its tip: stiffness of the head in closed form.',
    module: 'physics/pile/closed-forms.ts',
  },
  {
    title: 'Load transfer curves',
    text: 'Shares of the shaft and tip resistance over displacement by diameter; clay softens to its residual adhesion at 0.02 diameters, sand does not.',
    module: `${GEO}/load-transfer.ts`,
  },
  {
    title: 'Settlement by load transfer',
    text: 'The pile is marched from the tip up in 1000 elements, for 240 displacements of the tip; the smallest one that brings up the load is found by halving. A load above the largest of them fails.',
    module: 'physics/pile/axial-springs.ts',
  },
  {
    title: 'p-y curve of clay',
    text: 'Matlock: ultimate resistance of a wedge or of flow around the pile, a cubic root of the deflection up to eight reference deflections. Cyclic: 0.72 of it beyond three, falling near the seabed.',
    module: `${GEO}/py-clay.ts`,
  },
  {
    title: 'p-y curve of sand',
    text: 'Wedge or flow by factors of the friction angle, a hyperbolic tangent of the deflection, and the factor A of the loading.',
    module: `${GEO}/py-sand.ts`,
  },
  {
    title: 'Uniform subgrade',
    text: 'A long pile under a shear at a free head: deflection and moment in closed form. A warning where the length by beta is below 4.',
    module: 'physics/pile/closed-forms.ts',
  },
  {
    title: 'Pile on p-y curves',
    text: '800 cubic beam elements with a spring at each node, solved again with secant stiffness until nothing moves by a ten-millionth of the diameter. The unit weight at a depth is the mean above it; no equivalent depth for layers.',
    module: 'physics/pile/lateral-springs.ts',
  },
]
