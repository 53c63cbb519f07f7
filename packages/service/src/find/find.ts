/** Finds workflows by what one would ask: one index over the live catalog, for HTTP, the home page, the command line and chat. */
import type { Catalog } from '../catalog.ts'
import { isFit } from './confidence.ts'
import { type Index, indexOf, type Shown } from './index.ts'
import { OUTSIDE } from './outside.ts'
import { type Asked, askedIn, isMet, type Ranked, rankedBy } from './ranking.ts'
import { type WhyNot, whyNot } from './why-not.ts'

/** Of the nearest where none fits also why it is not what was asked. */
interface Hit extends Shown, Partial<WhyNot> {
  readonly score: number
}
/** Words of the query of a discipline that no calculation covers. */
interface Outside {
  readonly words: string
  readonly discipline: string
}
export interface Found {
  readonly query: string
  /** Whether a workflow fits; if none does, the hits are only the nearest. */
  readonly fits: boolean
  /** Words of the query that no workflow knows. */
  readonly unmatched: readonly string[]
  /** Where none fits: what of the query no calculation covers. */
  readonly outside?: readonly Outside[]
  readonly hits: readonly Hit[]
}
export interface Finder {
  /** The best first, at most `limit`. The query is at most LONGEST_QUERY characters. */
  readonly find: (query: string, limit?: number) => Found
}

export const LONGEST_QUERY = 300
export const HITS = 10

const made = new WeakMap<Catalog, Finder>()

/** The finder of a catalog, made at its first use and kept. */
export function finderOf(catalog: Catalog): Finder {
  const finder = made.get(catalog) ?? newFinder(catalog)
  made.set(catalog, finder)
  return finder
}

function newFinder(catalog: Catalog): Finder {
  const index = indexOf(catalog)
  return { find: (query, limit = HITS) => search(index, query, limit) }
}

function search(index: Index, query: string, limit: number): Found {
  const asked = askedIn(index, query)
  const ranked = rankedBy(index, asked)
  const isMatched = (word: Asked) => ranked.some(({ result }) => isMet(word, result))
  const unmatched = [...new Set(asked.filter((word) => !isMatched(word)).map(({ written }) => written))]
  if (isFit(index, asked, ranked)) return { query, fits: true, unmatched, hits: ranked.slice(0, limit).map(hitOf) }
  const hits = nearest(index, asked)
    .slice(0, limit)
    .map((near) => ({ ...hitOf(near), ...whyNot(index, asked, near) }))
  return { query, fits: false, unmatched, ...outsideOf(asked), hits }
}

/** By what the workflows say that they cover or do not; where they say neither, by the discipline asked. */
function nearest(index: Index, asked: readonly Asked[]): Ranked[] {
  const near = rankedBy(index, asked, true)
  if (near.length > 0) return near
  const [discipline] = asked.flatMap(({ outside }) => outside ?? [])
  return discipline === undefined ? [] : rankedBy(index, askedIn(index, OUTSIDE[discipline]?.near ?? ''))
}

function outsideOf(asked: readonly Asked[]): Pick<Found, 'outside'> {
  const words = Map.groupBy(asked, ({ outside }) => outside ?? '')
  words.delete('')
  const outside = [...words].map(([discipline, all]) => ({
    words: all.map(({ written }) => written).join(' '),
    discipline,
  }))
  return outside.length > 0 ? { outside } : {}
}

const hitOf = ({ shown, score }: Ranked): Hit => ({ ...shown, score: Number(score.toPrecision(4)) })
