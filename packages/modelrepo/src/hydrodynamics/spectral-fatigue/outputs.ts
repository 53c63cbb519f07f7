/** The tables, charts and figures of a run, as the contract declares them. */
import { textColumn } from '@keelson/workflow'
import { stateColumns } from '../_shared/spectral-damage/tables.ts'

export const tables = {
  spectra: {
    title: 'Spectra',
    description: 'What each spectrum contributes, and its share of the damage by the chosen method.',
    columns: { spectrum: textColumn('Spectrum'), ...stateColumns },
  },
}

export const charts = {
  stress_psd: {
    title: 'Stress spectra',
    description: 'Those that do most damage, with the rate of up-crossings of the first.',
    needs: ['frequencies', 'stress_spectra'],
  },
  damage_by_state: { title: 'Damage of each spectrum', description: 'Which sea states use up the life.' },
  range_density: {
    title: 'Stress ranges and S-N curve',
    description: 'Rainflow ranges by Dirlik against Rayleigh, for the spectrum that does most damage.',
    apart: { y: 'A density, of which the answer has the damage.', 'y 2': 'Cycles at the ranges of the density.' },
  },
}
