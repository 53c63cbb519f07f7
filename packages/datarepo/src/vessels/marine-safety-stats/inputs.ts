/** The inputs of incident statistics. */
import { choice, count, grouped, optional, type ParamsOf, quantity, rows, text } from '@keelson/workflow'
import { recordFields } from './inputs-rows.ts'
import { ALL, EXPOSURE_UNITS, FORMATS, UNIFIED } from './modes.ts'

/** Above it counts are not whole numbers of anything that was observed. */
const MOST_EVENTS = 1e9
const [FIRST_YEAR, LAST_YEAR] = [1800, 2200]
const year = { minimum: FIRST_YEAR, maximum: LAST_YEAR } as const

const STAND_INS = [{ inputs: ['inline_records'] }, { inputs: ['event_count'] }]

const sourceParams = {
  data_folder: optional(
    text({
      title: 'Data folder',
      description: 'Folder name within the service datasets folder.',
      minLength: 1,
      dataset: true,
      example: 'noaa_incident_news',
      requiredWhen: {},
      requiredUnless: STAND_INS,
    }),
  ),
  file_name: optional(
    text({
      title: 'File name',
      description: 'Name of the CSV file in that folder. The file must be UTF-8 with a header line.',
      minLength: 1,
      example: 'incidents_2010_2015.csv',
      requiredWhen: {},
      requiredUnless: STAND_INS,
    }),
  ),
  source_format: choice(FORMATS, {
    title: 'Source format',
    description:
      'Layout of the file or of the records entered directly, either the agency layout or the unified columns.',
    default: UNIFIED,
  }),
  inline_records: optional(
    rows(recordFields, {
      title: 'Directly entered records',
      description: 'Small table entered in place of a file, with the columns of the source format.',
      minItems: 1,
      maxItems: 5000,
      overrides: [{ inputs: ['data_folder', 'file_name'] }],
    }),
  ),
}

const windowParams = {
  start_year: optional(
    count({
      title: 'First year',
      description: 'First year of the window, inclusive. Default: the first year of the data.',
      ...year,
      example: 2010,
    }),
  ),
  end_year: optional(
    count({
      title: 'Last year',
      description: 'Last year of the window, inclusive. Default: the last year of the data.',
      ...year,
      example: 2015,
    }),
  ),
  category: text({
    title: 'Series',
    description:
      'Series used for trend and rate. The series may be occurrences, a threat, a tag, a type as worded in the source, or a category column.',
    minLength: 1,
    default: ALL,
  }),
  comparison_periods: optional(
    rows(
      {
        start_year: count({
          title: 'First year of period',
          description: 'First year of the comparison period, inclusive.',
          ...year,
        }),
        end_year: count({
          title: 'Last year of period',
          description: 'Last year of the comparison period, inclusive.',
          ...year,
        }),
      },
      {
        title: 'Comparison periods',
        description: 'First and second period, within the window and not overlapping. Required for the rate ratio.',
        minItems: 2,
        maxItems: 2,
      },
    ),
  ),
}

const countParams = {
  event_count: optional(
    count({
      title: 'Event count',
      description: 'Number of events over an exposure, entered in place of a table.',
      symbol: 'k',
      minimum: 0,
      maximum: MOST_EVENTS,
      example: 12,
      overrides: [
        {
          inputs: [
            'data_folder',
            'file_name',
            'source_format',
            'inline_records',
            'start_year',
            'end_year',
            'category',
            'comparison_periods',
          ],
        },
      ],
    }),
  ),
  exposure: optional(
    quantity('-', {
      title: 'Exposure',
      description: 'Exposure of the event count, in the exposure unit.',
      symbol: 'E',
      above: 0,
      example: 2.5,
    }),
  ),
  exposure_unit: choice(EXPOSURE_UNITS, {
    title: 'Exposure unit',
    description: 'Exposure unit, shown with the rate. No conversion is made.',
    default: 'year',
    inert: 'a label with no effect on the numbers',
  }),
  confidence_level: quantity('-', {
    title: 'Confidence level',
    description: 'Two-sided confidence level of all limits.',
    symbol: 'C',
    above: 0.5,
    below: 1,
    usual: [0.8, 0.999],
    default: 0.95,
  }),
}

export const inputs = grouped({
  Source: sourceParams,
  'Window and series': windowParams,
  'Counts and confidence': countParams,
})
export type Params = ParamsOf<typeof inputs>
