/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { waveColumns } from '../_shared/diffraction/outputs.ts'

export const tables = {
  decks: {
    title: 'File decks',
    description: 'Contents of each deck of the file.',
    columns: { deck: wordedColumn('Deck'), cards: numberColumn('-', 'Cards'), first: textColumn('First line') },
  },
  wave_resolution: {
    title: 'Waves and panels',
    description: 'Waves in the file, longest first, with the number of mesh panels per wavelength.',
    columns: waveColumns,
  },
}

export const charts = {
  mesh_view: {
    title: 'Mesh view with normals',
    description: 'Isometric view of up to 1,500 mesh panels with normals into the fluid.',
    apart: { x: 'Plotted projection only.' },
  },
  wave_resolution: {
    title: 'Wavelength and panel size',
    description: 'Maximum allowable panel size for each wave, with the actual mesh.',
  },
}
