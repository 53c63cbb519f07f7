/** What a study is asked and what it answers. */
import { STUDY_FIELDS, VARY_SCHEMAS } from '@keelson/studies/request-schema.ts'
import { studyStatuses } from '@keelson/studies/study.ts'
import { UNITS_SCHEMA } from '../request.ts'
import { studyFile } from './openapi-files.ts'
import { domain, listOf, object, text, textOrNull, withOptional } from './openapi-forms.ts'
import { component, type Json } from './openapi-workflows.ts'

const number = { type: 'number' }
const numberOrNull = { type: ['number', 'null'] }
const integer = { type: 'integer' }
const status = { type: 'string', enum: [...studyStatuses] }
const verdict = { type: 'string', enum: ['PASS', 'FAIL', 'SKIPPED'] }
const pairOf = (items: Json): Json => ({ ...listOf(items), minItems: 2, maxItems: 2 })

const varyName = (kind: string): string =>
  `Vary${kind.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())}`
const kinds = Object.keys(VARY_SCHEMAS)
const varySchemas: Json = Object.fromEntries(
  Object.entries(VARY_SCHEMAS).map(([kind, schema]) => [varyName(kind), schema]),
)
const vary: Json = {
  description: 'Variation of the inputs from point to point.',
  oneOf: kinds.map((kind) => component(varyName(kind))),
  discriminator: {
    propertyName: 'kind',
    mapping: Object.fromEntries(kinds.map((kind) => [kind, `#/components/schemas/${varyName(kind)}`])),
  },
}

const points = object({ total: integer, done: integer, failed: integer })
const column = object(
  {
    name: text,
    title: text,
    symbol: text,
    unit: text,
    type: { enum: ['number', 'text', 'flag'] },
    role: { enum: ['point', 'name', 'varied', 'output', 'state'] },
  },
  ['name', 'title', 'type', 'role'],
)
const studySummary = {
  study_id: text,
  location: text,
  ref: text,
  title: text,
  status,
  reason: textOrNull,
  points,
  created: text,
  finished: textOrNull,
  report_url: text,
}

const study_hash = {
  ...textOrNull,
  description: 'SHA-256 over the result hashes in point order, each followed by a line feed. Null until done.',
}

const outputStatistics = object(
  {
    output: text,
    count: integer,
    minimum: number,
    maximum: number,
    minimum_at: integer,
    maximum_at: integer,
    mean: number,
    standard_deviation: number,
    percentiles: listOf(object({ p: number, value: number, interval: pairOf(numberOrNull) })),
    histogram: object({ edges: listOf(number), counts: listOf(integer) }),
  },
  ['output', 'count', 'minimum', 'maximum', 'minimum_at', 'maximum_at', 'mean'],
)
const approximatePercentile = object({
  p: number,
  value: number,
  interval: {
    ...pairOf(numberOrNull),
    description: 'Range that contains the percentile of all points so far. Null if the sample does not bound it.',
  },
})
const running = object({
  so_far: { ...text, description: 'Number of points so far, in words.' },
  points: object({ total: integer, done: integer }),
  statuses: object({ PASS: integer, FAIL: integer, ERROR: integer, SKIPPED: integer }),
  confidence: { ...number, description: 'Confidence level of every interval.' },
  outputs: listOf(
    object({
      output: text,
      count: integer,
      minimum: number,
      maximum: number,
      mean: number,
      standard_deviation: number,
      approximate_percentiles: {
        ...listOf(approximatePercentile),
        description: 'Percentiles of a bounded sample of the points so far. Never present in a completed study.',
      },
    }),
  ),
})
const probability = object({
  check: text,
  title: text,
  failures: integer,
  count: integer,
  probability: number,
  interval: pairOf(number),
  reliability_index: numberOrNull,
})
const sobol = object({
  output: text,
  indices: listOf(
    object({
      param: text,
      first_order: number,
      first_order_interval: pairOf(number),
      total: number,
      total_interval: pairOf(number),
    }),
  ),
})
const numberOrText = { type: ['number', 'string'] }
const tornado = object({
  output: text,
  base: numberOrNull,
  swings: listOf(
    object({ param: text, low: numberOrText, high: numberOrText, at_low: numberOrNull, at_high: numberOrNull }),
  ),
})
const goal = object({
  output: text,
  target: number,
  brackets: listOf(object({ between: pairOf(number), outcome: text })),
  roots: listOf(
    object({
      x: number,
      output: number,
      iterations: integer,
      governing: textOrNull,
      status: verdict,
      run_id: textOrNull,
    }),
  ),
  jumps: listOf(object({ between: pairOf(number), outputs: pairOf(number) })),
  mode_changes: listOf(object({ between: pairOf(number), from: textOrNull, to: textOrNull })),
  commercial: listOf(
    object({ root: number, wall: number, standard: text, output: number, status: verdict, run_id: textOrNull }),
  ),
  notes: listOf(text),
})

export const studySchemas: Json = {
  ...varySchemas,
  StudyRequest: {
    ...object(
      {
        ...STUDY_FIELDS,
        ref: component('Ref'),
        domain,
        vary,
        input_basis: component('InputBasis'),
        units: UNITS_SCHEMA,
        meta: component('RunMeta'),
      },
      ['ref', 'vary'],
    ),
    additionalProperties: false,
  },
  StudyColumn: column,
  StudyStatistics: object(
    {
      statuses: object({ PASS: integer, FAIL: integer, ERROR: integer }),
      outputs: listOf(outputStatistics),
      limits: { type: 'object', additionalProperties: numberOrNull, description: 'Utilisation limit by check.' },
      confidence: { ...number, description: 'Confidence level of every interval.' },
      probabilities: listOf(probability),
      probabilities_refused: { ...text, description: 'Reason why no probability is reported.' },
      sobol: listOf(sobol),
      sobol_refused: listOf(object({ output: text, reason: text })),
      tornado: listOf(tornado),
      goal,
    },
    ['statuses', 'outputs'],
  ),
  RunningStatistics: running,
  StudyPreview: object({
    recorded: { const: false },
    ref: text,
    title: text,
    points,
    study_hash,
    columns: listOf(component('StudyColumn')),
    statistics: component('StudyStatistics'),
    warnings: listOf(component('Warning')),
    request: component('StudyRequest'),
    sections: { ...text, description: 'Report sections as HTML.' },
  }),
  Study: withOptional(
    object({
      ...studySummary,
      study_hash,
      columns: listOf(component('StudyColumn')),
      statistics: { anyOf: [component('StudyStatistics'), { type: 'null' }] },
      running: {
        anyOf: [component('RunningStatistics'), { type: 'null' }],
        description:
          'Statistics of the completed points while the study is running. Null if there are none or they are not known.',
      },
      warnings: listOf(component('Warning')),
      request: component('StudyRequest'),
    }),
    {
      files: {
        ...listOf(component('StudyFile')),
        description: 'Files that inputs were read from, kept as long as the study. Absent if there are none.',
      },
    },
  ),
  StudyFile: studyFile,
  Studies: object({
    studies: listOf(object({ ...studySummary, kind: { type: 'string', enum: kinds } })),
    next: { ...textOrNull, description: 'Value of `before` for the next page.' },
  }),
  StudyPoints: object({
    study_id: text,
    columns: listOf(component('StudyColumn')),
    rows: listOf({
      ...listOf({ type: ['number', 'string', 'boolean', 'null'] }),
      description: 'Values in the order of columns.',
    }),
    total: { ...integer, description: 'Number of calculated points that pass the filter.' },
    next: { type: ['integer', 'null'], description: 'Value of `from` for the next page. Null at the end.' },
  }),
}
