/**
 * The charts and figures of recorded runs. A record of today has their names; they are drawn by calculating the run again,
 * and shown only if it gives what the record says. What was published, or is about to meet other code, is kept as drawn.
 */
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  type ChartAnswer,
  type FigureAnswer,
  isDrawnChart,
  isDrawnFigure,
  type PictureName,
  type Result,
  type RunRecord,
  type RunRequest,
  type RunResponse,
} from '@keelson/engine'
import { ServiceProblem } from './problems.ts'
import { compareRuns, type Replay, repeated } from './replay.ts'
import type { KeptRun, Ledger } from './store/ledger.ts'

export interface Pictures {
  /** The record with its pictures drawn, those that cannot be with their reason. Throws ServiceProblem busy. */
  readonly of: (run: KeptRun) => Promise<RunRecord>
  /** Draws the pictures of a run and keeps them. */
  readonly keep: (run: KeptRun) => Promise<Keeping>
}
/** `held`: the record or an earlier keeping had them, or there are none. */
type Keeping = 'kept' | 'held' | 'withheld'

interface Drawn {
  readonly charts: readonly ChartAnswer[]
  readonly figures: readonly FigureAnswer[]
}
type Withheld = { readonly withheld: string }

/** `again` does a request again with its pictures, records nothing, and takes the example for params that are not there. */
export function picturesIn(
  ledger: Pick<Ledger, 'pictures' | 'keepPictures'>,
  again: (request: RunRequest) => Promise<RunResponse>,
): Pictures {
  const keptOf = async ({ record }: KeptRun): Promise<Drawn | undefined> => {
    const content = await ledger.pictures(record.response.run_id)
    return content && JSON.parse(gunzipSync(content).toString())
  }
  return {
    of: async (run) => {
      if (isDrawn(run.record)) return run.record
      return withPictures(run.record, (await keptOf(run)) ?? (await drawnAgain(run.record, again)))
    },
    keep: async (run) => {
      if (isDrawn(run.record) || (await keptOf(run))) return 'held'
      const drawn = await drawnAgain(run.record, again)
      if ('withheld' in drawn) return 'withheld'
      await ledger.keepPictures(run.record.response.run_id, gzipSync(JSON.stringify(drawn)))
      return 'kept'
    },
  }
}

/** How many runs had their pictures kept now, how many held them, and of how many they cannot be drawn as they were. */
export type PicturesKept = Readonly<Record<Keeping, number>>

/** One run after the other, newest first; others are served between them. */
export async function keepAllPictures(
  ledger: Pick<Ledger, 'list' | 'get'>,
  keep: Pictures['keep'],
): Promise<PicturesKept> {
  const counts = { kept: 0, held: 0, withheld: 0 }
  for (let before: string | undefined; ; ) {
    const page = await ledger.list({ limit: PAGE, ...(before !== undefined && { before }) })
    for (const { run_id } of page) {
      const run = await ledger.get(run_id)
      if (run) counts[await keep(run)]++
      await setImmediate()
    }
    before = page.at(-1)?.run_id
    if (before === undefined) return counts
  }
}
const PAGE = 100

/** Whether nothing is left to be drawn: it holds its pictures, as earlier records do, or has none. */
export function isDrawn({ response }: RunRecord): boolean {
  const { charts = [], figures = [] } = response.result ?? {}
  return charts.every(isDrawnChart) && figures.every(isDrawnFigure)
}

async function drawnAgain(
  record: RunRecord,
  again: (request: RunRequest) => Promise<RunResponse>,
): Promise<Drawn | Withheld> {
  try {
    const now = await again(repeated(record))
    const replay = compareRuns(record, now)
    return replay.same ? drawnIn(now.result) : { withheld: otherwise(replay) }
  } catch (error) {
    if (!(error instanceof ServiceProblem) || MEANWHILE.has(error.code)) throw error
    return { withheld: `The run cannot be recalculated: ${error.message}.` }
  }
}

/** Problems of the moment: whoever asks again later may get the pictures. */
const MEANWHILE: ReadonlySet<string> = new Set(['busy', 'not_ready', 'abandoned'])

const drawnIn = ({ charts = [], figures = [] }: Partial<Result> = {}): Drawn => ({
  charts: charts.filter(isDrawnChart),
  figures: figures.filter(isDrawnFigure),
})

function otherwise({ status, differences }: Replay): string {
  const why = 'The recalculated run differs from its record'
  const [first] = differences
  if (first) return `${why}: ${first.at} was ${text(first.recorded)} and is ${text(first.now)}.`
  return status.recorded === status.now ? `${why}.` : `${why}: it was ${status.recorded} and is ${status.now}.`
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function withPictures(record: RunRecord, drawn: Drawn | Withheld): RunRecord {
  const { response } = record
  const { result } = response
  if (!result) return record
  const charts = 'withheld' in drawn ? withheld(result.charts, drawn) : placed(result.charts, drawn.charts)
  const figures =
    'withheld' in drawn ? withheld(result.figures ?? [], drawn) : placed(result.figures ?? [], drawn.figures)
  return { ...record, response: { ...response, result: { ...result, charts, figures } } }
}

const withheld = <P extends PictureName>(named: readonly P[], reason: Withheld): P[] =>
  named.map((picture) => ({ ...picture, ...reason }))

/** The names as they were recorded with what was drawn for them; one that does not apply to the run after all is left out. */
const placed = <P extends PictureName>(named: readonly PictureName[], drawn: readonly P[]): P[] =>
  named.flatMap((picture) => {
    const found = drawn.find(({ id }) => id === picture.id)
    return found ? [{ ...found, ...picture }] : []
  })
