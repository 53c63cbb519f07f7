/** The inputs that say which official files are read. */
import { text } from '@keelson/workflow'

/** What is summed as one well, by the digits of its API number. */
export const WELL_GROUPINGS = {
  api12: 'Bore (12-digit API number)',
  api10: 'Well (10-digit API number)',
} as const

export const fileParams = {
  data_folder: text({
    title: 'Data folder',
    description: "Name of the folder with the official files, inside the service's datasets folder.",
    minLength: 1,
    dataset: true,
    example: 'bsee',
  }),
  file_pattern: text({
    title: 'File pattern',
    description:
      'Names of the OGOR-A files in the folder, .txt or .zip: * is any characters, ? is one. A zip holds one text file.',
    minLength: 1,
    default: 'ogora*delimit.*',
  }),
}
