/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const HERE = 'modelrepo/wells/ct-hydraulics'
const MUDS = 'physics/rheology'

export const method: readonly MethodStep[] = [
  {
    title: 'Reel',
    text: 'With its width, layer by layer from the core: as many whole wraps as fit between the flanges, each layer with its own coil diameter and friction, the last as far as the pipe goes. Without it one coil of the mean diameter.',
    module: `${HERE}/calculate-reel.ts`,
  },
  {
    title: 'Straight pipe',
    text: 'Laminar to a Reynolds number of 2100, Colebrook from 4000, a straight line between; of a power law the generalised Reynolds number, its own limits, and an explicit turbulent friction of smooth pipe.',
    module: `${MUDS}/straight-flow.ts`,
  },
  {
    title: 'Coil, Newtonian',
    text: 'Laminar to the critical Reynolds number of the coil, by White over the Dean number; above it by Srinivasan et al., and what roughness adds to a straight pipe it adds to the coil. Never below the straight pipe.',
    module: `${MUDS}/coil-flow.ts`,
  },
  {
    title: 'Coil, power law',
    text: 'The same limit on the generalised Reynolds number, White below it and McCann and Islas above; no roughness.',
    module: `${MUDS}/coil.ts`,
  },
  {
    title: 'Friction reducer',
    text: 'Takes its share off the loss in tubing and reel where they are not laminar, and off nothing else. What would bring the friction below the asymptote of Virk is warned of.',
    module: `${MUDS}/drag-reduction.ts`,
  },
  {
    title: 'Annulus',
    text: 'As a straight pipe of its hydraulic diameter, times the share of an eccentric annulus by Haciislamoglu and Cartalos.',
    module: `${MUDS}/eccentric.ts`,
  },
  {
    title: 'Pressures',
    text: 'Pump pressure is the sum of wellhead pressure, losses, and the weight of the annulus over that of the tubing; the bottom-hole pressure that of the wellhead, the column of the annulus and its loss, and the equivalent circulating density all of that.',
    module: 'physics/drilling-hydraulics/coiled-tubing.ts',
  },
]
