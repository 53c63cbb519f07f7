/**
 * What a page is told of a case, piece by piece: the verdict at once, then the sections of the report, what is slow to
 * set (charts, steps) last. The service prints them for its pages, an explorer for itself.
 */
import type { ChartAnswer, RunRecord } from '@keelson/engine'
import { isDrawnChart } from '@keelson/engine/result.ts'
import { basis } from '@keelson/report/basis.ts'
import { calculation } from '@keelson/report/calculation.ts'
import { drawing } from '@keelson/report/charts.ts'
import { evidence } from '@keelson/report/evidence.ts'
import { figures } from '@keelson/report/figures.ts'
import { figure, figureSections } from '@keelson/report/figures-and-charts.ts'
import type { Html } from '@keelson/report/html.ts'
import { method } from '@keelson/report/method.ts'
import { nomenclature } from '@keelson/report/nomenclature.ts'
import { printSection, type Section } from '@keelson/report/section.ts'
import { result } from '@keelson/report/summary.ts'
import { tables, values } from '@keelson/report/tables.ts'
import { unbroken } from '@keelson/report/unbroken.ts'
import { withheldPictures } from '@keelson/report/withheld.ts'
import type { Problem } from '@keelson/workflow'
import type { SectionId } from './sections.ts'
import { standing } from './standing.ts'

/** Nothing was calculated. */
interface Refused {
  readonly piece: 'refused'
  readonly problems: readonly Problem[]
}
/** No answer came: the service is away or busy, or failed. */
interface Failed {
  readonly piece: 'failed'
  readonly detail: string
}
export interface Verdict {
  readonly piece: 'verdict'
  readonly html: string
  readonly input_hash: string | null
  readonly result_hash: string | null
  /** How inputs were read that say more than a number and its unit: to be shown at their boxes. */
  readonly read?: readonly Problem[]
}
export interface SectionPiece {
  readonly piece: 'section'
  readonly id: SectionId
  readonly title: string
  readonly html: string
}
export type Piece = Refused | Failed | Verdict | SectionPiece

/** Draws a chart of a run as the report draws it. */
export type Draw = (record: RunRecord, chart: ChartAnswer) => Promise<Html>

export interface Printing {
  /** As it was calculated. */
  readonly record: RunRecord
  /** The same in the units of the reader. */
  readonly read: RunRecord
  readonly takeAlong: () => Section | Promise<Section>
  /** Where its numbers lead. */
  readonly next?: Section | undefined
  readonly draw?: Draw
}

/** The pieces of a case that was answered, in the order in which they are made. */
export async function* piecesOf({ record, read, takeAlong, next, draw = drawn }: Printing): AsyncGenerator<Piece> {
  const { provenance, determinism } = record.response
  yield {
    piece: 'verdict',
    html: standing(read).text,
    input_hash: provenance?.input_hash ?? null,
    result_hash: determinism?.result_hash ?? null,
    read: readNotes(record),
  }
  const [first, ...others] = figures(read)
  yield* printed('summary', result(read, first))
  yield* printed('next', next)
  yield* printed('basis', basis(read, 'page'))
  yield* printed('values', values(read))
  yield* printed('tables', tables(read))
  yield* printed('method', method(record))
  yield* printed('evidence', evidence(record))
  yield* printed('case', await takeAlong())
  const bodies = others.map((other) => figure(other, 'page'))
  for (const chart of chartsOf(read)) bodies.push(await draw(read, chart))
  bodies.push(...withheldPictures(read))
  const [chapter, further] = figureSections(bodies)
  yield* printed('figures', chapter)
  yield* printed('further-charts', further)
  yield* printed('calculation', calculation(read))
  yield* printed('nomenclature', nomenclature(record))
}

const READ_AS: ReadonlySet<string> = new Set(['unit_read_as', 'api_number_read_as'])

/** Of each input that was read in one of several senses, by its pointer. */
const readNotes = ({ response }: RunRecord): readonly Problem[] =>
  (response.warnings ?? []).flatMap(({ code, message, path }) =>
    READ_AS.has(code) && path !== undefined ? [{ pointer: path, message }] : [],
  )

/** Those that are drawn. */
export const chartsOf = ({ response }: RunRecord): readonly ChartAnswer[] =>
  (response.result?.charts ?? []).filter(isDrawnChart)

const drawn: Draw = async (record, chart) => (await drawing('page'))(chart, chartsOf(record))

function* printed(id: SectionId, section: Section | undefined): Generator<SectionPiece> {
  if (section) yield { piece: 'section', id, title: section.title, html: unbroken(printSection(section)).text }
}
