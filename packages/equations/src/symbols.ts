/** Typesets the names that formulas use: gamma_SC, F_Y_star, t_1, T_bar. */
import { digits, identifier, operator, row, tag, upright } from './mathml.ts'

const LOWER =
  'alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ϵ zeta:ζ eta:η theta:θ vartheta:ϑ iota:ι kappa:κ lambda:λ mu:μ ' +
  'nu:ν xi:ξ omicron:ο rho:ρ varrho:ϱ sigma:σ varsigma:ς tau:τ upsilon:υ phi:φ varphi:ϕ chi:χ psi:ψ omega:ω'
const UPPER = 'Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ Upsilon:Υ Phi:Φ Psi:Ψ Omega:Ω'
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

/** A name taken apart: what stands on the line, below it, and above it. */
interface Name {
  readonly base: string
  readonly below: readonly string[]
  readonly above: readonly string[]
}

/**
 * MathML of a name. Parts after the first `_` are subscripts, joined by commas and upright; Greek letters are spelled
 * out; `star` and `prime` are superscripts; `bar`, `hat`, `dot`, `ddot`, `tilde` stand over the letter;
 * `Delta_x` with one letter after it is a difference, Δx.
 */
export function typesetSymbol(name: string): string {
  return assemble(takeApart(name))
}

/** MathML of an element of a list: the index joins the subscripts that the name has. */
export function typesetElement(list: string, index: string): string {
  const name = takeApart(list)
  return assemble({ ...name, below: [...name.below, index] })
}

/**
 * MathML of a symbol to a power: one letter carries both scripts. Undefined for a symbol that has a superscript of its
 * own and for a difference, which want brackets.
 */
export function typesetSymbolPower(name: string, exponent: string, index?: string): string | undefined {
  const { base, below, above } = takeApart(name)
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

function takeApart(name: string): Name {
  const [first = '', ...rest] = name.split('_').filter((part) => part !== '')
  const isMark = (part: string) => ACCENTS.has(part) || MARKS.has(part)
  const numbered = /^([A-Za-z]+?)(\d+)$/.exec(first)
  const plain = [...(numbered?.[2] ? [numbered[2]] : []), ...rest.filter((part) => !isMark(part))]
  const [next] = plain
  const difference = first === 'Delta' && next !== undefined && (/^[A-Za-z]$/.test(next) || GREEK.has(next))
  const letter = difference ? row(identifier('Δ'), identifier(GREEK.get(next) ?? next)) : base(numbered?.[1] ?? first)
  return {
    base: rest.reduce((under, part) => over(under, ACCENTS.get(part)), letter),
    below: (difference ? plain.slice(1) : plain).map(subscript),
    above: rest.flatMap((part) => MARKS.get(part) ?? []).map((mark) => operator(mark, 'lspace="0" rspace="0"')),
  }
}

function base(text: string): string {
  return identifier(GREEK.get(text) ?? text)
}

function subscript(text: string): string {
  if (/^\d+$/.test(text)) return digits(text)
  const greek = GREEK.get(text)
  return greek === undefined ? upright(text) : identifier(greek)
}

function over(under: string, accent: string | undefined): string {
  if (accent === undefined) return under
  return tag('mover', [under, operator(accent, 'stretchy="false"')], 'accent="true"')
}
