/** The inputs that say which official files are read. */
import { text } from '@keelson/workflow'

/** What is summed as one well, by the digits of its API number. */
export const WELL_GROUPINGS = {
  api12: 'Wellbore (12-digit API number)',
  api10: 'Well (10-digit API number)',
} as const

export const fileParams = {
  data_folder: text({
    title: 'Data folder',
    description: 'Name of the folder with the official files, within the service datasets folder.',
    minLength: 1,
    dataset: true,
    example: 'bsee',
  }),
  file_pattern: text({
    title: 'File pattern',
    description:
      'Pattern for the OGOR-A file names in the folder (.txt or .zip), where * matches any characters and ? matches one. Each zip file must contain one text file.',
    minLength: 1,
    default: 'ogora*delimit.*',
  }),
}
