/** What orcawave-input-prep answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'OrcaWave input preparation',
  question: 'What data file and mesh does OrcaWave need for this floating body, and is the mesh fit for the waves?',
  askedAs: [
    'Write me the OrcaWave yml and GDF for this barge from its mass, gyradii and frequencies.',
    'Is my diffraction mesh fine enough for the shortest wave, and is it closed and symmetric?',
    'Does the displaced mass of the panel mesh agree with the vessel mass?',
    'How do I set up a full QTF run with a lid against irregular frequencies?',
    'What panel size do I need for a wave period of 5 seconds?',
    'Prepare an OrcaWave model of a ship or semi: hull mesh, headings and wave periods',
  ],
  method: [
    {
      title: 'Mesh hydrostatics',
      text: 'Panels turned outward, mirrored over the symmetry planes; volume, centre of buoyancy and waterplane by the divergence theorem.',
      module: 'physics/mesh/hydrostatics.ts',
    },
    {
      title: 'GDF',
      text: 'Read in free format with every fault named; written with vertices anticlockwise seen from the fluid.',
      module: 'physics/mesh/gdf.ts',
    },
    {
      title: 'Mesh checks',
      text: 'Closed but at z = 0, volumes from three directions within 1 %, nothing above z = 0, aspect ratio up to 25, panels for the shortest wave, interior lid.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/verdict.ts',
    },
    {
      title: 'Acceptance',
      text: 'The mesh is accepted if every check of it passes: mass within 2 %, no fault of the geometry, and panels fine enough for the shortest wave.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/verdict.ts',
    },
    {
      title: 'Shortest wave',
      text: 'Linear dispersion at the highest frequency; largest panel is wavelength over panels per wavelength.',
      module: 'physics/waves/dispersion.ts',
    },
    {
      title: 'Units',
      text: 'te, m, kN, te/m³, te·m², s and degrees in the file.',
      module: 'modelrepo/hydrodynamics/orcawave-input-prep/files-deck.ts',
    },
    {
      title: 'Waves',
      text: 'Frequencies to periods 2π/ω, ascending; WavesReferredToBy: period (s).',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/waves.ts',
    },
    {
      title: 'Keys and their order',
      text: 'Units and solve type first, then what they activate; QTF keys for a QTF solve only; joined keys for matrices.',
      module: 'modelrepo/hydrodynamics/orcawave-input-prep/files-deck.ts',
    },
    {
      title: 'YAML',
      text: 'YAML 1.1 with Yes and No, header # Type: Diffraction, read back and compared with what was meant.',
      module: 'modelrepo/_shared/orcina-deck/deck.ts',
    },
  ],
  assumptions: [
    'One rigid body in metres, z up from still water; body origin at the free surface under the mesh origin.',
    'Inertia about the centre of gravity without products of inertia; no external stiffness or damping.',
    'First-order loads by both methods with Haskind preferred, mean drift by pressure integration: no control surface is written.',
    'Exponents in the file have a point and a sign (1.0e-7), which OrcaWave and every YAML reader take for a number.',
    'Lid panels that stand in the mesh at z = 0 are used as they are; OrcaWave is then not asked to add others.',
  ],
  validity: [
    'Low-order GDF in metres, up to 120000 panels.',
    'Still water at z = 0: a mesh that reaches above it is warned of, not cut, and its mass balance is not assessed.',
    'OrcaWave 11 data names; the file was not run in OrcaWave.',
  ],
  notChecked: [
    'The diffraction solution itself, its convergence with panel size, and irregular frequencies',
    'Several bodies, control surfaces, Morison elements and field points',
    'Free surface zone and frequency range of a full QTF calculation',
    'Static stability (GM), moorings and other external stiffness or damping',
    'Overlapping panels and small gaps: OrcaWave validates the panel arrangement',
  ],
}
