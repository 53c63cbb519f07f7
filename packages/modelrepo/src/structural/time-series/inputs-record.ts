/** The inputs of a record: the samples or where they stand, their step, and the level of its up-crossings. */
import { choice, quantity, quantityList, text } from '@keelson/workflow'

/** Samples of a list in a request; a longer record is sent as text or stands in a file. */
const MOST_LISTED = 200_000
/** Either way: its fourth power is still a number. */
export const LARGEST_SAMPLE = 1e50
export const samples = { minimum: -LARGEST_SAMPLE, maximum: LARGEST_SAMPLE } as const

export const LEVELS = { mean: 'Mean of the record', zero: 'Zero' } as const

export const record = {
  series: quantityList('-', {
    title: 'Series',
    description:
      'Samples in their order, in any unit that stays the same; every amplitude of the answer is in it. A longer record is given as CSV or in a file.',
    symbol: 'x',
    ...samples,
    minItems: 3,
    maxItems: MOST_LISTED,
    requiredUnless: [{ inputs: ['series_csv'] }, { inputs: ['data_folder', 'file_name'] }],
  }),
  series_csv: text({
    title: 'Record as CSV',
    description:
      'Lines of numbers separated by commas, semicolons, tabs or blanks; a first line may name the columns, lines that begin with # are passed over.',
    maxLength: 12_000_000,
    overrides: [{ inputs: ['series'] }],
  }),
  data_folder: text({
    title: 'Data folder',
    description: "Name of a folder inside the service's datasets folder, for a record of tens of millions of samples.",
    minLength: 1,
    dataset: true,
    example: 'sample_records',
    overrides: [{ inputs: ['series', 'series_csv'], with: ['file_name'] }],
  }),
  file_name: text({
    title: 'File name',
    description: 'The file of that folder, of the same form as the CSV; it is read in pieces, twice.',
    minLength: 1,
  }),
  value_column: text({
    title: 'Column of the values',
    description:
      'Name of the column of a CSV or a file, or its number from 1 as a text, such as "2"; required if there are several.',
    minLength: 1,
  }),
  time_column: text({
    title: 'Column of the times',
    description:
      'Name of the column of the times, or its number from 1 as a text, such as "1". Times are in seconds unless its heading names another unit, such as [ms], (min) or _h; they must be evenly spaced.',
    minLength: 1,
    overrides: [{ inputs: ['time_step'] }],
  }),
  time_step: quantity('sampling_interval', {
    title: 'Time step',
    description: 'Constant interval between two samples.',
    symbol: 'Delta_t',
    above: 0,
    default: 1,
  }),
  reference_level: choice(LEVELS, {
    title: 'Level of the up-crossings',
    description: 'The mean of the record, or zero.',
    default: 'mean',
  }),
}

/** What an operation on a record takes and may take. */
export const ofRecord = {
  takes: ['operation', 'time_step', 'reference_level'],
  unlessReplaced: ['series'],
  may: ['series_unit', 'series_csv', 'data_folder', 'file_name', 'value_column', 'time_column'],
} as const
