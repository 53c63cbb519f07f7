/** Finds workflows by what one would ask: one index over the live catalog, for HTTP, the home page, the command line and chat. */
import { baseRef } from '@keelson/workflow'
import MiniSearch, { type SearchResult } from 'minisearch'
import { type Catalog, type Entry, shownOf } from '../catalog.ts'
import { termsOf, wordsOf } from './words.ts'

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
  const entries = catalog.entries.map(entered)
  const counts = countsOf(entries)
  const exact = (term: string) => counts.has(term) || /\d/.test(term)
  const index = new MiniSearch<Entered>({
    idField: 'ref',
    fields: Object.keys(BOOST),
    storeFields: [...STORED],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (terms) => terms.split('\n'),
      boost: BOOST,
      prefix: (term) => term.length > 3 && !exact(term),
      fuzzy: (term) => (term.length > 4 && !exact(term) ? 0.2 : false),
      bm25: TUNE.bm25, weights: TUNE.weights,
    },
  })
  index.addAll(entries)
  const rarity = (term: string) => Math.log(1 + entries.length / (counts.get(term) ?? 0.5))
  return { counts, find: (query, limit = HITS) => search({ index, counts, rarity }, query, limit) }
}

/** In how many entries each term stands. */
function countsOf(entries: readonly Entered[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const terms = new Set(Object.keys(BOOST).flatMap((field) => termsOf(entry[field as keyof typeof BOOST])))
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
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

interface Searched {
  readonly index: MiniSearch<Entered>
  readonly counts: ReadonlyMap<string, number>
  readonly rarity: (term: string) => number
}

function search({ index, counts, rarity }: Searched, query: string, limit: number): Found {
  const words = wordsOf(query, (n) => counts.has(n)).filter((w) => w.terms.length > 0 && !(/^\d/.test(w.written) && !w.terms.some((t) => counts.has(t))))
  const terms = [...new Set(words.flatMap((w) => w.terms))]
  const results = index.search(terms.join('\n'), { boostTerm: (t) => rarity(t) ** TUNE.rare, boost: TUNE.boost, bm25: TUNE.bm25, weights: TUNE.weights })
  const known = new Set(results.flatMap((r) => r.queryTerms))
  const unmatched = [...new Set(words.filter((w) => !w.terms.some((t) => known.has(t))).map((w) => w.written))]
  const weighed = words.map((w) => ({ terms: w.terms, weight: Math.max(...w.terms.map(rarity)) ** TUNE.shareRare }))
  const all = weighed.reduce((s, w) => s + w.weight, 0)
  const share = (r: SearchResult) => {
    const m = new Set(r.queryTerms)
    return weighed.reduce((s, w) => s + (w.terms.some((t) => m.has(t)) ? w.weight * (w.terms.some((t) => m.has(t) && counts.has(t)) ? 1 : TUNE.fuzzyShare) : 0), 0) / (all || 1)
  }
  const ranked = results.map((r) => hitOf(r, share(r) ** TUNE.power * (r.terms.length || 1) ** (TUNE.quality - 1) * variantFactor(r, terms))).toSorted(byRank)
  const top = results.find((r) => r.ref === ranked[0]?.ref)
  const cover = top ? share(top) : 0
  const strength = top ? (ranked[0]!.score / terms.reduce((s, t) => s + rarity(t), 0)) : 0
  const fits = top !== undefined && cover > TUNE.cover && strength > TUNE.strength
  return { query, fits, unmatched, hits: ranked.slice(0, limit), cover, strength } as Found
}
const VARIANTS: [string, string[]][] = [['-atlas-query', ['instant']], ['-parametric', ['sweep']], ['compare-tool', ['compar', 'compare']]]
function variantFactor(r: SearchResult, terms: readonly string[]): number {
  const v = VARIANTS.find(([suffix]) => (r.ref as string).endsWith(suffix))
  if (!v) return 1
  return v[1].some((t) => terms.includes(t)) ? TUNE.bonus : TUNE.malus
}
export const TUNE = { bm25: { k: 1.2, b: 0.7, d: 0.5 }, weights: { fuzzy: 0.45, prefix: 0.375 }, rare: 0, shareRare: 1, power: 1, fuzzyShare: 1, quality: 1, boost: BOOST as Record<string, number>, bonus: 1.3, malus: 0.7, cover: 0.35, strength: 2 }

/** A result that knows more of the words asked counts for more. */
function hitOf(result: SearchResult, share: number): Hit {
  const { ref, title, question, firable, reason, domain, subdomain } = result as SearchResult & Entered
  const score = Number((result.score * share).toPrecision(4))
  return { ref, title, question, firable, reason, domain, subdomain, score }
}

/** Of two that fit alike, the one that can be run. */
const byRank = (a: Hit, b: Hit): number =>
  b.score - a.score || Number(b.firable) - Number(a.firable) || (a.ref < b.ref ? -1 : 1)
