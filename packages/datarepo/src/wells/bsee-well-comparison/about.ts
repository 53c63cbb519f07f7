/** What bsee-well-comparison answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const own = (file: string) => `datarepo/wells/bsee-well-comparison/${file}.ts`

const ogor = (file: string) => `datarepo/wells/_shared/ogor-a/${file}.ts`

const VOLUMES = 'physics/production/volumes.ts'

export const about: About = {
  title: 'Side-by-side comparison of US offshore wells from BSEE records',
  question: 'Which of these wells is better, when all are laid beside each other from their first oil on?',
  askedAs: [
    'Compare these five Gulf of Mexico wells by API number.',
    'Which well is the best producer since first oil, and which is the outlier?',
    'Rank wells by oil of the first 12 months on stream.',
    'Side-by-side water cut, GOR and uptime of deepwater wells.',
    'Type well with P10, P50 and P90 from several wells.',
    'Which well makes water first, which loses most to downtime, against time on stream?',
  ],
  method: [
    {
      title: 'Official format',
      text: 'OGOR-A text or zip with one text: 19 quoted columns, Latin-1, no header. A line of another form is refused with file and line; records identical in all 19 fields count once.',
      module: ogor('records'),
    },
    {
      title: 'One record for a bore and month',
      text: 'Volumes are summed over completion intervals. Producing days: the days of the intervals together, at most the days of the month; service records have none.',
      module: ogor('well-months'),
    },
    {
      title: 'Each well',
      text: 'Oil, gas and water; first oil; producing days; oil over producing days; the peak, the highest oil of a month over its days; gas-oil ratio and water cut.',
      module: VOLUMES,
    },
    {
      title: 'Months on stream',
      text: 'The first month is the first with oil. Oil of the first 1, 3, 6, 12, 24 and 36 months of the calendar, shut-in ones among them; none where the well is younger than that.',
      module: own('calculate-wells'),
    },
    {
      title: 'Ranking and concentration',
      text: 'Most oil first, of equals the lower number; shares; the Gini coefficient of the oil.',
      module: VOLUMES,
    },
    {
      title: 'Spread and type well',
      text: 'Mean, median, P90, P10 and variation of the oil; rates by months on stream over the wells that reach them, as far as two do.',
      module: own('tables'),
    },
    {
      title: 'Borehole facts',
      text: 'Joined to the left on the 12 digits: depths, water depth and dates of mv_boreholes_all.txt.',
      module: ogor('facts'),
    },
    {
      title: 'Bores summed to wells',
      text: 'By 10 digits all bores of a surface hole: each limited to the days of the month by itself, then summed.',
      module: own('calculate-wells'),
    },
    {
      title: 'What is remarked on',
      text: 'Wells that are too young, of unequal ages or without their first oil; oil without a producing day; a peak above twice the median of up to six months with oil on either side.',
      module: own('calculate-peaks'),
    },
  ],
  assumptions: [
    'Volumes are as the operators filed them; oil includes condensate, gas includes casinghead gas.',
    'A month without a record had no production.',
    'Months after the last of the files are not yet filed: they are absent, never zero.',
    'The last two to three months of a file are filed late and revised: read them as preliminary.',
    'The first oil is the first month of the window with oil; the files may begin after it.',
    'Over several bores of a well, the rate of a producing day is that of the average bore.',
    'Service records (product code S) count with their volumes and without their days.',
    'The data are dated at the end of the last month in the files.',
  ],
  validity: [
    'OGOR-A delimited files of 19 columns and mv_boreholes_all.txt with its header.',
    'A fixed-width file of the same agency is refused: its delimited twin holds the same records.',
    'Cumulative oil compares wells of one age; of others compare the months on stream.',
  ],
  notChecked: [
    'A decline: production-forecast-arps fits one well from the same files',
    'Length of the completion, choke, lift and pressure, which explain why one well is better',
    'Whether the files are complete: a year that is left out counts as one without production',
    'Whether operators allocated the production of a platform to its wells as it was',
  ],
}
