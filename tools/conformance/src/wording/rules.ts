/** The words that plain engineering English does without, and what it says instead (docs/words.md). */
import type { Scope, Text } from './texts.ts'

export interface WordRule {
  readonly name: string
  readonly pattern: RegExp | ((text: string) => boolean)
  readonly instead: string
  /** Where it counts; everywhere unless stated. */
  readonly scopes?: readonly Scope[]
}

const PROSE: readonly Scope[] = ['sentence', 'message', 'document']

export const WORD_RULES: readonly WordRule[] = [
  { name: 'begins with Of', pattern: /^Of\b/, instead: 'repeat the noun' },
  {
    name: 'holds',
    pattern:
      /(?<!\b(?:cargo|liquid|hand|on)[ -])\b(?:holds?|held)\b(?!-| (?:points?|times?|periods?|constant|fixed|open|closed)\b)/i,
    instead: "passes, resists, is valid, contains, is kept; 'Holds' as a heading is an exception",
  },
  {
    name: 'line lost',
    pattern: /\blines? (?:is |are )?lost\b|\blost lines?\b/i,
    instead: 'failed line, one line failed',
  },
  {
    name: 'sound',
    pattern: /\bsound (?:pipe|wall|steel|structure|hull|new|records?)\b|\bhow sound\b|\b(?:is|are|when) sound\b/i,
    instead: 'intact, undamaged',
  },
  { name: 'left out', pattern: /\bleft out|leaves? out|leaving out\b/i, instead: 'omitted, not provided' },
  {
    name: 'refused',
    pattern: /warned of|\brefused?\b|\brefuses\b/i,
    instead: 'a warning is issued; is not accepted, is rejected',
  },
  { name: 'used most', pattern: /\bused most|loaded most|uses most\b/i, instead: 'governing' },
  { name: 'ways of failing', pattern: /\bways? of failing\b/i, instead: 'failure mode' },
  {
    name: 'the print',
    pattern: /\bthe print\b(?! (?:menu|view|dialog|button|version|size|layout))/i,
    instead: 'the published standard',
  },
  { name: 'nobody', pattern: /\bnobody\b|\bnobody's\b/i, instead: 'no one; illustrative' },
  { name: 'can not', pattern: /\bcan not\b/i, instead: 'cannot' },
  { name: 'in the midst', pattern: /\bin the midst\b/i, instead: 'during' },
  { name: 'outside of', pattern: /\b(?:is|are|lies?|falls?) outside of\b/i, instead: 'outside' },
  {
    name: 'spelling of the field',
    pattern:
      /(?:box|mean|forward|aft|operating|moulded|design|vessel) drafts?\b|\bpad eye\b|\bsea water\b|\bbottom-hole\b|\bper cent\b/i,
    instead: 'draught, padeye, seawater, bottomhole, %',
  },
  { name: 'least', pattern: /(?<!\bat )\bleast\b(?![ -]squares?\b| radius\b)/i, instead: 'minimum' },
  {
    name: 'stands',
    pattern:
      /\bstands?\b(?!-| of (?:drill ?|heavy ?)?(?:pipe|casing|tubing|collars?)\b)(?<!\b(?:a|one|per|each) stand)/i,
    instead: 'is, is shown, see',
  },
  {
    name: 'beside',
    pattern: /\bbeside\b(?! (?:the |a )?(?:hole|weld|pile|hull)\b)/i,
    instead: 'next to, compared with, alongside',
  },
  {
    name: 'what',
    pattern: /(?:^|[,;:] |\b(?:of|by|from|with|to|in|over|than) )what\b/,
    instead: 'name the thing; never in questions',
    scopes: ['title', 'sentence', 'message'],
  },
  { name: 'bears', pattern: /\bbears?\b(?! (?:on|against|in mind)\b)|\bborne\b/i, instead: 'carries, resists' },
  { name: 'says', pattern: /(?<!, )\bsay\b|\b(?:says|said|tells?|told)\b/i, instead: 'states, reports, shows' },
  {
    name: 'takes',
    pattern: /\btakes?\b(?! place| effect| into account)|\btaken as\b/i,
    instead: 'assumes, uses, requires',
  },
  { name: 'asks', pattern: /\bask(?:s|ed)?\b/i, instead: 'requires, requested' },
  { name: 'answers', pattern: /\banswer(?:s|ed)\b/i, instead: 'returns, reports' },
  { name: 'that of', pattern: /\b(?:that|those) of\b/i, instead: 'repeat the noun' },
  { name: 'no part', pattern: /\bno part\b|a part in\b|without a part/i, instead: 'not used' },
  {
    name: 'X of the Y',
    pattern: /^[\w-]+(?: [\w-]+)? of (?:the|an?) /i,
    instead: 'stack the nouns: pin diameter',
    scopes: ['title'],
  },
  {
    name: 'sentence of more than 25 words',
    pattern: (text) => sentencesOf(text).some((sentence) => wordsIn(sentence) > MOST_WORDS),
    instead: 'two sentences',
    scopes: PROSE,
  },
  {
    name: 'chain of colons or semicolons',
    pattern: (text) =>
      sentencesOf(text).some((s) => wordsIn(s) >= FEWEST_OF_A_CHAIN && (s.match(/[:;](?=\s)/g) ?? []).length > 1),
    instead: 'a full stop',
    scopes: PROSE,
  },
]

export const breaks = ({ pattern, scopes }: WordRule, { scope, text }: Text): boolean =>
  (scopes?.includes(scope) ?? true) && (typeof pattern === 'function' ? pattern(text) : pattern.test(text))

const MOST_WORDS = 25
/** A line of data in few words is no sentence: 'runs: 3; studies: 1'. */
const FEWEST_OF_A_CHAIN = 8

/** A full stop ends a sentence before a capital or a number; the one of 'e.g.' and of 'Eq. 5' does not. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(
    /\n+|(?<!\b(?:e\.g|i\.e|cf|vs|no|No|eq|eqs|Eq|Eqs|Fig|Figs|fig|Sec|para|Ch|Vol|pp|p|approx|incl|et al|St|Dr|resp|Ref|Tab)\.)(?<=[.!?]['")]?)\s+(?=[^a-z])/,
  )

/** Words of letters: numbers, symbols and the signs between them are none. */
const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[a-z]{2}|^[aAI]$/.test(word)).length
