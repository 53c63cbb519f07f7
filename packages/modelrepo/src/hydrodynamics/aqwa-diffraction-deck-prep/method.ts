/** The method in the order of the preparation. */
import type { MethodStep } from '@keelson/workflow'

const HERE = 'modelrepo/hydrodynamics/aqwa-diffraction-deck-prep'

export const method: readonly MethodStep[] = [
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
]
