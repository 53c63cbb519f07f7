/** The head of a GEF file, down to '#EOH=': what it says of its columns, and all else as facts. */
import { type LeftTally, leave } from '../left.ts'
import { FileError } from '../refused.ts'
import { refuseTooWide } from '../spaced/filling.ts'
import { decimalOf } from '../spaced/numbers.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { type GefItem, itemOf } from './item.ts'

export interface GefColumn {
  /** From 1. */
  readonly number: number
  readonly unit: string
  /** In the words of the file. */
  readonly quantity: string
  readonly code: number | undefined
  readonly line: number
}
export interface GefHead {
  /** By ascending number. */
  readonly columns: readonly GefColumn[]
  /** How many '#COLUMN' states. */
  readonly announced: { readonly count: number; readonly line: number } | undefined
  /** By the number of the column. */
  readonly voids: ReadonlyMap<number, number>
  /** Of values; '' where blanks are. */
  readonly separator: string
  /** At the end of a record, beside the line end; '' where there is none. */
  readonly recordEnd: string
  /** 'GEF-CPT-Report', as REPORTCODE or, of older files, PROCEDURECODE states. */
  readonly report: GefItem | undefined
  readonly facts: Readonly<Record<string, string>>
  /** Line of '#EOH'. */
  readonly dataLine: number
}

const OF_LAYOUT: ReadonlySet<string> = new Set([
  'COLUMN',
  'COLUMNINFO',
  'COLUMNVOID',
  'COLUMNSEPARATOR',
  'RECORDSEPARATOR',
])
const INDEXED: ReadonlySet<string> = new Set(['MEASUREMENTVAR', 'MEASUREMENTTEXT', 'MEASUREMENTCODE', 'SPECIMENVAR'])

export function gefHeadOf(file: PlainText, left: LeftTally): GefHead {
  const items: GefItem[] = []
  let last = 1
  for (const { text, number: line } of linesOf(file)) {
    last = line
    const item = itemOf(text, line)
    if (item?.keyword === 'EOH') return headOf(items, line)
    if (item !== undefined) items.push(item)
    else if (text.trim() !== '') leave(left, 'head', line, 'lines of the header without a keyword')
  }
  throw new FileError('file_malformed', 'this GEF file has no line #EOH=, after which its data begin', { line: last })
}

function headOf(items: readonly GefItem[], dataLine: number): GefHead {
  refuseBinary(items)
  const columns = columnsOf(items, dataLine)
  const [first] = items.filter(({ keyword }) => keyword === 'COLUMN')
  const announced = first && { count: wholeOf(first, 0), line: first.line }
  refuseTooWide(Math.max(announced?.count ?? 0, columns.at(-1)?.number ?? 0), first?.line ?? dataLine)
  return {
    columns,
    announced,
    voids: new Map(items.filter(({ keyword }) => keyword === 'COLUMNVOID').map(voidOf)),
    separator: separatorOf(items, 'COLUMNSEPARATOR'),
    recordEnd: separatorOf(items, 'RECORDSEPARATOR'),
    report: itemNamed(items, 'REPORTCODE') ?? itemNamed(items, 'PROCEDURECODE'),
    facts: Object.fromEntries(items.filter(({ keyword }) => !OF_LAYOUT.has(keyword)).flatMap(factOf)),
    dataLine,
  }
}

const itemNamed = (items: readonly GefItem[], name: string) => items.find(({ keyword }) => keyword === name)

function refuseBinary(items: readonly GefItem[]): void {
  const item = itemNamed(items, 'DATAFORMAT')
  if (item === undefined || (item.parts[0] ?? '').toUpperCase() === 'ASCII') return
  const says = `line ${item.line} states the data format ${shown(item.text)}. Only ASCII is read. Save the file as ASCII`
  throw new FileError('not_this_format', says, { line: item.line })
}

function columnsOf(items: readonly GefItem[], dataLine: number): GefColumn[] {
  const columns = items.filter(({ keyword }) => keyword === 'COLUMNINFO').map(columnOf)
  if (columns.length === 0) {
    throw new FileError('file_malformed', 'the header has no line #COLUMNINFO, which describes a column', {
      line: dataLine,
    })
  }
  const seen = new Map<number, number>()
  for (const { number, line } of columns) {
    const before = seen.get(number)
    if (before !== undefined)
      throw new FileError('file_malformed', `line ${line} describes column ${number}, as line ${before} does`, { line })
    seen.set(number, line)
  }
  return columns.toSorted((a, b) => a.number - b.number)
}

/** 'number, unit, quantity, code of the quantity'; a quantity may have a comma in it. */
function columnOf(item: GefItem): GefColumn {
  const { parts, line } = item
  const number = wholeOf(item, 1)
  const code = parts.length > 3 ? decimalOf(parts.at(-1) ?? '') : undefined
  const words = parts.slice(2, code === undefined ? undefined : -1)
  return { number, unit: parts[1] ?? '', quantity: words.join(', '), code, line }
}

function voidOf(item: GefItem): [number, number] {
  const value = decimalOf(item.parts[1] ?? '')
  if (value !== undefined) return [wholeOf(item, 1), value]
  const says = `line ${item.line} states no number as the void value of a column: ${shown(item.text)}`
  throw new FileError('file_malformed', says, { line: item.line })
}

function wholeOf({ parts, text, keyword, line }: GefItem, least: 0 | 1): number {
  const number = decimalOf(parts[0] ?? '')
  if (number !== undefined && Number.isInteger(number) && number >= least) return number
  const says = `line ${line} has ${shown(text)} where #${keyword} requires a whole number of at least ${least}`
  throw new FileError('file_malformed', says, { line })
}

const separatorOf = (items: readonly GefItem[], name: string) => itemNamed(items, name)?.text ?? ''

/** Of those with an index each is a fact; of others that come more than once the last. */
function factOf({ keyword, parts, text }: GefItem): [string, string][] {
  if (!INDEXED.has(keyword)) return text === '' ? [] : [[keyword, text]]
  const [index = '', ...rest] = parts
  return [[`${keyword} ${index}`, rest.join(', ')]]
}
