/** Words as the index holds them: endings off, and what the field writes in several ways made one. */
import { isBody, spelledOut } from './designations.ts'
import { IMPLIED } from './implied.ts'
import { SAME } from './synonyms.ts'

export interface Word {
  /** As it stands in the text; of a standard as its number is written shortest. */
  readonly written: string
  /** What it is searched by; none of a word that says nothing. */
  readonly terms: readonly string[]
}

const STOP = setOf(
  'a about above according actually after afterwards ago all allow allowable allowed alongside already also although always am an and any anybody anyone anything april are as at august be because been before being below believe between both but by calc calculate calculation calculations calculator came can cannot check checking client come comes could december did didn do does doesn doing don done each either else engineer enough estimate etc ever every everything exactly except february few fine following for found from gave get getting give given go goes going good got had happen happens has have having he hello help here hey hi how hr hrs i if in into is isn it its january job july june just keep know later latest less let lie lies like look looking lying made make many may me mean means might more most much must my need needed needs neither never no not november now october of off often ok okay on one ones only or os other others our out over past per perhaps permissible please possible problem put quite rather really required right rp same say see sees september shall she should show shows since so some someone something sometimes somewhere soon spec st stay stays std still such supposed sure take takes tell than thank thanks that the their them then there these they thing this those though to today together too towards try trying under until up us use used using ve versus very via vs want was way we weird were what whats when where whether which while who whose why will wish with within without worried would yes yet you your yr yrs',
)
const UNITS = setOf(
  'mm cm m km in inch inches ft feet foot mile miles um micron kn mn n kip kips klbf lbf lb lbs kg te t tonne tonnes ton tons mt pa kpa mpa gpa bar bara barg psi psia psig psf ksi c f k degc degf deg degree degrees s sec second seconds min minute minutes h hr hrs hour hours d day days yr yrs year years y hz khz kw mw hp kva v kv a amp amps ma knm kj j m2 m3 mm2 cm2 ft2 pct percent x',
)
/** Things whose name only looks like a gerund: a casing is no case, rigging no rig. */
const NOUNS = setOf('casing rigging string spring heading piping')
/** Spellings of the United States, and plurals of their own. */
const SPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    fiber: 'fibre',
    fibers: 'fibre',
    center: 'centre',
    meter: 'metre',
    draft: 'draught',
    aluminum: 'aluminium',
    modeling: 'model',
    modelling: 'model',
    analyses: 'analysis',
    analyze: 'analysis',
    analyse: 'analysis',
    maneuvering: 'manoeuvring',
    behavior: 'behaviour',
    mold: 'mould',
    program: 'programme',
    catalog: 'catalogue',
    axes: 'axis',
    indices: 'index',
    sulfur: 'sulphur',
    vortices: 'vortex',
  }),
)

/** A word, a part of one between hyphens, a decimal number or a size in inches such as 9-5/8. */
const TOKEN = /\d+-\d+\/\d+|\d+(?:[.,]\d+)+(?=[^\p{L}\d]|$)|[\p{L}\d]+(?:\.\d+)?/gu
const NUMERIC = /^\d[\d.,]*$/
const MEASURED = /^\d[\d.,]*(m|[a-z][a-z\d]+)$/

const ways = (line: string) => line.split(',').map((way) => way.trim())
const lines = Object.values(SAME).flatMap((text) => text.trim().split('\n').map(ways))

/** Words of one meaning, by the stem or, with a capital, as they stand. */
const MEANING: ReadonlyMap<string, string> = new Map(
  lines.flatMap((line) => line.filter((way) => !way.includes(' ')).map((way) => [plain(way), termOf(line)] as const)),
)
/** What a phrase says beside its words, and a part beside itself. */
const SAID: ReadonlyMap<string, readonly string[]> = gathered([
  ...lines.flatMap((line) => line.filter((way) => way.includes(' ')).map((way) => [way, termOf(line)] as const)),
  ...Object.entries(IMPLIED).flatMap(([whole, parts]) => ways(parts).map((part) => [part, termOf([whole])] as const)),
])

/** How many words the longest phrase has that begins with a word. */
const LONGEST: ReadonlyMap<string, number> = new Map(
  [...SAID.keys()]
    .map((phrase) => phrase.split(' '))
    .toSorted((a, b) => a.length - b.length)
    .map((words) => [words[0] ?? '', words.length]),
)

/** The words of a text with what they are searched by; of bare numbers only those that `isDesignation` of a standard. */
export function wordsOf(text: string, isDesignation = (_number: string) => false): Word[] {
  const tokens = tokensOf(text)
  const keys = tokens.map(keyOf)
  return tokens.map((written, at) => {
    const said = phrasesAt(keys, at)
    const own = tellsNothing(tokens, at, isDesignation) ? [] : [keys[at] ?? '']
    return { written, terms: [...new Set([...own, ...said])] }
  })
}

export const termsOf = (text: string): string[] => wordsOf(text).flatMap(({ terms }) => terms)

function tokensOf(text: string): string[] {
  return spelledOut(text).match(TOKEN) ?? []
}

function phrasesAt(keys: readonly string[], at: number): string[] {
  const longest = LONGEST.get(keys[at] ?? '') ?? 0
  const found: string[] = []
  for (let n = 1; n <= longest && at + n <= keys.length; n++) {
    const said = SAID.get(keys.slice(at, at + n).join(' ')) ?? []
    for (const term of said) found.push(term, ...(SAID.get(term) ?? []))
  }
  return found
}

/** A number is a term only behind the body of a standard; nor do a measure and its unit say what is asked. */
function tellsNothing(tokens: readonly string[], at: number, isDesignation: (number: string) => boolean): boolean {
  const word = (tokens[at] ?? '').toLowerCase()
  const before = tokens[at - 1] ?? ''
  if (word.length < 2 || STOP.has(word)) return true
  if (UNITS.has(word) && NUMERIC.test(before)) return true
  if (!/^\d/.test(word)) return false
  const after = (tokens[at + 1] ?? '').toLowerCase()
  if (/^\d{3,5}$/.test(word)) return !(isBody(before) || (isDesignation(word) && !UNITS.has(after)))
  if (NUMERIC.test(word)) return true
  const unit = MEASURED.exec(word)?.[1]
  return unit !== undefined && UNITS.has(unit)
}

function keyOf(written: string): string {
  const own = MEANING.get(written)
  if (own !== undefined) return own
  const short = stem(written.toLowerCase())
  return MEANING.get(short) ?? short
}

/** Terms by the phrase that says them. */
function gathered(said: readonly (readonly [phrase: string, term: string])[]): ReadonlyMap<string, readonly string[]> {
  const byPhrase = Map.groupBy(said, ([phrase]) => tokensOf(phrase).map(keyOf).join(' '))
  return new Map([...byPhrase].map(([phrase, all]) => [phrase, all.map(([, term]) => term)]))
}

/** What a meaning is called in the index. */
function termOf([first = '']: readonly string[]): string {
  return tokensOf(first)
    .map((word) => stem(word.toLowerCase()))
    .join(' ')
}

function plain(way: string): string {
  return /[A-Z]/.test(way) ? way : stem(way)
}

/** Without the endings of plural, past and gerund, in the spelling of the United Kingdom. */
function stem(word: string): string {
  const short = endingOff(SPELT.get(word) ?? word.replace(/iz(e|es|ed|ing|ation|ations)$/, 'is$1'))
  return short.length > 4 && short.endsWith('e') ? short.slice(0, -1) : short
}

function endingOff(word: string): string {
  if (NOUNS.has(word)) return word
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3).replace(/([^lsz])\1$/, '$1')
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2).replace(/([^lsz])\1$/, '$1')
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
export const keysOf = (text: string): string[] => tokensOf(text).map(keyOf)
