/** What aqwa-diffraction-deck-prep answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const HERE = 'modelrepo/hydrodynamics/aqwa-diffraction-deck-prep'

export const about: About = {
  title: 'AQWA diffraction deck preparation',
  question: 'What data file does AQWA-LINE need for this floating body, and is its mesh fit for the waves?',
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
      text: 'Panels turned outward, mirrored over the symmetry planes; volume, centre of buoyancy and waterplane by the divergence theorem.',
      module: 'physics/mesh/hydrostatics.ts',
    },
    {
      title: 'Acceptance',
      text: 'The mesh is accepted if every check of it passes: mass within 2 %, no fault of the geometry, no panel across still water, and panels fine enough for the shortest wave.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/verdict.ts',
    },
    {
      title: 'Shortest wave',
      text: 'Linear dispersion at the highest frequency; largest panel is wavelength over panels per wavelength.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/waves.ts',
    },
    {
      title: 'Frequencies and directions',
      text: 'Frequencies ω/2π ascending; directions from -180 to 180 deg ascending, mirrored where one side only is given.',
      module: `${HERE}/calculate-directions.ts`,
    },
    {
      title: 'Cards',
      text: 'Numbers to the right of fields of ten columns, with their decimal point; panels of three distinct nodes are TPPL cards, those below water diffract.',
      module: 'standards/ansys-aqwa-2024/cards.ts',
    },
    {
      title: 'Decks',
      text: 'Job, coordinates, elements, mass, inertia, water, waves, and the empty decks behind them, stages 1 to 5.',
      module: 'standards/ansys-aqwa-2024/deck.ts',
    },
    {
      title: 'File read back',
      text: 'Read by its columns and compared with what was meant, number by number.',
      module: 'standards/ansys-aqwa-2024/deck-reader.ts',
    },
  ],
  assumptions: [
    'One rigid body in metres, z up from still water; kg, m, s, degrees and Hz in the file.',
    'Inertia about the centre of gravity without products of inertia.',
    'For infinite depth the file has 1000 m, or half of the longest wave where that is more: no wave of the file feels it.',
    'Numbers stand in fields of ten columns: six digits at the least, which the file read back is held to.',
    'Panels of the mesh in still water are left out, and AQWA makes its own lid; panels above water do not diffract.',
  ],
  validity: [
    'Low-order GDF in metres, up to 120 000 panels; AQWA takes fewer by version and licence.',
    'The mass balance is assessed of a closed mesh that ends at still water.',
    'SYMX declares the plane y = 0 and SYMY the plane x = 0 of a mesh that holds half or a quarter of the body.',
    'Deck layout of public files of 2024; the file was not run in AQWA.',
  ],
  notChecked: [
    'The diffraction solution itself, its convergence with panel size, and irregular frequencies',
    'Several structures, Morison elements, external stiffness and damping, forward speed',
    'Static stability (GM) and moorings',
    'Overlapping panels and small gaps',
  ],
}
