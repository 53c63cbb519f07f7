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
        description: 'Name of the source, such as a run, tool or test. Must be unique.',
        minLength: 1,
        maxLength: 80,
      }),
      records: optional(
        openRows({
          title: 'Records',
          description:
            'Rows with the key column, the value column and any other columns. The first row may give the units. A null or NaN entry is a missing value.',
          minItems: 1,
          maxItems: MOST_RECORDS,
        }),
      ),
      file: optional(
        text({
          title: 'File',
          description:
            'CSV file with a heading row in the datasets folder, entered as folder/file.csv, instead of records. The separator is a comma, semicolon or tab.',
          minLength: 1,
        }),
      ),
    },
    {
      title: 'Sources',
      description: 'Series to be compared, one row per series, each with records or a file.',
      minItems: 2,
      maxItems: MOST_SOURCES,
    },
  ),
  key: text({
    title: 'Key column',
    description:
      'Key column of every source, containing numbers or ISO dates. Dates are converted to days from 1970-01-01.',
    minLength: 1,
    example: 'x',
  }),
  value: text({
    title: 'Value column',
    description: 'Column of every source whose values are compared.',
    minLength: 1,
    example: 'y',
  }),
  further_values: optional(
    textList({
      title: 'Further value columns',
      description:
        'Further columns to be compared in a table and an error chart. The tolerance does not apply to these columns.',
      minItems: 1,
      maxItems: 30,
      uniqueItems: true,
      item: { minLength: 1 },
    }),
  ),
  reference: optional(
    text({
      title: 'Reference',
      description: 'Label of the source with which the others are compared. Default: the first source.',
      minLength: 1,
      maxLength: 80,
      absent: true,
    }),
  ),
  key_unit: text({
    title: 'Key unit',
    description:
      'Unit label of the keys. The label is printed and nothing is converted. Default: the row of units of the sources, if any.',
    maxLength: 20,
    default: '',
  }),
  value_unit: text({
    title: 'Value unit',
    description:
      'Unit label of the values. The label is printed and nothing is converted. Default: the row of units of the sources, if any.',
    maxLength: 20,
    default: '',
  }),
}

const alignment = {
  alignment: choice(ALIGNMENTS, {
    title: 'Alignment',
    description:
      'Matching of points whose keys agree within a relative difference of 10⁻⁹, or interpolation of the candidate at the reference keys. Interpolation is linear or by a monotone cubic, without extrapolation.',
    default: EXACT,
  }),
  duplicate_policy: choice(POLICIES, {
    title: 'Repeated keys',
    description: 'Treatment of a key that occurs more than once in a source: rejection, first value or mean value.',
    default: ERROR,
  }),
}

const STRICTEST = 'If no tolerance is entered, any difference fails.'
const tolerances = {
  absolute_tolerance: quantity('-', {
    title: 'Absolute tolerance',
    description:
      'Absolute tolerance in the unit of the values. The tolerance of a point is this plus the relative tolerance times the reference.',
    symbol: 't_a',
    minimum: 0,
    maximum: LARGEST,
    default: 0,
    assumed: STRICTEST,
  }),
  relative_tolerance: quantity('-', {
    title: 'Relative tolerance',
    description: 'Relative tolerance as a fraction of the reference at each point.',
    symbol: 't_r',
    minimum: 0,
    maximum: 1e6,
    default: 0,
    assumed: STRICTEST,
  }),
  allowed_fraction: quantity('-', {
    title: 'Allowed fraction out of tolerance',
    description: 'Fraction of points permitted to be out of tolerance; 0 permits none.',
    symbol: 'f_a',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'No point may be out of tolerance.',
  }),
  relative_floor: quantity('-', {
    title: 'Relative difference floor',
    description:
      'Minimum reference used as the denominator of the relative difference, in the unit of the values. The tolerance does not use the floor.',
    symbol: 'r_f',
    minimum: 0,
    maximum: LARGEST,
    default: 0,
  }),
}

export const inputs = grouped({ Series: series, Alignment: alignment, Tolerance: tolerances })
export type Params = ParamsOf<typeof inputs>
