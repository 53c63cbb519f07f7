/** OpenAPI 3.1 of the service, made from the routes, the registry of problems and the live catalog. */
import { ENVELOPE } from '@keelson/surfaces/envelope.ts'
import { domains, type Status } from '@keelson/workflow'
import type { Catalog } from '../catalog.ts'
import { META_SCHEMA } from '../meta.ts'
import { registry } from '../problems.ts'
import { component, type Json, workflowSchemas } from './openapi-workflows.ts'
import type { RouteInfo } from './routes.ts'

export const STATUSES: readonly Status[] = ['PASS', 'FAIL', 'ERROR', 'SKIPPED']
const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }

export function openapi(routes: readonly RouteInfo[], catalog: Catalog, version: string, baseUrl: string): Json {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keelson workflow execution service',
      version,
      description:
        'Engineering workflows (calculations, checks, queries) as API paths. One run call returns one result with its report.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    paths,
    components: { schemas: schemas(catalog), responses: { Problem: problemResponse } },
  }
}

function operation(route: RouteInfo): Json {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }))
  const inQuery = Object.entries(route.query ?? {}).map(([name, q]) => ({ name, in: 'query', ...q }))
  const json = route.mediaType === 'application/json'
  return {
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^a-z]+(\w)/gi, (_, c: string) => c.toUpperCase()).replace(/\W/g, '')}`,
    ...(inPath.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(route.body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: component(route.body) } },
      },
    }),
    responses: {
      200: { description: route.response, content: { [route.mediaType]: { schema: responseSchema(route, json) } } },
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

const RESPONSES: Readonly<Record<string, string>> = {
  '/api/channels': 'Channels',
  '/api/workflows': 'Workflows',
  '/api/find': 'Found',
  '/api/run': 'RunResponse',
  '/api/runs/{run_id}': 'AnyRunResponse',
  '/api/surfaces': 'Surfaces',
  '/api/surfaces/{repo}/{surface_id}': 'ResultEnvelope',
}
const responseSchema = (route: RouteInfo, json: boolean): Json => {
  const name = RESPONSES[route.path]
  if (name !== undefined) return component(name)
  return json ? { type: 'object' } : text
}

const problemResponse = {
  description: 'A problem, RFC 9457',
  content: { 'application/problem+json': { schema: component('Problem') } },
}

const domain = { type: 'string', enum: [...domains] }
const object = (properties: Json, required: readonly string[] = Object.keys(properties)): Json => ({
  type: 'object',
  properties,
  required,
})
const listOf = (items: Json): Json => ({ type: 'array', items })

/** What a request may hold beside its ref and params. */
const REQUEST_FIELDS: Json = {
  domain: { ...domain, description: 'channel the ref was routed through' },
  subdomain: { ...text, description: 'subdomain through which the ref was reached' },
  meta: component('RunMeta'),
  verify_reproducible: { type: 'boolean', description: 'run twice and compare the result hashes' },
}

/** The parts of a result that are alike in every workflow. */
const RESULT_PARTS: Json = {
  Assumed: {
    ...object({ name: text, title: text, value: {}, unit: textOrNull, why: text }),
    description: 'a default that the run used and that a check rests on',
  },
  Chart: object({ id: text, title: text, description: text, spec: { type: 'object' } }),
  Figure: object({
    id: text,
    title: text,
    description: text,
    drawing: object(
      {
        unit: { enum: ['m', 'mm'] },
        scale: { enum: ['true', 'stretched', 'none'] },
        frame: { type: 'object' },
        shapes: { type: 'array', items: object({ kind: text }, ['kind']) },
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
      arguments: listOf(object({ symbol: text, name: text, title: text, unit: text, value: {} })),
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
    },
    ['name', 'title', 'origin', 'use'],
  ),
  OutputFile: object({ basename: text, media_type: text, bytes: { type: 'integer' }, sha256: text, url: text }),
}

function schemas(catalog: Catalog): Json {
  return {
    ...workflowSchemas(catalog, REQUEST_FIELDS),
    ...RESULT_PARTS,
    RunMeta: META_SCHEMA,
    Channels: object({ channels: { type: 'array', items: domain } }, ['channels']),
    WorkflowRow: object(
      {
        ref: text,
        cta: text,
        runtime: text,
        subdomain: text,
        version: { type: ['integer', 'null'] },
        status: { type: 'string', enum: ['stable', 'deprecated', 'experimental'] },
        firable: { type: 'boolean' },
        reason: text,
      },
      ['ref', 'cta', 'firable'],
    ),
    Workflows: object({ domain, workflows: { type: 'array', items: component('WorkflowRow') } }, [
      'domain',
      'workflows',
    ]),
    Found: object({
      query: text,
      fits: { type: 'boolean', description: 'whether a workflow fits; where none does, the hits are only the nearest' },
      unmatched: { ...listOf(text), description: 'words of the query that no workflow knows' },
      hits: listOf(
        object({
          ref: text,
          title: text,
          question: text,
          firable: { type: 'boolean' },
          reason: text,
          domain,
          subdomain: text,
          score: { type: 'number' },
        }),
      ),
    }),
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
        run_id: text,
        ref: text,
        status: { type: 'string', enum: STATUSES },
        checks_made: {
          type: ['integer', 'null'],
          description: 'acceptance checks that were made: a PASS with 0 says that nothing was checked; null: not known',
        },
        returncode: { type: ['integer', 'null'] },
        duration_s: { type: 'number' },
        detail: text,
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
      ['ref', 'status', 'checks_made', 'report_url', 'artifacts', 'coordinate'],
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
    Surfaces: object({ surfaces: listOf(component('ResultEnvelope')) }, ['surfaces']),
    ResultEnvelope: object(
      {
        schema: { const: ENVELOPE },
        status: { const: 'ok' },
        repo: text,
        surface: text,
        report_url: text,
        request: object({ method: { const: 'GET' }, url: text }, ['method', 'url']),
        outputs: { type: 'array', items: object({ kind: { const: 'report' }, url: text }, ['kind', 'url']) },
        provenance: object({ basis: text, deterministic: { type: 'boolean' }, source: text }, [
          'basis',
          'deterministic',
          'source',
        ]),
        note: text,
        prompt: text,
        how_to_run: {
          type: 'array',
          items: object({ via: text, step: text, bot: text, deep_link: text }, ['via', 'step']),
        },
      },
      [
        'schema',
        'status',
        'repo',
        'surface',
        'report_url',
        'request',
        'outputs',
        'provenance',
        'note',
        'prompt',
        'how_to_run',
      ],
    ),
    Problem: object(
      {
        type: text,
        code: { type: 'string', enum: Object.keys(registry) },
        title: text,
        status: { type: 'integer' },
        detail: text,
        instance: text,
        errors: { type: 'array', items: object({ pointer: text, message: text }, ['pointer', 'message']) },
      },
      ['type', 'title', 'status', 'detail'],
    ),
  }
}
