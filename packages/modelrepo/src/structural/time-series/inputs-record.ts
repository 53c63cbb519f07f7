/** The inputs of a record: the samples or where they stand, their step, and the level of its up-crossings. */
import { choice, quantity, quantityList, text } from '@keelson/workflow'

/** Samples of a list, as a file of 16 MiB has them; a longer record stands in a data set. */
const MOST_LISTED = 1_000_000
/** Either way: its fourth power is still a number. */
export const LARGEST_SAMPLE = 1e50
export const samples = { minimum: -LARGEST_SAMPLE, maximum: LARGEST_SAMPLE } as const

export const LEVELS = { mean: 'Record mean', zero: 'Zero' } as const

export const record = {
  series: quantityList('-', {
    title: 'Series',
    description:
      'Samples in order, in one consistent unit that also applies to all amplitudes. A record can be read from a file. Use a data set for a longer record.',
    symbol: 'x',
    ...samples,
    minItems: 3,
    maxItems: MOST_LISTED,
    requiredUnless: [{ inputs: ['series_csv'] }, { inputs: ['data_folder', 'file_name'] }],
  }),
  series_csv: text({
    title: 'Record as CSV',
    description:
      'Record as CSV text separated by commas, semicolons, tabs or spaces. The first line may have column names. Lines starting with # are ignored. A file read into the series supersedes this input.',
    maxLength: 12_000_000,
    overrides: [{ inputs: ['series'] }],
    superseded: 'file',
  }),
  data_folder: text({
    title: 'Data folder',
    description: 'Folder name inside the service datasets folder, for records of up to 20,000,000 samples.',
    minLength: 1,
    dataset: true,
    example: 'sample_records',
    overrides: [{ inputs: ['series', 'series_csv'], with: ['file_name'] }],
  }),
  file_name: text({
    title: 'File name',
    description:
      'Data file in the folder, as text separated by commas, semicolons, tabs or spaces. The first line may have column names. It is read twice, in blocks.',
    minLength: 1,
  }),
  value_column: text({
    title: 'Value column',
    description:
      'Column name in the data file, or its number from 1 as text, e.g. "2". Required if there are several columns.',
    minLength: 1,
  }),
  time_column: text({
    title: 'Time column',
    description:
      'Time column name, or its number from 1 as text, e.g. "1". Times are in seconds unless the heading has a unit such as [ms], (min) or _h. They must be evenly spaced.',
    minLength: 1,
    overrides: [{ inputs: ['time_step'] }],
  }),
  time_step: quantity('sampling_interval', {
    title: 'Time step',
    description: 'Constant interval between samples.',
    symbol: 'Delta_t',
    above: 0,
    default: 1,
  }),
  reference_level: choice(LEVELS, {
    title: 'Up-crossing level',
    description: 'Level for up-crossings: the record mean or zero.',
    default: 'mean',
  }),
}

/** What an operation on a record takes and may take. */
export const ofRecord = {
  takes: ['operation', 'time_step', 'reference_level'],
  unlessReplaced: ['series'],
  may: ['series_unit', 'series_csv', 'data_folder', 'file_name', 'value_column', 'time_column'],
} as const
