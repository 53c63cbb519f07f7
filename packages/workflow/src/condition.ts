/**
 * When an input or an output applies: selectors mapped to the values that turn it on. Plain data, so that the schema,
 * the form and the fuzzer read the same rule that the service enforces.
 */

import { midSentence } from './shown.ts'

/** Holds when every selector named has one of its listed values, a list of words any of them. `{}` always holds. */
export type AllOf = Readonly<Record<string, readonly (string | boolean | number)[]>>
/** A list holds when any member holds. */
export type Condition = AllOf | readonly AllOf[]

export const always: AllOf = {}

type Selected = Readonly<Record<string, unknown>>

/** Evaluates a condition over the values of the selectors. */
export const holds = (condition: Condition, selected: Selected): boolean => testOf(condition)(selected)

const tests = new WeakMap<Condition, (selected: Selected) => boolean>()
/** A condition as a test, made once: every input of every request has one. */
function testOf(condition: Condition): (selected: Selected) => boolean {
  const known = tests.get(condition)
  if (known) return known
  const any = (Array.isArray(condition) ? condition : [condition]).map((all: AllOf) => Object.entries(all))
  const made = any.some((all) => all.length === 0)
    ? () => true
    : (selected: Selected) =>
        any.some((all) =>
          all.every(([name, allowed]) => {
            const value: unknown = selected[name]
            return Array.isArray(value)
              ? value.some((entry) => allowed.includes(entry))
              : allowed.includes(value as string)
          }),
        )
  tests.set(condition, made)
  return made
}

/** How a condition is worded: the name of a selector, and its options. A yes or no is selected or not. */
export interface ConditionWords {
  readonly called: (selector: string) => string
  readonly written: (option: unknown, selector: string) => string
}

/** The condition in words: "the method is 'Simplified static' or 'Dynamic' and damaged is selected". */
export function conditionInWords(condition: Condition, { called, written }: ConditionWords): string {
  return alternativesOf(condition)
    .map((all) =>
      Object.entries(all)
        .map(
          ([name, options]) =>
            `${subject(called(name), options)} is ${either(options.map((one) => optionInWords(one, name, written)))}`,
        )
        .join(' and '),
    )
    .join(', or ')
}

/** How the reason begins of what another choice would give. */
export const APPLIES = 'Applies '

const optionInWords = (option: unknown, selector: string, written: ConditionWords['written']): string => {
  if (option === true) return 'selected'
  return option === false ? 'not selected' : asOption(written(option, selector))
}

/** A flag has its own name; of any other selector one is spoken of. */
const subject = (called: string, options: AllOf[string]): string =>
  options.some((one) => typeof one === 'boolean') ? called : `the ${called}`

/** Within a sentence the label of an option stands in quotes, but for a proper name. */
const asOption = (label: string): string => (midSentence(label) === label ? label : `'${label}'`)

/** To what something applies that does only then: "Applies to DNV 2.7-1 only", where one choice with labels decides. */
export function applicabilityInWords(
  condition: Condition,
  words: ConditionWords & { readonly labels: (selector: string) => Readonly<Record<string, string>> },
): string {
  const [first = {}, ...others] = alternativesOf(condition)
  const [[name, options] = ['', []], ...more] = Object.entries(first)
  const labels = words.labels(name)
  const named = options.flatMap((one) =>
    typeof one === 'string' && labels[one] !== undefined ? [asOption(labels[one])] : [],
  )
  return others.length === 0 && more.length === 0 && named.length > 0 && named.length === options.length
    ? `${APPLIES}to ${either(named)} only`
    : `${APPLIES}only if ${conditionInWords(condition, words)}`
}

/** 'a', 'a or b', 'a, b or c'. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const alternativesOf = (condition: Condition): readonly AllOf[] =>
  Array.isArray(condition) ? condition : [condition as AllOf]
