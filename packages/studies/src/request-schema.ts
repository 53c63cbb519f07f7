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

const param = text('an input, or the path of a cell in one: layers/0/thickness')
const unit = text('of the numbers beside it; left out, the unit of the input')
const spacing: Json = { enum: ['linear', 'log'], description: 'of `count` values; default linear' }

const grid = object(
  'a grid',
  {
    kind: { const: 'grid' },
    axes: listOf(
      object(
        'an axis',
        {
          param,
          values: listOf({}, 'its values: numbers in `unit`, texts with a unit, or words of the input', MOST_VALUES),
          from: numberOrText('its first value, in place of `values`'),
          to: numberOrText('its last value'),
          count: { type: 'integer', minimum: 2, description: 'how many, both ends among them' },
          spacing,
          unit,
        },
        ['param'],
      ),
      'the first varies slowest',
      MOST_VARIED,
    ),
  },
  ['kind', 'axes'],
)

const list = object(
  'a list',
  {
    kind: { const: 'list' },
    rows: listOf({ type: 'object' }, 'params laid over the base, one object for each point', MOST_VALUES),
    csv: {
      type: 'string',
      minLength: 1,
      description: 'a header of `name` or `name [unit]`, and a line for each point',
    },
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
        { param, low: numberOrText('its low end, in `unit`'), high: numberOrText('its high end'), unit },
        ['param', 'low', 'high'],
      ),
      'each goes to its low and its high end while the others stay as in the base',
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
    lower: number('bound of a truncated normal, a uniform, a triangular or a beta distribution'),
    upper: number(),
    mode: number('of a triangular distribution'),
    shape: number('of a Weibull distribution'),
    scale: number('of a Weibull or a Gumbel distribution'),
    location: number('of a Weibull or a Gumbel distribution'),
    alpha: number('of a beta distribution'),
    beta: number('of a beta distribution'),
    log_mean: number('mean of the natural logarithm of a lognormal input'),
    log_standard_deviation: number('standard deviation of that logarithm'),
  },
  ['param', 'distribution'],
)

const sample = object(
  'a sample',
  {
    kind: { const: 'sample' },
    method: { enum: samplingMethods },
    count: { type: 'integer', minimum: 2, description: 'points; with `indices`, rows of each of k + 2 matrices' },
    distributions: listOf(distribution, 'one for each input that varies', MOST_VARIED),
    correlations: listOf(
      object(
        'a correlation',
        {
          between: { type: 'array', items: param, minItems: 2, maxItems: 2 },
          coefficient: number("Pearson's, of the two inputs themselves"),
        },
        ['between', 'coefficient'],
      ),
      'between inputs that vary; left out, they are independent',
      (MOST_VARIED * (MOST_VARIED - 1)) / 2,
    ),
    indices: { type: 'boolean', description: "Sobol's indices, at count * (k + 2) points" },
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
      items: numberOrText('an end of the search, in `unit`'),
      minItems: 2,
      maxItems: 2,
      description: 'where the value is sought',
    },
    unit,
    target: object(
      'a target',
      {
        output: text('values.NAME, checks.ID.utilisation, or utilisation'),
        value: numberOrText('what it is to be'),
        unit: text('of that value; left out, the unit of the output'),
      },
      ['output', 'value'],
    ),
    count: { type: 'integer', minimum: 2, description: 'points of the scan; default 65' },
    spacing,
  },
  ['kind', 'param', 'between', 'target'],
)

/** By kind, how the inputs vary. */
export const VARY_SCHEMAS = { grid, list, one_at_a_time: oneAtATime, sample, goal } as const

/** What stands beside `vary` and `meta`, whose schemas are their own. */
export const STUDY_FIELDS: Readonly<Record<string, Json>> = {
  ref: text('the workflow, <repo>:<workflow-id>[@version]'),
  domain: text('channel the ref was routed through'),
  subdomain: text('subdomain through which the ref was reached'),
  base: { type: 'object', description: 'the params that all points share; left out, the example of the workflow' },
  outputs: listOf(
    text('values.NAME, checks.ID.utilisation, checks.ID.demand, utilisation'),
    'what is kept of each point; left out, the answers, every utilisation',
    200,
  ),
  seed: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'of a sample; default 1' },
  failed_points: {
    enum: failureRules,
    description: 'what a point that could not be calculated is to a probability; default refuse: none is answered',
  },
}
