/** Names near to one that is not known: by symbol, by words, by abbreviation, by title, or by the slips of a misspelling. */
import { isUnit } from '@keelson/units'
import { forgiven, slips } from '@keelson/units/slips.ts'
import { spelledOut } from './abbreviations.ts'

export interface Candidate {
  readonly name: string
  readonly title?: string
  readonly symbol?: string | undefined
}

const MOST = 3
const LONGEST = 80
/** Shorter words are too near to each other for a misspelling to tell. */
const SHORTEST_MISSPELT = 4

/** At most three names that were probably meant, the likeliest first; none where nothing is near. */
export function nearNames(typed: string, candidates: readonly Candidate[]): readonly string[] {
  const sent = sentForms(typed.trim().slice(0, LONGEST))
  const known = candidates.map(candidateForms)
  for (const rule of rulesFor(sent)) {
    const found = known.flatMap((candidate) => {
      const distance = rule(sent, candidate)
      return distance === undefined ? [] : [{ name: candidate.name, distance }]
    })
    if (found.length > 0) {
      const nearest = found.sort((a, b) => a.distance - b.distance).slice(0, MOST)
      return nearest.map(({ name }) => name)
    }
  }
  return []
}

interface Sent {
  readonly text: string
  readonly folded: string
  readonly words: readonly string[]
  /** What it could say, in words, its abbreviations spelled out. */
  readonly meanings: readonly (readonly string[])[]
}
interface Known {
  readonly name: string
  readonly symbol: string | undefined
  /** Of the name and the title. */
  readonly folded: readonly string[]
  readonly nameWords: readonly string[]
  readonly titleWords: readonly string[]
  readonly words: ReadonlySet<string>
}

function sentForms(text: string): Sent {
  return { text, folded: folded(text), words: wordsOf(text), meanings: meaningsOf(text) }
}

function candidateForms({ name, title = '', symbol }: Candidate): Known {
  const [nameWords, titleWords] = [wordsOf(name), wordsOf(title)]
  const words = new Set([...nameWords, ...titleWords])
  return { name, symbol, folded: [folded(name), folded(title)], nameWords, titleWords, words }
}

/** A letter can only be a symbol; an abbreviation only that, or what it stands for. */
function rulesFor({ text, folded }: Sent): readonly Rule[] {
  if (folded.length < 2) return [sameSymbol]
  if (spelledOut(text) !== undefined) return [sameSymbol, sameWords, allWordsFound]
  return [sameSymbol, symbolWithoutMarks, sameWords, allWordsFound, moreWords, misspelt, allWordsMisspelt]
}

/** How far a candidate lies from what was sent; undefined where it is not near. */
type Rule = (sent: Sent, known: Known) => number | undefined

const sameSymbol: Rule = ({ text }, { symbol }) => (symbol === text ? 0 : undefined)

/** ts for t_s. */
const symbolWithoutMarks: Rule = (sent, { symbol = '' }) => (folded(symbol) === sent.folded ? 0 : undefined)

const sameWords: Rule = (sent, known) => {
  const same = known.folded.includes(sent.folded)
  return same || [known.nameWords, known.titleWords].some((own) => sameSet(own, sent.words)) ? 0 : undefined
}

/** Every word sent stands in the name or the title, abbreviations spelled out; the fewer others, the nearer. */
const allWordsFound: Rule = ({ meanings }, { words, nameWords }) => {
  const place = meanings.findIndex((meaning) => meaning.length > 0 && meaning.every((word) => words.has(word)))
  return place < 0 ? undefined : place * LONGEST + nameWords.length
}

/** The name with more words about it: pipe_wall_thickness for wall_thickness; the more of them it has, the nearer. */
const moreWords: Rule = ({ meanings }, { nameWords: own }) => {
  const within = own.length > 0 && meanings.some((meaning) => own.every((word) => meaning.includes(word)))
  return within ? -own.length : undefined
}

const misspelt: Rule = (sent, known) => {
  const distances = known.folded.flatMap((text) => slipsBetween(sent.folded, text) ?? [])
  return distances.length > 0 ? Math.min(...distances) : undefined
}

/** Every word sent stands in the name or the title, give or take a misspelling. */
const allWordsMisspelt: Rule = (sent, { words }) => {
  let sum = 0
  for (const word of sent.words) {
    const distances = [...words].flatMap((other) => slipsBetween(word, other) ?? [])
    if (distances.length === 0) return undefined
    sum += Math.min(...distances)
  }
  return sent.words.length > 0 ? sum * LONGEST + words.size : undefined
}

/**
 * Slips between two words, where they are few and leave the first letter in its place or the next. A digit is never a
 * slip: X60 is not near to X65.
 */
function slipsBetween(a: string, b: string): number | undefined {
  if (a === b) return 0
  const shorter = Math.min(a.length, b.length)
  const most = shorter < SHORTEST_MISSPELT ? 0 : forgiven(shorter)
  const begins = a[0] === b[0] || a[0] === b[1] || a[1] === b[0]
  if (!begins || Math.abs(a.length - b.length) > most) return undefined
  if (a.replace(/\D/g, '') !== b.replace(/\D/g, '')) return undefined
  const distance = slips(a, b)
  return distance <= most ? distance : undefined
}

const folded = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const EMPTY_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to'])

/** wallThickness, wall-thickness and "Wall thickness" as wall, thickness: without plural and in one spelling. */
function wordsOf(text: string): readonly string[] {
  return [...new Set(rawWords(text).map(plainWord))].filter((word) => !EMPTY_WORDS.has(word))
}

const rawWords = (text: string) =>
  text
    .replace(/(?<=[a-z0-9])(?=[A-Z][a-z])|(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll("'", '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')

const plainWord = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?<=..)is(?=(?:e|ation|ing)$)/, 'iz')
    .replace(/(?<=[^s]{2})s$/, '')

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && a.length === b.length && a.every((word) => b.includes(word))

/** What a name could say: its abbreviations spelled out, the unit at its end left off. */
function meaningsOf(typed: string): readonly (readonly string[])[] {
  const raw = rawWords(typed)
  const named = raw.length > 1 && isUnit(raw.at(-1) ?? '') ? raw.slice(0, -1) : raw
  let meanings: readonly (readonly string[])[] = [[]]
  for (const word of named) {
    const phrases = spelledOut(word) ?? [[word]]
    meanings = meanings.flatMap((before) => phrases.map((phrase) => [...before, ...phrase])).slice(0, LONGEST)
  }
  return meanings.map((words) => words.map(plainWord).filter((word) => !EMPTY_WORDS.has(word)))
}
