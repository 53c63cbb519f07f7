/** The checks, tables, charts and figures that the contract declares. */
import { numberColumn, textColumn } from '@keelson/workflow'
import * as mode from './modes.ts'
import { density } from './values.ts'

export const tables = {
  spectrum: {
    title: 'Spectrum on the grid',
    description: 'The density at every point of the grid.',
    columns: {
      frequency: numberColumn('wave_angular_frequency', 'Frequency', { symbol: 'omega' }),
      density: numberColumn(density, 'Spectral density', { symbol: 'S' }),
    },
  },
  systems: {
    title: 'Systems',
    description: 'What adds up to the sea, with the moments of the shape of each.',
    onlyWhen: mode.severalSystems,
    columns: {
      system: textColumn('System'),
      significant_wave_height: numberColumn('significant_wave_height', 'Wave height', { symbol: 'H_s' }),
      peak_period: numberColumn('wave_period', 'Peak period', { symbol: 'T_p' }),
      peak_frequency: numberColumn('wave_angular_frequency', 'Peak frequency', { symbol: 'omega_p' }),
      peakedness: numberColumn('-', 'Peakedness'),
      shape_m1: numberColumn('-', 'Shape, order -1', { symbol: 'mu_m1' }),
      shape_0: numberColumn('-', 'Shape, order 0', { symbol: 'mu_0' }),
      shape_1: numberColumn('-', 'Shape, order 1', { symbol: 'mu_1' }),
      shape_2: numberColumn('-', 'Shape, order 2', { symbol: 'mu_2' }),
    },
  },
  directions: {
    title: 'Directions',
    description: 'The spreading at each direction off the mean.',
    onlyWhen: mode.spread,
    columns: {
      offset: numberColumn('heading', 'Off the mean', { symbol: 'theta' }),
      spreading: numberColumn({ unit: '1/rad', noKind: 'a share per angle' }, 'Spreading', { symbol: 'D_theta' }),
    },
  },
  components: {
    title: 'Components',
    description: 'Harmonics of equal energy; their phases are drawn evenly by whoever uses them.',
    columns: {
      frequency: numberColumn('wave_angular_frequency', 'Frequency', { symbol: 'omega_i' }),
      amplitude: numberColumn('wave_height', 'Amplitude', { symbol: 'a_i' }),
    },
  },
}

export const charts = {
  spectrum: {
    title: 'Spectrum',
    description: 'Density over frequency, with the frequencies of peak, mean and zero-crossing.',
  },
  systems: {
    title: 'Systems and their sum',
    description: 'Each system by itself, and the sea that they make.',
    onlyWhen: mode.severalSystems,
  },
  directional: {
    title: 'Directional spectrum',
    description: 'Density over frequency and direction off the mean.',
    onlyWhen: mode.spread,
    apart: { color: 'A density over frequency and direction, of which the answer has the sums.' },
  },
  exceedance: {
    title: 'Crests and heights',
    description: 'Share of the waves of the sea state above a level, with what one wave of it exceeds.',
    apart: { y: 'Shares of waves above each height: the answer has the heights.' },
  },
}

export const figures = {
  wave: {
    title: 'Highest wave',
    description:
      'The most probable highest wave of the sea state over the water, with the significant wave height beside it. Heights are to scale; the profile is that of a wave of the mean period with this crest and trough.',
  },
  spreading: {
    title: 'Spreading at the peak',
    description: 'Energy by direction in plan, the mean direction to the right.',
    onlyWhen: mode.spread,
  },
}
