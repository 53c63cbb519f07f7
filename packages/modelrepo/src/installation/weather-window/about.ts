/** What weather-window answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const WINDOWS = 'physics/weather-windows'
export const about: About = {
  title: 'Weather-window and workability screening',
  question: 'How often is the weather suitable for this operation, and what is the mean waiting time?',
  askedAs: [
    'How many 36 h weather windows below 2 m Hs does this hindcast have?',
    'What is the mean waiting on weather for a 24 h operation?',
    'Alpha factor and forecast limit for a 48 h operation designed for 2 m Hs by DNV-OS-H101',
    'Workability by month with limits on Hs, Tp and wind',
    'Persistence of sea states below 1.5 m from a record with gaps',
    'Percentage of time below 2.5 m from a Weibull fit',
  ],
  method: [
    {
      title: 'Workable samples',
      text: 'A sample is workable if the wave height and, if entered, the peak period and wind speed do not exceed their limits. A sample with a missing value is not workable.',
      module: `${WINDOWS}/windows.ts`,
    },
    {
      title: 'Windows',
      text: 'A window is a run of consecutive workable samples; a window of k samples is k time steps long. The required window is rounded up to whole samples.',
      module: `${WINDOWS}/windows.ts`,
    },
    {
      title: 'Starts and waiting',
      text: 'A start is feasible if all samples from the start to the end of the operation are workable. Waiting time runs from each sample to the next feasible start and is zero at a feasible start. Samples without a feasible start are counted separately.',
      module: `${WINDOWS}/windows.ts`,
    },
    {
      title: 'Persistence and monthly values',
      text: 'Persistence is the fraction of all samples in windows at least as long as the given duration. Monthly values are fractions of the samples and possible starts of each calendar month.',
      module: `${WINDOWS}/equations.ts`,
    },
    {
      title: 'Alpha factor',
      text: 'The table row for the shortest period that covers the operation is used. The alpha factor is interpolated linearly in the design wave height; outside the columns the factor of the nearest column applies. The forecast limit is alpha times the design wave height. Contingency equals the operation period, at least 6 h.',
      module: 'standards/dnv-os-h101-2011/alpha.ts',
    },
    {
      title: 'Weibull distribution',
      text: 'The workable fraction of time is the probability of not exceeding the limit in a three-parameter Weibull distribution.',
      module: `${WINDOWS}/equations.ts`,
    },
  ],
  assumptions: [
    'Each sample represents a full time step. The time step is constant.',
    'The limit applies to actual weather. A forecast must not exceed the limit multiplied by the alpha factor. The alpha factor is not applied to a record.',
    'Future years are similar to the record.',
    'The base case alpha factors are for wave height with one weather forecast. They are taken from published descriptions and not verified against the standard. Enter a table if other factors apply.',
    'DNV-ST-N001 defines the alpha factor by lead time since the last forecast. To use that standard, enter its table with lead times instead of periods.',
  ],
  validity: [
    'Forecast limits are valid for planned operation periods up to 72 h and reference periods up to 96 h. Longer operations are designed for unrestricted weather.',
    'Seasonal results require several years of record. For a record shorter than one year a warning is issued and the checks apply to the record only.',
  ],
  notChecked: [
    'Sequences of tasks with different limits, safe havens and split operations',
    'Year-to-year variation and random campaign simulation',
    'Persistence derived from a distribution',
    'Wave and wind direction, current, visibility and daylight',
    'Vessel response limits (see the vessel seakeeping workflow)',
  ],
}
