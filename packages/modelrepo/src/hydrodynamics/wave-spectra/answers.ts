/** What is answered of any spectrum: its moments, highest waves, components and spreading, their tables and pictures. */
import type { Trace } from '@keelson/equations'
import { componentAmplitude } from '@keelson/physics/waves/components.ts'
import { gives, listValue, notApplicable, numberColumn, shownIn, shownWhole, type Warning } from '@keelson/workflow'
import { chartsOf } from './charts.ts'
import { checks, checksOf } from './checks.ts'
import { extremeValues, NO_WAVE, SECOND_ORDER } from './extremes.ts'
import { figuresOf } from './figures.ts'
import { type Asked, type Found, foundIn } from './found.ts'
import { GRID } from './inputs.ts'
import { density, endless, spectrumValues } from './moments.ts'
import { gammaTold } from './peak.ts'
import type { Sea } from './sea.ts'
import { directionRows, SPREAD, spreadingInputs, spreadingTables, spreadingValues } from './spreading.ts'
import { systemCharts, systemRows, systemTables } from './systems.ts'
import { warningsOf } from './warnings.ts'

const ON_GRID = { integration: [GRID] }

const componentValues = {
  ...spreadingValues,
  component_frequencies: listValue('wave_angular_frequency', {
    title: 'Component frequencies',
    description: 'Component frequencies in ascending order, each with an equal share of the energy.',
    symbol: 'omega_i',
    minimum: 0,
    needs: ['number_of_components'],
  }),
  component_amplitude: gives(componentAmplitude, 'wave_height', 'Component amplitude, equal for all components.', {
    needs: ['number_of_components'],
  }),
}

/** What any spectrum takes and shows. */
export const ofAny = {
  takes: ['gravity', 'storm_duration', 'crest_model', 'spreading'],
  may: [
    ...(['integration', 'frequency_start', 'frequency_stop', 'number_of_frequencies'] as const),
    ...(['angular_frequencies', 'number_of_components'] as const),
  ],
  takesWhen: {
    water_depth: SECOND_ORDER,
    frequency_start: ON_GRID,
    frequency_stop: ON_GRID,
    ...spreadingInputs,
  },
  values: { ...spectrumValues, ...extremeValues, ...componentValues },
  checks,
  tables: {
    spectrum: {
      title: 'Spectral density on grid',
      description: 'Spectral density at every grid point.',
      columns: {
        frequency: numberColumn('wave_angular_frequency', 'Frequency', { symbol: 'omega' }),
        density: numberColumn(density, 'Spectral density', { symbol: 'S' }),
      },
    },
    ...spreadingTables,
    components: {
      title: 'Components',
      description: 'Harmonics of equal energy. The user assigns uniformly distributed random phases.',
      columns: {
        frequency: numberColumn('wave_angular_frequency', 'Frequency', { symbol: 'omega_i' }),
        amplitude: numberColumn('wave_height', 'Amplitude', { symbol: 'a_i' }),
      },
    },
  },
  charts: {
    spectrum: {
      title: 'Spectrum',
      description: 'Spectral density against frequency, with peak, mean and zero-crossing frequencies.',
      apart: {
        mean: 'Frequency of the mean period.',
        'zero-crossing': 'Frequency of the zero-crossing period.',
      },
    },
    directional: {
      title: 'Directional spectrum',
      description: 'Spectral density against frequency and direction offset.',
      onlyWhen: SPREAD,
      apart: { color: 'Density over frequency and direction; the results give its integrals.' },
    },
    exceedance: {
      title: 'Crest and height exceedance',
      description: 'Proportion of waves in the sea state that exceed a level, with the level exceeded by one wave.',
      apart: { y: 'Exceedance proportion for each height; the results give the heights.' },
    },
  },
  figures: {
    wave: {
      title: 'Maximum wave',
      description:
        'Most probable maximum wave and significant wave height in the water depth. Heights are to scale. The profile has the mean period and the calculated crest and trough.',
    },
    spreading: {
      title: 'Spreading at peak',
      description: 'Energy by direction in plan, with the mean direction to the right.',
      onlyWhen: SPREAD,
    },
  },
} as const
const { spectrum: spectrumTable, ...otherTables } = ofAny.tables
const { spectrum: spectrumDrawn, ...otherCharts } = ofAny.charts
/** Of a sea of several systems. */
export const ofSeveral = {
  ...ofAny,
  tables: { spectrum: spectrumTable, ...systemTables, ...otherTables },
  charts: { spectrum: spectrumDrawn, ...systemCharts, ...otherCharts },
}

export function answered(p: Asked, sea: Sea, trace: Trace, own: readonly Warning[] = []) {
  const found = foundIn(p, sea, trace)
  const { grid, moments, extremes, components, spreading } = found
  return {
    values: {
      ...gammaTold(sea, trace),
      ...endless(moments),
      ...(extremes === undefined && NO_WAVE),
      spectral_density: p.angular_frequencies?.map(sea.spectrum.density) ?? grid.densities,
      spreading_density: spreading,
      component_frequencies: components?.frequencies,
    },
    ...checksOf(p, found, trace),
    tables: () => ({
      spectrum: grid.frequencies.map((frequency, i) => ({ frequency, density: grid.densities[i] ?? null })),
      ...(sea.systems.length > 0 && { systems: systemRows(sea.systems) }),
      ...(spreading !== undefined && { directions: directionRows(p, spreading) }),
      components:
        components === undefined
          ? notApplicable('no components requested')
          : components.frequencies.map((frequency) => ({ frequency, amplitude: components.amplitude })),
    }),
    charts: () => chartsOf(p, found),
    figures: () => figuresOf(p, found),
    warnings: [...own, ...warningsOf(p, found)],
    detail: sentence(found),
  }
}

function sentence({ sea, periods, extremes }: Found): string {
  const { H_m0, T_m02 } = periods
  const peak = `Spectral significant wave height ${shownIn(H_m0, 'm', 3)}, peak period ${shownIn(sea.T_p, 's', 3)}`
  if (T_m02 === null || extremes === undefined) return peak
  return `${peak}, zero-crossing period ${shownIn(T_m02, 's', 3)}; most probable maximum wave height ${shownIn(extremes.H_F, 'm', 3)} in ${shownWhole(Math.round(extremes.N))} waves`
}
