/** What aqwa-diffraction-deck-prep answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/hydrodynamics/aqwa-diffraction-deck-prep'

export const about: About = {
  title: 'AQWA diffraction deck preparation',
  question: 'Is the mesh suitable for an AQWA-LINE diffraction analysis, and what is the input deck?',
  askedAs: [
    'Write an AQWA .dat deck for this barge from its mesh, mass and gyradii.',
    'Convert my GDF mesh and frequencies to AQWA-LINE cards.',
    'Does my AQWA mesh displace the mass that I give it, and is it closed?',
    'What is the QPPL card or COOR card for these nodes?',
    'Which panel size does AQWA need for 1.5 rad/s?',
    'Input file of ANSYS AQWA for a ship hull with its headings and wave frequencies',
  ],
  method: [
    {
      title: 'Mesh hydrostatics',
      text: 'Panel normals are oriented into the fluid, and the panels are mirrored in the symmetry planes. Volume, centre of buoyancy and waterplane area are calculated by the divergence theorem.',
      module: 'physics/mesh/hydrostatics.ts',
    },
    {
      title: 'Acceptance',
      text: 'The mesh is accepted if all its checks pass. Mass must agree within 2 %, the geometry must have no faults and no panels may cross the still water level. Panels must meet the required number per shortest wavelength.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/verdict.ts',
    },
    {
      title: 'Shortest wave',
      text: 'Linear dispersion is solved at the highest frequency. The maximum panel size is the wavelength divided by the panels per wavelength.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/waves.ts',
    },
    {
      title: 'Frequencies and directions',
      text: 'Frequencies are written as ω/2π in ascending order. Directions from −180 to 180 deg are in ascending order, and are mirrored if only one side is entered.',
      module: `${HERE}/calculate-directions.ts`,
    },
    {
      title: 'Cards',
      text: 'Numbers are right-justified in ten-column fields with a decimal point. Panels with three distinct nodes are written as TPPL cards. Panels below water are diffracting.',
      module: 'standards/ansys-aqwa-2024/cards.ts',
    },
    {
      title: 'Decks',
      text: 'The decks are job, coordinates, elements, mass, inertia, water and waves, followed by the empty decks, for stages 1 to 5.',
      module: 'standards/ansys-aqwa-2024/deck.ts',
    },
    {
      title: 'File read-back',
      text: 'The file is read back by column and every number is compared with the intended value.',
      module: 'standards/ansys-aqwa-2024/deck-reader.ts',
    },
  ],
  assumptions: [
    'The model is one rigid body in metres, z up from still water. File units are kg, m, s, degrees and Hz.',
    'Inertia is about the centre of gravity, without products of inertia.',
    'For infinite depth the file contains 1,000 m, or half of the longest wavelength if greater, so that all waves are in deep water.',
    'Numbers are written in ten-column fields with at least six digits. The read-back check uses the same precision.',
    'Panels at still water are omitted, and AQWA generates its own lid. Panels above water are not diffracting.',
  ],
  validity: [
    'Valid for a low-order GDF in metres with up to 120,000 panels. AQWA limits depend on version and licence and may be lower.',
    'The mass balance is valid for a closed mesh that ends at still water.',
    'Valid for symmetry about y = 0 (SYMX) and x = 0 (SYMY), with a mesh of half or a quarter of the body.',
    'The deck layout is based on public AQWA files of 2024. The file has not been run in AQWA.',
  ],
  notChecked: [
    'Diffraction solution, panel size convergence and irregular frequencies',
    'Multiple structures, Morison elements, external stiffness and damping, forward speed',
    'Static stability (GM) and moorings',
    'Overlapping panels and small gaps',
  ],
}
