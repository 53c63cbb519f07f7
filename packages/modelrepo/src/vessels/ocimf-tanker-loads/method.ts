/** The method in the order of the calculation. */
import type { MethodStep } from '@keelson/workflow'

export const method: readonly MethodStep[] = [
  {
    title: 'Axes and signs',
    text: 'Origin midships; forward, to port, and the bow turning to port are positive. Wind and current by the direction from which they come: 0 from astern, 90 deg from starboard, 180 deg from ahead. A relative wind has 0 ahead and is taken from starboard.',
    module: 'standards/ocimf-1994/loads.ts',
  },
  {
    title: 'Wind by height',
    text: 'Speed at 10 m by the seventh root of the height of measurement.',
    module: 'standards/ocimf-1994/wind-profile.ts',
  },
  {
    title: 'Coefficient tables',
    text: "The form of OCIMF with the user's coefficients, linear between their directions: wind on frontal area, lateral area, and lateral area times length; current on length times draught, and length squared times draught. Above 180 deg 360 less the direction with the signs to port and of yaw reversed.",
    module: 'standards/ocimf-1994/loads.ts',
  },
  {
    title: 'Isherwood',
    text: 'Coefficients by regression on areas, length, breadth, perimeter, centroid and masts; tables every 10 deg, linear between.',
    module: 'standards/isherwood-1972/coefficients.ts',
  },
  {
    title: 'Blendermann',
    text: 'Coefficients by the resistance ahead and abeam of 17 ship types, the arm of the lateral force travelling with the angle; the heeling moment about the waterline.',
    module: 'standards/blendermann-1994/coefficients.ts',
  },
  {
    title: 'UFC 4-159-03, wind',
    text: 'Transverse coefficient by the heights of hull and superstructure, longitudinal by the side from which the wind comes, each with a shape function of the direction. Those along the ship were read in the edition; the transverse coefficient, its shape and the default coefficients are as recalled.',
    module: 'standards/ufc-4-159-03-2005/wind.ts',
  },
  {
    title: 'UFC 4-159-03, current',
    text: 'Transverse coefficient between deep and shallow water by draught over depth; along the hull form drag, friction by Reynolds number, and the locked propeller; moment by an arm that grows with the direction.',
    module: 'standards/ufc-4-159-03-2005/current.ts',
  },
  {
    title: 'Both together',
    text: 'Wind and current add as vectors, their moments about midships.',
    module: 'physics/ship-wind/totals.ts',
  },
]
