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
      title: 'Fit method',
      description:
        'Least squares on ln q. The log-linear method (straight line) applies to the exponential model only, for which it is the default. The non-linear method (search) applies to the other models.',
    },
  ),
  time: quantityList('production_time', {
    title: 'Times',
    description:
      'Increasing times in one unit, from any origin. The decline starts at the first point. For Duong and the stretched exponential, enter times from first production.',
    symbol: 't',
    unit: 'month',
    minimum: 0,
    maxItems: MOST_POINTS,
    asSent: true,
    requiredUnless: [FILES],
    overrides: [{ inputs: FILE_INPUTS, with: ['rate'] }],
  }),
  rate: quantityList('forecast_rate', {
    along: 'time',
    title: 'Rates',
    description: 'Instantaneous rates, one for each time. Zero rates are shut-ins and are excluded.',
    symbol: 'q',
    unit: 'bbl/d',
    minimum: 0,
    maxItems: MOST_POINTS,
    requiredUnless: [FILES],
  }),
  data_folder: text({
    title: 'Data folder',
    description: 'Folder with OGOR-A files within the service datasets folder, entered in place of times and rates.',
    minLength: 1,
    dataset: true,
    example: 'bsee',
    requiredUnless: [RATES],
  }),
  file_pattern: text({
    title: 'File pattern',
    description:
      'Pattern for the OGOR-A file names in the folder (.txt or .zip), where * matches any characters and ? matches one.',
    minLength: 1,
    default: 'ogora*delimit.*',
  }),
  api_well_number: text({
    title: 'API well number',
    description:
      '12-digit API number of the wellbore. The monthly oil is the sum over the completion intervals of the wellbore.',
    clause: 'API D12A',
    example: '608124005103',
    apiNumber: true,
    requiredUnless: [RATES],
  }),
  start_month: text({
    title: 'First window month',
    description:
      'First month of the window, such as 2020-01, at which t = 0. Default: the first month with oil. Select a month after the peak so that a decline is fitted.',
    example: '202001',
    month: true,
  }),
  end_month: text({
    title: 'Last window month',
    description:
      'Last month of the window, inclusive, such as 2024-12. The forecast starts in this month. Default: the last month in the files.',
    example: '202412',
    month: true,
  }),
  rate_basis: choice(
    { [CALENDAR_DAY]: 'Calendar day', [PRODUCING_DAY]: 'Producing day' },
    {
      title: 'Rate basis',
      description: 'Monthly oil divided by calendar days, or by the producing days of the wellbore.',
      default: CALENDAR_DAY,
    },
  ),
}
