/** Rows of the register of runs and studies: what a row says, by which column rows are sorted, how they are grouped. */
import type { Standing } from '@keelson/engine/status.ts'

export const SORTED_BY = ['document', 'revision', 'title', 'result', 'utilisation', 'date'] as const
export type SortedBy = (typeof SORTED_BY)[number]
export interface Order {
  readonly by: SortedBy
  readonly descending: boolean
}
/** The newest first: as the store lists them. */
export const NEWEST_FIRST: Order = { by: 'date', descending: true }
export const isNewestFirst = ({ by, descending }: Order): boolean => by === 'date' && descending

interface CommonRow {
  readonly id: string
  readonly created: string
  /** Without a version. */
  readonly ref: string
  readonly version: number | null
  /** Of the workflow. */
  readonly title: string
  readonly project: string | null
  readonly document: string | null
  readonly revision: string | null
  /** Title of the document. */
  readonly named: string | null
  /** Of the governing check; of a study the greatest of its points. */
  readonly utilisation: { readonly value: number; readonly limit: number } | null
}
export interface RunRow extends CommonRow {
  readonly kind: 'run'
  readonly standing: Standing
  /** Title of the governing check, else the result in a sentence. */
  readonly said: string
}
export interface StudyRow extends CommonRow {
  readonly kind: 'study'
  /** What varied, and at how many points: 'sample of 3 inputs, 1,000 points'. */
  readonly asked: string
  /** What its points came to, or how far it is. */
  readonly said: string
}
export type RegisterRow = RunRow | StudyRow

export interface Group {
  /** null: the rows without a document number. */
  readonly document: string | null
  readonly project: string | null
  readonly rows: readonly RegisterRow[]
}

/** 'utilisation', '-date'; undefined where it is no order. */
export function orderOf(text: string): Order | undefined {
  const by = SORTED_BY.find((name) => name === text.replace(/^-/, ''))
  return by && { by, descending: text.startsWith('-') }
}

export const orderText = ({ by, descending }: Order): string => `${descending ? '-' : ''}${by}`

/** What a press on the head of a column asks for: the other way round of the order that stands. */
export function nextOrder(by: SortedBy, now: Order): Order {
  if (now.by === by) return { by, descending: !now.descending }
  return { by, descending: by === 'utilisation' || by === 'date' }
}

/** Rows that say nothing of the column come last, whichever way; equal ones stay newest first. */
export function sorted(rows: readonly RegisterRow[], { by, descending }: Order): readonly RegisterRow[] {
  const way = descending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [x, y] = [keyOf(a, by), keyOf(b, by)]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || newestFirst(a, b)
    return way * compared(x, y) || newestFirst(a, b)
  })
}

/** Ids begin with their time. */
const newestFirst = (a: RegisterRow, b: RegisterRow): number => (a.id < b.id ? 1 : -1)

/** 'NF-CAL-9' before 'NF-CAL-10'. */
const inWords = new Intl.Collator('en', { numeric: true })

const compared = (x: string | number, y: string | number): number =>
  typeof x === 'number' && typeof y === 'number' ? x - y : inWords.compare(String(x), String(y))

function keyOf(row: RegisterRow, by: SortedBy): string | number | null {
  switch (by) {
    case 'document':
    case 'revision':
      return row[by]
    case 'title':
      return row.named ?? row.title
    case 'result':
      return row.kind === 'run' ? RANKS.indexOf(row.standing.status) : RANKS.length
    case 'utilisation':
      return row.utilisation && row.utilisation.value / row.utilisation.limit
    case 'date':
      return Date.parse(row.created)
  }
}
/** What needs a look first. */
const RANKS: readonly Standing['status'][] = ['FAIL', 'ERROR', 'SKIPPED', 'PASS']

/** By document number, the document of the first row first; those without one at the end. */
export function grouped(rows: readonly RegisterRow[]): readonly Group[] {
  const groups = [...Map.groupBy(rows, ({ document }) => document)].map(([document, of]) => ({
    document,
    project: of.find(({ project }) => project !== null)?.project ?? null,
    rows: of,
  }))
  return groups.toSorted((a, b) => Number(a.document === null) - Number(b.document === null))
}
