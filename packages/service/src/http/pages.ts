/** The pages for people, and what they load. */
import { costOf, type InputBases, type RunRecord, type RunRequest, WHOLE } from '@keelson/engine'
import { isValidated } from '@keelson/report/masthead.ts'
import type { Study } from '@keelson/studies'
import { decidedBy } from '@keelson/web/form/case/form.ts'
import { assetNamed } from '@keelson/web/pages/bundle/assets.ts'
import { apiPage } from '@keelson/web/pages/server/api-page.ts'
import { type Discipline, homePage } from '@keelson/web/pages/server/home-page.ts'
import { PAGE_POLICY } from '@keelson/web/pages/server/shell.ts'
import { absentPage, type WorkflowView, workflowPage } from '@keelson/web/pages/server/workflow-page.ts'
import { isOffline, offlinePage } from '@keelson/web/surfaces/bundle/offline.ts'
import { pagePath } from '@keelson/web/surfaces/envelope.ts'
import { published } from '@keelson/web/surfaces/published.ts'
import {
  type AnyContract,
  baseRef,
  capitalised,
  type Domain,
  domains,
  listingOf,
  parseRef,
  pinnedRef,
  type RepoName,
  type Route,
  requestSchema,
  shortJson,
  type Workflow,
} from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Entry, targetsOf } from '../catalog.ts'
import { dataSetChoices } from '../data-sets.ts'
import { leftInFiles } from '../files/left-in-files.ts'
import { finderOf } from '../find/find.ts'
import { META_SCHEMA } from '../meta.ts'
import { fedBy } from '../next-steps.ts'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import { questionOf } from './find.ts'
import { queryOf } from './query.ts'
import { GROUPS } from './route-groups.ts'
import type { RouteDefinition } from './routes.ts'
import type { Endpoint } from './spec.ts'
import { studyOf } from './study-of.ts'

const HTML = 'text/html'
const FOR_EVER = 'public, max-age=31536000, immutable'
const RECENT = 6
const RECENT_STUDIES = 3
const HITS = 8

const VERSION_QUERY = {
  required: false,
  description: 'Workflow version. Default: the latest stable version.',
  schema: { type: 'integer' },
} as const

export const offlinePath = (repo: string, id: string): string => `/workflows/${repo}/${id}/offline`

export const CHANNELS: Readonly<Record<Domain, string>> = {
  'subsea-pipelines-integrity': 'Subsea, pipelines and integrity',
  'floating-marine': 'Floating and marine',
  'wells-subsurface': 'Wells and subsurface',
}

export function pageRoutes(service: Service, endpoints: () => Promise<readonly Endpoint[]>): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: '/',
      summary: 'Home page: search, channels and recent runs',
      response: 'HTML page',
      mediaType: HTML,
      query: { q: { required: false, description: 'Search phrase.', schema: { type: 'string' } } },
      handle: async (request, reply) => {
        const { q = '' } = queryOf(request)
        const found = q.trim() === '' ? undefined : finderOf(service.catalog).find(questionOf(request), HITS)
        return pageReply(reply, await home(service, found))
      },
    },
    {
      method: 'GET',
      path: '/workflows/{repo}/{id}',
      summary: 'Live page of a workflow: its form, with results as inputs are entered',
      response: 'HTML page',
      mediaType: HTML,
      query: {
        version: VERSION_QUERY,
        run: {
          required: false,
          description: 'Recorded run of the workflow whose inputs are loaded.',
          schema: { type: 'string' },
        },
        study: {
          required: false,
          description: 'Study of the workflow that is shown, with its inputs.',
          schema: { type: 'string' },
        },
      },
      handle: async (request, reply) => pageReply(reply, await workflow(service, request)),
    },
    {
      method: 'GET',
      path: offlinePath('{repo}', '{id}'),
      summary: 'Get the page of a workflow as one file that calculates offline; not for workflows that read data',
      response: 'HTML page',
      mediaType: HTML,
      query: { version: VERSION_QUERY },
      handle: async (request, reply) => {
        const { entry, workflow } = asked(service, request)
        const page = isOffline(workflow) ? await offlinePage(entry.repo as RepoName, workflow) : undefined
        if (!page)
          throw new ServiceProblem('unknown_route', `${baseRef(entry)} reads data and is not available as a file`)
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('content-disposition', `attachment; filename="${entry.id}-v${workflow.contract.version}.html"`)
          .send(page)
      },
    },
    {
      method: 'GET',
      path: '/docs/api',
      summary: 'Page of the endpoints for programmers, each with a request to edit and send',
      response: 'HTML page',
      mediaType: HTML,
      handle: async (_request, reply) => pageReply(reply, await apiPage(GROUPS, await endpoints(), service.baseUrl())),
    },
    {
      method: 'GET',
      path: '/assets/{asset}',
      summary: 'Get the style sheet and scripts of the pages',
      response: 'the file',
      mediaType: 'application/octet-stream',
      handle: async (request, reply) => {
        const { asset: name = '' } = request.params as Readonly<Record<string, string>>
        const asset = await assetNamed(name)
        if (!asset) throw new ServiceProblem('unknown_route', `${shortJson(name)} is not a file of these pages`)
        return reply.type(asset.mediaType).header('cache-control', FOR_EVER).send(asset.content)
      },
    },
  ]
}

export const pageReply = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(html)

async function home(service: Service, found: Parameters<typeof homePage>[0]['found']): Promise<string> {
  const { catalog, ledger } = service
  const [recent, studied] = await Promise.all([
    ledger.list({ limit: RECENT }),
    service.studies.list({ limit: RECENT_STUDIES }),
  ])
  const titles = new Map(catalog.entries.map((entry) => [baseRef(entry), entry.title]))
  return homePage({
    found,
    disciplines: disciplinesOf(service),
    recent: recent.map((run) => ({ ...run, title: titles.get(run.ref) ?? run.ref })),
    studies: studied.map(({ study_id, title, points, created }) => ({
      study_id,
      title,
      points: points.total,
      created,
    })),
    explorers: published().map((surface) => ({ title: surface.title, path: pagePath(surface) })),
  })
}

/** Every workflow under each of its subdomains, in the order of the domains. */
function disciplinesOf({ catalog }: Service): readonly Discipline[] {
  const places = domains.flatMap((domain) =>
    catalog.entries.flatMap((entry) =>
      entry.routes.flatMap((route) => (route.domain === domain ? [{ entry, subdomain: route.subdomain }] : [])),
    ),
  )
  return [...Map.groupBy(places, ({ subdomain }) => subdomain)].map(([subdomain, there]) => ({
    title: inWords(subdomain),
    workflows: there.filter(({ entry }) => entry.firable).map(({ entry }) => listedOf(entry)),
    planned: there.filter(({ entry }) => !entry.firable).map(({ entry }) => entry.title),
  }))
}

function listedOf(entry: Entry) {
  const { title, kind = 'analysis', standards = [] } = entry.versions.at(-1) ?? { title: entry.title }
  return { ref: baseRef(entry), title, kind, standards }
}

/** 'asset-integrity' as 'Asset integrity'. */
const inWords = (slug: string): string => capitalised(slug.replaceAll('-', ' '))

async function workflow(service: Service, request: FastifyRequest): Promise<string> {
  const { repo = '', id = '' } = request.params as Readonly<Record<string, string>>
  const { run: runId, study: studyId } = queryOf(request)
  const { entry } = service.catalog.lookUp(`${repo}:${id}`)
  if (targetsOf(entry).length === 0) return absentPage(entry.title, entry.reason)
  const run = runId === undefined ? undefined : await runOf(service, baseRef(entry), runId)
  const study = studyId === undefined || run ? undefined : await studyNamed(service, baseRef(entry), studyId)
  const version = run?.response.coordinate.resolved_version ?? parseRef(study?.ref ?? '')?.version
  const { workflow } = asked(service, request, version ?? undefined)
  const view = viewOf(service, entry, workflow)
  if (run) return workflowPage({ ...view, begun: await begunWith(service, run, workflow) })
  return workflowPage(study ? { ...view, begun: begunWithStudy(study, workflow) } : view)
}

/** The others of its discipline that can be run here, by title. */
function siblingsOf({ catalog }: Service, own: Entry, { domain, subdomain }: Route) {
  return catalog.entries
    .filter(({ firable, routes }) => firable && routes.some((r) => r.domain === domain && r.subdomain === subdomain))
    .filter((entry) => entry !== own)
    .map((entry) => ({ ref: baseRef(entry), title: entry.title }))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
}

/** The version of a workflow of ours that the address names; `otherwise` where it names none. */
function asked({ catalog }: Service, request: FastifyRequest, otherwise?: number) {
  const { repo, id } = request.params as Readonly<Record<string, string>>
  const { version = otherwise } = queryOf(request)
  const { entry, target } = catalog.resolve(`${repo}:${id}${version === undefined ? '' : `@${version}`}`)
  if (target?.kind === 'own') return { entry, workflow: target.workflow }
  throw new ServiceProblem(
    'not_firable',
    `${baseRef(entry)} has no form here: ${entry.reason || 'it is run by its manifest'}`,
  )
}

/** A recorded run of the workflow. Throws ServiceProblem where it is of another. */
async function runOf(service: Service, base: string, runId: string): Promise<RunRecord> {
  const record = await service.recordOf(runId)
  const { repo, workflow_id } = record.response.coordinate
  if (`${repo}:${workflow_id}` === base) return record
  throw new ServiceProblem('unknown_run', `run ${runId} belongs to ${repo}:${workflow_id}, not ${base}`)
}

/** A study of the workflow; undefined where there is none: the page is that of the case in its address all the same. */
async function studyNamed({ studies }: Service, base: string, id: string): Promise<Study | undefined> {
  try {
    const study = await studies.get(id)
    return study.ref.startsWith(`${base}@`) ? study : undefined
  } catch (error) {
    if (error instanceof ServiceProblem && ['unknown_study', 'record_damaged'].includes(error.code)) return undefined
    throw error
  }
}

const begunWithStudy = ({ study_id: id, request }: Study, { example }: Workflow) => ({
  of: 'study' as const,
  id,
  ...besideInputs(request.base, request, example),
})

const begunWith = async ({ files }: Service, { request, response }: RunRecord, { example }: Workflow) => ({
  of: 'run' as const,
  id: response.run_id,
  ...besideInputs(
    request.params && (await leftInFiles(files, request.params, response.provenance?.files)),
    request,
    example,
  ),
})

type Beside = Partial<Pick<RunRequest, 'input_basis' | 'units' | 'meta'>>
/** What a page opens with. */
const besideInputs = (
  params: RunRequest['params'],
  { input_basis, units, meta }: Beside,
  example: Workflow['example'],
) => ({
  params: params ?? example,
  ...(params === undefined ? { input_basis: { ...OF_EXAMPLE, ...input_basis } } : input_basis && { input_basis }),
  ...(units && { units }),
  ...(meta && { meta }),
})
/** All inputs of a request without params. */
const OF_EXAMPLE: InputBases = { '': { from: 'example' } }

function viewOf(service: Service, entry: Entry, workflow: Workflow): WorkflowView {
  const contract: AnyContract = workflow.contract
  const [{ domain, subdomain }] = entry.routes
  return {
    base: baseRef(entry),
    ref: pinnedRef(entry, contract.version),
    title: contract.title,
    question: contract.question,
    discipline: inWords(subdomain),
    siblings: siblingsOf(service, entry, { domain, subdomain }),
    standards: listingOf(contract).standards,
    version: contract.version,
    status: contract.status,
    versions: targetsOf(entry).map(({ version, status }) => ({ version, status })),
    validated: isValidated(service.evidence(entry.repo, workflow).evidence),
    schema: requestSchema(contract, workflow.example),
    meta: META_SCHEMA,
    choices: dataSetChoices(contract, service.config.datasets),
    decides: decidedBy(contract.checks),
    fedBy: fedBy(service.catalog, baseRef(entry)),
    example: workflow.example,
    instant: !workflow.load && costOf(contract, workflow.example, WHOLE) === 'instant',
    tries: contract.tries !== undefined,
    study: studyOf(workflow),
  }
}
