/** What orcaflex-6dbuoy-dnvrph103 answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'OrcaFlex 6D buoy of a subsea structure (DNV-RP-H103/N103)',
  question: 'Which buoy represents this structure in OrcaFlex, and do its slings stay tight during lowering?',
  askedAs: [
    'Write me the OrcaFlex 6D buoy of this manifold.',
    'Added mass in heave of a 6 by 5 by 3 m structure with 20 % perforation?',
    'Slamming force and hook load when this structure meets the water?',
    'Up to which Hs do the slings stay tight in the splash zone?',
    'Which drag areas and moments of inertia go into OrcaFlex?',
    'Cd, Ca and slam by DNV-RP-N103 for lowering a suction pile, template or manifold as a lumped buoy',
  ],
  method: [
    {
      title: 'Added mass of the plan',
      text: 'A rectangle by its coefficient, straight between the entries of the table and, beyond its last, straight in the inverse ratio; an upright cylinder as its disc.',
      module: 'physics/added-mass/plates.ts',
    },
    {
      title: 'Height and holes',
      text: 'Factors for the height of the structure and for the share of holes, up to 50 %.',
      module: 'standards/dnv-rp-h103-2011/added-mass.ts',
    },
    {
      title: 'Solids',
      text: 'Volume, areas and inertia of a box or a cylinder with its mass spread evenly; drag area moments as the integral of the third power of the distance.',
      module: 'physics/added-mass/solids.ts',
    },
    {
      title: 'Stages',
      text: 'Wave and forces at each depth; slamming, varying buoyancy and the hook load at the first, slack at the first and the last.',
      module: 'standards/dnv-rp-h103-2011/splash-zone.ts',
    },
    {
      title: 'Allowable sea',
      text: 'The smallest wave height up to 20 m at which slack at the surface reaches its limit.',
      module: 'modelrepo/installation/_shared/splash-zone/allowable.ts',
    },
    {
      title: 'Buoy',
      text: 'Hydrodynamic mass of the displaced water, and added mass as coefficients on it; surge and sway by rotated plates, rotation by turning plates.',
      module: 'standards/orcina-orcaflex-11/lumped-buoy.ts',
    },
    {
      title: 'File',
      text: 'Data that activate others first, te, m, kN and s; read back, and compared with what was asked for.',
      module: 'modelrepo/installation/orcaflex-6dbuoy-dnvrph103/files-deck.ts',
    },
  ],
  assumptions: [
    'The structure is rigid, small beside the wave and moves with the crane tip; maxima of a component fall together.',
    'Its mass is spread evenly over the outline; the centre of volume is its middle.',
    'Holes in plan reduce the added mass in heave only.',
    'Trapped water, where it counts, is what the outline holds beside the displaced volume.',
    'No outline: a box on a square of the projected area that holds the volume stands for it in the file and the figures.',
    'Slamming in the file acts on entry only; there is no linear damping.',
  ],
  validity: [
    'Share of holes up to 50 %; zero-crossing period from 8.9 times the root of wave height over gravity up to 13 s. Outside it slack is not assessed.',
    'Surge, sway and rotational added mass are approximate: rotational within 7 % for a square section.',
    'OrcaFlex 11 data names; the file was not run in OrcaFlex.',
    'Clauses of DNV-RP-H103, which DNV-RP-N103 repeats, follow public descriptions: compare them with the edition in force.',
  ],
  notChecked: [
    'Partly submerged stages, and structures of several parts',
    'Resonance of a long wire: see jumper-installation',
    'Capacity of crane, slings and lift points: see rigging and lifting-lug-design',
    'Landing on the seabed, suction, and current',
  ],
}
