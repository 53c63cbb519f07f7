/** What a coiled-tubing circulation answers, by which methods, on what assumptions, and what it leaves out. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'Coiled-tubing hydraulics',
  question:
    'What pump pressure, bottom-hole pressure and ECD does this coiled-tubing circulation have, with the friction on the reel, and does it clean out the hole?',
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
      text: 'With its width, layer by layer from the core: as many whole wraps as fit between the flanges, each layer with its own coil diameter and friction, the last as far as the pipe goes. Without it one coil of the mean diameter.',
      module: 'modelrepo/wells/ct-hydraulics/calculate-reel.ts',
    },
    {
      title: 'Straight pipe',
      text: 'Laminar to a Reynolds number of 2100, Colebrook from 4000, a straight line between; of a power law the generalised Reynolds number, its own limits, and an explicit turbulent friction of smooth pipe.',
      module: 'physics/rheology/straight-flow.ts',
    },
    {
      title: 'Coil, Newtonian',
      text: 'Laminar to the critical Reynolds number of the coil, by White over the Dean number; above it by Srinivasan et al., and what roughness adds to a straight pipe it adds to the coil. Never below the straight pipe.',
      module: 'physics/rheology/coil-flow.ts',
    },
    {
      title: 'Coil, power law',
      text: 'The same limit on the generalised Reynolds number, White below it and McCann and Islas above; no roughness.',
      module: 'physics/rheology/coil.ts',
    },
    {
      title: 'Friction reducer',
      text: 'Takes its share off the loss in tubing and reel where they are not laminar, and off nothing else. What would bring the friction below the asymptote of Virk is warned of.',
      module: 'physics/rheology/drag-reduction.ts',
    },
    {
      title: 'Annulus',
      text: 'As a straight pipe of its hydraulic diameter, times the share of an eccentric annulus by Haciislamoglu and Cartalos.',
      module: 'physics/rheology/eccentric.ts',
    },
    {
      title: 'Pressures',
      text: 'Pump pressure is the sum of wellhead pressure, losses, and the weight of the annulus over that of the tubing; the bottom-hole pressure that of the wellhead, the column of the annulus and its loss, and the equivalent circulating density all of that.',
      module: 'physics/drilling-hydraulics/coiled-tubing.ts',
    },
  ],
  assumptions: [
    'Forward circulation of one liquid a side, incompressible and of one temperature; steady rate.',
    'The annulus is as long as the tubing in the hole, and as wide throughout.',
    'Helical buckling lengthens nothing, and the gooseneck loses nothing of its own.',
    'Pressures along the well take vertical depth in proportion to measured depth.',
    'A least velocity of the cleanout is that for the inclination of the hole: beyond 30 degrees about twice that of a vertical one.',
  ],
  validity: [
    'Valid for an inside diameter of 0.005 to 0.08 coil diameters. Outside, the pump does not pass.',
    'A friction reduction beyond the asymptote of Virk is not possible: the pump does not pass.',
    'Correlations of coils differ by some 8 % in turbulent flow: Srinivasan et al. lie 5 to 6 % above Mori and Nakayama and Schmidt.',
    'Laminar and turbulent friction of a coil do not meet at its critical Reynolds number: near it a warning.',
    'A laminar annulus loses up to a third less by its hydraulic diameter than as a slot. Where that changes the verdict on the pump or the fracture pressure, the check does not pass.',
    'Eccentric annuli: valid for a diameter ratio of 0.3 to 0.9, an index of 0.4 to 1 and an eccentricity up to 0.95. Outside, no check of a pressure passes.',
    'Papers of coils by public descriptions: compare coefficients with the print.',
  ],
  notChecked: [
    'Strength of the tubing at the reel and in the hole: burst, collapse, triaxial limits, fatigue',
    'Buckling, lock-up and the force at the end of the tubing',
    'Nitrogen and foam, reverse circulation, transport of solids beyond a least velocity',
    'Bingham plastics and yield power laws: see drilling hydraulics',
    'Viscosity under pressure and temperature',
  ],
}
