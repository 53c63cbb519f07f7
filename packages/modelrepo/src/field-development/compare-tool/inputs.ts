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
            'Rows with the key column, the value column and any others. A row of units may come first; null or NaN is a missing value.',
          minItems: 1,
          maxItems: MOST_RECORDS,
        }),
      ),
      file: optional(
        text({
          title: 'File',
          description:
            'CSV file with a heading in the datasets folder, as folder/file.csv, instead of records. The separator is a comma, semicolon or tab.',
          minLength: 1,
        }),
      ),
    },
    {
      title: 'Sources',
      description: 'One row per series, with its records or file.',
      minItems: 2,
      maxItems: MOST_SOURCES,
    },
  ),
  key: text({
    title: 'Key column',
    description: 'Key column of every source, with numbers or ISO dates. Dates are counted in days from 1970-01-01.',
    minLength: 1,
    example: 'x',
  }),
  value: text({
    title: 'Value column',
    description: 'Value column of every source to be compared.',
    minLength: 1,
    example: 'y',
  }),
  further_values: optional(
    textList({
      title: 'Further value columns',
      description: 'Further columns to be compared in a table and an error map. The tolerance does not apply to them.',
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
    description: 'Unit label, printed and never converted. Default: the row of units of the sources, if any.',
    maxLength: 20,
    default: '',
  }),
  value_unit: text({
    title: 'Value unit',
    description: 'Unit label, printed and never converted. Default: the row of units of the sources, if any.',
    maxLength: 20,
    default: '',
  }),
}

const alignment = {
  alignment: choice(ALIGNMENTS, {
    title: 'Alignment',
    description:
      'Points of equal keys, within 1e-9 of the key, or the candidate interpolated at the reference keys. Interpolation is linear or by a monotone cubic, without extrapolation.',
    default: EXACT,
  }),
  duplicate_policy: choice(POLICIES, {
    title: 'Repeated keys',
    description: 'Treatment of a key that occurs twice in a source: rejected, first value, or mean.',
    default: ERROR,
  }),
}

const STRICTEST = 'Without a tolerance any difference fails.'
const tolerances = {
  absolute_tolerance: quantity('-', {
    title: 'Absolute tolerance',
    description: 'Absolute tolerance in the unit of the values. The relative tolerance is added to it.',
    symbol: 't_a',
    minimum: 0,
    maximum: LARGEST,
    default: 0,
    assumed: STRICTEST,
  }),
  relative_tolerance: quantity('-', {
    title: 'Relative tolerance',
    description: 'Relative tolerance as a share of the reference at each point.',
    symbol: 't_r',
    minimum: 0,
    maximum: 1e6,
    default: 0,
    assumed: STRICTEST,
  }),
  allowed_fraction: quantity('-', {
    title: 'Allowed share out of tolerance',
    description: 'Share of points permitted out of tolerance; 0 permits none.',
    symbol: 'f_a',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'No point may be out of tolerance.',
  }),
  relative_floor: quantity('-', {
    title: 'Relative difference floor',
    description:
      'Minimum reference in the denominator of the relative difference, in the unit of the values. Not used by the tolerance.',
    symbol: 'r_f',
    minimum: 0,
    maximum: LARGEST,
    default: 0,
  }),
}

export const inputs = grouped({ Series: series, Alignment: alignment, Tolerance: tolerances })
export type Params = ParamsOf<typeof inputs>
