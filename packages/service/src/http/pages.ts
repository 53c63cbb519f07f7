/** The pages for people, and what they load. */
import { assetNamed } from '@keelson/pages/bundle/assets.ts'
import { apiPage } from '@keelson/pages/server/api-page.ts'
import { type Channel, homePage } from '@keelson/pages/server/home-page.ts'
import { PAGE_POLICY } from '@keelson/pages/server/shell.ts'
import { absentPage, type WorkflowView, workflowPage } from '@keelson/pages/server/workflow-page.ts'
import { pagePath } from '@keelson/surfaces/envelope.ts'
import { published } from '@keelson/surfaces/published.ts'
import {
  type AnyContract,
  baseRef,
  costOf,
  type Domain,
  domains,
  pinnedRef,
  type RunRecord,
  shortJson,
  type Workflow,
} from '@keelson/workflow'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Entry, targetsOf } from '../catalog.ts'
import { finderOf } from '../find/find.ts'
import { ServiceProblem } from '../problems.ts'
import type { Service } from '../service.ts'
import { workflowDetail } from '../workflow-detail.ts'
import { questionOf } from './find.ts'
import type { RouteDefinition } from './routes.ts'
import type { Endpoint } from './spec.ts'

const HTML = 'text/html'
const FOR_EVER = 'public, max-age=31536000, immutable'
const RECENT = 6
const HITS = 8

const CHANNELS: Readonly<Record<Domain, string>> = {
  'subsea-pipelines-integrity': 'Subsea, pipelines and integrity',
  'floating-marine': 'Floating and marine',
  'wells-subsurface': 'Wells and subsurface',
}

export function pageRoutes(service: Service, endpoints: () => readonly Endpoint[]): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: '/',
      summary: 'Where people begin: find a workflow, the channels, recent runs',
      response: 'HTML page',
      mediaType: HTML,
      query: { q: { required: false, description: 'what is looked for', schema: { type: 'string' } } },
      handle: async (request, reply) => {
        const { q = '' } = request.query as Readonly<Record<string, string | undefined>>
        const found = q.trim() === '' ? undefined : finderOf(service.catalog).find(questionOf(request), HITS)
        return pageReply(reply, await home(service, found))
      },
    },
    {
      method: 'GET',
      path: '/workflows/{repo}/{id}',
      summary: 'The live page of a workflow: its form, and the answer as it is filled in',
      response: 'HTML page',
      mediaType: HTML,
      query: {
        version: {
          required: false,
          description: 'of the workflow; default the latest stable',
          schema: { type: 'integer' },
        },
        run: {
          required: false,
          description: 'a recorded run of it, whose inputs it begins with',
          schema: { type: 'string' },
        },
      },
      handle: async (request, reply) => pageReply(reply, await workflow(service, request)),
    },
    {
      method: 'GET',
      path: '/docs/api',
      summary: 'The endpoints for those who write programs, each with a request that runs',
      response: 'HTML page',
      mediaType: HTML,
      handle: async (_request, reply) =>
        pageReply(reply, await apiPage(endpoints().map((e) => ({ ...e, request: e.default_request ?? undefined })))),
    },
    {
      method: 'GET',
      path: '/assets/{asset}',
      summary: 'Style sheet and scripts of the pages',
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

function home(service: Service, found: Parameters<typeof homePage>[0]['found']): Promise<string> {
  const { catalog, ledger } = service
  const titles = new Map(catalog.entries.map((entry) => [baseRef(entry), entry.title]))
  return homePage({
    found,
    channels: domains.map((domain) => channel(service, domain)),
    recent: ledger.list({ limit: RECENT }).map((run) => ({ ...run, title: titles.get(run.ref) ?? run.ref })),
    explorers: published().map((surface) => ({ title: surface.title, path: pagePath(surface) })),
  })
}

function channel({ catalog }: Service, domain: Domain): Channel {
  const rows = catalog.rows(domain)
  const firable = rows.filter((row) => row.firable).map(({ ref, cta, subdomain }) => ({ ref, title: cta, subdomain }))
  return {
    title: CHANNELS[domain],
    subdomains: [...Map.groupBy(firable, (row) => row.subdomain)].map(([subdomain, workflows]) => ({
      title: inWords(subdomain),
      workflows,
    })),
    planned: rows.filter((row) => !row.firable).map((row) => row.cta),
  }
}

/** 'asset-integrity' as 'Asset integrity'. */
const inWords = (slug: string): string => `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`

function workflow(service: Service, request: FastifyRequest): Promise<string> {
  const { repo = '', id = '' } = request.params as Readonly<Record<string, string>>
  const { run: runId, version } = request.query as Readonly<Record<string, string | undefined>>
  const base = `${repo}:${id}`
  const { entry } = service.catalog.lookUp(base)
  if (targetsOf(entry).length === 0) return absentPage(entry.title, entry.reason)
  const run = runId === undefined ? undefined : runOf(service, base, runId)
  const asked = version ?? run?.response.coordinate.resolved_version ?? undefined
  const { target } = service.catalog.resolve(asked === undefined ? base : `${base}@${asked}`)
  if (target?.kind !== 'own') return absentPage(entry.title, 'it is run by its manifest and has no form')
  const view = viewOf(service, entry, target.workflow)
  return workflowPage(run ? { ...view, run: begun(run, target.workflow) } : view)
}

/** A recorded run of the workflow. Throws ServiceProblem where it is of another. */
function runOf(service: Service, base: string, runId: string): RunRecord {
  const record = service.recordOf(runId)
  const { repo, workflow_id } = record.response.coordinate
  if (`${repo}:${workflow_id}` === base) return record
  throw new ServiceProblem('unknown_run', `run ${runId} is of ${repo}:${workflow_id}, not of ${base}`)
}

const begun = ({ request, response }: RunRecord, { example }: Workflow) => ({
  id: response.run_id,
  params: request.params ?? example,
  ...(request.meta && { meta: request.meta }),
})

function viewOf(service: Service, entry: Entry, workflow: Workflow): WorkflowView {
  const contract: AnyContract = workflow.contract
  const detail = workflowDetail(entry, (w) => service.evidence(entry.repo, w))
  const own = detail.versions.find((v) => v.version === contract.version)
  const [{ domain, subdomain }] = entry.routes
  return {
    base: baseRef(entry),
    ref: pinnedRef(entry, contract.version),
    title: contract.title,
    question: contract.question,
    channel: `${CHANNELS[domain]} · ${inWords(subdomain)}`,
    standards: contract.standards.map(({ source }) => `${source.id} (${source.revision})`),
    version: contract.version,
    status: contract.status,
    versions: detail.versions.map(({ version, status }) => ({ version, status })),
    validated: own?.validated ?? false,
    schema: contract.params,
    groups: [],
    example: workflow.example,
    instant: !workflow.load && costOf(contract, workflow.example) === 'instant',
  }
}
