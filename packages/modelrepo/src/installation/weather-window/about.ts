/** What weather-window answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const WINDOWS = 'physics/weather-windows'
export const about: About = {
  title: 'Weather-window and workability screening',
  question: 'How often, and after what wait, is the weather calm for as long as this operation needs?',
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
      text: 'A sample is workable where wave height, and peak period and wind where they are given, are at most at their limits. A gap in any of them is not.',
      module: `${WINDOWS}/windows.ts`,
    },
    {
      title: 'Windows',
      text: 'Runs of workable samples; one of k samples is k steps long. The operation needs the whole number of samples that covers it.',
      module: `${WINDOWS}/windows.ts`,
    },
    {
      title: 'Starts and waiting',
      text: 'A start is feasible where its samples to the end of the operation, itself among them, are workable. Each sample waits for the first feasible start at or after it; those after the last have none and are counted apart.',
      module: `${WINDOWS}/windows.ts`,
    },
    {
      title: 'Persistence and months',
      text: 'Share of all samples that lie in windows at least as long as a duration; shares of the samples and of the possible starts of each calendar month.',
      module: `${WINDOWS}/equations.ts`,
    },
    {
      title: 'Alpha factor',
      text: 'Of the row for the shortest period that covers the operation, linear in the design wave height and held beyond its columns; the forecast may reach that share of the design wave height. Contingency as long as the operation, 6 h at least.',
      module: 'standards/dnv-os-h101-2011/alpha.ts',
    },
    {
      title: 'Weibull',
      text: 'Share of the time at or below the limit by a three-parameter Weibull distribution.',
      module: `${WINDOWS}/equations.ts`,
    },
  ],
  assumptions: [
    'Each sample stands for the whole of its step; the record is regular.',
    'The limit holds for the weather as it comes: a forecast must stay below it by the alpha factor, which a record is counted without.',
    'Years to come are as those of the record.',
    'The base case of the alpha factors is for waves with one forecast; its numbers are those of public descriptions and were not seen in print: give a table where yours differs.',
    'DNV-ST-N001 takes its factor by the lead time since the last forecast: give its table with lead times in place of periods.',
  ],
  validity: [
    'Forecasts: planned operation periods to 72 h and reference periods to 96 h; beyond, the operation is designed for unrestricted weather.',
    'Seasonal statements need several years of record. Below one year a warning is issued: the checks are of the record alone.',
  ],
  notChecked: [
    'Several tasks in a row with limits of their own, safe havens and split operations',
    'Spread from year to year, and campaigns drawn at random',
    'Persistence from a distribution',
    'Direction of waves and wind, current, visibility, daylight',
    'Responses of the vessel in place of wave heights: see vessel-seakeeping',
  ],
}
