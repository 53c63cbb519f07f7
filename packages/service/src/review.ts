/** Every calculated run of the ledger done again, newest first: which of them would be judged otherwise today, and why. */
import { isCalculated } from '@keelson/engine'
import { ServiceProblem } from './problems.ts'
import type { Replay } from './replay.ts'
import type { Service } from './service.ts'
import type { RunSummary } from './store/row-digest.ts'

interface Turned extends Pick<Replay, 'answer' | 'status' | 'corrections' | 'refused' | 'differences'> {
  readonly run_id: string
  readonly created_at: string
  readonly ref: string
}
export interface Review {
  readonly reviewed: number
  readonly same: number
  readonly turned: readonly Turned[]
  /** Runs that cannot be done again here, and why. */
  readonly left: readonly { readonly run_id: string; readonly ref: string; readonly reason: string }[]
}

const PAGE = 200

/** Reviews the runs one after another; nothing is recorded. `told` hears of each. */
export async function reviewStore(
  service: Pick<Service, 'ledger' | 'recordOf' | 'replay' | 'catalog'>,
  told: (done: number) => void = () => {},
): Promise<Review> {
  const [turned, left]: [Turned[], Review['left'][number][]] = [[], []]
  let [reviewed, same] = [0, 0]
  for await (const { run_id, created_at, ref: listed } of calculatedRuns(service)) {
    try {
      const record = await service.recordOf(run_id)
      const { ref, answer, status, corrections, refused, differences } = await service.replay(record)
      if (answer === 'same') same++
      else turned.push({ run_id, created_at, ref, answer, status, corrections, refused, differences })
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error
      left.push({ run_id, ref: listed, reason: error.message })
    }
    told(++reviewed)
  }
  return { reviewed, same, turned, left }
}

/** Runs of our own workflows that were calculated, page by page. */
export async function* calculatedRuns({
  ledger,
  catalog,
}: Pick<Service, 'ledger' | 'catalog'>): AsyncGenerator<RunSummary> {
  let before: string | undefined
  for (;;) {
    const page = await ledger.list({ limit: PAGE, ...(before !== undefined && { before }) })
    for (const run of page) if (isCalculated(run) && isOurs(catalog, run.ref)) yield run
    if (page.length < PAGE) return
    before = page.at(-1)?.run_id
  }
}

/** A workflow of another repo runs its own command: it is not run again unasked. */
function isOurs(catalog: Service['catalog'], ref: string): boolean {
  try {
    return catalog.resolve(ref).target?.kind === 'own'
  } catch (error) {
    if (error instanceof ServiceProblem) return true
    throw error
  }
}
