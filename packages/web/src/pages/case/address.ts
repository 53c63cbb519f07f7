/** The case in the address of a page: `#modelrepo:wall-thickness-quickcheck@1?outer_diameter=12.75+in&safety_class=high`. */

import { isSystem, type UnitSystem } from '@keelson/units/systems.ts'
import { parseRef } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { exampleOf, type KnownBases, withBases } from '../../form/case/basis.ts'
import {
  EMPTY,
  type FieldState,
  type FormState,
  isNumeral,
  isRecord,
  isTable,
  isWrapped,
  kindOf,
  type Params,
  paramOf,
  stateOf,
} from '../../form/case/field.ts'
import { fieldsOf, formOf, paramsOf, restatedForm } from '../../form/case/form.ts'
import { listText } from '../../form/case/list-text.ts'
import { isWhole } from '../../form/case/stated-basis.ts'
import { basesText, knownBases, readBases } from './address-basis.ts'
import { type Carried, carriedText, type Origin, originIn } from './carried.ts'
import type { PageWorkflow, PageWorkflows } from './page-workflow.ts'

export interface Place {
  readonly shown: PageWorkflow
  readonly form: FormState
  readonly system: UnitSystem
  /** Where a number of it comes from, while it stands. */
  readonly origin?: Origin | undefined
  /** What of the address could not be followed. */
  readonly notes: readonly string[]
}
/** Cases too long for an address, kept by the browser under a name. */
export interface Drafts {
  readonly keep: (params: Params, bases: KnownBases) => string
  readonly find: (name: string) => KeptCase | undefined
}
export interface KeptCase {
  readonly params: Params
  /** Absent in one that was kept before it was known. */
  readonly bases?: KnownBases
}

const UNITS = 'units'
const DRAFT = 'kept-case'
const CARRIED = 'carried-value'
/** Sources of inputs that the rest of the address does not tell. */
const BASES = 'input-basis'
/** The case is the example, but for the inputs that the address has. */
const BEGINS = 'begins-with'
const EXAMPLE = 'example'
/** What an address says beside the inputs; no input may bear one of these names. */
export const ADDRESS_KEYS: readonly string[] = [UNITS, DRAFT, CARRIED, BEGINS, BASES]
/** The units that an address need not name. */
const FIRST_SYSTEM: UnitSystem = 'declared'
/** Beyond this an address is cut by those it passes through. */
const LONGEST = 8192

/** The fragment of the address, with its `#`; `drafts` keeps the case where it is too long for one. */
export function linkTo({ shown, form, system, origin }: Omit<Place, 'notes'>, drafts?: Drafts): string {
  const beside: [string, string][] = [
    ...(system === FIRST_SYSTEM ? [] : [[UNITS, system] as [string, string]]),
    ...(origin ? [[CARRIED, carriedText(origin)] as [string, string]] : []),
  ]
  const inputs = Object.entries(fieldsOf(shown.form)).some(([name, schema]) => isWhole(schema, form[name]))
    ? [[BEGINS, EXAMPLE] as const, ...changesOf(shown, form)]
    : entriesOf(shown, form)
  const told = basesText(shown.form, form, new Set(inputs.map(([name]) => name)), origin)
  const bases: [string, string][] = told === undefined ? [] : [[BASES, told]]
  const whole = `#${shown.ref}?${new URLSearchParams([...inputs, ...beside, ...bases].map(([k, v]) => [k, v]))}`
  if (!drafts || whole.length <= LONGEST) return whole
  const kept = drafts.keep(paramsOf(shown.form, form), knownBases(shown.form, form))
  return `#${shown.ref}?${new URLSearchParams([[DRAFT, kept], ...beside])}`
}

/** What is in place of the example; empty where the example has an input that was taken out. */
function changesOf(shown: PageWorkflow, form: FormState): readonly [string, string][] {
  const { schema, example } = shown.form
  return Object.entries(fieldsOf({ schema, example })).flatMap(([name, field]): [string, string][] => {
    const state = form[name] ?? EMPTY
    if (isWhole(field, state)) return []
    const sent = paramOf(field, state)
    if (sent === undefined) return Object.hasOwn(example, name) ? [[name, '']] : []
    return [[name, textOf(field, state, sent)]]
  })
}

/** The fragment of an address that begins with the example and has some inputs in place of it; an empty one leaves its input out. */
export function linkOver(
  ref: string,
  inputs: Readonly<Record<string, string | number | boolean | null>>,
  carried: Carried,
): string {
  const over = Object.entries(inputs).map(([name, sent]): [string, string] => [name, sent === null ? '' : String(sent)])
  return `#${ref}?${new URLSearchParams([[BEGINS, EXAMPLE], ...over, [CARRIED, carriedText(carried)]])}`
}

function entriesOf(shown: PageWorkflow, form: FormState): readonly [string, string][] {
  const fields = fieldsOf(shown.form)
  return Object.entries(paramsOf(shown.form, form)).flatMap(([name, sent]): [string, string][] => {
    const [schema, state] = [fields[name], form[name]]
    return schema && state ? [[name, textOf(schema, state, sent)]] : []
  })
}

function textOf(schema: TSchema, state: FieldState, sent: unknown): string {
  if (isTable(schema) || (kindOf(schema) === 'list' && isRecord(sent))) return JSON.stringify(sent)
  if (Array.isArray(sent)) return listText(sent.map(withUnit))
  if (isWrapped(sent) || typeof sent === 'string') return withUnit(sent)
  const { text, unit = '-' } = state.exact ?? { text: state.text.trim(), unit: state.unit }
  return unit !== '-' && isNumeral(text) ? `${text} ${unit}` : text
}

const withUnit = (sent: unknown): string => (isWrapped(sent) ? `${sent.value} ${sent.unit}` : String(sent))

/** Where an address leads; an empty one to the first workflow, as it begins. */
export function placeOf(workflows: PageWorkflows, fragment: string, drafts?: Drafts): Place {
  const [first] = workflows
  const [, refText = '', query] = /^#?([^?]*)(?:\?(.*))?$/s.exec(fragment) ?? []
  if (refText === '') return beginning(first)
  const ref = parseRef(decoded(refText))
  const shown = workflows.find((w) => parseRef(w.ref)?.id === ref?.id)
  if (!ref || !shown) return beginning(first, [`The address contains ${decoded(refText)}, which is not on this page.`])
  if (query === undefined) return beginning(shown)
  const version = parseRef(shown.ref)?.version
  const notes =
    ref.version === null || ref.version === version
      ? []
      : [`The address was created with version ${ref.version}. This page calculates with version ${version}.`]
  return readPlace(shown, new URLSearchParams(query), notes, drafts)
}

const beginning = (shown: PageWorkflow, notes: readonly string[] = []): Place => ({
  shown,
  form: exampleOf(shown.form, FIRST_SYSTEM),
  system: FIRST_SYSTEM,
  notes,
})

/** The boxes filled with the params of a request, as they were sent, with what is known of where they come from. */
export function placeWith(
  shown: PageWorkflow,
  params: Params,
  notes: readonly string[] = [],
  bases: KnownBases = {},
): Place {
  return { shown, form: withBases(shown.form, formOf(shown.form, params), bases), system: FIRST_SYSTEM, notes }
}

/** A case in the units in which it was recorded. */
export const placeIn = (place: Place, system: UnitSystem): Place => ({
  ...place,
  form: inSystem(place.shown, place.form, system),
  system,
})

function readPlace(shown: PageWorkflow, query: URLSearchParams, notes: readonly string[], drafts?: Drafts): Place {
  const fields = fieldsOf(shown.form)
  const units = query.get(UNITS) ?? ''
  const system = isSystem(units) ? units : FIRST_SYSTEM
  const carried = query.get(CARRIED)
  const origin = carried === null ? undefined : originIn(carried, shown.fedBy)
  const said = carried === null || origin ? notes : [...notes, 'The address names an unknown source of a value.']
  const draft = query.get(DRAFT)
  if (draft !== null) {
    const kept = drafts?.find(draft)
    if (!kept) return beginning(shown, [...said, 'The draft of this address is not saved in this browser.'])
    return { ...placeIn(placeWith(shown, kept.params, said, kept.bases ?? { '': null }), system), origin }
  }
  const given = [...query].filter(([name]) => !ADDRESS_KEYS.includes(name))
  const unknown = given.map(([name]) => name).filter((name) => !Object.hasOwn(fields, name))
  const states = given.flatMap(([name, text]) => {
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!schema) return []
    return [[name, text === '' ? EMPTY : stateOf(schema, isJson(schema, text) ? parsed(text) : text)] as const]
  })
  const bases = readBases(query.get(BASES), origin)
  const over = withBases(shown.form, { ...formOf(shown.form, {}), ...Object.fromEntries(states) }, bases)
  const named = new Set(states.map(([name]) => name))
  const begun = query.get(BEGINS) === EXAMPLE ? exampleOf(shown.form, FIRST_SYSTEM) : {}
  const rest = Object.entries(begun).filter(([name]) => !named.has(name))
  const form = { ...over, ...Object.fromEntries(rest) }
  return {
    shown,
    form: inSystem(shown, form, system),
    system,
    origin,
    notes: unknown.length === 0 ? said : [...said, `The address contains unknown inputs: ${unknown.join(', ')}.`],
  }
}

/** What is typed stays as it was typed, unless a practice is asked for. */
const inSystem = (shown: PageWorkflow, form: FormState, system: UnitSystem): FormState =>
  system === FIRST_SYSTEM ? form : restatedForm(shown.form, form, system)

const isJson = (schema: TSchema, text: string): boolean =>
  isTable(schema) || (kindOf(schema) === 'list' && text.startsWith('{'))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
