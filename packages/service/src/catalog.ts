/** The live catalog: every workflow of every repo, its versions, and whether it can be fired here. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { datarepo } from '@keelson/datarepo/catalog.ts'
import type { TextSource } from '@keelson/engine'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { slips } from '@keelson/units/slips.ts'
import { surfaceRef } from '@keelson/web/surfaces/surface.ts'
import { surfaces } from '@keelson/web/surfaces/surfaces.ts'
import {
  baseRef,
  type Domain,
  type ListedVersion,
  parseRef,
  pinnedRef,
  type Ref,
  type RepoCatalog,
  type Route,
  type VersionStatus,
  type Workflow,
} from '@keelson/workflow'
import { ServiceProblem } from './problems.ts'
import type { ForeignWorkflow } from './repos/manifest.ts'

export interface Entry {
  readonly repo: string
  readonly id: string
  readonly title: string
  readonly routes: readonly [Route, ...Route[]]
  /** By rising version; empty while not built, and for a workflow of another repo. */
  readonly versions: readonly ListedVersion[]
  /** By rising version; empty for a workflow of ours. */
  readonly foreign: readonly ForeignWorkflow[]
  readonly runtime: string
  readonly firable: boolean
  /** '' when firable. */
  readonly reason: string
}
/** What a ref resolves to: a version of ours, or of another repo. */
export type Target = { readonly version: number; readonly status: VersionStatus; readonly title: string } & (
  | { readonly kind: 'own'; readonly workflow: Workflow }
  | { readonly kind: 'foreign'; readonly workflow: ForeignWorkflow }
)
export interface Resolved {
  readonly entry: Entry
  readonly requested: number | null
  /** undefined while the workflow is not built. */
  readonly target: Target | undefined
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
  readonly text_from?: TextSource
}

/** The repos of this checkout. */
export const OURS: readonly RepoCatalog[] = [modelrepo, datarepo]

export class Catalog {
  readonly entries: readonly Entry[]
  private readonly byRef: ReadonlyMap<string, Entry>

  constructor(repos: readonly RepoCatalog[] = OURS, foreign: readonly ForeignWorkflow[] = []) {
    const entries = [...repos.flatMap(entriesOf), ...foreignEntries(foreign)]
    this.entries = entries.sort((a, b) => (baseRef(a) < baseRef(b) ? -1 : 1))
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
        `${shown(text)} does not have the form <repo>:<workflow-id>[@version]${this.nearest(text)}`,
      )
    const entry = this.byRef.get(baseRef(ref))
    if (!entry) throw this.unknown(baseRef(ref))
    return { entry, ref }
  }

  /** Resolves a ref to a version. Throws ServiceProblem for one that is malformed, unknown or has no stable version. */
  resolve(text: string): Resolved {
    const { entry, ref } = this.lookUp(text)
    const requested = ref.version
    const targets = targetsOf(entry)
    if (targets.length === 0) return { entry, requested, target: undefined }
    if (requested === null) return { entry, requested, target: latestStable(entry) ?? noStable(entry) }
    const target = targets.find((t) => t.version === requested)
    if (target) return { entry, requested, target }
    throw new ServiceProblem(
      'unknown_version',
      `${baseRef(entry)} has no version ${requested} (valid: ${versionList(entry)})`,
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
    if (surfaces.some((s) => surfaceRef(s) === base)) {
      return new ServiceProblem(
        'surface_not_runnable',
        `${base} is a report surface; fetch it by GET /api/surfaces/${base.replace(':', '/')}`,
      )
    }
    return new ServiceProblem(
      'unknown_ref',
      `${shown(base)} is not in the catalog${unlisted(base)}${this.nearest(base)}`,
    )
  }

  private nearest(text: string): string {
    const cut = text.slice(0, 100)
    const id = (ref: string) => ref.slice(ref.indexOf(':') + 1)
    const near = this.refs
      .map((ref) => ({ ref, far: Math.min(slips(cut, ref), slips(id(cut), id(ref))) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, 3)
    return `. Nearest: ${near.map((n) => n.ref).join(', ')}`
  }
}

/** A workflow that is being written: its folder stands here, and the catalog does not list it yet. */
function unlisted(base: string): string {
  const [, repo, id] = /^(modelrepo|datarepo):([a-z0-9-]{1,80})$/.exec(base) ?? []
  if (repo === undefined || id === undefined) return ''
  const source = fileURLToPath(new URL(`../../${repo}/src/`, import.meta.url))
  const isThere = readdirSync(source).some((discipline) => existsSync(join(source, discipline, id, 'index.ts')))
  return isThere ? '. Its folder exists; run npm run lock' : ''
}

const shown = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text)
const versionList = (entry: Entry) =>
  targetsOf(entry)
    .map((t) => `${t.version} (${t.status})`)
    .join(', ')

/** Every version of an entry, by rising version. */
export const targetsOf = ({ versions, foreign }: Pick<Entry, 'versions' | 'foreign'>): readonly Target[] => [
  ...versions.map(
    (listed): Target => ({
      kind: 'own',
      version: listed.version,
      status: listed.status,
      title: listed.title,
      get workflow() {
        return listed.workflow
      },
    }),
  ),
  ...foreign.map((workflow): Target => {
    const { version, status, title } = workflow
    return { kind: 'foreign', version, status, title, workflow }
  }),
]

function noStable(entry: Entry): never {
  throw new ServiceProblem(
    'no_stable_version',
    `${baseRef(entry)} has no stable version; specify one of ${versionList(entry)}`,
  )
}
export const latestStable = (entry: Entry): Target | undefined =>
  targetsOf(entry).findLast((t) => t.status === 'stable')

function rowOf(entry: Entry, route: Route): WorkflowRow {
  const shown = latestStable(entry) ?? targetsOf(entry).at(-1)
  return {
    ref: baseRef(entry),
    cta: shown?.title ?? entry.title,
    runtime: entry.runtime,
    subdomain: route.subdomain,
    version: shown?.version ?? null,
    status: shown?.status ?? 'experimental',
    firable: entry.firable,
    reason: entry.reason,
    ...textFrom(entry),
  }
}

/** Says of an entry of another repo that its title and its reason are what the manifest has; of one of ours nothing. */
export const textFrom = ({ foreign }: Pick<Entry, 'foreign'>): { readonly text_from?: TextSource } =>
  foreign.length > 0 ? { text_from: 'repo' } : {}

function entriesOf({ repo, versions: listed, planned }: RepoCatalog): Entry[] {
  const built = [...Map.groupBy(listed, (v) => v.id)].map(([id, all]): Entry => {
    const versions = all.toSorted((a, b) => a.version - b.version)
    const { title, routes } = shownOf(versions)
    return { ...entryOf({ repo, id }, { versions, foreign: [] }), title, routes }
  })
  const waiting = planned.map(
    (p): Entry => ({
      repo,
      ...p,
      versions: [],
      foreign: [],
      runtime: 'offline',
      firable: false,
      reason: 'not implemented yet',
    }),
  )
  return [...built, ...waiting]
}

function foreignEntries(workflows: readonly ForeignWorkflow[]): Entry[] {
  return [...Map.groupBy(workflows, baseRef).values()].map((all): Entry => {
    const foreign = all.toSorted((a, b) => a.version - b.version)
    const { repo, id, title, routes, runtime, reason } = shownOf(foreign)
    const entry = { ...entryOf({ repo, id }, { versions: [], foreign }), title, routes, runtime }
    return reason === '' ? entry : { ...entry, firable: false, reason }
  })
}

/** The latest stable version, or the latest. */
export function shownOf<V extends { readonly status: VersionStatus }>(versions: readonly V[]): V {
  const shown = versions.findLast((v) => v.status === 'stable') ?? versions.at(-1)
  if (!shown) throw new Error('a workflow without version')
  return shown
}

function entryOf(
  { repo, id }: { readonly repo: string; readonly id: string },
  held: Pick<Entry, 'versions' | 'foreign'>,
): Omit<Entry, 'title' | 'routes'> {
  const targets = targetsOf(held)
  const stable = targets.some((t) => t.status === 'stable')
  const pins = targets.map((t) => pinnedRef({ repo, id }, t.version)).join(' or ')
  return {
    repo,
    id,
    ...held,
    runtime: 'offline',
    firable: stable,
    reason: stable ? '' : `no stable version; specify ${pins}`,
  }
}
