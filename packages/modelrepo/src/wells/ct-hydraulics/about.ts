/** What a coiled-tubing circulation answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Coiled tubing hydraulics',
  question: 'What are the pump pressure, bottomhole pressure and ECD, and does the annular velocity clean the hole?',
  askedAs: [
    'What pump pressure do I need for 60 gpm through 1 3/4 inch coiled tubing?',
    'How much friction pressure is lost on the coil reel, layer by layer?',
    'Bottomhole pressure and ECD during a coiled tubing cleanout?',
    'How does the circulating pressure change as the coil runs in the hole off the reel?',
    'Is the annular velocity around the CT enough to lift the sand, with friction reducer in the fluid?',
    'Coil cleanout: pump rate, frictional loss on the reel and the sand that it lifts',
  ],
  method: [
    {
      title: 'Reel',
      text: 'With the reel width, layers are built from the core with as many whole wraps as fit between the flanges. Each layer has its own coil diameter and friction; the last is partly filled. Without the width, one coil of mean diameter is used.',
      module: 'modelrepo/wells/ct-hydraulics/calculate-reel.ts',
    },
    {
      title: 'Straight pipe',
      text: 'Flow is laminar to a Reynolds number of 2100 and follows Colebrook from 4000, with a straight line between. A power law uses the generalised Reynolds number, its own limits and an explicit turbulent friction for smooth pipe.',
      module: 'physics/rheology/straight-flow.ts',
    },
    {
      title: 'Coil, Newtonian',
      text: 'Up to the critical Reynolds number of the coil, White over the Dean number is used. Above it Srinivasan et al. is used, with the roughness increment of a straight pipe added. Friction is never below the straight pipe value.',
      module: 'physics/rheology/coil-flow.ts',
    },
    {
      title: 'Coil, power law',
      text: 'The same limit applies to the generalised Reynolds number, with White below and McCann and Islas above. Roughness is ignored.',
      module: 'physics/rheology/coil.ts',
    },
    {
      title: 'Friction reducer',
      text: 'The reduction is applied to the tubing and reel losses where flow is not laminar, and to nothing else. A warning is issued if it brings the friction below the Virk asymptote.',
      module: 'physics/rheology/drag-reduction.ts',
    },
    {
      title: 'Annulus',
      text: 'The annulus is treated as a straight pipe of its hydraulic diameter. The Haciislamoglu and Cartalos factor for an eccentric annulus is applied.',
      module: 'physics/rheology/eccentric.ts',
    },
    {
      title: 'Pressures',
      text: 'Pump pressure is wellhead pressure plus losses plus the excess of annulus over tubing hydrostatic pressure. Bottomhole pressure is wellhead pressure plus annulus column plus annulus loss. The equivalent circulating density is based on this total.',
      module: 'physics/drilling-hydraulics/coiled-tubing.ts',
    },
  ],
  assumptions: [
    'Circulation is forward and steady, with one incompressible liquid of one temperature on each side.',
    'The annulus is as long as the tubing in the hole and of constant diameter.',
    'Helical buckling adds no length, and the gooseneck adds no loss.',
    'Vertical depth along the well is proportional to measured depth.',
    'The minimum cleanout velocity entered is for the hole inclination. Above 30° it is about twice the vertical hole value.',
  ],
  validity: [
    'Valid for an inside diameter of 0.005 to 0.08 coil diameters. Outside this range the pump pressure check does not pass.',
    'A friction reduction beyond the Virk asymptote is not possible. The pump pressure check does not pass.',
    'Coil correlations differ by about 8 % in turbulent flow. Srinivasan et al. is 5 to 6 % above Mori and Nakayama and Schmidt.',
    'Laminar and turbulent coil friction do not meet at the critical Reynolds number. Near it a warning is issued.',
    'A laminar annulus loses up to a third less by its hydraulic diameter than as a slot. If this changes the pump or fracture pressure verdict, the check does not pass.',
    'Eccentric annuli are valid for a diameter ratio of 0.3 to 0.9, an index of 0.4 to 1 and an eccentricity up to 0.95. Outside this range no pressure check passes.',
    'Coil friction papers are taken from published descriptions. Verify the coefficients against the papers before issue.',
  ],
  notChecked: [
    'Tubing strength at the reel and in the hole: burst, collapse, triaxial limits, fatigue',
    'Buckling, lock-up and end force of the tubing',
    'Nitrogen and foam, reverse circulation, solids transport beyond a minimum velocity',
    'Bingham plastic and yield power law fluids (see drilling hydraulics)',
    'Viscosity changes with pressure and temperature',
  ],
}
