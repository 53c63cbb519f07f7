/** How a contract names things: a check by its failure mode or limit, a description by the noun that it describes. */
import type { TSchema } from 'typebox'
import type { ConformanceCheck } from '../subject.ts'

/** '... governs' and '... fails' are said of a check, and checks are listed: a title has no verb, and no comma but in brackets. */
const VERBS =
  /\b(?:holds?|is|are|was|governs?|carries|carry|gives?|needs?|stays?|stands?|has|have|meets?|exceeds?|keeps?|lies|passes|fails|remains?|takes?|bears?|reaches|covers|fits|can|must|does|do|not)\b/i

export const checkTitlesCheck: ConformanceCheck = {
  name: 'the title of a check is a noun phrase',
  problems: async ({ contract }) =>
    Object.entries(contract.checks as Readonly<Record<string, { readonly title: string }>>).flatMap(
      ([id, { title }]) => {
        const verb = VERBS.exec(title)?.[0]
        return [
          ...(verb === undefined ? [] : [`check ${id}: "${title}" has the verb "${verb}"`]),
          ...(title.replace(/\(.*?\)/g, '').includes(',') ? [`check ${id}: "${title}" has a comma`] : []),
        ]
      },
    ),
}

const PREPOSITIONS =
  'Of|At|In|On|By|From|For|With|Without|Per|To|Over|Under|Between|Above|Below|Within|After|Before|Across|Along|Against|Through|Into|Beyond|As'
const PRONOUNS = 'It|Its|This|That|These|Those|They|Their|What|Which|Who|Whose|Where|How'
const PARTICIPLES = 'Including|Excluding|Giving|Having|Being|Assuming|Given|Taken|Counted|Read|Drawn|Made|Held'
const BEGINS = new RegExp(`^(?:${PREPOSITIONS}|${PRONOUNS}|${PARTICIPLES})\\b(?!-)|^[a-z]`)
/** A participle with its preposition; before a noun it is an adjective: 'Reduced yield strength'. */
const PARTICIPLE =
  /^[A-Z][a-z]+(?:(?<!e)ed|en) (?:by|from|in|on|at|to|with|as|over|per|for|of|along|only|here|when|if|where)\b(?!-)/

export const descriptionsCheck: ConformanceCheck = {
  name: 'a description begins with the noun that it describes',
  problems: async ({ contract }) =>
    descriptionsIn(contract)
      .filter(([, text]) => BEGINS.test(text) || PARTICIPLE.test(text))
      .map(([at, text]) => `${at}: ${text}`),
}

type Described = Readonly<Record<string, { readonly description?: string; readonly columns?: Described }>>

const descriptionsIn = ({ params, values, tables, charts, figures }: Parts): readonly (readonly [string, string])[] => [
  ...inSchema(params, ''),
  ...[values, tables, charts, figures].flatMap((part) => inPart(part as Described)),
]
type Parts = Readonly<Record<'params' | 'values' | 'tables' | 'charts' | 'figures', object>>

const inPart = (part: Described): readonly (readonly [string, string])[] =>
  Object.entries(part).flatMap(([name, { description }]) => (description ? [[name, description] as const] : []))

function inSchema(schema: TSchema, at: string): readonly (readonly [string, string])[] {
  const { description, items, properties } = schema as {
    readonly description?: string
    readonly items?: TSchema
    readonly properties?: Readonly<Record<string, TSchema>>
  }
  return [
    ...(description ? [[at, description] as const] : []),
    ...(items ? inSchema(items, at) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, field]) => inSchema(field, at === '' ? name : `${at}/${name}`)),
  ]
}
