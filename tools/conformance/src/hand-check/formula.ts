/** A printed formula as a reader understands it. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'element'; readonly list: string; readonly at: Formula }
  | { readonly kind: 'negative'; readonly of: Formula }
  | { readonly kind: 'operation'; readonly sign: Sign; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'comparison'; readonly sign: string; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'joined'; readonly word: 'and' | 'or'; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'not'; readonly of: Formula }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Formula[] }
  | { readonly kind: 'cases'; readonly branches: readonly Branch[] }
  | {
      readonly kind: 'sum'
      readonly index: string
      readonly from: Formula
      readonly to: Formula
      readonly body: Formula
    }
  /** The first terms of a sum that is too long to be written out. */
  | { readonly kind: 'beginning'; readonly shown: Formula; readonly count: number }
  | {
      readonly kind: 'integral'
      readonly variable: string
      readonly from: Formula
      readonly to: Formula
      readonly body: Formula
    }

export type Sign = '+' | '−' | '⋅' | '/' | '^'
interface Branch {
  readonly value: Formula
  /** Left out for 'otherwise'. */
  readonly test?: Formula
}

/** The direct parts of a formula. */
export function partsOf(f: Formula): readonly Formula[] {
  switch (f.kind) {
    case 'element':
      return [f.at]
    case 'negative':
    case 'not':
      return [f.of]
    case 'operation':
    case 'comparison':
    case 'joined':
      return [f.left, f.right]
    case 'call':
      return f.given
    case 'cases':
      return f.branches.flatMap(({ value, test }) => (test ? [value, test] : [value]))
    case 'sum':
    case 'integral':
      return [f.from, f.to, f.body]
    case 'beginning':
      return [f.shown]
    default:
      return []
  }
}

/** Whether a formula holds numbers alone. */
export const isNumeric = (f: Formula): boolean =>
  f.kind !== 'symbol' && f.kind !== 'element' && f.kind !== 'beginning' && partsOf(f).every(isNumeric)

/** The formula with each number changed. */
export function withNumbers(f: Formula, change: (value: number) => number): Formula {
  const inner = (part: Formula) => withNumbers(part, change)
  switch (f.kind) {
    case 'number':
      return { kind: 'number', value: change(f.value) }
    case 'negative':
    case 'not':
      return { ...f, of: inner(f.of) }
    case 'operation':
    case 'comparison':
    case 'joined':
      return { ...f, left: inner(f.left), right: inner(f.right) }
    case 'call':
      return { ...f, given: f.given.map(inner) }
    default:
      return f
  }
}
