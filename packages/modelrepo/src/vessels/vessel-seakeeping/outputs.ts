/** The check, tables, charts and figure that the contract declares. */
import { numberColumn, textColumn } from '@keelson/workflow'

const density = (unit: string) => ({ unit, noKind: 'a spectral density over ten or more decades' })

export const tables = {
  sea_states: {
    title: 'Sea states',
    description: 'Significant single amplitudes, limiting wave height and governing criterion.',
    columns: {
      sea_state: textColumn('Sea state'),
      significant_wave_height: numberColumn('significant_wave_height', 'Significant wave height', { symbol: 'H_s' }),
      peak_period: numberColumn('wave_period', 'Peak period', { symbol: 'T_p' }),
      probability: numberColumn('fraction', 'Probability', { symbol: 'p_i' }),
      heave: numberColumn('wave_height', 'Heave', { symbol: 'x_3' }),
      roll: numberColumn('heading', 'Roll', { symbol: 'x_4' }),
      pitch: numberColumn('heading', 'Pitch', { symbol: 'x_5' }),
      acceleration: numberColumn('acceleration', 'Vertical acceleration', { symbol: 'a_s' }),
      sickness: numberColumn('fraction', 'Motion sickness', { symbol: 'MSI', unit: '%' }),
      limiting: numberColumn('significant_wave_height', 'Limiting wave height'),
      governing: textColumn('Governing criterion'),
    },
  },
  response: {
    title: 'Response in the reported sea state',
    description: 'Wave spectrum and motions at each grid point.',
    columns: {
      frequency: numberColumn('wave_angular_frequency', 'Frequency', { symbol: 'omega' }),
      encounter: numberColumn('wave_angular_frequency', 'Encounter frequency', { symbol: 'omega_e' }),
      waves: numberColumn(density('m2*s/rad'), 'Wave spectrum', { symbol: 'S' }),
      heave: numberColumn(density('m2*s/rad'), 'Heave', { symbol: 'S_3' }),
      roll: numberColumn(density('deg2*s/rad'), 'Roll', { symbol: 'S_4' }),
      pitch: numberColumn(density('deg2*s/rad'), 'Pitch', { symbol: 'S_5' }),
      relative: numberColumn(density('m2*s/rad'), 'Relative motion', { symbol: 'S_rel' }),
    },
  },
}

export const charts = {
  limiting: {
    title: 'Limiting wave height',
    description: 'Limiting wave height against peak period for each criterion, with the sea states.',
  },
  scatter: {
    title: 'Operable sea states',
    description: 'Sea states by significant wave height and peak period, with marker size showing probability.',
  },
  response: {
    title: 'Response spectra',
    description: 'Heave response spectra in the most severe sea states, per rad/s of wave frequency.',
  },
  transfer: {
    title: 'Transfer functions',
    description: 'Heave and relative motion (m) and roll and pitch (deg) per metre of wave amplitude.',
    apart: { y: 'Metres and degrees on one axis.' },
  },
}

export const figures = {
  motions: {
    title: 'Ship in the governing sea state',
    description:
      'Ship seen from starboard, with the significant single amplitudes of heave and pitch, and of roll about the longitudinal axis, in the governing sea state. Not to scale.',
  },
  profile: {
    title: 'Bow station',
    description:
      'Freeboard and draught at the bow station to scale, with the significant relative motion about still water. The hull is schematic.',
  },
}
