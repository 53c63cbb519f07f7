/** A calculation as a caller must know it to run it: the choices that it leaves, what these ask for, checks and limits. */
import { itemOf, kindOf } from '@keelson/web/form/case/field-kind.ts'
import { fieldsOf, withChoices } from '@keelson/web/form/case/form.ts'
import {
  type AllOf,
  annotations,
  applicability,
  type CheckSpec,
  type Condition,
  declaredSchema,
  demandedInputs,
  holds,
} from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import type { VersionAnswer } from '../api/answers.ts'
import { ApiProblem } from '../api/api.ts'
import { type Detail, type InputFacts, inputFacts, inputText, isShort, shortFacts, shortText } from './input.ts'
import { nameSaid, plainJson, quoted } from './quoted.ts'
import { cut, fitted, lines, listed, type Said } from './said.ts'

export interface ChoiceFacts {
  readonly name: string
  readonly title: string
  readonly chosen: string
  readonly from: 'you' | 'default'
  readonly others: readonly string[]
}
interface CheckFacts {
  readonly title: string
  readonly standard: string
  readonly clause: string
}
export interface Described {
  readonly ref: string
  readonly title: string
  readonly question: string
  /** What is chosen, and decides which inputs have a part. */
  readonly choices: readonly ChoiceFacts[]
  /** Choices that are still open; once made they may ask for more. */
  readonly open: readonly string[]
  readonly needed: readonly InputFacts[]
  readonly optional: readonly InputFacts[]
  readonly checks: readonly CheckFacts[]
  readonly limits: readonly string[]
  readonly not_checked: readonly string[]
  /** Sentences of limits and of what is not checked that are left out here. */
  readonly left_out: number
  /** Inputs of another repo that are left out here. */
  readonly more_inputs?: number
}

export const MOST_DESCRIBED = 4000
/** How many inputs of each kind are told of another repo, which may have any number. */
const MOST_OF_OTHERS = 25

interface Level extends Detail {
  /** Whole; with title and default; with default alone; by name. */
  readonly optional: 'full' | 'titled' | 'short' | 'named'
  /** Longest sentence on limits, and how many of each there are. */
  readonly sentence: number
  readonly sentences: number
}
const LEVELS: readonly Level[] = [
  { optional: 'full', usual: true, description: false, columns: 'full', sentence: 240, sentences: 12 },
  { optional: 'full', usual: true, description: false, columns: 'full', sentence: 120, sentences: 4 },
  { optional: 'titled', usual: true, description: false, columns: 'full', sentence: 120, sentences: 4 },
  { optional: 'titled', usual: false, description: false, columns: 'full', sentence: 80, sentences: 2 },
  { optional: 'short', usual: true, description: false, columns: 'full', sentence: 80, sentences: 2 },
  { optional: 'short', usual: false, description: false, columns: 'full', sentence: 80, sentences: 1 },
  { optional: 'short', usual: false, description: false, columns: 'needed', sentence: 60, sentences: 1 },
  { optional: 'short', usual: false, description: false, columns: 'none', sentence: 0, sentences: 0 },
  { optional: 'named', usual: false, description: false, columns: 'none', sentence: 0, sentences: 0 },
]

type Given = Readonly<Record<string, unknown>>

/** What is asked once these inputs are given. Throws ApiProblem where one of them is no input, or no word of a choice. */
export function described(version: VersionAnswer, given: Given): Said<Described> {
  const schema = schemaOf(version)
  refuseUnknown(schema, given, version.ref)
  return fitted(MOST_DESCRIBED, LEVELS.length, (at) => factsOf(version, schema, given, LEVELS[at] as Level), textOf)
}

/** The inputs of a version as its contract declares them; those that name a data set as a choice among what is there. */
export const schemaOf = ({ request_schema, data_sets = {} }: VersionAnswer): TObject =>
  withChoices(declaredSchema(request_schema ?? { type: 'object', properties: {} }), data_sets)

function refuseUnknown(schema: TObject, given: Given, ref: string): void {
  for (const [name, value] of Object.entries(given)) {
    const field = schema.properties[name] as (TSchema & { readonly enum?: readonly unknown[] }) | undefined
    if (field === undefined)
      throw refusal(name, `is not an input of ${ref} (choices: ${namesSaid(selectors(schema)) || 'none'})`)
    const words = field.enum
    if (words && typeof value === 'string' && !words.includes(value) && !annotations(field).aliases[value])
      throw refusal(
        name,
        `must be one of ${words.map((w) => quoted(String(w))).join(', ')} (entered: ${quoted(value)})`,
      )
  }
}

const namesSaid = (names: Iterable<string>): string => [...names].map(nameSaid).join(', ')

const refusal = (name: string, message: string): ApiProblem =>
  new ApiProblem('choice_refused', 'Invalid choice', `${name} ${message}`, [{ pointer: `/${name}`, message }])

function factsOf(version: VersionAnswer, schema: TObject, given: Given, level: Level): Described {
  const fields = Object.entries(fieldsOf({ schema, example: {} }))
  const selected: Given = {
    ...Object.fromEntries(fields.flatMap(([name, s]) => ('default' in s ? [[name, s.default]] : []))),
    ...given,
  }
  const names = new Set(Object.keys(given))
  const { use } = applicability(schema, selected, names)
  const demanded = demandedInputs(schema, selected, names)
  const deciding = selectors(schema)
  const isChosen = (name: string) => deciding.has(name) && name in selected
  const isOffered = (name: string, s: TSchema) => names.has(name) || annotations(s).superseded === undefined
  const used = fields.filter(([name, s]) => use[name] === 'used' && isOffered(name, s))
  const rest = used.filter(([name]) => !isChosen(name))
  const isNeeded = (name: string) => demanded.get(name)?.met === false
  const { question = '', validity = [], not_checked = [] } = version
  const checks = Object.entries(version.checks ?? {}).filter(([, c]) => holds(c.onlyWhen ?? {}, selected))
  const decides = (name: string) =>
    checks.filter(([id]) => version.decides?.[id]?.includes(name)).map(([, { title }]) => title)
  const said = (sentences: readonly string[]) =>
    sentences.slice(0, level.sentences).map((text) => cut(text, level.sentence))
  const left = (sentences: readonly string[]) => Math.max(0, sentences.length - level.sentences)
  const facts: Described = {
    ref: version.ref,
    title: version.title,
    question,
    choices: used.filter(([name]) => isChosen(name)).map(([name, s]) => choiceFacts(name, s, selected, names)),
    open: rest.filter(([name]) => deciding.has(name)).map(([name]) => name),
    needed: rest
      .filter(([name]) => isNeeded(name))
      .map(([name, s]) => withInstead(inputFacts(name, s, level), demanded.get(name)?.standIns ?? [])),
    optional: rest.filter(([name]) => !isNeeded(name)).map(([name, s]) => optionalFacts(name, s, level, decides(name))),
    checks: checks.map(([, check]) => checkFacts(check)),
    limits: said(validity),
    not_checked: said(not_checked),
    left_out: left(validity) + left(not_checked),
  }
  return version.text_from === undefined ? facts : withFewInputs(facts)
}

function withFewInputs(facts: Described): Described {
  const [needed, optional] = [facts.needed.slice(0, MOST_OF_OTHERS), facts.optional.slice(0, MOST_OF_OTHERS)]
  const more = facts.needed.length + facts.optional.length - needed.length - optional.length
  return more === 0 ? facts : { ...facts, needed, optional, more_inputs: more }
}

/** What is sent, and its label where it has one. */
function optionSaid(schema: TSchema, option: unknown): string {
  const label = typeof option === 'string' ? annotations(schema).labels[option] : undefined
  return `${JSON.stringify(option)}${label === undefined ? '' : ` (${label})`}`
}

function choiceFacts(name: string, schema: TSchema, selected: Given, given: ReadonlySet<string>): ChoiceFacts {
  const { enum: words } = schema as TSchema & { readonly enum?: readonly unknown[] }
  const chosen = selected[name]
  const offered = words ?? (typeof chosen === 'boolean' ? [true, false] : [])
  return {
    name,
    title: annotations(schema).title,
    chosen: JSON.stringify(chosen),
    from: given.has(name) ? 'you' : 'default',
    others: offered.filter((word) => word !== chosen).map((word) => optionSaid(schema, word)),
  }
}

const withInstead = (facts: InputFacts, standIns: readonly (readonly string[])[]): InputFacts =>
  standIns.length === 0 ? facts : { ...facts, instead: standIns.map((inputs) => inputs.join(' with ')) }

function optionalFacts(name: string, schema: TSchema, level: Level, checks: readonly string[]): InputFacts {
  const decisive = checks.length > 0 && { checks }
  if (level.optional === 'full') return { ...inputFacts(name, schema, level), ...decisive }
  if (level.optional === 'named' && !decisive) return { name }
  const titled = level.optional === 'titled' && { title: annotations(schema).title }
  return { ...shortFacts(name, schema), ...titled, ...decisive }
}

const checkFacts = ({ title, source, clause }: CheckSpec): CheckFacts => ({ title, standard: source.id, clause })

/** The inputs whose value decides which others have a part. */
function selectors(schema: TObject): ReadonlySet<string> {
  const ways = (condition: Condition | undefined): readonly AllOf[] =>
    condition === undefined ? [] : Array.isArray(condition) ? condition : [condition as AllOf]
  return new Set(
    Object.values(schema.properties).flatMap((field) => {
      const { usedWhen, requiredWhen } = annotations(field as TSchema)
      return [...ways(usedWhen), ...ways(requiredWhen)].flatMap((way) => Object.keys(way))
    }),
  )
}

function textOf(facts: Described): string {
  const { ref, title, question, choices, open, needed, optional, checks, limits, not_checked, left_out } = facts
  const whole = `resource keelson://workflows/${ref.replace(':', '/')}`
  return lines(
    `${ref}: ${title}`,
    question,
    ...(choices.length === 0
      ? []
      : ['CHOSEN (describe again with other choices to see their inputs):', ...choices.map(choiceText)]),
    needed.length === 0 ? 'REQUIRED: no further inputs' : 'REQUIRED (from the user; never invent one):',
    needed.map((input) => inputText(input)),
    open.length === 0 ? '' : `STILL OPEN, may require more inputs: describe again with choices for ${namesSaid(open)}`,
    optional.length === 0 ? '' : 'OPTIONAL (tell the user the defaults used):',
    optional.filter((input) => !isShort(input)).map((input) => inputText(input)),
    listed('Also (describe with inputs for more)', optional.filter(isShort).map(shortText)),
    checks.length === 0 ? 'CHECKS: none (no acceptance criterion)' : 'CHECKS:',
    checks.map((check) => `- ${check.title} (${check.standard} ${check.clause})`),
    listed('LIMITS', limits, ' / '),
    listed('NOT CHECKED', not_checked, ' / '),
    left_out === 0 ? '' : `(${left_out} more sentences on limits: ${whole})`,
    facts.more_inputs === undefined ? '' : `(${facts.more_inputs} more inputs: ${whole})`,
  )
}

const choiceText = ({ name, title, chosen, from, others }: ChoiceFacts): string =>
  `- ${nameSaid(name)} = ${chosen} (${from === 'you' ? 'yours' : 'default'}; ${title}${others.length === 0 ? '' : `; or ${others.join(' | ')}`})`

export interface ExampleFacts {
  readonly ref: string
  readonly params: Given
}

/** One complete request; its numbers are of nobody's case. */
export function exampleSaid({ ref, example = {} }: VersionAnswer): Said<ExampleFacts> {
  const head = `A complete sample request of ${ref}. Its values are illustrative; never use them for a user's case.`
  return { facts: { ref, params: example }, text: lines(head, plainJson(example)) }
}

export interface InputsFacts {
  readonly ref: string
  readonly inputs: readonly InputFacts[]
}

const WHOLE: Detail = { usual: true, description: true, columns: 'full' }
const DETAILS: readonly Detail[] = [
  WHOLE,
  { ...WHOLE, usual: false },
  { usual: false, description: false, columns: 'full' },
  { usual: false, description: false, columns: 'needed' },
]

/** These inputs whole; 'layers/thickness' is a column of one. Throws ApiProblem where one is no input. */
export function inputsSaid(version: VersionAnswer, names: readonly string[]): Said<InputsFacts> {
  const schema = schemaOf(version)
  const fields = names.map((name) => [name, fieldAt(schema, name, version.ref)] as const)
  const factsAt = (at: number): InputsFacts => ({
    ref: version.ref,
    inputs: fields.map(([name, field]) => inputFacts(name, field, DETAILS[at] as Detail)),
  })
  return fitted(MOST_DESCRIBED, DETAILS.length, factsAt, ({ ref, inputs }) =>
    lines(
      `Inputs of ${ref}:`,
      inputs.map((input) => inputText(input)),
    ),
  )
}

/** The input, or the column of one, at a path of names. */
function fieldAt(schema: TObject, path: string, ref: string): TSchema {
  const [name = '', ...inner] = path.split('/')
  const field = schema.properties[name] as TSchema | undefined
  if (field === undefined) {
    const there = cut(namesSaid(Object.keys(schema.properties)), 1500)
    throw refusal(path, `is not an input of ${ref} (valid: ${there})`)
  }
  if (inner.length === 0) return field
  if (kindOf(field) !== 'rows') throw refusal(path, `has no columns`)
  return fieldAt(itemOf(field) as TObject, inner.join('/'), `${ref} ${name}`)
}
