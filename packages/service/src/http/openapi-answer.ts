/** What the answer of a run consists of, whichever workflow ran. */
import type { Status } from '@keelson/engine'
import { domain, listOf, object, text, textFrom, textOrNull } from './openapi-forms.ts'
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
      url: { ...text, description: 'where it is drawn; absent of a preview' },
      withheld: { ...text, description: 'why it was asked for and cannot be drawn as it was' },
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
      'what the run took for an input that was not provided: `why` is null of a plain default, and `value` too of an input that has none',
  },
  Chart: picture({ spec: { type: 'object', description: 'Vega-Lite, with the data' } }),
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
    description: 'without bytes and sha256 it is made from the record whenever it is asked for',
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
      run_id: { ...textOrNull, description: 'null of a preview' },
      recorded: { const: false, description: 'of a preview: it is recorded nowhere' },
      ref: text,
      status: { type: 'string', enum: STATUSES },
      checks_made: {
        type: ['integer', 'null'],
        description: 'acceptance checks that were made: a PASS with 0 says that nothing was checked; null: not known',
      },
      checks_open: {
        type: ['integer', 'null'],
        description:
          'checks that are not assessed although the verdict needs them: the run is SKIPPED; null: not known',
      },
      checks_accepted: {
        type: ['integer', 'null'],
        description: 'checks made outside the limits of their method, as an engineer accepted them',
      },
      returncode: { type: ['integer', 'null'] },
      duration_s: { type: 'number' },
      detail: text,
      detail_from: textFrom('detail, or a part of it'),
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
  Warning: object({ code: text, message: text, path: text, said: text }, ['code', 'message']),
  Provenance: object({
    code_version: object({ package_version: text, git_sha: text }),
    standard_revisions: listOf(object({ code_id: text, publisher: text, revision: text, section: text })),
    data_as_of: text,
    input_hash: text,
    runtime: object({ node: text, v8: text }),
    data: listOf(object({ name: text, sha256: text, bytes: { type: 'integer' } })),
  }),
}
