/** What the service can run: the channels, the workflows of one, and the whole catalog in one answer. */
import { baseRef, domains, type ListedKind, type Route } from '@keelson/workflow'
import { type Catalog, type Entry, latestStable, shownOf, targetsOf, textFrom, type WorkflowRow } from '../catalog.ts'
import { domainOf, queryOf } from './query.ts'
import type { RouteDefinition } from './routes.ts'

const JSON_TYPE = 'application/json'

/** A workflow as the whole catalog lists it, whether it can be run here or not. */
interface CatalogRow extends Omit<WorkflowRow, 'cta'> {
  readonly repo: string
  readonly id: string
  readonly title: string
  /** null of what is not built, and of a workflow of another repo. */
  readonly question: string | null
  readonly kind: ListedKind | null
  readonly standards: readonly string[]
  /** Where a run is routed that names no channel; `routes` has all. */
  readonly domain: string
  readonly routes: readonly Route[]
}

export function catalogRoutes(catalog: Catalog): RouteDefinition[] {
  return [
    {
      method: 'GET',
      path: '/api/channels',
      summary: 'List channels with a runnable workflow',
      response: '{channels: [channel]}',
      mediaType: JSON_TYPE,
      handle: () => ({ channels: catalog.channels(domains) }),
    },
    {
      method: 'GET',
      path: '/api/catalog',
      summary: 'List all workflows with their channels, kind and standards, and whether they can be run',
      response: '{count, firable, workflows: [CatalogRow]}',
      mediaType: JSON_TYPE,
      handle: () => {
        const workflows = catalog.entries.map(rowOf)
        return { count: workflows.length, firable: workflows.filter((row) => row.firable).length, workflows }
      },
    },
    {
      method: 'GET',
      path: '/api/workflows',
      summary: 'List the workflows of a channel with their coordinates and whether they can be run',
      response: '{domain, workflows: [WorkflowRow]}',
      mediaType: JSON_TYPE,
      query: { domain: { required: true, description: 'Channel.', schema: { type: 'string', enum: [...domains] } } },
      handle: (request) => {
        const domain = domainOf(queryOf(request).domain)
        return { domain, workflows: catalog.rows(domain) }
      },
    },
  ]
}

function rowOf(entry: Entry): CatalogRow {
  const { repo, id, routes, runtime, firable, reason, versions } = entry
  const shown = latestStable(entry) ?? targetsOf(entry).at(-1)
  const listed = versions.length > 0 ? shownOf(versions) : undefined
  return {
    ref: baseRef(entry),
    repo,
    id,
    title: shown?.title ?? entry.title,
    question: listed?.question ?? null,
    kind: listed?.kind ?? null,
    standards: listed?.standards ?? [],
    ...routes[0],
    routes,
    version: shown?.version ?? null,
    status: shown?.status ?? 'experimental',
    runtime,
    firable,
    reason,
    ...textFrom(entry),
  }
}
