/** Coiled-tubing hydraulics: what the workflow is, takes, gives and does not do. */
import { icota } from '@keelson/physics/drilling-hydraulics/sources.ts'
import { mcCannIslas, srinivasan, white1929, zhouShah } from '@keelson/physics/rheology/coil.ts'
import { virk } from '@keelson/physics/rheology/drag-reduction.ts'
import { bourgoyne, haciislamogluCartalos, metznerReed } from '@keelson/physics/rheology/sources.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'ct-hydraulics',
  version: 1,
  status: 'stable',
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
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: srinivasan, section: 'critical Reynolds number and turbulent friction of coils' },
    { source: white1929, section: 'laminar friction of coils' },
    { source: mcCannIslas, section: 'turbulent power law in coiled tubing' },
    { source: zhouShah, section: 'rough coiled tubing' },
    { source: metznerReed, section: 'generalised Reynolds number' },
    { source: haciislamogluCartalos, section: 'eccentric annuli' },
    { source: virk, section: 'asymptote of drag reduction' },
    { source: bourgoyne, section: 'ch. 4: pressures of a circulation' },
    { source: icota, section: 'practice of cleanouts' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'pump_pressure',
    'bottomhole_pressure',
    'equivalent_circulating_density',
    'reel_pressure_loss',
    'tubing_pressure_loss',
    'annular_pressure_loss',
    'annular_velocity',
    'pressure_loss',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
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
  warnings,
  notChecked: [
    'Strength of the tubing at the reel and in the hole: burst, collapse, triaxial limits, fatigue',
    'Buckling, lock-up and the force at the end of the tubing',
    'Nitrogen and foam, reverse circulation, transport of solids beyond a least velocity',
    'Bingham plastics and yield power laws: see drilling hydraulics',
    'Viscosity under pressure and temperature',
  ],
})
