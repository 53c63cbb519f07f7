/** An atlas and its solver asked the same thing: inside the atlas by its grid, and again as if all lay outside of it. */
import type { Quantity } from '@keelson/engine'
import type { Workflow } from '@keelson/workflow'
import { ATLAS_FORMAT, type AtlasFile } from '@keelson/workflow/atlas.ts'
import { isRun, type Run, subjectOf } from '../subject.ts'

export interface TwoAnswers {
  readonly request: Readonly<Record<string, unknown>>
  readonly grid: Run
  readonly solver: Run
  /** The largest relative error that the atlas states. */
  readonly error: number
}

/** The workflow over its atlas, and over the same with limits that hold no query. */
function withoutReach(workflow: Workflow): Workflow {
  const { load } = workflow
  if (load === undefined) return workflow
  return {
    ...workflow,
    load: async (params, resources) => {
      const loaded = await load(params, resources)
      return isAtlas(loaded.data) ? { ...loaded, data: nowhere(loaded.data) } : loaded
    },
  }
}

export const isAtlas = (data: unknown): data is AtlasFile =>
  typeof data === 'object' && data !== null && 'format' in data && data.format === ATLAS_FORMAT

/** Each limit shrunk to a point that no query meets. */
const nowhere = (atlas: AtlasFile): AtlasFile => ({
  ...atlas,
  limits: Object.fromEntries(
    Object.entries(atlas.limits).map(([name, limit]) => [
      name,
      { ...limit, low: limit.high * 1e6, high: limit.high * 1e6 },
    ]),
  ),
})

export async function twoAnswers(
  repo: string,
  workflow: Workflow,
  datasets: string,
  requests: readonly Readonly<Record<string, unknown>>[],
  error: number,
): Promise<readonly TwoAnswers[]> {
  const [grid, solver] = [
    subjectOf(repo, workflow, datasets, []),
    subjectOf(repo, withoutReach(workflow), datasets, []),
  ]
  const both: TwoAnswers[] = []
  for (const request of requests) {
    const [a, b] = [await grid.runForNumbers('grid', request), await solver.runForNumbers('solver', request)]
    if (isRun(a) && isRun(b)) both.push({ request, grid: a, solver: b, error })
  }
  return both
}

/** Numbers of the two that differ by more than the atlas states (twice: a query answers on the unsafe side of it), and verdicts that differ outside that band. */
export function disagreements(
  { request, grid, solver, error }: TwoAnswers,
  names: readonly string[],
): readonly string[] {
  const at = JSON.stringify(request)
  const values = names.flatMap((name) => {
    const apart = relative(grid.emitted.result.values[name], solver.emitted.result.values[name])
    return apart === undefined || apart <= 2 * error + 1e-9 ? [] : [`${name} differs by ${apart} at ${at}`]
  })
  const verdicts = grid.emitted.result.checks.flatMap(({ id, state, utilisation, limit }) => {
    const other = solver.emitted.result.checks.find((check) => check.id === id)
    if (other === undefined || state === other.state || state === 'not_made') return []
    const near = [utilisation, other.utilisation].some((u) => u !== null && Math.abs(u / (limit ?? 1) - 1) <= 2 * error)
    return near ? [] : [`${id} is ${state} by the grid and ${other.state} by the solver at ${at}`]
  })
  return [...values, ...verdicts]
}

function relative(a: Quantity | undefined, b: Quantity | undefined): number | undefined {
  if (typeof a?.value !== 'number' || typeof b?.value !== 'number') return undefined
  return a.value === b.value ? 0 : Math.abs(a.value - b.value) / Math.max(Math.abs(a.value), Math.abs(b.value))
}
