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
      description: "Name of a folder inside the service's datasets folder.",
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
      description: 'Name of the CSV file in that folder, UTF-8 with a header line.',
      minLength: 1,
      example: 'incidents_2010_2015.csv',
      requiredWhen: {},
      requiredUnless: STAND_INS,
    }),
  ),
  source_format: choice(FORMATS, {
    title: 'Source format',
    description: 'Layout of the file or of the inline records: that of the agency, or the unified one.',
    default: UNIFIED,
  }),
  inline_records: optional(
    rows(recordFields, {
      title: 'Inline records',
      description: 'A small table in place of a file: rows with the columns of the source format.',
      minItems: 1,
      maxItems: 5000,
      overrides: [{ inputs: ['data_folder', 'file_name'] }],
    }),
  ),
}

const windowParams = {
  start_year: optional(
    count({ title: 'First year', description: 'Included; left out: the first of the data.', ...year, example: 2010 }),
  ),
  end_year: optional(
    count({ title: 'Last year', description: 'Included; left out: the last of the data.', ...year, example: 2015 }),
  ),
  category: text({
    title: 'Series',
    description:
      'What trend and rate are of: occurrences, a threat, a tag or a type as the source writes it, or a column of a category table.',
    minLength: 1,
    default: ALL,
  }),
  comparison_periods: optional(
    rows(
      {
        start_year: count({ title: 'First year of the period', description: 'Included.', ...year }),
        end_year: count({ title: 'Last year of the period', description: 'Included.', ...year }),
      },
      {
        title: 'Periods to compare',
        description: 'First and second period, within the window and apart from each other; left out: no rate ratio.',
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
      description: 'A count of events over an exposure, in place of a table.',
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
      description: 'Of the event count, in the unit of exposure.',
      symbol: 'E',
      above: 0,
      example: 2.5,
    }),
  ),
  exposure_unit: choice(EXPOSURE_UNITS, {
    title: 'Unit of exposure',
    description: 'Label of the exposure, printed with the rate and never converted.',
    default: 'year',
    inert: 'a label: it moves no number',
  }),
  confidence_level: quantity('-', {
    title: 'Confidence level',
    description: 'Two-sided, of all limits.',
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
