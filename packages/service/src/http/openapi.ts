/** OpenAPI 3.1 of the service, made from the routes, the registry of problems and the live catalog. */
import { ENVELOPE } from '@keelson/surfaces/envelope.ts'
import type { Catalog } from '../catalog.ts'
import { META_SCHEMA } from '../meta.ts'
import { registry } from '../problems.ts'
import { answerSchemas } from './openapi-answer.ts'
import { domain, listOf, object, text } from './openapi-forms.ts'
import { component, type Json, workflowSchemas } from './openapi-workflows.ts'
import type { RouteInfo } from './routes.ts'

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
  '/api/preview': 'RunResponse',
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

/** What a request may hold beside its ref and params. */
const REQUEST_FIELDS: Json = {
  domain: { ...domain, description: 'channel the ref was routed through' },
  subdomain: { ...text, description: 'subdomain through which the ref was reached' },
  meta: component('RunMeta'),
  verify_reproducible: { type: 'boolean', description: 'run twice and compare the result hashes' },
  record: { type: 'boolean', description: 'false: answered as /api/preview answers, and recorded nowhere' },
}

function schemas(catalog: Catalog): Json {
  return {
    ...workflowSchemas(catalog, REQUEST_FIELDS),
    ...answerSchemas,
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
