/** The tables, charts and figures of a run, as the contract declares them. */
import { waveColumns } from '../_shared/diffraction/outputs.ts'

export const tables = {
  wave_resolution: {
    title: 'Waves and panels',
    description: 'Waves in the file, shortest first, with the number of mesh panels per wavelength.',
    columns: waveColumns,
  },
}

export const charts = {
  mesh_view: {
    title: 'Mesh view with normals',
    description: 'Isometric view of up to 1,500 file panels with normals into the fluid.',
    apart: { x: 'Plotted projection only.' },
  },
  wave_resolution: {
    title: 'Wavelength and panel size',
    description: 'Maximum allowable panel size for each wave, with the actual mesh.',
  },
}
