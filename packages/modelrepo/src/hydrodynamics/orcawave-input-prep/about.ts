/** What orcawave-input-prep answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

export const about: About = {
  title: 'OrcaWave input preparation',
  question: 'Is the mesh suitable for an OrcaWave diffraction analysis, and what are the input files?',
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
      text: 'Panel normals are oriented into the fluid, and the panels are mirrored in the symmetry planes. Volume, centre of buoyancy and waterplane area are calculated by the divergence theorem.',
      module: 'physics/mesh/hydrostatics.ts',
    },
    {
      title: 'GDF',
      text: 'The GDF is read in free format and every fault is reported. It is written with vertices anticlockwise when seen from the fluid.',
      module: 'physics/mesh/gdf.ts',
    },
    {
      title: 'Mesh checks',
      text: 'The mesh must be closed except at z = 0 and must not extend above it. Volumes from the three directions must agree within 1 %. Aspect ratio (up to 25), panel size and interior lid are also checked.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/verdict.ts',
    },
    {
      title: 'Acceptance',
      text: 'The mesh is accepted if all its checks pass. Mass must agree within 2 %, the geometry must have no faults and panels must meet the required number per shortest wavelength.',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/verdict.ts',
    },
    {
      title: 'Shortest wave',
      text: 'Linear dispersion is solved at the highest frequency. The maximum panel size is the wavelength divided by the panels per wavelength.',
      module: 'physics/waves/dispersion.ts',
    },
    {
      title: 'Units',
      text: 'File units are te, m, kN, te/m³, te·m², s and degrees.',
      module: 'modelrepo/hydrodynamics/orcawave-input-prep/files-deck.ts',
    },
    {
      title: 'Wave periods',
      text: 'Frequencies are converted to periods 2π/ω in ascending order, with WavesReferredToBy set to period (s).',
      module: 'modelrepo/hydrodynamics/_shared/diffraction/waves.ts',
    },
    {
      title: 'Keys and order',
      text: 'Units and solve type are written first, followed by the keys that they activate. QTF keys are written for a QTF solve only. Matrices are written row by row under comma-separated keys.',
      module: 'modelrepo/hydrodynamics/orcawave-input-prep/files-deck.ts',
    },
    {
      title: 'YAML',
      text: 'YAML 1.1 with Yes and No and header "# Type: Diffraction" is written. The file is read back and compared with the intended values.',
      module: 'modelrepo/_shared/orcina-deck/deck.ts',
    },
  ],
  assumptions: [
    'The model is one rigid body in metres, z up from still water. The body origin is at the free surface, in line with the mesh origin.',
    'Inertia is about the centre of gravity, without products of inertia. External stiffness and damping are zero.',
    'First-order loads use both methods with Haskind preferred. Mean drift uses pressure integration, without a control surface.',
    'Numbers in exponent notation have a decimal point and a signed exponent (1.0e-7), so that OrcaWave and all YAML readers interpret them as numbers.',
    'Lid panels in the mesh at z = 0 are used as entered, and OrcaWave does not add others.',
  ],
  validity: [
    'Valid for a low-order GDF in metres with up to 120,000 panels.',
    'Valid for still water at z = 0. A mesh above this level is not cut. A warning is issued and the mass balance is not assessed.',
    'Valid for OrcaWave 11 data names. The file has not been run in OrcaWave.',
  ],
  notChecked: [
    'Diffraction solution, panel size convergence and irregular frequencies',
    'Multiple bodies, control surfaces, Morison elements and field points',
    'Free surface zone and frequency range for a full QTF calculation',
    'Static stability (GM), moorings and other external stiffness or damping',
    'Overlapping panels and small gaps (OrcaWave validates the panel arrangement)',
  ],
}
