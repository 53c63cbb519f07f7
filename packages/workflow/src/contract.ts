/**
 * What a workflow is, takes, gives and does not do: one declaration that the service, the form, the report, the
 * documents and the conformance suite all read.
 */
import type { Equation, Reach, Source } from '@keelson/equations'
import type { TObject } from 'typebox'
import type { Condition } from './condition.ts'
import { ContractError, type Problem } from './errors.ts'
import type { FeedSpec } from './feed.ts'
import { type Measure, type MeasureOptions, measured, sameDimension } from './measure.ts'
import type { ParamsOf } from './params.ts'
import type { Columns, ValueSpecs } from './values.ts'

export type Domain = 'subsea-pipelines-integrity' | 'floating-marine' | 'wells-subsurface'
export const domains: readonly Domain[] = ['subsea-pipelines-integrity', 'floating-marine', 'wells-subsurface']
export type RepoName = 'modelrepo' | 'datarepo'
export type VersionStatus = 'stable' | 'deprecated' | 'experimental'

export interface Route {
  readonly domain: Domain
  readonly subdomain: string
}

/** A standard as this workflow uses it. */
export interface StandardUse {
  readonly source: Source
  /** Clauses that are applied. */
  readonly section: string
}

export interface CheckSpec {
  readonly title: string
  readonly source: Source
  readonly clause: string
  /** What demand and capacity are, and their unit. */
  readonly demand: string
  readonly capacity: string
  readonly unit: string
  /** A difference of temperatures, not a level. */
  readonly difference?: true
  readonly onlyWhen?: Condition
  /** Inputs without which the check is not made. */
  readonly needs?: readonly string[]
  /** Those of them that are its demand: if one is missing, the check is open. */
  readonly demands?: readonly string[]
  /** How far its methods hold: outside of it the check is open, unless it fails. */
  readonly reach?: readonly Reach[]
  /**
   * A check of the calculation itself and of no engineering criterion (a grid, a quadrature, an interpolation, rows read):
   * what it shows, and why no case makes it fail if none does. It stands apart; the run is an ERROR if it fails.
   */
  readonly selfCheck?: string
  /** Of an engineering check that is refused or not made before it could fail, or that no data at hand fail: why. */
  readonly neverFails?: string
}
/** All publications that a report names: those that are applied, then those that are cited beside them. */
export const publicationsOf = ({ standards, cites = [] }: AnyContract): readonly StandardUse[] => [
  ...standards,
  ...cites,
]

/** The checks of a contract by which a run is judged: those of the calculation itself stand apart. */
export const engineeringChecks = ({ checks }: Pick<AnyContract, 'checks'>): Readonly<Record<string, CheckSpec>> =>
  Object.fromEntries(
    Object.entries(checks as Readonly<Record<string, CheckSpec>>).filter(
      ([, { selfCheck }]) => selfCheck === undefined,
    ),
  )

/** A quantity of a check: the equation that gives it, or its words. */
type Side = string | Pick<Equation, 'title' | 'unit'>
/**
 * A check of a kind. Demand and capacity are called by the equations that give them; source and clause are those of the
 * criterion, an equation or a cited clause. Throws ContractError where a side measures something else.
 */
export function checkOf(
  of: Measure,
  o: Omit<CheckSpec, 'demand' | 'capacity' | 'unit' | 'difference' | 'source' | 'clause'> &
    MeasureOptions & {
      readonly demand: Side
      readonly capacity: Side
      readonly criterion: Pick<Equation, 'source' | 'clause'>
    },
): CheckSpec {
  const { practice: _practice, unit: _unit, demand, capacity, criterion, ...rest } = o
  const { unit, difference } = measured(of, o)
  for (const side of [demand, capacity]) {
    if (typeof side === 'string' || sameDimension(side.unit, unit)) continue
    throw new ContractError(`${o.title}: ${side.title} is in ${side.unit}, not in ${unit}`)
  }
  const words = (side: Side) => (typeof side === 'string' ? side : side.title)
  const { source, clause } = criterion
  return {
    ...rest,
    source,
    clause,
    demand: words(demand),
    capacity: words(capacity),
    unit,
    ...(difference && { difference }),
  }
}

export interface TableSpec {
  readonly title: string
  readonly description: string
  readonly columns: Columns
  /** It is the survey of a well: measured_depth, inclination and azimuth along the hole; and from which north azimuths are. */
  readonly survey?: { readonly north: 'grid' | 'true' | 'magnetic' }
  readonly onlyWhen?: Condition
}
export interface ChartSpec extends FigureSpec {
  /**
   * What stands nowhere else in the answer, and why: an axis, 'x', 'y', 'color', or 'y 2' of a second one; a marker or a
   * limit by its name, with '#' for numbers in it.
   */
  readonly apart?: Readonly<Record<string, string>>
}
/** A drawing of what is calculated. */
export interface FigureSpec {
  readonly title: string
  /** What the reader sees in it. */
  readonly description: string
  readonly onlyWhen?: Condition
  readonly needs?: readonly string[]
}
export interface MethodStep {
  readonly title: string
  readonly text: string
  /** Module that holds its equations, from the packages folder: 'standards/dnv-rp-f109-2021/loads.ts'. */
  readonly module: string
}
/** A file that the run hands over, besides summary.json and one CSV per table. */
export interface DeliverableSpec {
  readonly name: string
  /** Input that names the file; `name` is then its default. */
  readonly namedBy?: string
  readonly description: string
  readonly mediaType: string
}

/** Names of the declared files of a run. */
export const deliverableNames = (
  deliverables: readonly DeliverableSpec[],
  params: Readonly<Record<string, unknown>>,
): readonly string[] => deliverables.map((d) => (d.namedBy === undefined ? d.name : String(params[d.namedBy])))

/** `instant`: closed form or bounded iteration, always under about 5 ms, no array beyond 100 rows. */
export type Cost = 'instant' | 'standard'

export interface Contract<
  P extends TObject = TObject,
  V extends ValueSpecs = ValueSpecs,
  C extends Readonly<Record<string, CheckSpec>> = Readonly<Record<string, CheckSpec>>,
  T extends Readonly<Record<string, TableSpec>> = Readonly<Record<string, TableSpec>>,
  G extends Readonly<Record<string, ChartSpec>> = Readonly<Record<string, ChartSpec>>,
  F extends Readonly<Record<string, FigureSpec>> = Readonly<Record<string, FigureSpec>>,
> {
  readonly id: string
  readonly version: number
  readonly status: VersionStatus
  readonly title: string
  /** The question that a run answers, as the engineer would ask it. */
  readonly question: string
  /** Three to six sentences as engineers would ask for it, in their own words: the search and the chat find it by them. */
  readonly askedAs: readonly string[]
  /**
   * Of a workflow that does what a more general one does in one way, or for one thing: stems of words. Where of one of these
   * lists none is said, it yields to the general one in a search.
   */
  readonly yieldsUnlessSaid?: readonly (readonly string[])[]
  readonly routes: readonly [Route, ...Route[]]
  /** Those that it is read by: what its checks, its loads or its method are taken from. */
  readonly standards: readonly StandardUse[]
  /** Where its other equations and coefficients come from: cited in the report, no reason to look for it. */
  readonly cites?: readonly StandardUse[]
  readonly kind: 'calculation' | 'files'
  /** It answers from records and calculates nothing that an input could vary: no study is made of it. */
  readonly query?: true
  readonly cost: Cost | ((params: ParamsOf<P>) => Cost)
  /** Of a workflow that calculates at once and whose charts or figures take longer. */
  readonly pictureCost?: Cost | ((params: ParamsOf<P>) => Cost)
  readonly params: P
  /** The one to three inputs, each of one number, that a designer would change first: a dimension, the load, a size. */
  readonly tries?: readonly string[]
  /** Input that gives the length of the year and of its twelve months, in which inputs are read and values answered. */
  readonly yearLength?: string
  /** Cross-field rules on the SI inputs, enforced before solving. */
  readonly rules?: (params: ParamsOf<P>) => readonly Problem[]
  readonly values: V
  /** The few values that answer the question, most important first. */
  readonly answers: readonly (keyof V & string)[]
  readonly checks: C
  readonly tables: T
  readonly charts: G
  /** Drawings of the thing itself; the first stands on the first page of the report. */
  readonly figures: F
  readonly deliverables: readonly DeliverableSpec[]
  /** Its numbers that inputs of other workflows take. */
  readonly feeds?: readonly FeedSpec[]
  readonly method: readonly MethodStep[]
  readonly assumptions: readonly string[]
  readonly validity: readonly string[]
  /** What a reader might think is checked, and is not. */
  readonly notChecked: readonly string[]
  /** Every warning that a run may give: its code and what it means. */
  readonly warnings: Readonly<Record<string, string>>
}
/** What a workflow says of itself in words: the text that a discipline lead reviews. */
export type About = Pick<
  Contract,
  'title' | 'question' | 'askedAs' | 'yieldsUnlessSaid' | 'method' | 'assumptions' | 'validity' | 'notChecked'
>
// biome-ignore lint/suspicious/noExplicitAny: a contract of any shape; the parameters of `rules` and `cost` are contravariant.
export type AnyContract = Contract<any, any, any, any, any, any>

/** Declares a contract; the identity, kept for inference. */
export const defineContract = <
  P extends TObject,
  const V extends ValueSpecs,
  const C extends Readonly<Record<string, CheckSpec>>,
  const T extends Readonly<Record<string, TableSpec>>,
  const G extends Readonly<Record<string, ChartSpec>>,
  const F extends Readonly<Record<string, FigureSpec>>,
>(
  contract: Contract<P, V, C, T, G, F>,
): Contract<P, V, C, T, G, F> => contract

export type ContractParams<K> =
  K extends Contract<infer P, infer _V, infer _C, infer _T, infer _G, infer _F> ? ParamsOf<P> : never
