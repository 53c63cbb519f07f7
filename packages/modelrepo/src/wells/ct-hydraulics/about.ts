/** What a coiled-tubing circulation answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Coiled tubing hydraulics',
  question:
    'Are the circulating pressures within their limits, and is the annular velocity sufficient for hole cleaning?',
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
      text: 'If the reel width is entered, layers are built up from the core with as many whole wraps as fit between the flanges. Each layer has its own coil diameter and friction factor; the last layer is partly filled. If no reel width is entered, the reel is treated as one coil of mean diameter.',
      module: 'modelrepo/wells/ct-hydraulics/calculate-reel.ts',
    },
    {
      title: 'Straight pipe',
      text: 'Flow is laminar up to a Reynolds number of 2,100 and follows the Colebrook equation from 4,000, with linear interpolation between. A power law fluid uses the generalised Reynolds number, its own flow regime limits and an explicit turbulent friction equation for smooth pipe.',
      module: 'physics/rheology/straight-flow.ts',
    },
    {
      title: 'Coil friction, Newtonian fluid',
      text: 'Up to the critical Reynolds number of the coil, the White equation (a function of the Dean number) is used. Above this number, the Srinivasan et al. equation is used, with the roughness increment of a straight pipe added. Coil friction is never less than the straight pipe value.',
      module: 'physics/rheology/coil-flow.ts',
    },
    {
      title: 'Coil friction, power law fluid',
      text: 'The same critical limit applies to the generalised Reynolds number. The White equation is used below that limit and the McCann and Islas equation above. Roughness is ignored.',
      module: 'physics/rheology/coil.ts',
    },
    {
      title: 'Friction reducer',
      text: 'The reduction is applied only to tubing and reel losses where flow is not laminar. A warning is issued if the reduced friction is below the Virk asymptote.',
      module: 'physics/rheology/drag-reduction.ts',
    },
    {
      title: 'Annulus',
      text: 'The annulus is treated as a straight pipe with the hydraulic diameter of the annulus. The Haciislamoglu and Cartalos factor for an eccentric annulus is applied.',
      module: 'physics/rheology/eccentric.ts',
    },
    {
      title: 'Pressures',
      text: 'Pump pressure is the wellhead pressure plus all pressure losses plus the annulus hydrostatic pressure minus the tubing hydrostatic pressure. Bottomhole pressure is the wellhead pressure plus the annulus hydrostatic pressure plus the annulus loss. The equivalent circulating density is calculated from the bottomhole pressure.',
      module: 'physics/drilling-hydraulics/coiled-tubing.ts',
    },
  ],
  assumptions: [
    'Forward circulation is steady, with one incompressible liquid in the tubing and one in the annulus, each at a uniform temperature.',
    'The annulus has the length of the tubing in the hole and a constant diameter.',
    'Helical buckling adds no length, and the gooseneck causes no pressure loss.',
    'Vertical depth along the well is proportional to measured depth.',
    'The entered minimum cleanout velocity is appropriate to the hole inclination. Above 30° inclination it is about twice the value for a vertical hole.',
  ],
  validity: [
    'Valid for an inside diameter of 0.005 to 0.08 times the coil diameter. Outside this range the pump pressure check is not reported as passed.',
    'A friction factor below the Virk asymptote is not possible. If the entered friction reduction gives a lower value, the pump pressure check is not reported as passed.',
    'Coil correlations differ by about 8 % in turbulent flow. Srinivasan et al. gives results 5 to 6 % higher than the Mori and Nakayama equation and the Schmidt equation.',
    'Laminar and turbulent coil friction factors do not agree at the critical Reynolds number. Near this number a warning is issued.',
    'For laminar annular flow, the hydraulic diameter gives up to one third less pressure loss than the slot model. If the slot model changes the pump or fracture pressure verdict, the check is not reported as passed.',
    'The eccentric annulus factor is valid for a diameter ratio of 0.3 to 0.9, a flow behaviour index of 0.4 to 1 and an eccentricity up to 0.95. Outside this range no pressure check is reported as passed.',
    'Coil friction equations are taken from published descriptions. Verify the coefficients against the original papers before issue.',
  ],
  notChecked: [
    'Tubing strength at the reel and in the hole: burst, collapse, triaxial limits, fatigue',
    'Buckling, lock-up and end force of the tubing',
    'Nitrogen and foam, reverse circulation, and solids transport other than by minimum velocity',
    'Bingham plastic and yield power law fluids (see drilling hydraulics)',
    'Viscosity changes with pressure and temperature',
  ],
}
