/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { stateColumns } from '../_shared/spectral-damage/tables.ts'
import { COSINE } from './inputs.ts'

const density = (unit: string) => ({ unit, noKind: 'a density of a spectrum spans ten decades and more' })

export const tables = {
  sea_states: {
    title: 'Sea states',
    description: 'What each contributes, and its share of the damage by the chosen method.',
    columns: {
      sea_state: textColumn('Sea state'),
      significant_wave_height: numberColumn('significant_wave_height', 'Wave height', { symbol: 'H_s' }),
      peak_period: numberColumn('wave_period', 'Peak period', { symbol: 'T_p' }),
      ...stateColumns,
    },
  },
  directions: {
    title: 'Directions',
    description: 'How each counts: its share by the cosine, its weight, and its share of the variance and the damage.',
    onlyWhen: { spreading: [COSINE] },
    columns: {
      offset: numberColumn('heading', 'Off the mean', { symbol: 'theta' }),
      share: numberColumn('-', 'Share by the cosine', { symbol: 'c' }),
      weight: numberColumn('-', 'Weight', { symbol: 'w_j' }),
      multiple: numberColumn('-', 'Multiple of the function', { symbol: 'r' }),
      damage_share: numberColumn('fraction', 'Share of the damage', { symbol: 'v_j' }),
    },
  },
  response: {
    title: 'Response to the sea state of most damage',
    description: 'On every point of the grid: the waves and the stress before its concentration factor.',
    columns: {
      frequency: numberColumn('cyclic_frequency', 'Frequency', { symbol: 'f' }),
      encounter_frequency: numberColumn('cyclic_frequency', 'Frequency of encounter', { symbol: 'f_e' }),
      waves: numberColumn(density('m2*s/rad'), 'Density of the waves', { symbol: 'S_eta' }),
      stress: numberColumn(density('MPa2/Hz'), 'Density of the stress', { symbol: 'S_s' }),
    },
  },
}

export const charts = {
  rao_and_waves: {
    title: 'Transfer function and sea states',
    description: 'Where the waves of the sea states of most damage meet the transfer function.',
    apart: { 'y 2': 'A spectrum, of which the answer has height and period.' },
  },
  response_psd: {
    title: 'Response',
    description: 'Density of the stress in the sea states of most damage, with the rate of up-crossings in the first.',
  },
  damage_scatter: {
    title: 'Damage over the scatter diagram',
    description: 'Each sea state where it lies, as large as its share of the damage.',
  },
  damage_by_state: { title: 'Damage of each sea state', description: 'Which sea states use up the life.' },
  damage_by_direction: {
    title: 'Damage by direction',
    description: 'Share of each direction off the mean in the damage, beside its weight.',
    onlyWhen: { spreading: [COSINE] },
  },
  range_density: {
    title: 'Stress ranges and S-N curve',
    description: 'Rainflow ranges by Dirlik against Rayleigh, in the sea state of most damage.',
    apart: { y: 'A density, of which the answer has the damage.', 'y 2': 'Cycles at the ranges of the density.' },
  },
}

export const figures = {
  plan: {
    title: 'Waves and way',
    description:
      'The structure in plan as a hull, bow to the right: its waves from the mean direction and from those off it, longer where they weigh more. Its size is not known here.',
  },
}
