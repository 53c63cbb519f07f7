/** OpenAPI 3.1 of the service, made from the routes, the registry of problems and the live catalog. */
import { ENVELOPE } from '@keelson/surfaces/envelope.ts'
import { domains } from '@keelson/workflow'
import { registry } from '../problems.ts'
import type { RouteInfo } from './routes.ts'

type Json = Readonly<Record<string, unknown>>
const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }

export function openapi(routes: readonly RouteInfo[], refs: readonly string[], version: string, baseUrl: string): Json {
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
    components: { schemas: schemas(refs), responses: { Problem: problemResponse } },
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
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${route.body}` } } },
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
  '/api/run': 'RunResponse',
  '/api/runs/{run_id}': 'RunResponse',
  '/api/surfaces': 'Surfaces',
  '/api/surfaces/{repo}/{surface_id}': 'ResultEnvelope',
}
const responseSchema = (route: RouteInfo, json: boolean): Json => {
  const name = RESPONSES[route.path]
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  return json ? { type: 'object' } : text
}

const problemResponse = {
  description: 'A problem, RFC 9457',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

function schemas(refs: readonly string[]): Json {
  const domain = { type: 'string', enum: [...domains] }
  const object = (properties: Json, required: readonly string[]) => ({ type: 'object', properties, required })
  return {
    RunRequest: {
      type: 'object',
      properties: {
        ref: {
          description: '<repo>:<workflow-id>[@version]; unpinned means the latest stable version',
          anyOf: [
            { type: 'string', enum: refs },
            { type: 'string', pattern: '^[a-z][a-z0-9-]*:[a-z0-9-]+@[1-9][0-9]*$' },
          ],
        },
        domain: { ...domain, description: 'channel the ref was routed through' },
        subdomain: { ...text, description: 'subdomain through which the ref was reached' },
        params: {
          type: 'object',
          description:
            'inputs of the workflow, by its request schema; given, the run is in-process; not given, a child process runs the example',
        },
        meta: {
          type: 'object',
          description: 'printed at the head of the report, never hashed',
          additionalProperties: text,
        },
        verify_reproducible: { type: 'boolean', description: 'run twice and compare the result hashes' },
      },
      required: ['ref'],
      additionalProperties: false,
    },
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
    Workflows: object({ domain, workflows: { type: 'array', items: { $ref: '#/components/schemas/WorkflowRow' } } }, [
      'domain',
      'workflows',
    ]),
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
    RunResponse: object(
      {
        run_id: text,
        ref: text,
        status: { type: 'string', enum: ['PASS', 'FAIL', 'ERROR', 'SKIPPED'] },
        returncode: { type: ['integer', 'null'] },
        duration_s: { type: 'number' },
        detail: text,
        report_url: textOrNull,
        artifacts: { type: 'array', items: { $ref: '#/components/schemas/Artifact' } },
        coordinate: { $ref: '#/components/schemas/Coordinate' },
        engine: { type: 'string', enum: ['in-process', 'subprocess'] },
        result: {
          type: 'object',
          properties: { kind: text, outputs: { type: 'array', items: object({ basename: text }, ['basename']) } },
        },
        provenance: { type: 'object' },
        determinism: object({ result_hash: textOrNull, reproducible: { type: ['boolean', 'null'] } }, [
          'result_hash',
          'reproducible',
        ]),
        confidence: {},
        warnings: { type: 'array', items: object({ code: text, message: text, path: text }, ['code', 'message']) },
      },
      ['ref', 'status', 'report_url', 'artifacts', 'coordinate'],
    ),
    Surfaces: object({ surfaces: { type: 'array', items: { $ref: '#/components/schemas/ResultEnvelope' } } }, [
      'surfaces',
    ]),
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
