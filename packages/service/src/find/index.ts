/** The index of the live catalog: what each workflow is found by, field by field, and how rare each term is. */
import type { TextSource } from '@keelson/engine'
import { baseRef, type Listing } from '@keelson/workflow'
import MiniSearch, { type SearchResult } from 'minisearch'
import { type Catalog, type Entry, shownOf, textFrom } from '../catalog.ts'
import { termsOf } from './words.ts'

/** What is shown of a workflow that is found. */
export interface Shown {
  readonly ref: string
  readonly title: string
  /** '' of a workflow that is not built or is another repo's. */
  readonly question: string
  readonly firable: boolean
  /** Why it cannot be fired here; '' when firable. */
  readonly reason: string
  readonly domain: string
  readonly subdomain: string
  /** Who wrote title and reason; absent where Keelson did. */
  readonly text_from?: TextSource
}
/** A workflow as the index knows it. */
interface Indexed extends Pick<Listing, 'notChecked' | 'yieldsUnlessSaid'> {
  readonly shown: Shown
  readonly texts: Readonly<Record<Field | typeof OUT, string>>
}
export interface Index {
  /** The best first. `isNear`: also by what a workflow says that it does not cover. */
  readonly search: (terms: readonly string[], isNear?: boolean) => readonly SearchResult[]
  readonly of: (ref: string) => Indexed | undefined
  readonly isKnown: (term: string) => boolean
  /** Whether a workflow of another repo has the term in its name. */
  readonly isNamed: (term: string) => boolean
  /** The fewer workflows know a term, the more it says. */
  readonly rarity: (term: string) => number
}

const BOOST = { title: 4, asked: 3, question: 2, id: 2, standards: 2, subdomain: 1, values: 0.8, inputs: 0.6 }
type Field = keyof typeof BOOST
const FIELDS = Object.keys(BOOST) as Field[]
/** The fields that say what a workflow is for; its inputs and results only happen to be named. */
export const FOUND_BY: ReadonlySet<string> = new Set(FIELDS.filter((field) => field !== 'values' && field !== 'inputs'))
/** What a workflow says that it does not cover: told by it, never found by it. */
export const OUT = 'out'
const NEAR = { ...BOOST, [OUT]: 1.5 }

/** Terms may hold spaces. */
const BETWEEN = '\n'
/** In how many workflows a term counts as standing that stands in none. */
const UNKNOWN = 0.5
/** The words of a workflow that is not built or is another repo's. */
const UNWRITTEN = { asked: '', standards: '', values: '', inputs: '' }

type Document = { readonly ref: string } & Readonly<Record<Field | typeof OUT, string>>

export function indexOf({ entries }: Catalog): Index {
  const all = entries.map(indexed)
  const documents = all.map(documentOf)
  const counts = countsOf(documents)
  const isKnown = (term: string) => counts.has(term)
  const excluded = new Set(documents.flatMap((document) => document[OUT].split(BETWEEN)))
  const index = new MiniSearch<Document>({
    idField: 'ref',
    fields: [...FIELDS, OUT],
    tokenize: (terms) => terms.split(BETWEEN),
    processTerm: (term) => term,
    searchOptions: slipsAllowed((term) => !isKnown(term) && !excluded.has(term) && !/\d/.test(term)),
  })
  index.addAll(documents)
  const named = new Set(
    all.filter(({ shown }) => shown.text_from).flatMap(({ texts }) => termsOf(`${texts.title} ${texts.id}`)),
  )
  const byRef = new Map(all.map((one) => [one.shown.ref, one]))
  return {
    search: (terms, isNear = false) =>
      index.search(
        terms.join(BETWEEN),
        isNear ? { fields: Object.keys(NEAR), boost: NEAR } : { fields: FIELDS, boost: BOOST },
      ),
    of: (ref) => byRef.get(ref),
    isKnown,
    isNamed: (term) => named.has(term),
    rarity: (term) => Math.log(1 + all.length / (counts.get(term) ?? UNKNOWN)),
  }
}

/** What is known, or excluded by name, is not misspelt, and a number never is. */
const slipsAllowed = (isMisspelt: (term: string) => boolean) => ({
  prefix: (term: string) => term.length > 3 && isMisspelt(term),
  fuzzy: (term: string) => (term.length > 4 && isMisspelt(term) ? 0.2 : false),
})

function indexed(entry: Entry): Indexed {
  const { id, title, firable, reason } = entry
  const listing = entry.versions.length === 0 ? undefined : shownOf(entry.versions)
  const [{ domain, subdomain }] = entry.routes
  const { question = '', words = UNWRITTEN, notChecked = [], yieldsUnlessSaid } = listing ?? {}
  return {
    shown: { ref: baseRef(entry), title, question, firable, reason, domain, subdomain, ...textFrom(entry) },
    texts: { id, title, question, subdomain, ...words, [OUT]: notChecked.join(' ') },
    notChecked,
    ...(yieldsUnlessSaid && { yieldsUnlessSaid }),
  }
}

function documentOf({ shown: { ref }, texts }: Indexed): Document {
  const terms = ([...FIELDS, OUT] as const).map((field) => [field, termsOf(texts[field]).join(BETWEEN)] as const)
  return { ref, ...(Object.fromEntries(terms) as Record<Field | typeof OUT, string>) }
}

/** In how many documents each term stands. */
function countsOf(documents: readonly Document[]): ReadonlyMap<string, number> {
  const each = documents.flatMap((d) => [...new Set(FIELDS.flatMap((field) => d[field].split(BETWEEN)))])
  return new Map([...Map.groupBy(each, (term) => term)].map(([term, all]) => [term, all.length]))
}
