/** The live catalog: every workflow of every repo, its versions, and whether it can be fired here. */
import { datarepo } from '@keelson/datarepo/catalog.ts'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import {
  baseRef,
  type Domain,
  parseRef,
  pinnedRef,
  type Ref,
  type RepoCatalog,
  type Route,
  type VersionStatus,
  type Workflow,
} from '@keelson/workflow'
import { distance } from 'fastest-levenshtein'
import { ServiceProblem } from './problems.ts'

export interface Entry {
  readonly repo: string
  readonly id: string
  readonly title: string
  readonly routes: readonly [Route, ...Route[]]
  /** By rising version; empty while not built. */
  readonly versions: readonly Workflow[]
  readonly firable: boolean
  /** '' when firable. */
  readonly reason: string
}
export interface Resolved {
  readonly entry: Entry
  readonly requested: number | null
  /** undefined while the workflow is not built. */
  readonly workflow: Workflow | undefined
}
export interface WorkflowRow {
  readonly ref: string
  readonly cta: string
  readonly runtime: string
  readonly subdomain: string
  readonly version: number | null
  readonly status: VersionStatus
  readonly firable: boolean
  readonly reason: string
}

/** Report surfaces by id: pages to fetch, not workflows to run. */
export const SURFACES: readonly string[] = [
  'modelrepo:wall-thickness-explorer',
  'modelrepo:cathodic-protection-explorer',
]

export class Catalog {
  readonly entries: readonly Entry[]
  private readonly byRef: ReadonlyMap<string, Entry>

  constructor(repos: readonly RepoCatalog[] = [modelrepo, datarepo]) {
    this.entries = repos.flatMap(entriesOf).sort((a, b) => (baseRef(a) < baseRef(b) ? -1 : 1))
    this.byRef = new Map(this.entries.map((e) => [baseRef(e), e]))
  }

  /** Base refs, sorted. */
  get refs(): readonly string[] {
    return [...this.byRef.keys()]
  }

  /** The entry of a base ref. Throws ServiceProblem for one that is malformed or unknown. */
  lookUp(text: string): { readonly entry: Entry; readonly ref: Ref } {
    const ref = parseRef(text)
    if (!ref)
      throw new ServiceProblem(
        'ref_malformed',
        `${shown(text)} is not <repo>:<workflow-id>[@version]${this.nearest(text)}`,
      )
    const entry = this.byRef.get(baseRef(ref))
    if (!entry) throw this.unknown(baseRef(ref))
    return { entry, ref }
  }

  /** Resolves a ref to a version. Throws ServiceProblem for one that is malformed, unknown or has no stable version. */
  resolve(text: string): Resolved {
    const { entry, ref } = this.lookUp(text)
    if (entry.versions.length === 0) return { entry, requested: ref.version, workflow: undefined }
    if (ref.version === null) return { entry, requested: null, workflow: latestStable(entry) ?? noStable(entry) }
    const workflow = entry.versions.find((w) => w.contract.version === ref.version)
    if (workflow) return { entry, requested: ref.version, workflow }
    throw new ServiceProblem(
      'unknown_version',
      `${baseRef(entry)} has versions ${versionList(entry)}; asked for ${ref.version}`,
    )
  }

  /** The rows of one channel, by subdomain and title. */
  rows(domain: Domain): WorkflowRow[] {
    const rows = this.entries.flatMap((entry) =>
      entry.routes.filter((r) => r.domain === domain).map((route) => rowOf(entry, route)),
    )
    const place = (row: WorkflowRow) => `${row.subdomain}\n${row.cta}`
    return rows.sort((a, b) => (place(a) < place(b) ? -1 : 1))
  }

  /** Channels with a firable workflow. */
  channels(all: readonly Domain[]): Domain[] {
    return all.filter((domain) => this.entries.some((e) => e.firable && e.routes.some((r) => r.domain === domain)))
  }

  private unknown(base: string): ServiceProblem {
    if (SURFACES.includes(base)) {
      return new ServiceProblem(
        'surface_not_runnable',
        `${base} is a report surface: fetch GET /api/surfaces/${base.replace(':', '/')}`,
      )
    }
    return new ServiceProblem('unknown_ref', `${shown(base)} is not in the catalog${this.nearest(base)}`)
  }

  private nearest(text: string): string {
    const cut = text.slice(0, 100)
    const id = (ref: string) => ref.slice(ref.indexOf(':') + 1)
    const near = this.refs
      .map((ref) => ({ ref, far: Math.min(distance(cut, ref), distance(id(cut), id(ref))) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, 3)
    return `; nearest: ${near.map((n) => n.ref).join(', ')}`
  }
}

const shown = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text)
const versionList = (entry: Entry) =>
  entry.versions.map((w) => `${w.contract.version} (${w.contract.status})`).join(', ')

function noStable(entry: Entry): never {
  throw new ServiceProblem(
    'no_stable_version',
    `${baseRef(entry)} has no stable version; pin one of ${versionList(entry)}`,
  )
}
export const latestStable = (entry: Entry): Workflow | undefined =>
  entry.versions.findLast((w) => w.contract.status === 'stable')

function rowOf(entry: Entry, route: Route): WorkflowRow {
  const version = latestStable(entry) ?? entry.versions.at(-1)
  return {
    ref: baseRef(entry),
    cta: version?.contract.title ?? entry.title,
    runtime: 'offline',
    subdomain: route.subdomain,
    version: version?.contract.version ?? null,
    status: version?.contract.status ?? 'experimental',
    firable: entry.firable,
    reason: entry.reason,
  }
}

function entriesOf({ repo, workflows, planned }: RepoCatalog): Entry[] {
  const ids = [...new Set(workflows.map((w) => w.contract.id as string))]
  const built = ids.map((id): Entry => {
    const versions = workflows
      .filter((w) => w.contract.id === id)
      .sort((a, b) => a.contract.version - b.contract.version)
    const shownVersion = versions.findLast((w) => w.contract.status === 'stable') ?? versions.at(-1)
    if (!shownVersion) throw new Error(`${repo}:${id} has no version`)
    const { title, routes, status } = shownVersion.contract
    const reason =
      status === 'stable'
        ? ''
        : `no stable version; pin ${versions.map((w) => pinnedRef({ repo, id }, w.contract.version)).join(' or ')}`
    return { repo, id, title, routes, versions, firable: reason === '', reason }
  })
  const waiting = planned.map(
    (p): Entry => ({ repo, ...p, versions: [], firable: false, reason: 'not implemented yet' }),
  )
  return [...built, ...waiting]
}
