/**
 * When an input or an output applies: selectors mapped to the values that turn it on. Plain data, so that the schema,
 * the form and the fuzzer read the same rule that the service enforces.
 */

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

/** The condition in words: "method is 'simplified static'"; `called` says how a selector is named, `written` its values. */
export function conditionInWords(
  condition: Condition,
  called = (selector: string): string => selector,
  written: (choice: unknown) => string = String,
): string {
  const any = Array.isArray(condition) ? condition : [condition]
  return any
    .map((all: AllOf) =>
      Object.entries(all)
        .map(([name, values]) => `${called(name)} is ${values.map((v) => `'${written(v)}'`).join(' or ')}`)
        .join(' and '),
    )
    .join(', or ')
}
