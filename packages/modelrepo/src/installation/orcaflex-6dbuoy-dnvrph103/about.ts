/** What orcaflex-6dbuoy-dnvrph103 answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'OrcaFlex 6D buoy for a subsea structure (DNV-RP-H103/N103)',
  question: 'What OrcaFlex buoy represents this structure, and do its slings remain taut during lowering?',
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
      title: 'Plan added mass',
      text: 'The added mass coefficient of a rectangle is interpolated linearly in the table. Above the last table entry it is interpolated linearly in the inverse ratio. An upright cylinder is treated as a disc.',
      module: 'physics/added-mass/plates.ts',
    },
    {
      title: 'Height and perforation',
      text: 'Factors are applied for structure height and for perforation up to 50 %.',
      module: 'standards/dnv-rp-h103-2011/added-mass.ts',
    },
    {
      title: 'Solid properties',
      text: 'Volume, areas and inertia are calculated for a box or cylinder with uniform mass. Drag area moments are integrals of the cubed distance over the area.',
      module: 'physics/added-mass/solids.ts',
    },
    {
      title: 'Stages',
      text: 'Wave motion and forces are evaluated at each depth. Slamming, varying buoyancy and hook load apply at the first depth. Slack is checked at the first and last depths.',
      module: 'standards/dnv-rp-h103-2011/splash-zone.ts',
    },
    {
      title: 'Allowable sea state',
      text: 'The allowable significant wave height is the smallest, up to 20 m, at which the slack limit at the surface is reached.',
      module: 'modelrepo/installation/_shared/splash-zone/allowable.ts',
    },
    {
      title: 'Buoy',
      text: 'Hydrodynamic mass is the displaced water mass, and added mass is entered as coefficients of this mass. Surge and sway added mass are based on the plate perpendicular to each direction. Rotational added mass is based on a plate that rotates about its axis.',
      module: 'standards/orcina-orcaflex-11/lumped-buoy.ts',
    },
    {
      title: 'Data file',
      text: 'Data items that activate others are written first. The units are te, m, kN and s. The file is read back and compared with the calculated values.',
      module: 'modelrepo/installation/orcaflex-6dbuoy-dnvrph103/files-deck.ts',
    },
  ],
  assumptions: [
    'The structure is rigid, small compared with the wavelength and follows the crane tip. The maxima of all force components coincide.',
    'Mass is uniform over the outline. The centre of volume is at the geometric centre of the outline.',
    'Perforation in plan reduces heave added mass only.',
    'Trapped water, if included, is the outline volume less the displaced volume.',
    'If no outline is entered, a box of equal volume with a square projected area is used in the file and figures.',
    'Slamming in the file acts on water entry only. No linear damping is included.',
  ],
  validity: [
    'Valid for perforation up to 50 % and zero-crossing periods from 8.9 √(Hs/g) to 13 s. Outside these limits the slack checks are not assessed.',
    'Surge, sway and rotational added mass are approximate (within 7 % for rotation of a square section).',
    'Data names are for OrcaFlex 11. The file has not been run in OrcaFlex.',
    'DNV-RP-H103 clauses, repeated in DNV-RP-N103, are taken from published descriptions. Verify against the current edition.',
  ],
  notChecked: [
    'Partly submerged stages, and structures of several parts',
    'Resonance with a long wire (see the rigid jumper installation workflow)',
    'Crane, sling and lift point capacity (see the rigging and padeye design workflows)',
    'Seabed landing, suction and current',
  ],
}
