/** OpenAPI 3.1 of the service, made from the routes, the registry of problems and the live catalog. */

import { PLACES } from '@keelson/engine'
import { INPUT_BASIS_SCHEMA } from '@keelson/engine/read-input-basis.ts'
import { ENVELOPE } from '@keelson/web/surfaces/envelope.ts'
import { ACCEPTED_SCHEMA } from '../accepted.ts'
import type { Catalog } from '../catalog.ts'
import { META_SCHEMA } from '../meta.ts'
import { registry } from '../problems.ts'
import { UNITS_SCHEMA } from '../request.ts'
import { answerSchemas, STATUSES } from './openapi-answer.ts'
import { catalogSchemas } from './openapi-catalog.ts'
import { detailSchemas } from './openapi-detail.ts'
import { fileSchemas, neededMappings } from './openapi-files.ts'
import { fleetSchemas } from './openapi-fleet.ts'
import { domain, listOf, object, text, textFrom, textOrNull, withOptional } from './openapi-forms.ts'
import { plain } from './openapi-plain.ts'
import { projectSchemas } from './openapi-projects.ts'
import { studySchemas } from './openapi-studies.ts'
import { triesSchema } from './openapi-tries.ts'
import { component, type Json, workflowSchemas } from './openapi-workflows.ts'
import { GROUPS, groupOf } from './route-groups.ts'
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
        'Engineering workflows (calculations, checks and queries) as API paths. One run request returns one result with its report.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    // On loopback, without a scheme: stated, so that it is not read as forgotten.
    security: [],
    tags: GROUPS.map(({ title, about }) => ({ name: title, description: about })),
    paths,
    components: { schemas: plain(schemas(catalog)), responses: { Problem: problemResponse } },
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
  const inHeaders = Object.entries(route.headers ?? {}).map(([name, h]) => ({ name, in: 'header', ...h }))
  const parameters = [...inPath, ...inQuery, ...inHeaders]
  const json = route.mediaType === 'application/json'
  const others = (route.alsoAs ?? []).map((mediaType) => [mediaType, { schema: text }])
  const content = { [route.mediaType]: { schema: responseSchema(route, json) }, ...Object.fromEntries(others) }
  const problem = { $ref: '#/components/responses/Problem' }
  return {
    tags: [groupOf(route.path)],
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^a-z]+(\w)/gi, (_, c: string) => c.toUpperCase()).replace(/\W/g, '')}`,
    ...(parameters.length > 0 && { parameters }),
    ...(route.body !== undefined && {
      requestBody: {
        required: true,
        content: route.bodyType ? { [route.bodyType]: {} } : { 'application/json': { schema: component(route.body) } },
      },
    }),
    responses: {
      [route.status ?? 200]: { description: route.response, content },
      '4XX': problem,
      default: problem,
    },
  }
}

/** By path, or by method and path where a path has several. */
const RESPONSES: Readonly<Record<string, string>> = {
  '/api/channels': 'Channels',
  '/api/catalog': 'CatalogList',
  '/api/workflows': 'Workflows',
  '/api/workflows/{repo}/{id}': 'WorkflowDetail',
  '/api/find': 'Found',
  '/api/files': 'KeptFile',
  '/api/files/propose': 'FileProposals',
  '/api/runs': 'Runs',
  '/mcp': 'McpMessage',
  '/api/compare': 'RunComparison',
  '/api/run': 'RunResponse',
  '/api/preview': 'RunResponse',
  '/api/preview/study': 'StudyPreview',
  '/api/preview/tries': 'Tries',
  '/api/runs/{run_id}': 'AnyRunResponse',
  'GET /api/studies': 'Studies',
  'POST /api/studies': 'Study',
  '/api/studies/{study_id}': 'Study',
  '/api/studies/{study_id}/points': 'StudyPoints',
  '/api/studies/{study_id}/points/{point}/run': 'AnyRunResponse',
  'GET /api/projects': 'Projects',
  'POST /api/projects': 'Project',
  '/api/projects/templates': 'ProjectTemplates',
  'GET /api/projects/{project_id}': 'Project',
  'PUT /api/projects/{project_id}': 'Project',
  'PATCH /api/projects/{project_id}': 'Project',
  '/api/projects/import': 'ProjectImport',
  '/api/projects/{project_id}/export': 'ProjectDocument',
  '/api/projects/{project_id}/basis': 'ProjectBasisTaken',
  '/api/projects/{project_id}/calculations': 'Project',
  '/api/projects/{project_id}/run': 'ProjectRunning',
  '/api/projects/{project_id}/what-if': 'ProjectWhatIf',
  '/api/projects/{project_id}/envelopes/{calculation_id}': 'ProjectEnvelope',
  '/api/projects/{project_id}/revisions': 'ProjectRevision',
  '/api/projects/{project_id}/revisions/{revision}/differences': 'ProjectDifferences',
  '/api/fleet': 'FleetState',
  '/api/surfaces': 'Surfaces',
  '/api/surfaces/{repo}/{surface_id}': 'ResultEnvelope',
}
const responseSchema = (route: RouteInfo, json: boolean): Json => {
  const name = RESPONSES[`${route.method} ${route.path}`] ?? RESPONSES[route.path]
  if (name !== undefined) return component(name)
  return json ? { type: 'object', additionalProperties: true } : text
}

const problemResponse = {
  description: 'Problem details, RFC 9457.',
  content: { 'application/problem+json': { schema: component('Problem') } },
}

/** What a request may hold beside its ref and params. */
const REQUEST_FIELDS: Json = {
  domain: { ...domain, description: 'Channel through which the ref was reached.' },
  subdomain: { ...text, description: 'Subdomain through which the ref was reached.' },
  input_basis: component('InputBasis'),
  units: UNITS_SCHEMA,
  meta: component('RunMeta'),
  verify_reproducible: { type: 'boolean', description: 'Run twice and compare the result hashes.' },
  accepted: ACCEPTED_SCHEMA,
  record: { type: 'boolean', description: 'If false, the request is handled as by /api/preview and is not recorded.' },
}

const place = { enum: [...PLACES] }
const number = { type: 'number' }
/** What was sent may mean one of these: to be sent in its place, never taken by itself. */
const READINGS = { type: 'array', items: object({ value: text, says: text }, ['value', 'says']) }

function schemas(catalog: Catalog): Json {
  return {
    ...workflowSchemas(catalog, REQUEST_FIELDS),
    ...answerSchemas,
    ...studySchemas,
    ...fileSchemas,
    ...projectSchemas,
    ...fleetSchemas,
    ...detailSchemas,
    Tries: triesSchema,
    RunMeta: META_SCHEMA,
    InputBasis: INPUT_BASIS_SCHEMA,
    McpMessage: object(
      {
        jsonrpc: { const: '2.0' },
        id: { type: ['string', 'integer'] },
        method: { ...text, description: 'Method, such as tools/list or tools/call.' },
        params: { type: 'object' },
        result: { type: 'object' },
        error: { type: 'object' },
      },
      ['jsonrpc'],
    ),
    ...catalogSchemas,
    Found: withOptional(
      object({
        query: text,
        fits: { type: 'boolean', description: 'Whether a workflow fits. If none does, the hits are only the nearest.' },
        unmatched: { ...listOf(text), description: 'Query words that do not occur in any workflow.' },
        hits: listOf(component('Hit')),
      }),
      {
        outside: {
          ...listOf(object({ words: text, discipline: text })),
          description: 'If no workflow fits: query words of disciplines that no workflow covers.',
        },
      },
    ),
    Hit: withOptional(
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
      {
        text_from: textFrom('title and reason'),
        why_not: { ...text, description: 'If no workflow fits, the reason why this one does not.' },
        missing: { ...listOf(text), description: 'If no workflow fits: query words that this one does not mention.' },
      },
    ),
    Runs: object({
      runs: listOf(component('RunSummary')),
      next: { ...textOrNull, description: 'Value of `before` for the next page.' },
    }),
    RunSummary: withOptional(
      object({
        run_id: text,
        created_at: text,
        ref: text,
        version: { type: ['integer', 'null'] },
        status: { type: 'string', enum: STATUSES },
        checks_made: { type: ['integer', 'null'] },
        checks_open: { type: ['integer', 'null'] },
        checks_accepted: { type: ['integer', 'null'] },
        engine: text,
        domain: text,
        subdomain: text,
        detail: text,
        titled: { ...textOrNull, description: 'Start of the project, document, revision, title and client texts.' },
      }),
      { detail_from: textFrom('detail, or part of it') },
    ),
    RunComparison: object({
      a: component('ComparedRun'),
      b: component('ComparedRun'),
      equal: { type: 'boolean' },
      differences: listOf(
        object(
          {
            where: place,
            name: text,
            title: text,
            a: {},
            b: {},
            only: { enum: ['a', 'b'] },
            unit: text,
            relative: number,
          },
          ['where', 'name', 'title', 'a', 'b'],
        ),
      ),
      rest: { type: 'integer', description: 'Number of differences not listed.' },
      counts: {
        type: 'object',
        additionalProperties: object({ equal: { type: 'integer' }, different: { type: 'integer' } }),
        description: 'Counts by place.',
      },
      largest_ignored: {
        anyOf: [object({ where: place, name: text, relative: number }), { type: 'null' }],
        description: 'Largest relative difference that counts as equal.',
      },
    }),
    ComparedRun: object({
      run_id: text,
      ref: text,
      version: { type: ['integer', 'null'] },
      created_at: text,
      status: { type: 'string', enum: STATUSES },
      checks_made: { type: ['integer', 'null'] },
      checks_open: { type: ['integer', 'null'] },
      checks_accepted: { type: ['integer', 'null'] },
      title: text,
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
        text_from: textFrom('part of detail and errors'),
        instance: text,
        errors: {
          type: 'array',
          items: object({ pointer: text, message: text, readings: READINGS }, ['pointer', 'message']),
        },
        line: { type: 'integer', description: 'Line of the file, counted from 1 (file_refused only).' },
        column: { ...text, description: 'Column of the file (file_refused only).' },
        files: neededMappings,
      },
      ['type', 'title', 'status', 'detail'],
    ),
  }
}
