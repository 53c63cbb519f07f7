/** What the answer of a run consists of, whichever workflow ran. */
import type { Status } from '@keelson/engine'
import { domain, listOf, object, text, textFrom, textOrNull, withOptional } from './openapi-forms.ts'
import { component, type Json } from './openapi-workflows.ts'

export const STATUSES: readonly Status[] = ['PASS', 'FAIL', 'ERROR', 'SKIPPED']

const argument = object({ symbol: text, name: text, title: text, unit: text, value: {}, origin: { type: 'object' } }, [
  'symbol',
  'name',
  'title',
  'unit',
  'value',
])

/** A picture that a run in its mode can have, as every answer names it, with what is drawn of it where that is asked for. */
const picture = (drawn: Json): Json => ({
  ...object(
    {
      id: text,
      title: text,
      description: text,
      url: { ...text, description: 'Address of the drawing. Absent from a preview.' },
      withheld: { ...text, description: 'Reason why a requested drawing cannot be drawn as recorded.' },
      ...drawn,
    },
    ['id', 'title', 'description'],
  ),
})

/** The parts of a result that are alike in every workflow. */
const resultSchemas: Json = {
  Assumed: {
    ...object({ name: text, title: text, value: {}, unit: textOrNull, why: textOrNull }),
    description:
      'Value assumed by the run for an input that was not provided. `why` is null for a plain default. `value` is also null if the input has no default.',
  },
  Chart: picture({ spec: { type: 'object', description: 'Vega-Lite specification with the data.' } }),
  Figure: picture({
    drawing: object(
      {
        unit: { enum: ['m', 'mm'] },
        scale: { enum: ['true', 'stretched', 'none'] },
        aspect: { type: 'number' },
        bar: { const: 'us' },
        frame: { type: 'object' },
        shapes: { type: 'array', items: { ...object({ kind: text }), additionalProperties: true } },
      },
      ['unit', 'scale', 'shapes'],
    ),
  }),
  Step: object(
    {
      id: { type: 'integer' },
      section: text,
      kind: { enum: ['equation', 'solved', 'table'] },
      symbol: text,
      title: text,
      source: text,
      clause: text,
      unit: text,
      value: { type: 'number' },
      expression: text,
      relation: text,
      fit: text,
      left: object({ expression: text, value: { type: 'number' } }),
      arguments: listOf(argument),
      functions: listOf({ type: 'object' }),
      cell: text,
      reading: { type: 'object' },
      trial: { type: 'number' },
      residual: { type: 'number' },
      iterations: { type: 'integer' },
      method: text,
      satisfies: { type: 'object' },
      meets: listOf({ type: 'object' }),
      shown: { type: 'object' },
      note: text,
    },
    ['id', 'section', 'kind', 'symbol', 'title', 'source', 'clause', 'unit', 'value'],
  ),
  Input: object(
    {
      name: text,
      title: text,
      symbol: text,
      origin: { enum: ['given', 'default', 'left out'] },
      use: { enum: ['used', 'unused', 'overridden'] },
      typed: {},
      value: {},
      unit: text,
      si: object({ value: {}, unit: text }),
      labels: { type: 'object', additionalProperties: text },
      count: { type: 'integer' },
      columns: component('Columns'),
      places: listOf(text),
      axes: listOf(text),
    },
    ['name', 'title', 'origin', 'use'],
  ),
  OutputFile: {
    ...object({ basename: text, media_type: text, bytes: { type: 'integer' }, sha256: text, url: text }, [
      'basename',
      'media_type',
      'url',
    ]),
    description: 'Output file. If bytes and sha256 are absent, the file is generated from the record on request.',
  },
}

export const answerSchemas: Json = {
  ...resultSchemas,
  Artifact: object({ name: text, present: { type: 'boolean' }, path: text }, ['name', 'present', 'path']),
  Coordinate: object(
    {
      repo: text,
      domain,
      subdomain: text,
      workflow_id: text,
      requested_version: { type: ['integer', 'null'] },
      resolved_version: { type: ['integer', 'null'] },
      version_status: { type: 'string', enum: ['stable', 'deprecated', 'experimental'] },
    },
    ['repo', 'domain', 'subdomain', 'workflow_id', 'resolved_version', 'version_status'],
  ),
  AnyRunResponse: object(
    {
      run_id: { ...textOrNull, description: 'Run id. Null in a preview.' },
      recorded: { const: false, description: 'Always false: a preview is not recorded.' },
      ref: text,
      status: { type: 'string', enum: STATUSES },
      checks_made: {
        type: ['integer', 'null'],
        description:
          'Number of acceptance checks assessed. A PASS with 0 means that nothing was checked. Null if not known.',
      },
      checks_open: {
        type: ['integer', 'null'],
        description:
          'Number of checks required for the verdict but not assessed. If there are any, the run is SKIPPED. Null if not known.',
      },
      checks_accepted: {
        type: ['integer', 'null'],
        description: 'Number of checks accepted by an engineer outside the limits of their method.',
      },
      returncode: { type: ['integer', 'null'] },
      duration_s: { type: 'number' },
      detail: text,
      detail_from: textFrom('detail, or part of it'),
      report_url: textOrNull,
      artifacts: listOf(component('Artifact')),
      coordinate: component('Coordinate'),
      engine: { type: 'string', enum: ['in-process', 'subprocess'] },
      result: { type: 'object', properties: { kind: text, outputs: listOf(component('OutputFile')) } },
      provenance: component('Provenance'),
      determinism: object({ result_hash: textOrNull, reproducible: { type: ['boolean', 'null'] } }),
      confidence: {},
      warnings: listOf(component('Warning')),
    },
    ['ref', 'status', 'checks_made', 'checks_open', 'report_url', 'artifacts', 'coordinate'],
  ),
  Warning: object(
    {
      code: text,
      message: text,
      path: { ...text, description: 'JSON pointer to the input concerned.' },
      field: { ...text, description: 'Title of that input, with the row of a table.' },
      quantities: {
        ...listOf(object({ value: { type: 'number' }, unit: text })),
        description: 'Numbers of the message in its order. The unit of a bare number is "-".',
      },
      said: { ...text, description: 'The message with its names and quantities in braces.' },
    },
    ['code', 'message'],
  ),
  Provenance: withOptional(
    object({
      code_version: object({ package_version: text, git_sha: text }),
      standard_revisions: listOf(object({ code_id: text, publisher: text, revision: text, section: text })),
      data_as_of: text,
      input_hash: text,
      runtime: object({ node: text, v8: text }),
      data: listOf(object({ name: text, sha256: text, bytes: { type: 'integer' } })),
    }),
    { files: { ...listOf(component('FileUse')), description: 'Files from which inputs were read.' } },
  ),
}
