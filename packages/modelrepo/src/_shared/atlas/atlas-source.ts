/** What every atlas is built and checked with, whatever its grid: the file around its pieces, and whether its solver moved on. */
import type { Trace } from '@keelson/equations'
import {
  ATLAS_FORMAT,
  type AtlasBuilder,
  type AtlasCheck,
  type AtlasFile,
  type AtlasLimit,
  type AtlasPiece,
  type AtlasSource,
  maxRelativeError,
} from '@keelson/workflow/atlas.ts'
import { methodText } from './method-text.ts'

export interface AtlasPlan {
  readonly id: string
  /** Address of the module beside which the file stands. */
  readonly home: string
  /** Ref with version of the parent, and the standards of it that the responses rest on. */
  readonly parent: { readonly ref: string; readonly standards: readonly string[] }
  readonly limits: Readonly<Record<string, AtlasLimit>>
  /** The parent's solver at some point: its steps are the method. */
  readonly method: (trace: Trace) => unknown
  /** What the method rests on beside its steps. */
  readonly terms?: () => readonly unknown[]
}

/** What the solver gives, and what the atlas has in its place. */
export interface Pair {
  readonly direct: number
  readonly interpolated: number
}

/** Deviation beyond which the solver has moved on. */
const MOVED_ON = 1e-9

export const sourceOf = (
  { id, home }: Pick<AtlasPlan, 'id' | 'home'>,
  build: AtlasSource['build'],
  check: AtlasSource['check'],
): AtlasSource => ({ id, file: new URL('./atlas.json', home).href, build, check })

/** What is made of each of many, with the progress told. */
export function progressOver<T, R>(all: readonly T[], builder: AtlasBuilder, of: (one: T, i: number) => R): R[] {
  const made = all.map((one, i) => {
    builder.progress?.(i, all.length)
    return of(one, i)
  })
  builder.progress?.(all.length, all.length)
  return made
}

const hashOf = ({ method, terms }: Pick<AtlasPlan, 'method' | 'terms'>, { sha256 }: AtlasBuilder): string => {
  const beside = terms?.().map((term) => (typeof term === 'string' ? term : JSON.stringify(term))) ?? []
  return sha256([methodText(method), ...beside].join('\n'))
}

/** The file of these pieces, but for its held-out error. */
export const atlasFile = (
  plan: AtlasPlan,
  pieces: readonly AtlasPiece[],
  builder: AtlasBuilder,
): Omit<AtlasFile, 'holdout'> => ({
  format: ATLAS_FORMAT,
  id: plan.id,
  parent: { ...plan.parent, source_sha256: hashOf(plan, builder) },
  built_with: { node: builder.node },
  limits: plan.limits,
  pieces,
})

/** Whether the solver still gives what an atlas holds: on its grid, and off it within the error that it states. */
export function checkOf(
  plan: Omit<AtlasPlan, 'limits'>,
  atlas: AtlasFile,
  builder: AtlasBuilder,
  found: { readonly onGrid: readonly Pair[]; readonly offGrid: readonly Pair[]; readonly named: string },
): AtlasCheck {
  const stated = Math.max(...Object.values(atlas.holdout.max_relative_error))
  const [onGrid, offGrid] = [maxRelativeError(found.onGrid), maxRelativeError(found.offGrid)]
  const reasons = [
    ...(hashOf(plan, builder) === atlas.parent.source_sha256
      ? []
      : [`a formula or coefficient of ${atlas.parent.ref} has changed since the atlas was built`]),
    ...(onGrid <= MOVED_ON
      ? []
      : [`the solver differs from the grid by ${onGrid.toExponential(2)}, more than ${MOVED_ON}`]),
    ...(offGrid <= stated + MOVED_ON
      ? []
      : [`${found.named} differ by ${offGrid.toExponential(2)}; the atlas states ${stated.toExponential(2)}`]),
  ]
  const points = found.onGrid.length + found.offGrid.length
  return { fresh: reasons.length === 0, points, max_relative_error: Math.max(onGrid, offGrid), reasons }
}
