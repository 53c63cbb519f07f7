/**
 * The sums that the summary is made of, added up row by row, so that records of any number leave no more than a sum for each
 * month and for each holding of a well. Rows come well by well, so that what they are added to is near at hand.
 */
import type { MonthRow, SourceData } from '../_shared/ogor-a/data.ts'
import { type WellMonth, WellMonths } from '../_shared/ogor-a/well-months.ts'
import { type Groups, type Holding, Tally, type Volumes } from './calculate-groups.ts'
import { Looked } from './calculate-looked.ts'
import { type Activities, type Activity, addActivity } from './calculate-series.ts'
import { addLife, type Life, type Lives } from './calculate-wells.ts'

/** Lines of the file of wells and months: more than a national year has, and no more than a run has memory for. */
export const MOST_LINES = 200_000
export const WELL_MONTHS_FILE = 'well-months.csv'

export interface Sums {
  readonly total: Volumes
  readonly groups: Groups
  readonly holdings: readonly Holding[]
  readonly producingWells: number
  readonly activities: Activities
  readonly lives: Lives
  readonly looked: Looked
}
/** What `load` hands to `calculate`. */
export interface Summed extends SourceData, Sums {
  /** Wells month by month, in the order of months and wells: all, or those of the wells that are listed. */
  readonly months: readonly WellMonth[]
  /** Number of these wells. */
  readonly listed: number
}

/** Adds up rows that come well by well, each in the order of months; `keep` is handed each well and month. */
export class Summing {
  private readonly tally = new Tally()
  private readonly activities = new Map<string, Activity>()
  private readonly lives = new Map<string, Life>()
  private readonly looked = new Looked()
  private readonly wells: WellMonths

  constructor(keep?: (month: WellMonth) => void) {
    this.wells = new WellMonths((month) => {
      addActivity(this.activities, month)
      addLife(this.lives, month)
      keep?.(month)
    })
  }

  add(row: MonthRow): void {
    this.tally.add(row)
    this.looked.look(row)
    this.wells.add(row)
  }

  /** The sums, once no more rows come. */
  end(): Sums {
    this.wells.end()
    const { activities, lives, looked } = this
    return {
      total: this.tally.total(),
      groups: this.tally.groups(),
      holdings: this.tally.holdings(),
      producingWells: this.tally.producingWells(),
      activities,
      lives,
      looked,
    }
  }
}

/** The wells that can be listed: all, or those that produced before the others, the most oil first. */
export function listedWells({ groups, lives }: Pick<Sums, 'groups' | 'lives'>): readonly string[] {
  const isProducing = (g: Volumes) => g.oil > 0 || g.gas > 0
  const ranked = [...groups.api12.filter(isProducing), ...groups.api12.filter((g) => !isProducing(g))]
  let lines = 0
  const beyond = ranked.findIndex(({ key }) => {
    lines += lives.get(key)?.months ?? 0
    return lines > MOST_LINES
  })
  return ranked.slice(0, beyond < 0 ? ranked.length : beyond).map((g) => g.key)
}
