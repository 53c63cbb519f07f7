/** The steps of the axial capacity, each with the module that holds its equations. */
import type { MethodStep } from '@keelson/workflow'

const GEO = 'standards/api-rp-2geo-2011'
const HERE = 'modelrepo/geotechnical/_shared/pile'

export const capacityMethod: readonly MethodStep[] = [
  {
    title: 'Ground',
    text: 'Layers from the seabed down. The effective stress is the sum of the effective unit weights; the strength of clay is linear in a layer.',
    module: 'physics/soil/profile.ts',
  },
  {
    title: 'Shaft in clay',
    text: 'f = alpha s_u, with alpha by the strength ratio psi = s_u/p_0: 0.5 psi^-0.5 up to 1, 0.5 psi^-0.25 beyond, at most 1. At the seabed f is nothing.',
    module: `${GEO}/clay.ts`,
  },
  {
    title: 'Shaft and tip in sand',
    text: 'f = beta p_0 and q = N_q p_0, each up to its limit, by the row of table 1. Looser sand and silt have no row and are refused.',
    module: `${GEO}/sand.ts`,
  },
  {
    title: 'Friction of a layer',
    text: 'The unit friction integrated from top to base by Gauss quadrature of 256 points, of 160 in the curve with depth, with alpha at each of them.',
    module: `${GEO}/clay.ts`,
  },
  {
    title: 'Tip',
    text: 'Clay bears 9 s_u at the tip. An open pile is plugged where the whole tip bears less than the wall and the inner friction, which is that of the outer shaft; the smaller of the two counts.',
    module: `${GEO}/axial.ts`,
  },
  {
    title: 'One clay',
    text: 'One strength and one stress for the whole length, and the gross area of the tip: a plugged or closed pile.',
    module: `${HERE}/uniform.ts`,
  },
  {
    title: 'Load',
    text: 'The capacity in the sense of the load, over the factor of safety. In tension the outer friction, with the weight of the pile in water where that is asked for.',
    module: `${HERE}/runs.ts`,
  },
  {
    title: 'Required penetration',
    text: 'The first of many depths in each layer at which a pile that ends there carries the load by its factor of safety, then halving. A warning where a deeper tip holds less again.',
    module: `${HERE}/penetration.ts`,
  },
]
