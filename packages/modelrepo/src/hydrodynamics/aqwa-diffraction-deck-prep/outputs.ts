/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { waveColumns } from '../_shared/diffraction/outputs.ts'

export const tables = {
  decks: {
    title: 'Decks of the file',
    description: 'What stands in the file, deck by deck.',
    columns: { deck: wordedColumn('Deck'), cards: numberColumn('-', 'Cards'), first: textColumn('Begins with') },
  },
  wave_resolution: {
    title: 'Waves and panels',
    description: 'Every wave of the file, longest first, and how many panels of the mesh lie in its length.',
    columns: waveColumns,
  },
}

export const charts = {
  mesh_view: {
    title: 'Mesh view with normals',
    description: 'Panels of the mesh in isometric view, at most 1500 of them, with normals into the fluid.',
    apart: { x: 'A projection on paper.' },
  },
  wave_resolution: {
    title: 'Wavelength and panel size',
    description: 'The largest panel that each wave allows, and the mesh as it is.',
  },
}
