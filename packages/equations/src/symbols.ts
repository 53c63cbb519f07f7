/** Typesets the names that formulas use: gamma_SC, F_Y_star, t_1, T_bar. */
import { digits, identifier, operator, row, tag, upright } from './mathml.ts'

const LOWER =
  'alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ϵ zeta:ζ eta:η theta:θ vartheta:ϑ iota:ι kappa:κ lambda:λ mu:μ ' +
  'nu:ν xi:ξ omicron:ο rho:ρ varrho:ϱ sigma:σ varsigma:ς tau:τ upsilon:υ phi:φ varphi:ϕ chi:χ psi:ψ omega:ω'
const UPPER = 'Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ Upsilon:Υ Phi:Φ Psi:Ψ Omega:Ω nabla:∇'
const GREEK: ReadonlyMap<string, string> = new Map(
  `${LOWER} pi:π ${UPPER}`.split(' ').map((pair) => pair.split(':') as [string, string]),
)
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['bar', '¯'],
  ['hat', 'ˆ'],
  ['dot', '˙'],
  ['ddot', '¨'],
  ['tilde', '˜'],
])
const MARKS: ReadonlyMap<string, string> = new Map([
  ['star', '∗'],
  ['prime', '′'],
])

const DIFFERENCE = '<mrow><mi>Δ</mi>'

/** A name taken apart, Greek letters as such: what stands on the line, over it, below it and above it. */
export interface SymbolParts {
  /** One letter or word, or two of a difference. */
  readonly letters: readonly string[]
  readonly accents: readonly string[]
  readonly below: readonly string[]
  readonly above: readonly string[]
}

/**
 * A name taken apart. Parts after the first `_` are subscripts; Greek letters are spelled out; `star` and `prime` are
 * superscripts; `bar`, `hat`, `dot`, `ddot`, `tilde` stand over the letter; `Delta_x` with one letter after it is a
 * difference, Δx.
 */
export function symbolParts(name: string): SymbolParts {
  const [first = '', ...rest] = name.split('_').filter((part) => part !== '')
  const isMark = (part: string) => ACCENTS.has(part) || MARKS.has(part)
  const numbered = /^([A-Za-z]+?)(\d+)$/.exec(first)
  const plain = [...(numbered?.[2] ? [numbered[2]] : []), ...rest.filter((part) => !isMark(part))]
  const [next] = plain
  const difference = first === 'Delta' && next !== undefined && (/^[A-Za-z]$/.test(next) || GREEK.has(next))
  return {
    letters: difference ? ['Δ', greek(next)] : [greek(numbered?.[1] ?? first)],
    accents: rest.flatMap((part) => ACCENTS.get(part) ?? []),
    below: (difference ? plain.slice(1) : plain).map(greek),
    above: rest.flatMap((part) => MARKS.get(part) ?? []),
  }
}

const greek = (text: string): string => GREEK.get(text) ?? text

/** A name in MathML: what stands on the line, below it, and above it. */
interface Name {
  readonly base: string
  readonly below: readonly string[]
  readonly above: readonly string[]
}

/** MathML of a name: subscripts are joined by commas and upright. */
export function typesetSymbol(name: string): string {
  return assemble(named(name))
}

/** MathML of an element of a list: the index joins the subscripts that the name has. */
export function typesetElement(list: string, index: string): string {
  const name = named(list)
  return assemble({ ...name, below: [...name.below, index] })
}

/**
 * MathML of a symbol to a power: one letter carries both scripts. Undefined for a symbol that has a superscript of its
 * own and for a difference, which want brackets.
 */
export function typesetSymbolPower(name: string, exponent: string, index?: string): string | undefined {
  const { base, below, above } = named(name)
  const subscripts = index === undefined ? below : [...below, index]
  return above.length > 0 || base.startsWith(DIFFERENCE)
    ? undefined
    : assemble({ base, below: subscripts, above: [exponent] })
}

function assemble({ base, below, above }: Name): string {
  const sub = row(...below.flatMap((part, k) => (k === 0 ? [part] : [operator(',', 'rspace="0"'), part])))
  const sup = row(...above)
  if (below.length === 0) return above.length === 0 ? base : tag('msup', [base, sup])
  return above.length === 0 ? tag('msub', [base, sub]) : tag('msubsup', [base, sub, sup])
}

function named(name: string): Name {
  const { letters, accents, below, above } = symbolParts(name)
  return {
    base: accents.reduce(over, row(...letters.map(identifier))),
    below: below.map(subscript),
    above: above.map((mark) => operator(mark, 'lspace="0" rspace="0"')),
  }
}

const GREEK_LETTERS = new Set(GREEK.values())

function subscript(text: string): string {
  if (/^\d+$/.test(text)) return digits(text)
  return GREEK_LETTERS.has(text) ? identifier(text) : upright(text)
}

const over = (under: string, accent: string): string =>
  tag('mover', [under, operator(accent, 'stretchy="false"')], 'accent="true"')
