/** The history that a decline is fitted to: rates against time, or the files of a well. */
import { choice, quantityList, text } from '@keelson/workflow'
import { CALENDAR_DAY, LOG_LINEAR, NONLINEAR, PRODUCING_DAY } from './modes.ts'

const MOST_POINTS = 2000
const FILES = { inputs: ['data_folder', 'api_well_number'] }
const RATES = { inputs: ['time', 'rate'] }
const FILE_INPUTS = ['data_folder', 'file_pattern', 'api_well_number', 'start_month', 'end_month', 'rate_basis']

export const historyParams = {
  fit_method: choice(
    { [LOG_LINEAR]: 'Log-linear least squares', [NONLINEAR]: 'Non-linear least squares' },
    {
      title: 'Method of the fit',
      description:
        'Least squares of ln q either way; the line is for the exponential model alone and is its default, the search for the others.',
    },
  ),
  time: quantityList('production_time', {
    title: 'Times',
    description:
      'Rising, in one unit, from any origin: the decline starts at the first point. For Duong and the stretched exponential from the first production.',
    symbol: 't',
    unit: 'month',
    minimum: 0,
    maxItems: MOST_POINTS,
    asSent: true,
    requiredUnless: [FILES],
    overrides: [{ inputs: FILE_INPUTS, with: ['rate'] }],
  }),
  rate: quantityList('forecast_rate', {
    title: 'Rates',
    description: 'Instantaneous rates at those times, as many; zeros are shut-ins and left out.',
    symbol: 'q',
    unit: 'bbl/d',
    minimum: 0,
    maxItems: MOST_POINTS,
    requiredUnless: [FILES],
  }),
  data_folder: text({
    title: 'Data folder',
    description: "Folder with OGOR-A files, inside the service's datasets folder, in place of times and rates.",
    minLength: 1,
    dataset: true,
    example: 'bsee',
    requiredUnless: [RATES],
  }),
  file_pattern: text({
    title: 'File pattern',
    description: 'Names of the OGOR-A files in the folder, .txt or .zip: * is any characters, ? is one.',
    minLength: 1,
    default: 'ogora*delimit.*',
  }),
  api_well_number: text({
    title: 'API well number',
    description: 'The 12 digits of the bore; its oil is summed over its intervals for each month.',
    clause: 'API D12A',
    example: '608124005103',
    requiredUnless: [RATES],
  }),
  start_month: text({
    title: 'First month of the window',
    description: 'YYYYMM, where t = 0; left out: the first with oil. After the peak, so that a decline is fitted.',
    example: '202001',
  }),
  end_month: text({
    title: 'Last month of the window',
    description: 'YYYYMM, included; the forecast starts there. Left out: the last of the files.',
    example: '202412',
  }),
  rate_basis: choice(
    { [CALENDAR_DAY]: 'Calendar day', [PRODUCING_DAY]: 'Producing day' },
    {
      title: 'Basis of the rates',
      description: 'Oil of a month over the days of the calendar, or over the days on which the bore produced.',
      default: CALENDAR_DAY,
    },
  ),
}
