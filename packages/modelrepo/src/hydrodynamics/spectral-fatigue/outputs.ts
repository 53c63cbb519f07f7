/** The tables, charts and figures of a run, as the contract declares them. */
import { textColumn } from '@keelson/workflow'
import { stateColumns } from '../_shared/spectral-damage/tables.ts'

export const tables = {
  spectra: {
    title: 'Spectra',
    description: 'Contribution of each spectrum, with its fraction of the damage by the selected method.',
    columns: { spectrum: textColumn('Spectrum'), ...stateColumns },
  },
}

export const charts = {
  stress_psd: {
    title: 'Stress spectra',
    description: 'Governing stress spectra, with the up-crossing rate of the first.',
    needs: ['frequencies', 'stress_spectra'],
  },
  damage_by_state: { title: 'Damage by spectrum', description: 'Contribution of each spectrum to the damage.' },
  range_density: {
    title: 'Stress ranges and S-N curve',
    description: 'Dirlik rainflow ranges compared with Rayleigh ranges for the governing spectrum.',
    apart: {
      y: 'Probability density; the results give the damage.',
      'y 2': 'Cycles to failure at the stress ranges of the probability density.',
    },
  },
}
