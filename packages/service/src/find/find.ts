/** Finds workflows by what one would ask: one index over the live catalog, for HTTP, the home page, the command line and chat. */
import { baseRef } from '@keelson/workflow'
import MiniSearch, { type SearchResult } from 'minisearch'
import { type Catalog, type Entry, shownOf } from '../catalog.ts'
import { indexed, wordsOf } from './words.ts'

export interface Hit {
  readonly ref: string
  readonly title: string
  /** '' of a workflow that is not built or is another repo's. */
  readonly question: string
  readonly firable: boolean
  /** Why it cannot be fired here; '' when firable. */
  readonly reason: string
  readonly domain: string
  readonly subdomain: string
  readonly score: number
}
export interface Found {
  readonly query: string
  /** Whether a workflow fits; below the threshold the hits are only the nearest. */
  readonly fits: boolean
  /** Words of the query that no workflow knows. */
  readonly unmatched: readonly string[]
  readonly hits: readonly Hit[]
}
export interface Finder {
  /** The best first, at most `limit`. The query is at most LONGEST_QUERY characters. */
  readonly find: (query: string, limit?: number) => Found
}

export const LONGEST_QUERY = 300
export const HITS = 10
/** Share of the words that must be known for a workflow to fit. */
const FITTING = 0.5
const BOOST = { title: 4, asked: 3, question: 2, id: 2, standards: 2, subdomain: 1, values: 0.8, inputs: 0.6 }

const STORED = ['ref', 'title', 'question', 'firable', 'reason', 'domain', 'subdomain'] as const

interface Entered extends Omit<Hit, 'score'>, Readonly<Record<keyof typeof BOOST, string>> {}

/** The words of a workflow that is not built or is another repo's. */
const UNWRITTEN = { asked: '', standards: '', values: '', inputs: '' }

const made = new WeakMap<Catalog, Finder>()

/** The finder of a catalog, made at its first use and kept. */
export function finderOf(catalog: Catalog): Finder {
  const finder = made.get(catalog) ?? newFinder(catalog)
  made.set(catalog, finder)
  return finder
}

function newFinder(catalog: Catalog): Finder {
  const index = new MiniSearch<Entered>({
    idField: 'ref',
    fields: Object.keys(BOOST),
    storeFields: [...STORED],
    tokenize: wordsOf,
    processTerm: indexed,
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(catalog.entries.map(entered))
  return { find: (query, limit = HITS) => search(index, query, limit) }
}

function entered(entry: Entry): Entered {
  const listing = entry.versions.length === 0 ? undefined : shownOf(entry.versions)
  const [route] = entry.routes
  return {
    ref: baseRef(entry),
    title: entry.title,
    question: listing?.question ?? '',
    firable: entry.firable,
    reason: entry.reason,
    domain: route.domain,
    subdomain: route.subdomain,
    id: entry.id,
    ...(listing?.words ?? UNWRITTEN),
  }
}

function search(index: MiniSearch<Entered>, query: string, limit: number): Found {
  const asked = [...new Set(wordsOf(query).filter((word) => indexed(word) !== null))]
  const terms = new Set(asked.map(indexed))
  const results = index.search(query)
  const known = new Set(results.flatMap((r) => r.queryTerms))
  const unmatched = asked.filter((word) => !known.has(indexed(word) ?? ''))
  const ranked = results.map((r) => hitOf(r, new Set(r.queryTerms).size / terms.size)).toSorted(byRank)
  const matched = asked.length === 0 ? 0 : 1 - unmatched.length / asked.length
  return { query, fits: matched > FITTING && ranked.length > 0, unmatched, hits: ranked.slice(0, limit) }
}

/** A result that knows more of the words asked counts for more. */
function hitOf(result: SearchResult, share: number): Hit {
  const { ref, title, question, firable, reason, domain, subdomain } = result as SearchResult & Entered
  const score = Number((result.score * share).toPrecision(4))
  return { ref, title, question, firable, reason, domain, subdomain, score }
}

/** Of two that fit alike, the one that can be run. */
const byRank = (a: Hit, b: Hit): number =>
  b.score - a.score || Number(b.firable) - Number(a.firable) || (a.ref < b.ref ? -1 : 1)
