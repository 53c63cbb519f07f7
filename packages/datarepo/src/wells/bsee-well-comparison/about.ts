/** What bsee-well-comparison answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const own = (file: string) => `datarepo/wells/bsee-well-comparison/${file}.ts`

const ogor = (file: string) => `datarepo/wells/_shared/ogor-a/${file}.ts`

const VOLUMES = 'physics/production/volumes.ts'

export const about: About = {
  title: 'US offshore well comparison from BSEE records',
  question: 'How do these wells compare, by date and by months since first oil?',
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
      text: 'OGOR-A text files, or zip files that contain one text file, are read. The text has 19 quoted columns in Latin-1 encoding without a header. A line in another form is rejected with its file and line number. Records identical in all 19 fields are counted once.',
      module: ogor('records'),
    },
    {
      title: 'Monthly wellbore records',
      text: 'Volumes are summed over completion intervals. Producing days are the sum over intervals, limited to the days in the month. Service records have no producing days.',
      module: ogor('well-months'),
    },
    {
      title: 'Well totals',
      text: 'Oil, gas, water, first oil, producing days and mean producing-day oil rate are calculated for each well. The peak rate is the highest value of monthly oil volume divided by days in the month. Gas-oil ratio and water cut are also calculated.',
      module: VOLUMES,
    },
    {
      title: 'Months on stream',
      text: 'The first month on stream is the first with oil. Oil is summed over the first 1, 3, 6, 12, 24 and 36 calendar months, including shut-in months. No value is reported for a well with fewer months on stream.',
      module: own('calculate-wells'),
    },
    {
      title: 'Ranking and concentration',
      text: 'Wells are ranked by oil, with the lower API number first if the oil volumes are equal. Oil shares and the Gini coefficient of the oil are calculated.',
      module: VOLUMES,
    },
    {
      title: 'Spread and type well',
      text: 'Mean, median, P90, P10 and coefficient of variation of the oil are calculated. Rates by months on stream are averaged over the wells that reach each month, as long as at least two wells contribute.',
      module: own('tables'),
    },
    {
      title: 'Borehole data',
      text: 'Depths, water depth and dates are added from mv_boreholes_all.txt by the 12-digit API number. Wells without borehole data are kept.',
      module: ogor('facts'),
    },
    {
      title: 'Wellbores summed to wells',
      text: 'A 10-digit API number includes all wellbores of a surface hole. Each wellbore is limited to the days in the month and then summed.',
      module: own('calculate-wells'),
    },
    {
      title: 'Warnings',
      text: 'A warning is issued for young wells, unequal ages, uncertain first oil and oil without a producing day. A warning is also issued for a peak above twice the median of up to six oil months on either side.',
      module: own('calculate-peaks'),
    },
  ],
  assumptions: [
    'Volumes are as filed by the operators. Oil includes condensate and gas includes casinghead gas.',
    'A month without a record has no production.',
    'Months after the end of the files are missing, not zero, because they are not yet filed.',
    'The last two to three months of a file are preliminary because records are filed late and revised.',
    'First oil is the first month of the window with oil. The files may begin after the actual first oil.',
    'For a well with several wellbores, the producing-day rate is the average wellbore rate.',
    'Service records (product code S) contribute their volumes but not their days.',
    'The data are dated at the end of the last month in the files.',
  ],
  validity: [
    'Valid for OGOR-A delimited files of 19 columns and mv_boreholes_all.txt with its header.',
    'Fixed-width files from the same agency are rejected. The delimited files contain the same records.',
    'Comparison of cumulative oil is valid only for wells of equal age. Compare other wells by months on stream.',
  ],
  notChecked: [
    'Decline analysis (the decline-curve production forecast workflow fits one well from the same files)',
    'Completion length, choke, lift and pressure, which explain differences between wells',
    'Completeness of the files (a missing year counts as a year without production)',
    "Accuracy of the operators' allocation of platform production to wells",
  ],
}
