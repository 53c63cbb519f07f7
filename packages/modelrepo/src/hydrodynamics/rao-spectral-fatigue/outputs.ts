/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { stateColumns } from '../_shared/spectral-damage/tables.ts'
import { COSINE } from './inputs.ts'

const density = (unit: string) => ({ unit, noKind: 'spectral densities span more than ten decades' })

export const tables = {
  sea_states: {
    title: 'Sea states',
    description: 'Contribution of each sea state, with its fraction of the damage by the selected method.',
    columns: {
      sea_state: textColumn('Sea state'),
      significant_wave_height: numberColumn('significant_wave_height', 'Significant wave height', { symbol: 'H_s' }),
      peak_period: numberColumn('wave_period', 'Peak period', { symbol: 'T_p' }),
      ...stateColumns,
    },
  },
  directions: {
    title: 'Directions',
    description:
      'Cosine spreading fraction and weight of each direction, with its fraction of the stress variance and of the damage.',
    onlyWhen: { spreading: [COSINE] },
    columns: {
      offset: numberColumn('heading', 'Direction offset', { symbol: 'theta' }),
      share: numberColumn('-', 'Cosine spreading fraction', { symbol: 'c' }),
      weight: numberColumn('-', 'Weight', { symbol: 'w_j' }),
      multiple: numberColumn('-', 'Transfer function factor', { symbol: 'r' }),
      damage_share: numberColumn('fraction', 'Damage fraction', { symbol: 'v_j' }),
    },
  },
  response: {
    title: 'Governing sea state response',
    description: 'Wave and stress spectral density at each grid point, excluding the stress concentration factor.',
    columns: {
      frequency: numberColumn('cyclic_frequency', 'Frequency', { symbol: 'f' }),
      encounter_frequency: numberColumn('cyclic_frequency', 'Encounter frequency', { symbol: 'f_e' }),
      waves: numberColumn(density('m2*s/rad'), 'Wave spectral density', { symbol: 'S_eta' }),
      stress: numberColumn(density('MPa2/Hz'), 'Stress spectral density', { symbol: 'S_s' }),
    },
  },
}

export const charts = {
  rao_and_waves: {
    title: 'Transfer function and sea states',
    description: 'Transfer function with the wave spectra of the governing sea states.',
    apart: { 'y 2': 'Wave spectrum; the results give its height and period.' },
  },
  response_psd: {
    title: 'Stress response spectra',
    description: 'Stress spectral density in the governing sea states, with the up-crossing rate of the first.',
  },
  damage_scatter: {
    title: 'Damage scatter diagram',
    description: 'Sea states by height and period, with marker size proportional to damage fraction.',
  },
  damage_by_state: { title: 'Damage by sea state', description: 'Contribution of each sea state to the damage.' },
  damage_by_direction: {
    title: 'Damage by direction',
    description: 'Damage fraction of each direction offset, compared with its weight.',
    onlyWhen: { spreading: [COSINE] },
  },
  range_density: {
    title: 'Stress ranges and S-N curve',
    description: 'Dirlik rainflow ranges compared with Rayleigh ranges in the governing sea state.',
    apart: {
      y: 'Probability density; the results give the damage.',
      'y 2': 'Cycles to failure at the stress ranges of the probability density.',
    },
  },
}

export const figures = {
  plan: {
    title: 'Waves and heading',
    description:
      'Plan of the structure shown as a hull, bow to the right, with mean and offset wave directions. Arrow length shows weight. Vessel size is schematic.',
  },
}
