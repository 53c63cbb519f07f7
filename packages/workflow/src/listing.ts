/** A catalog of workflows, as it lists them: what each is named and found by, known before anything of it is loaded. */
import type { AnyContract, CheckSpec, RepoName, Route, StandardUse, VersionStatus } from './contract.ts'
import type { FeedSpec } from './feed.ts'
import type { Workflow } from './workflow.ts'

/** A number that an input of another workflow takes, by its title. */
interface ListedFeed extends Pick<FeedSpec, 'value' | 'to'> {
  readonly title: string
}

/** What a reader comes to it for: a verdict, numbers without a criterion, a value of an atlas, records. */
export type ListedKind = 'check' | 'analysis' | 'lookup' | 'data'

export interface Listing {
  readonly id: string
  readonly version: number
  readonly status: VersionStatus
  readonly title: string
  readonly question: string
  readonly routes: readonly [Route, ...Route[]]
  readonly kind: ListedKind
  /** Short names of the standards that it applies, those of its checks first. */
  readonly standards: readonly string[]
  /** What it is found by, beside its title and question. */
  readonly words: {
    readonly asked: string
    readonly standards: string
    readonly values: string
    readonly inputs: string
  }
  /** What it does not cover, as its contract says: a search tells by it why the nearest is not what was asked. */
  readonly notChecked: readonly string[]
  /** Where of one of these lists of stems none is said, it yields in a search: 'cp anod; fpso hull'. */
  readonly yieldsUnlessSaid?: string
  readonly feeds?: readonly ListedFeed[]
}
/** A row of `catalog.json`. */
export interface CatalogRow extends Listing {
  /** The folder of the workflow within its repo: 'mooring/catenary'. */
  readonly folder: string
}
export interface ListedVersion extends Listing {
  /** The workflow itself, loaded at its first use. */
  readonly workflow: Workflow
}

/** A workflow of the catalog that is not built yet. */
export interface PlannedWorkflow {
  readonly id: string
  readonly title: string
  readonly routes: readonly [Route, ...Route[]]
}
/** What a repo brings to the catalog. */
export interface RepoCatalog {
  readonly repo: RepoName
  /** Every version of every workflow that is built. */
  readonly versions: readonly ListedVersion[]
  readonly planned: readonly PlannedWorkflow[]
}

export function listingOf(contract: AnyContract): Listing {
  const { id, version, status, title, question, routes, notChecked } = contract
  const yieldsUnlessSaid = contract.yieldsUnlessSaid?.map((stems: readonly string[]) => stems.join(' ')).join('; ')
  const words = {
    asked: contract.askedAs.join(' '),
    standards: contract.standards.map(({ source }: StandardUse) => `${source.id} ${source.title}`).join(' '),
    values: titlesOf(contract.values),
    inputs: titlesOf(contract.params.properties),
  }
  const listed = { kind: kindOf(contract), standards: standardsOf(contract) }
  return {
    id,
    version,
    status,
    title,
    question,
    routes,
    ...listed,
    words,
    notChecked,
    ...(yieldsUnlessSaid && { yieldsUnlessSaid }),
    ...(contract.feeds && { feeds: contract.feeds.map((feed: FeedSpec) => listedFeed(contract, feed)) }),
  }
}

const listedFeed = ({ values }: AnyContract, { value, to }: FeedSpec): ListedFeed => ({
  value,
  title: values[value]?.title ?? value,
  to,
})

function kindOf({ query, id, checks }: AnyContract): ListedKind {
  if (query) return 'data'
  if (ATLAS.test(id)) return 'lookup'
  return Object.keys(checks).length > 0 ? 'check' : 'analysis'
}
/** The house names a query of an atlas so. */
const ATLAS = /-atlas-query$/

/** 'DNV-RP-B401:2017' is an edition of one that is named without. */
const EDITION = /:\d{4}$/

/** Those whose clauses judge something, by how many, then the others. */
function standardsOf({ standards, checks }: AnyContract): readonly string[] {
  const judging = Object.values(checks as Readonly<Record<string, CheckSpec>>).map(({ source }) => source.id)
  const rank = (id: string) => judging.filter((other) => other === id).length
  const named = [...new Set(standards.map(({ source }: StandardUse) => source.id.replace(EDITION, '')))]
  return named.toSorted((a, b) => rank(b) - rank(a))
}

const titlesOf = (of: object): string =>
  Object.values(of as Readonly<Record<string, { readonly title?: string }>>)
    .map(({ title = '' }) => title)
    .join(' ')

/** A workflow that is loaded already. */
export const loadedVersion = (workflow: Workflow): ListedVersion => ({ ...listingOf(workflow.contract), workflow })

/** A version of which `load` gives, at its first use, what the module of its folder exports. */
export function listedIn({ folder, ...listing }: CatalogRow, load: (folder: string) => object): ListedVersion {
  return {
    ...listing,
    get workflow() {
      const found = workflowIn(load(folder), listing)
      if (!found) throw new Error(`${folder} exports no ${listing.id}@${listing.version}`)
      return found
    },
  }
}

/** The workflow of this id and version among the exports of a module, or in a list that it exports. */
export const workflowIn = (
  exports: object,
  { id, version }: { readonly id: string; readonly version: number },
): Workflow | undefined => workflowsIn(exports).find(({ contract: c }) => c.id === id && c.version === version)

export const workflowsIn = (exports: object): readonly Workflow[] => Object.values(exports).flat().filter(isWorkflow)

const isWorkflow = (value: unknown): value is Workflow =>
  typeof value === 'object' && value !== null && 'contract' in value && 'calculate' in value
