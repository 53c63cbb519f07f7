/** What is answered of any spectrum: its moments, highest waves, components and spreading, their tables and pictures. */
import type { Trace } from '@keelson/equations'
import { componentAmplitude } from '@keelson/physics/waves/components.ts'
import { gives, listValue, notApplicable, numberColumn, shownIn, type Warning } from '@keelson/workflow'
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
    title: 'Frequencies of the components',
    description: 'Ascending, each for an equal share of the energy.',
    symbol: 'omega_i',
    minimum: 0,
    needs: ['number_of_components'],
  }),
  component_amplitude: gives(componentAmplitude, 'wave_height', 'The same of each.', {
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
      title: 'Spectrum on the grid',
      description: 'The density at every point of the grid.',
      columns: {
        frequency: numberColumn('wave_angular_frequency', 'Frequency', { symbol: 'omega' }),
        density: numberColumn(density, 'Spectral density', { symbol: 'S' }),
      },
    },
    ...spreadingTables,
    components: {
      title: 'Components',
      description: 'Harmonics of equal energy; their phases are drawn evenly by whoever uses them.',
      columns: {
        frequency: numberColumn('wave_angular_frequency', 'Frequency', { symbol: 'omega_i' }),
        amplitude: numberColumn('wave_height', 'Amplitude', { symbol: 'a_i' }),
      },
    },
  },
  charts: {
    spectrum: {
      title: 'Spectrum',
      description: 'Density over frequency, with the frequencies of peak, mean and zero-crossing.',
      apart: {
        mean: 'The frequency of the mean period.',
        'zero-crossing': 'The frequency of the zero-crossing period.',
      },
    },
    directional: {
      title: 'Directional spectrum',
      description: 'Density over frequency and direction off the mean.',
      onlyWhen: SPREAD,
      apart: { color: 'A density over frequency and direction, of which the answer has the sums.' },
    },
    exceedance: {
      title: 'Crests and heights',
      description: 'Share of the waves of the sea state above a level, with what one wave of it exceeds.',
      apart: { y: 'Shares of waves above each height: the answer has the heights.' },
    },
  },
  figures: {
    wave: {
      title: 'Highest wave',
      description:
        'The most probable highest wave of the sea state over the water, with the significant wave height beside it. Heights are to scale; the profile is that of a wave of the mean period with this crest and trough.',
    },
    spreading: {
      title: 'Spreading at the peak',
      description: 'Energy by direction in plan, the mean direction to the right.',
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
          ? notApplicable('no components are asked for')
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
  const peak = `The spectrum has a significant wave height of ${shownIn(H_m0, 'm', 3)} and a peak period of ${shownIn(sea.T_p, 's', 3)}`
  if (T_m02 === null || extremes === undefined) return peak
  return `${peak}, crossing zero every ${shownIn(T_m02, 's', 3)}; the highest of ${Math.round(extremes.N)} waves is most probably ${shownIn(extremes.H_F, 'm', 3)} high`
}
