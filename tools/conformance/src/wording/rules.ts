/** The words that plain engineering English does without, and what it says instead (docs/words.md). */

export type Scope = 'title' | 'sentence' | 'message' | 'document'
export interface WordRule {
  readonly pattern: RegExp
  readonly instead: string
  /** Where it counts; everywhere if left out. */
  readonly scopes?: readonly Scope[]
  /** It shall stand at zero; the others may only fall. */
  readonly never?: true
}

export const WORD_RULES: readonly WordRule[] = [
  { pattern: /^Of\b/, instead: 'repeat the noun', never: true },
  {
    pattern:
      /(?<!\b(?:cargo|liquid|hand|on)[ -])\b(?:holds?|held)\b(?!-| (?:points?|times?|periods?|constant|fixed|open|closed)\b)/i,
    instead: "passes, resists, is valid, contains, is kept; 'Holds' as a heading is an exception",
    never: true,
  },
  { pattern: /\blines? (?:is |are )?lost\b|\blost lines?\b/i, instead: 'failed line, one line failed', never: true },
  {
    pattern: /\bsound (?:pipe|wall|steel|structure|hull|new|records?)\b|\bhow sound\b|\b(?:is|are|when) sound\b/i,
    instead: 'intact, undamaged',
    never: true,
  },
  { pattern: /\bleft out|leaves? out|leaving out\b/i, instead: 'omitted, not provided', never: true },
  {
    pattern: /warned of|\brefused?\b|\brefuses\b/i,
    instead: 'a warning is issued; is not accepted, is rejected',
    never: true,
  },
  { pattern: /\bused most|loaded most|uses most\b/i, instead: 'governing', never: true },
  { pattern: /\bways? of failing\b/i, instead: 'failure mode', never: true },
  {
    pattern: /\bthe print\b(?! (?:menu|view|dialog|button|version|size|layout))/i,
    instead: 'the published standard',
    never: true,
  },
  { pattern: /\bnobody\b|\bnobody's\b/i, instead: 'no one; illustrative', never: true },
  { pattern: /\bcan not\b/i, instead: 'cannot', never: true },
  { pattern: /\bin the midst\b/i, instead: 'during', never: true },
  { pattern: /\b(?:is|are|lies?|falls?) outside of\b/i, instead: 'outside', never: true },
  {
    pattern:
      /(?:box|mean|forward|aft|operating|moulded|design|vessel) drafts?\b|\bpad eye\b|\bsea water\b|\bbottom-hole\b|\bper cent\b/i,
    instead: 'draught, padeye, seawater, bottomhole, %',
    never: true,
  },
  { pattern: /(?<!\bat )\bleast\b(?! squares?\b| radius\b)/i, instead: 'minimum' },
  {
    pattern:
      /\bstands?\b(?!-| of (?:drill ?|heavy ?)?(?:pipe|casing|tubing|collars?)\b)(?<!\b(?:a|one|per|each) stand)/i,
    instead: 'is, is shown, see',
  },
  { pattern: /\bbeside\b(?! (?:the |a )?(?:hole|weld|pile|hull)\b)/i, instead: 'next to, compared with, alongside' },
  {
    pattern: /(?:^|[,;:] |\b(?:of|by|from|with|to|in|over|than) )what\b/,
    instead: 'name the thing; never in questions',
    scopes: ['title', 'sentence', 'message'],
  },
  { pattern: /\bbears?\b(?! (?:on|against|in mind)\b)|\bborne\b/i, instead: 'carries, resists' },
  { pattern: /(?<!, )\bsay\b|\b(?:says|said|tells?|told)\b/i, instead: 'states, reports, shows' },
  { pattern: /\btakes?\b(?! place| effect| into account)|\btaken as\b/i, instead: 'assumes, uses, requires' },
  { pattern: /\bask(?:s|ed)?\b/i, instead: 'requires, requested' },
  { pattern: /\banswer(?:s|ed)\b/i, instead: 'returns, reports' },
  { pattern: /\b(?:that|those) of\b/i, instead: 'repeat the noun' },
  { pattern: /\bno part\b|a part in\b|without a part/i, instead: 'not used' },
  { pattern: /^[\w-]+(?: [\w-]+)? of (?:the|an?) /i, instead: 'stack the nouns: pin diameter', scopes: ['title'] },
]
