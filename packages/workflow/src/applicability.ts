/**
 * Which inputs a request uses: the modes it selects, the quantities that replace others, and what is then missing.
 */
import type { TObject, TSchema } from 'typebox'
import { type Annotations, annotations } from './annotations.ts'
import { choiceLabel } from './choice-words.ts'
import { always, conditionInWords, holds } from './condition.ts'
import type { Problem } from './errors.ts'
import type { Warning } from './outcome.ts'
import { midSentence } from './shown.ts'

export type Use = 'used' | 'unused' | 'overridden'
export interface Applicability {
  readonly use: Readonly<Record<string, Use>>
  /** Of an overridden input: the inputs that replace it. */
  readonly replacedBy: Readonly<Record<string, readonly string[]>>
  readonly problems: readonly Problem[]
}

/**
 * Decides the use of every declared input from the values given (in the unit of each field, defaults filled in).
 * An override acts only where its own input is used.
 */
export function applicability(
  schema: TObject,
  selected: Readonly<Record<string, unknown>>,
  given: ReadonlySet<string>,
): Applicability {
  const specs = specsOf(schema)
  const use: Record<string, Use> = {}
  for (const [name, spec] of specs) use[name] = holds(spec.usedWhen, selected) ? 'used' : 'unused'
  const active = (name: string) => given.has(name) && use[name] !== 'unused'
  const replacedBy: Record<string, string[]> = {}
  for (const [name, spec] of specs.filter(([own, { overrides }]) => overrides.length > 0 && active(own))) {
    for (const override of spec.overrides) {
      if (!holds(override.when ?? always, selected) || !(override.with ?? []).every(active)) continue
      for (const idle of override.inputs) {
        replacedBy[idle] = [...new Set([...(replacedBy[idle] ?? []), name, ...(override.with ?? [])])]
      }
    }
  }
  for (const name of Object.keys(replacedBy)) if (use[name] === 'used') use[name] = 'overridden'
  const problems: Problem[] = []
  for (const [name, spec] of specs)
    if (use[name] === 'used' && !(name in selected)) problems.push(...missing(schema, name, spec, selected, active))
  return { use, replacedBy, problems }
}

type Specs = readonly (readonly [name: string, spec: Annotations])[]
const known = new WeakMap<TObject, Specs>()
function specsOf(schema: TObject): Specs {
  const before = known.get(schema)
  if (before) return before
  const made = Object.entries(schema.properties).map(([name, s]) => [name, annotations(s)] as const)
  known.set(schema, made)
  return made
}

function missing(
  schema: TObject,
  name: string,
  spec: Annotations,
  selected: Readonly<Record<string, unknown>>,
  active: (name: string) => boolean,
): Problem[] {
  if (spec.requiredWhen === undefined || !holds(spec.requiredWhen, selected)) return []
  const standIns = standInsOf(spec, selected)
  if (standIns.some((inputs) => inputs.every(active))) return []
  const mode = conditionInWords(spec.requiredWhen, {
    called: inBraces,
    written: (option, selector) => choiceLabel(schema.properties[selector], option),
  })
  const alternatives = offeredOf(schema, standIns)
    .map((inputs) => inputs.map(inBraces).join(' with '))
    .join(', or ')
  return [
    {
      pointer: `/${name}`,
      message: `is required${mode ? ` when ${mode}` : ''}: enter ${midSentence(spec.title)}${spec.unit && spec.unit !== '-' ? ` in ${spec.unit}` : ''}${alternatives ? ` (or ${alternatives})` : ''}`,
    },
  ]
}

type Inputs = readonly string[]
/** Those of which none is superseded: others are read, and not told of. */
const offeredOf = ({ properties }: TObject, standIns: readonly Inputs[]): readonly Inputs[] =>
  standIns.filter((inputs) => inputs.every((name) => annotations(properties[name] as TSchema).superseded === undefined))
const standInsOf = ({ requiredUnless }: Annotations, selected: Readonly<Record<string, unknown>>): readonly Inputs[] =>
  requiredUnless.filter((r) => holds(r.when ?? always, selected)).map((r) => r.inputs)

/** What the modes as selected ask for: inputs that have no default and must be given. */
export interface Demanded {
  /** Inputs that, given together, may stand in its place. */
  readonly standIns: readonly Inputs[]
  /** Some of them are given: it may be left out. */
  readonly met: boolean
}
export function demandedInputs(
  schema: TObject,
  selected: Readonly<Record<string, unknown>>,
  given: ReadonlySet<string>,
): ReadonlyMap<string, Demanded> {
  const always = new Set(neededAlways(schema))
  const used = (spec: Annotations) => holds(spec.usedWhen, selected)
  const specs = new Map(specsOf(schema))
  const active = (name: string) => given.has(name) && used(specs.get(name) as Annotations)
  return new Map(
    [...specs].flatMap(([name, spec]): [string, Demanded][] => {
      if (always.has(name)) return [[name, { standIns: [], met: false }]]
      if (!used(spec) || spec.requiredWhen === undefined || !holds(spec.requiredWhen, selected)) return []
      const standIns = standInsOf(spec, selected)
      return [[name, { standIns: offeredOf(schema, standIns), met: standIns.some((inputs) => inputs.every(active)) }]]
    }),
  )
}

/** The inputs that no request may leave out, whatever its modes. */
export function neededAlways({ properties, required }: TObject): readonly string[] {
  const named: readonly string[] = required ?? []
  return named.filter((name) => !('default' in (properties[name] ?? {})))
}

/** An input as the sentences of a run name it. */
const inBraces = (name: string): string => `{${name}}`

/** That an input is not used, beside the choice that leaves it aside or the quantity that was given in its place. */
function replacedInWords(name: string, by: readonly string[], shown: (name: string) => string): string {
  const told = (one: string) => (isLong(shown(one)) ? inBraces(one) : `${inBraces(one)} (${shown(one)})`)
  const isWord = by.some((other) => shown(other).startsWith('"'))
  if (!isWord) return `Not used: ${told(name)}, superseded by ${by.map(told).join(' and ')}.`
  const chosen = (one: string) =>
    isLong(shown(one)) ? inBraces(one) : `${inBraces(one)} ${shown(one).replaceAll('"', "'")}`
  return `Not used with the selected ${by.map(chosen).join(' and ')}: ${told(name)}.`
}

/** The text of a file is named and not quoted. */
const isLong = (text: string): boolean => text.length > LONGEST_TOLD || text.includes('\\n')
const LONGEST_TOLD = 80

/** One warning naming every input that was sent and has no part in this run; one for each that another replaces. */
export function idleWarnings(
  result: Applicability,
  shown: (name: string) => string,
  given: ReadonlySet<string>,
): Warning[] {
  const unused = [...given].filter((name) => result.use[name] === 'unused')
  const overridden = [...given].filter((name) => result.use[name] === 'overridden')
  const warnings: Warning[] = overridden.map((name) => ({
    code: 'overridden',
    message: replacedInWords(name, result.replacedBy[name] ?? [], shown),
    path: `/${name}`,
  }))
  if (unused.length > 0) {
    warnings.push({ code: 'unused', message: `Not used by this method: ${unused.map(inBraces).join(', ')}.` })
  }
  return warnings
}
