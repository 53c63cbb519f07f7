/** The shape of a study's request: one schema for each way to vary, which the service reads by and publishes. */
import { distributionNames, failureRules, samplingMethods } from './request.ts'

type Json = Readonly<Record<string, unknown>>

/** Characters of a name or a unit. */
export const LONGEST_NAME = 300
const text = (description: string): Json => ({ type: 'string', minLength: 1, maxLength: LONGEST_NAME, description })
const number = (description?: string): Json => ({ type: 'number', ...(description !== undefined && { description }) })
const numberOrText = (description: string): Json => ({ type: ['number', 'string'], maxLength: 100, description })
const listOf = (items: Json, description: string, maxItems: number): Json => ({
  type: 'array',
  items,
  minItems: 1,
  maxItems,
  description,
})
const object = (title: string, properties: Readonly<Record<string, Json>>, required: readonly string[]): Json => ({
  type: 'object',
  title,
  properties,
  required,
  additionalProperties: false,
})

/** More inputs than these vary in no study. */
export const MOST_VARIED = 50
/** Values or rows in one request; its body ends before these are reached. */
const MOST_VALUES = 10_000_000

const param = text('Input name, or the path of a cell: layers/0/thickness.')
const unit = text('Unit of the accompanying numbers. Default: the unit of the input.')
const spacing: Json = { enum: ['linear', 'log'], description: 'Spacing of `count` values. Default: linear.' }

const grid = object(
  'a grid',
  {
    kind: { const: 'grid' },
    axes: listOf(
      object(
        'an axis',
        {
          param,
          values: listOf({}, 'Values as numbers in `unit`, text with a unit, or words of the input.', MOST_VALUES),
          from: numberOrText('First value, in place of `values`.'),
          to: numberOrText('Last value.'),
          count: { type: 'integer', minimum: 2, description: 'Number of values, including both ends.' },
          spacing,
          unit,
        },
        ['param'],
      ),
      'Axes. The first varies slowest.',
      MOST_VARIED,
    ),
  },
  ['kind', 'axes'],
)

const list = object(
  'a list',
  {
    kind: { const: 'list' },
    rows: listOf(
      { type: 'object' },
      'Params that replace base params, one object for each point. A list or table may refer to an uploaded file.',
      MOST_VALUES,
    ),
    units: {
      type: 'object',
      additionalProperties: unit,
      description: 'Units of the plain numbers in `rows`, by input. Default: the unit of the input.',
    },
    csv: {
      type: 'string',
      minLength: 1,
      description: 'Header line of `name` or `name [unit]`, and one line for each point.',
    },
    file: text('Digest of an uploaded file with one row for each point, in place of `rows` and `csv`.'),
    name: text('Name of this file, without path.'),
    as: { type: 'object', description: 'Confirmed mapping of this file, or a choice for each of its questions.' },
    names: listOf(
      { type: 'string', maxLength: LONGEST_NAME },
      'Point names. Default: the file names if rows refer to files.',
      MOST_VALUES,
    ),
  },
  ['kind'],
)

const oneAtATime = object(
  'one at a time',
  {
    kind: { const: 'one_at_a_time' },
    params: listOf(
      object(
        'a swing',
        { param, low: numberOrText('Low end, in `unit`.'), high: numberOrText('High end, in `unit`.'), unit },
        ['param', 'low', 'high'],
      ),
      'Inputs moved to their low and high ends one at a time, with the others as in the base.',
      MOST_VARIED,
    ),
  },
  ['kind', 'params'],
)

const distribution = object(
  'a distribution',
  {
    param,
    distribution: { enum: distributionNames },
    unit,
    mean: number(),
    standard_deviation: number(),
    lower: number('Lower bound of a truncated normal, uniform, triangular or beta distribution.'),
    upper: number(),
    mode: number('Mode of a triangular distribution.'),
    shape: number('Shape of a Weibull distribution.'),
    scale: number('Scale of a Weibull or Gumbel distribution.'),
    location: number('Location of a Weibull or Gumbel distribution.'),
    alpha: number('Alpha of a beta distribution.'),
    beta: number('Beta of a beta distribution.'),
    log_mean: number('Mean of the natural logarithm of a lognormal input.'),
    log_standard_deviation: number('Standard deviation of the natural logarithm of a lognormal input.'),
  },
  ['param', 'distribution'],
)

const sample = object(
  'a sample',
  {
    kind: { const: 'sample' },
    method: { enum: samplingMethods },
    count: {
      type: 'integer',
      minimum: 2,
      description: 'Number of points. With `indices`, the number of rows in each of k + 2 matrices.',
    },
    distributions: listOf(distribution, 'Distributions, one for each input that varies.', MOST_VARIED),
    correlations: listOf(
      object(
        'a correlation',
        {
          between: { type: 'array', items: param, minItems: 2, maxItems: 2 },
          coefficient: number('Pearson correlation of the two inputs.'),
        },
        ['between', 'coefficient'],
      ),
      'Correlations between inputs that vary. Default: independent.',
      (MOST_VARIED * (MOST_VARIED - 1)) / 2,
    ),
    indices: { type: 'boolean', description: 'Adds Sobol indices, at count * (k + 2) points.' },
  },
  ['kind', 'method', 'count', 'distributions'],
)

const goal = object(
  'a goal',
  {
    kind: { const: 'goal' },
    param,
    between: {
      type: 'array',
      items: numberOrText('End of the search range, in `unit`.'),
      minItems: 2,
      maxItems: 2,
      description: 'Search range of the input.',
    },
    unit,
    target: object(
      'a target',
      {
        output: text('Target output: values.NAME, checks.ID.utilisation or utilisation.'),
        value: numberOrText('Target value of the output.'),
        unit: text('Unit of the target value. Default: the unit of the output.'),
      },
      ['output', 'value'],
    ),
    count: { type: 'integer', minimum: 2, description: 'Number of scan points. Default: 65.' },
    spacing,
  },
  ['kind', 'param', 'between', 'target'],
)

/** By kind, how the inputs vary. */
export const VARY_SCHEMAS = { grid, list, one_at_a_time: oneAtATime, sample, goal } as const

/** What stands beside `vary`, `meta`, `input_basis` and `units`, whose schemas are their own. */
export const STUDY_FIELDS: Readonly<Record<string, Json>> = {
  ref: text('Workflow reference, <repo>:<workflow-id>[@version].'),
  domain: text('Channel through which the ref was routed.'),
  subdomain: text('Subdomain through which the ref was reached.'),
  base: { type: 'object', description: 'Params shared by all points. Default: the example of the workflow.' },
  outputs: listOf(
    text('Output: values.NAME, checks.ID.utilisation, checks.ID.demand or utilisation.'),
    'Outputs kept for each point. Default: the results and every utilisation.',
    200,
  ),
  seed: {
    type: 'integer',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Random seed of a sample. Default: 1.',
  },
  failed_points: {
    enum: failureRules,
    description: 'Treatment of uncalculated points in probabilities. Default: refuse, which reports no probabilities.',
  },
}
