/** What a check of the whole store finds, as data. */

export interface StoreFault {
  readonly state: 'damaged' | 'missing' | 'orphaned'
  readonly kind: 'database' | 'record' | 'row' | 'index' | 'state' | 'file' | 'pictures' | 'object' | 'chunk' | 'study'
  /** The run or the study that it is of; the object, the file of the database or the place in the index where it is of none. */
  readonly id: string
  /** A sentence. */
  readonly detail: string
}
export interface Checked {
  readonly runs: number
  readonly files: number
  readonly objects: number
  readonly studies: number
  readonly chunks: number
}
export interface StoreCheck {
  /** When it ended, ISO 8601. */
  readonly at: string
  readonly checked: Checked
  /** What is not as it was written: damaged or missing. An orphan, which nothing refers to, does no harm. */
  readonly damaged: number
  readonly orphaned: number
  /** The first of them, at most 1000. */
  readonly faults: readonly StoreFault[]
}

/** What one check has found so far. */
export interface Findings {
  readonly counts: Record<keyof Checked, number>
  readonly faults: StoreFault[]
}
export const newFindings = (): Findings => ({
  counts: { runs: 0, files: 0, objects: 0, studies: 0, chunks: 0 },
  faults: [],
})

const MOST_LISTED = 1000

export function checkOf({ counts, faults }: Findings): StoreCheck {
  const orphaned = faults.filter(({ state }) => state === 'orphaned').length
  return {
    at: new Date().toISOString(),
    checked: counts,
    damaged: faults.length - orphaned,
    orphaned,
    faults: faults.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_LISTED),
  }
}

const rank = ({ state }: StoreFault): number => (state === 'orphaned' ? 1 : 0)
