/** Which delimiter a text has: the one that divides its rows into equally many cells, and most of them into numbers. */

import type { Asked } from '../asked.ts'
import { FileError } from '../refused.ts'
import type { Question } from '../table.ts'
import { lineEndFrom } from '../text/bytes.ts'
import { type Place, START } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { inWords, LAYOUTS, type Layout } from './layout.ts'
import { recordAt } from './record.ts'
import { isDatum, type Sample, sampleOf } from './sample.ts'

/** A difference in a share that tells two delimiters apart. */
const TELLS = 0.1
/** Share of rows that have equally many cells where a delimiter is one. */
const MOST_ROWS = 0.5

/** First line of a spreadsheet's text: sep=; */
const DECLARED = /^sep=(.)\s*$/

interface Delimited {
  readonly sample: Sample
  /** Where rows may begin: after a line that declares the delimiter. */
  readonly from: Place
}

/** Throws FileError for a text without rows, and for quotes that do not end. */
export function delimiterOf(text: PlainText, asked: Asked): Delimited {
  const declared = declaredBy(text)
  const from = declared?.from ?? START
  const samples = possibleSamples(text, declared?.layout, from)
  const answer = samples.length > 1 ? asked.askOrLikeliest(question(samples)) : undefined
  const sample = samples.find(({ layout }) => layout.name === answer) ?? samples[0]
  if (sample?.fault !== undefined) throw sample.fault
  if (sample === undefined || sample.records.length === 0) throw noRows()
  return { sample, from }
}

/** With the likeliest first; more than one where nothing tells them apart. */
export function possibleSamples(text: PlainText, declared?: Layout, from: Place = START): readonly Sample[] {
  const layouts = declared === undefined ? LAYOUTS : [declared]
  const samples = layouts.map((layout) => sampleOf(text, layout, from))
  const divided = withoutSpaces(samples.filter((s) => s.width > 1 && s.share >= MOST_ROWS))
  const best = bestOf(divided)
  const single = samples.find(({ layout }) => layout.name === 'none')
  if (best === undefined) return lastFault(samples) ?? (single === undefined ? samples : [single])
  const others = divided.filter((s) => s !== best && !s.layout.spaces && isWhole(s) && !isTold(best, s))
  return single !== undefined && isOfOneColumn(best, single) ? [single, best, ...others] : [best, ...others]
}

/** Spaces stand within names and texts as well: where another sign divides every row alike, they do it too or are none. */
function withoutSpaces(divided: readonly Sample[]): readonly Sample[] {
  const isEvery = ({ share }: Sample) => share === 1
  const isDivided = divided.some((s) => !s.layout.spaces && isEvery(s))
  return isDivided ? divided.filter((s) => !s.layout.spaces || isEvery(s)) : divided
}

/** Where no delimiter divides the rows, for one has a fault: the one that came furthest. */
function lastFault(samples: readonly Sample[]): readonly Sample[] | undefined {
  const faulty = samples.filter(({ fault }) => fault !== undefined)
  const sorted = faulty.toSorted((a, b) => (b.fault?.line ?? 0) - (a.fault?.line ?? 0))
  return sorted.length === 0 ? undefined : sorted.slice(0, 1)
}

/** What a delimiter must have more of its rows in, to be it: spaces stand within texts as well. */
const SPACES = 0.2
const FAULT = 0.3

/** Of those that make about as many numbers, the one that divides most rows alike. */
function bestOf(samples: readonly Sample[]): Sample | undefined {
  const most = Math.max(...samples.map(({ data }) => data))
  const good = samples.filter(({ data }) => most - data <= TELLS)
  return good.toSorted((a, b) => rank(b) - rank(a) || b.width - a.width)[0]
}

const rank = (sample: Sample): number =>
  sample.share - (sample.layout.spaces ? SPACES : 0) - (isWhole(sample) ? 0 : FAULT)

const isWhole = ({ fault }: Sample) => fault === undefined

const isTold = (best: Sample, other: Sample): boolean =>
  Math.abs(best.data - other.data) > TELLS || best.share - other.share > TELLS

/** Whether a decimal comma may have divided a single column: 'Depth' above '1,5'. */
function isOfOneColumn(best: Sample, single: Sample): boolean {
  const [heading, ...rows] = single.records
  if (best.layout.name !== ',' || best.width !== 2 || heading === undefined || rows.length === 0) return false
  return best.records[0]?.cells.length === 1 && rows.every(({ cells }) => isDatum(cells[0]?.text ?? ''))
}

function declaredBy(text: PlainText): { readonly layout: Layout; readonly from: Place } | undefined {
  const end = lineEndFrom(text.bytes, 0)
  if (end > 16) return undefined
  const [, sign] = DECLARED.exec(text.decode(0, end)) ?? []
  const layout = LAYOUTS.find(({ delimiter }) => sign !== undefined && delimiter === sign.charCodeAt(0))
  return layout && { layout, from: recordAt(text, START, layout).next }
}

function question(samples: readonly Sample[]): Question {
  return {
    code: 'delimiter',
    text: 'What separates the cells of a line?',
    choices: samples.map((sample) => ({ answer: sample.layout.name, means: meaning(sample) })),
  }
}
function meaning({ layout, records, width }: Sample): string {
  const row = records.findLast(({ cells }) => cells.length === width)
  const cells = row?.cells.slice(0, 4).map(({ text }) => shown(text)) ?? []
  return `${inWords(layout)}: line ${row?.at.line} is ${cells.join(' and ')}`
}

const noRows = () => new FileError('not_this_format', 'line 1: the file has no rows', { line: 1 })
