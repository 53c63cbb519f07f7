/**
 * What every query of an atlas does: it is answered from the atlas inside it, by the direct solver outside it and where the
 * error of the atlas could turn the verdict, or refused outside where that is asked.
 */
import { silent, type Trace } from '@keelson/equations'
import {
  type AnyContract,
  type ContractParams,
  type NotApplicable,
  notApplicable,
  type Outcome,
  Refusal,
  type RunContext,
  shownPercent,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile, Outside } from '@keelson/workflow/atlas.ts'
import { largestError } from './steps.ts'

/** An input outside the atlas; its pointer unless it is the name. */
export type Beyond = Outside & { readonly pointer?: string }

/** Where an answer comes from. */
export interface Origin {
  readonly atlas: AtlasFile
  readonly source: 'atlas' | 'direct'
  readonly in_range: boolean
  /** Inputs outside the atlas. */
  readonly beyond: readonly Beyond[]
  /** Largest relative error of the atlas; 0 of the direct solver. */
  readonly error: number
  /** As sentences name it: with the error of the atlas, and without. */
  readonly within: string
  readonly by: string
  /** Lowest and highest number within the error of the atlas. */
  readonly band: (x: number) => readonly [number, number] | NotApplicable
  /** What only a query inside the atlas has, only an answer from it, and only one of the direct solver. */
  readonly inside: <T>(of: () => T) => T | NotApplicable
  readonly atlasOnly: <T>(of: () => T) => T | NotApplicable
  readonly directOnly: <T>(of: () => T) => T | NotApplicable
}

/** The frame states the origin and the confidence; its remarks come before those of the answer. */
export type Answer<K extends AnyContract> = Omit<Outcome<K>, 'values' | 'confidence'> & {
  readonly values: Omit<Outcome<K>['values'], 'in_range' | 'source'>
}

/** A query of an atlas: `F` is what is found either way, before anything is held against it. */
export interface AtlasQuery<K extends AnyContract, F> {
  /** How the grid of the parent is read, in the words of the confidence. */
  readonly interpolation: (parent: string) => string
  /** How the error was found; by leaving out values unless said otherwise. */
  readonly basis?: (points: number) => string
  /** An error below which rounding takes over, of an atlas that is exact on its grid. */
  readonly rounding?: number
  readonly outside: (p: ContractParams<K>, atlas: AtlasFile) => readonly Beyond[]
  readonly fromAtlas: (p: ContractParams<K>, atlas: AtlasFile, trace: Trace) => F
  readonly direct: (p: ContractParams<K>, trace: Trace, atlas: AtlasFile) => F
  /** The remark with which the direct solver decides, where an error of so much could turn the verdict. */
  readonly near?: (p: ContractParams<K>, found: F, error: number) => Warning | undefined
  readonly answer: (p: ContractParams<K>, found: F, origin: Origin, trace: Trace) => Answer<K>
}

export const answering =
  <K extends AnyContract, F>(query: AtlasQuery<K, F>) =>
  (p: ContractParams<K>, { trace }: RunContext, atlas: AtlasFile): Outcome<K> => {
    const beyond = query.outside(p, atlas)
    if (beyond.length > 0 && p.out_of_range_policy === 'refuse') refuse(beyond)
    const error = Math.max(largestError(atlas), query.rounding ?? 0)
    const direct = (why: readonly Warning[]) =>
      answered(query, p, query.direct(p, trace, atlas), directly(atlas, beyond), why, trace)
    if (beyond.length > 0) return direct(beyond.map(outsideWarning))
    const close = query.near?.(p, query.fromAtlas(p, atlas, silent), error)
    if (close !== undefined) return direct([close])
    return answered(query, p, query.fromAtlas(p, atlas, trace), fromAtlas(atlas, error), [], trace)
  }

function answered<K extends AnyContract, F>(
  query: AtlasQuery<K, F>,
  p: ContractParams<K>,
  found: F,
  origin: Origin,
  why: readonly Warning[],
  trace: Trace,
): Outcome<K> {
  const { values, warnings = [], ...rest } = query.answer(p, found, origin, trace)
  const { source, in_range } = origin
  return {
    ...rest,
    values: { ...values, in_range, source },
    warnings: [...why, ...warnings],
    confidence: source === 'direct' ? null : confidenceOf(query, origin),
  } as unknown as Outcome<K>
}

function confidenceOf<K extends AnyContract, F>(query: AtlasQuery<K, F>, { atlas, error }: Origin) {
  const { parent, holdout } = atlas
  const basis = query.basis ?? ((points) => `leave-one-out check at ${points} grid values`)
  return { method: query.interpolation(parent.ref), max_rel_error: error, basis: basis(holdout.points) }
}

/** Round-off of the interpolation is not told as an accuracy. */
const LEAST_ERROR = 1e-5
const errorInWords = (error: number): string =>
  error < LEAST_ERROR ? `error below ${shownPercent(LEAST_ERROR)}` : `error up to ${shownPercent(error)}`

const fromAtlas = (atlas: AtlasFile, error: number): Origin => ({
  atlas,
  source: 'atlas',
  in_range: true,
  beyond: [],
  error,
  within: `the atlas (${errorInWords(error)})`,
  by: 'the atlas',
  band: (x) => [x * (1 - error), x * (1 + error)],
  inside: (of) => of(),
  atlasOnly: (of) => of(),
  directOnly: () => notApplicable('the atlas was used'),
})

const directly = (atlas: AtlasFile, beyond: readonly Beyond[]): Origin => ({
  atlas,
  source: 'direct',
  in_range: beyond.length === 0,
  beyond,
  error: 0,
  within: 'the direct solver',
  by: 'the direct solver',
  band: () => notApplicable('the direct solver was used'),
  inside: (of) => (beyond.length === 0 ? of() : notApplicable('the query is outside the atlas')),
  atlasOnly: () => notApplicable('the direct solver was used'),
  directOnly: (of) => of(),
})

const pointerOf = ({ name, pointer }: Beyond): string => pointer ?? `/${name}`

function refuse(beyond: readonly Beyond[]): never {
  throw new Refusal(beyond.map((one) => ({ pointer: pointerOf(one), message: one.message })))
}

const outsideWarning = (one: Beyond): Warning => ({
  code: 'outside_atlas',
  message: `${one.beyond ? `{${one.name}} ${one.beyond}` : one.message}. The direct solver is used.`,
  path: pointerOf(one),
})

/** Whether a ratio that may be off by a share of itself may lie on the other side of 1. */
export const mayDiffer = (ratio: number, error: number): boolean => ratio * (1 - error) <= 1 && ratio * (1 + error) >= 1

/** The same of a ratio that may be off by a share of what the solver gives. */
export const withinError = (ratio: number, error: number): boolean => Math.abs(ratio - 1) <= error

/** The remark that the direct solver decides; `read` names the number with its value: 'the interpolated {margin} of 1.01'. */
export const nearLimit = (read: string, error: number, path?: string): Warning => ({
  code: 'near_limit',
  message: `${read} is within the atlas error, ${shownPercent(error)}, of its limit of 1. The direct solver is used.`,
  ...(path !== undefined && { path }),
})

/** What a query says of an input that has another value than the atlas holds fixed. */
const heldAs = (title: string, fixed: string, read: string): string =>
  `${title} must be ${fixed}, which is fixed in the atlas (entered: ${read})`

/** Relative distance within which a fixed value reached in another unit is met. */
const SAME = 1e-12

/** Inputs that have another value than the atlas holds fixed; `said` writes a value of one. */
export function otherThanFixed<N extends string>(
  asked: Readonly<Record<NoInfer<N>, number>>,
  fixed: Readonly<Record<N, number>>,
  said: (name: N) => { readonly title: string; readonly value: (si: number) => string },
): Beyond[] {
  return (Object.keys(fixed) as N[]).flatMap((name) => {
    if (Math.abs(asked[name] - fixed[name]) <= SAME * Math.abs(fixed[name])) return []
    const { title, value } = said(name)
    const [only, read] = [value(fixed[name]), value(asked[name])]
    return [{ name, beyond: `is ${read}; the atlas applies to ${only} only`, message: heldAs(title, only, read) }]
  })
}

/** What lies outside of each row of a list, at its row. */
export const inRows = <R>(list: string, rows: readonly R[], outsideOf: (row: R) => readonly Outside[]): Beyond[] =>
  rows.flatMap((row, i) => outsideOf(row).map((one) => ({ ...one, pointer: `/${list}/${i}/${one.name}` })))
