/** The inputs: the series and their columns, how their points meet, and what difference is tolerated. */
import { choice, grouped, openRows, optional, type ParamsOf, quantity, rows, text, textList } from '@keelson/workflow'
import { ALIGNMENTS, ERROR, EXACT, POLICIES } from './modes.ts'

/** Sources of one request, and points of each. */
const [MOST_SOURCES, MOST_RECORDS] = [50, 200_000] as const
/** Either way: its square is still a number. */
export const LARGEST = 1e100

const series = {
  sources: rows(
    {
      label: text({
        title: 'Label',
        description: 'Name of the source: a run, a tool or a test. No two are the same.',
        minLength: 1,
        maxLength: 80,
      }),
      records: optional(
        openRows({
          title: 'Records',
          description:
            'Rows with the key column and the value column, and any others; a row of units may stand first, null or NaN is a value that is missing.',
          minItems: 1,
          maxItems: MOST_RECORDS,
        }),
      ),
      file: optional(
        text({
          title: 'File',
          description:
            'In place of records: a CSV file of the datasets folder, as folder/file.csv, with a heading; separated by commas, semicolons or tabs.',
          minLength: 1,
        }),
      ),
    },
    {
      title: 'Sources',
      description: 'One row for each series, with its records or its file.',
      minItems: 2,
      maxItems: MOST_SOURCES,
    },
  ),
  key: text({
    title: 'Key column',
    description: 'Column of the keys, numbers or ISO dates, in every source. Dates count in days from 1970-01-01.',
    minLength: 1,
    example: 'x',
  }),
  value: text({
    title: 'Value column',
    description: 'Column of the values that are compared, in every source.',
    minLength: 1,
    example: 'y',
  }),
  further_values: optional(
    textList({
      title: 'Further value columns',
      description: 'Compared as well, for a table and a map of errors; the tolerance is not put to them.',
      minItems: 1,
      maxItems: 30,
      uniqueItems: true,
      item: { minLength: 1 },
    }),
  ),
  reference: optional(
    text({
      title: 'Reference',
      description: 'Label of the source that the others are compared with; left out or null, the first.',
      minLength: 1,
      maxLength: 80,
      absent: true,
    }),
  ),
  key_unit: text({
    title: 'Unit of the keys',
    description: 'Label, printed and never converted; left out, that of the sources where they have a row of units.',
    maxLength: 20,
    default: '',
  }),
  value_unit: text({
    title: 'Unit of the values',
    description: 'Label, printed and never converted; left out, that of the sources where they have a row of units.',
    maxLength: 20,
    default: '',
  }),
}

const alignment = {
  alignment: choice(ALIGNMENTS, {
    title: 'Alignment',
    description:
      'Points of equal keys, within 1e-9 of the key; or the candidate interpolated at the keys of the reference, straight or by a monotone cubic, never beyond its own keys.',
    default: EXACT,
  }),
  duplicate_policy: choice(POLICIES, {
    title: 'Repeated keys',
    description: 'What a key that a source has twice does: it is refused, the first value counts, or the mean.',
    default: ERROR,
  }),
}

const STRICTEST = 'without a tolerance any difference fails'
const tolerances = {
  absolute_tolerance: quantity('-', {
    title: 'Absolute tolerance',
    description: 'In the unit of the values; the relative one is added to it.',
    symbol: 't_a',
    minimum: 0,
    maximum: LARGEST,
    default: 0,
    assumed: STRICTEST,
  }),
  relative_tolerance: quantity('-', {
    title: 'Relative tolerance',
    description: 'Share of the reference at each point.',
    symbol: 't_r',
    minimum: 0,
    maximum: 1e6,
    default: 0,
    assumed: STRICTEST,
  }),
  allowed_fraction: quantity('-', {
    title: 'Allowed share of points out of tolerance',
    description: '0 lets none be out.',
    symbol: 'f_a',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'no point may be out of tolerance',
  }),
  relative_floor: quantity('-', {
    title: 'Floor of the relative difference',
    description:
      'In the unit of the values: a reference nearer to 0 counts as this in the denominator of the relative difference. The tolerance does not use it.',
    symbol: 'r_f',
    minimum: 0,
    maximum: LARGEST,
    default: 0,
  }),
}

export const inputs = grouped({ Series: series, Alignment: alignment, Tolerance: tolerances })
export type Params = ParamsOf<typeof inputs>
