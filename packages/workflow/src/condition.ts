/**
 * When an input or an output applies: selectors mapped to the values that turn it on. Plain data, so that the schema,
 * the form and the fuzzer read the same rule that the service enforces.
 */

/** Holds when every selector named has one of its listed values. `{}` always holds. */
export type AllOf = Readonly<Record<string, readonly (string | boolean | number)[]>>
/** A list holds when any member holds. */
export type Condition = AllOf | readonly AllOf[]

export const always: AllOf = {}

/** Evaluates a condition over the values of the selectors. */
export function holds(condition: Condition, selected: Readonly<Record<string, unknown>>): boolean {
  const any = Array.isArray(condition) ? condition : [condition]
  return any.some((all: AllOf) =>
    Object.entries(all).every(([name, allowed]) => allowed.some((value) => value === selected[name])),
  )
}

/** The condition in words: "method is 'simplified static'"; `called` says how a selector is named. */
export function conditionInWords(condition: Condition, called = (selector: string): string => selector): string {
  const any = Array.isArray(condition) ? condition : [condition]
  return any
    .map((all: AllOf) =>
      Object.entries(all)
        .map(([name, values]) => `${called(name)} is ${values.map((v) => `'${v}'`).join(' or ')}`)
        .join(' and '),
    )
    .join(', or ')
}
