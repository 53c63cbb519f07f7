/** Reads typeset formulas: MathML in, what it says out. It knows how formulas are written, not how these were made. */
import type { Formula, Sign } from './formula.ts'
import { type Element, elementsOf, textOf } from './read-html.ts'

/** Throws where a formula cannot be read. */
export function readFormula(math: readonly Element[]): Formula {
  const line = new Line(math.flatMap(opened), [])
  const whole = line.or()
  line.end()
  return whole
}

/** A line `a = b`, or `= b` of one that goes on; and what is not of the formula, such as units, left out. */
export function readSides(math: readonly Element[]): {
  readonly sides: readonly (Formula | undefined)[]
  readonly sign: string
} {
  const tokens = math.flatMap(opened)
  const at = tokens.findIndex((t) => t.tag === 'mo' && RELATIONS.has(textOf(t)))
  if (at < 0) throw new Error('a line without a relation')
  const side = (part: readonly Element[]) => {
    if (part.length === 0) return undefined
    const line = new Line(part, [])
    const whole = line.or()
    line.end()
    return whole
  }
  return { sides: [side(tokens.slice(0, at)), side(tokens.slice(at + 1))], sign: textOf(tokens[at] ?? '') }
}

/** Elements of a line, with groups opened and what has no meaning left out. */
export function opened(e: Element): Element[] {
  const inner = elementsOf(e)
  if (isGroup(e, inner)) return [e]
  if (ROWS.has(e.tag)) return inner.flatMap(opened)
  return e.tag === 'mspace' ? [] : [e]
}

/** Rows, and tables that only break a long row into several. */
const ROWS: ReadonlySet<string> = new Set(['math', 'mrow', 'mstyle', 'mtable', 'mtr', 'mtd'])

/** Rows that mean something as a whole: bars, brackets of rounding, a brace of cases, a difference. */
function isGroup(e: Element, inner: readonly Element[]): boolean {
  if (e.tag !== 'mrow') return false
  const [first, second] = inner
  if (first?.tag === 'mo' && ['|', '⌊', '⌈', '{'].includes(textOf(first))) return true
  return inner.length === 2 && first?.tag === 'mi' && textOf(first) === 'Δ' && second?.tag === 'mi'
}

export const RELATIONS: ReadonlySet<string> = new Set(['=', '<', '>', '≤', '≥', '≠', '≈'])
const MARKS: ReadonlySet<string> = new Set(['∗', '′'])
const ACCENTS: ReadonlySet<string> = new Set(['¯', 'ˆ', '˙', '¨', '˜'])
const APPLY = '\u2061'
const TIMES: ReadonlySet<string> = new Set(['⋅', '\u2062'])
const FENCES: Readonly<Record<string, string>> = { '|': '|x|', '⌊': '⌊x⌋', '⌈': '⌈x⌉' }

/** One line of tokens, read from the left; `bound` are the running variables that stand for numbers. */
class Line {
  #at = 0
  readonly #tokens: readonly Element[]
  readonly #bound: readonly string[]

  constructor(tokens: readonly Element[], bound: readonly string[]) {
    this.#tokens = tokens
    this.#bound = bound
  }

  end(): void {
    const left = this.#tokens[this.#at]
    if (left !== undefined) throw new Error(`cannot read on at '${textOf(left)}'`)
  }

  or(): Formula {
    let left = this.#and()
    while (this.#word('or')) left = { kind: 'joined', word: 'or', left, right: this.#and() }
    return left
  }

  #and(): Formula {
    let left = this.#comparison()
    while (this.#word('and')) left = { kind: 'joined', word: 'and', left, right: this.#comparison() }
    return left
  }

  #comparison(): Formula {
    if (this.#word('not')) return { kind: 'not', of: this.#comparison() }
    const left = this.#sum()
    const sign = this.#sign(RELATIONS)
    return sign === undefined ? left : { kind: 'comparison', sign, left, right: this.#sum() }
  }

  #sum(): Formula {
    let left = this.#term()
    for (;;) {
      const sign = this.#sign(new Set(['+', '−']))
      if (sign === undefined) return left
      if (this.#sign(new Set(['⋯'])) !== undefined) left = { kind: 'beginning', shown: left, count: this.#count() }
      else left = { kind: 'operation', sign: sign as Sign, left, right: this.#product() }
    }
  }

  /** The words `(7 terms)` behind the first of them. */
  #count(): number {
    const said = /^\((\d+) terms\)$/.exec(this.#take('a count of terms').trim())
    if (said === null) throw new Error('a sum goes on without its count of terms')
    return Number(said[1])
  }

  #term(): Formula {
    if (this.#sign(new Set(['−'])) === undefined) return this.#product()
    const of = this.#product()
    return of.kind === 'number' ? { ...of, value: -of.value } : { kind: 'negative', of }
  }

  #product(): Formula {
    let left = this.#factor()
    for (;;) {
      if (this.#sign(TIMES) !== undefined) left = { kind: 'operation', sign: '⋅', left, right: this.#factor() }
      else if (this.#sign(new Set(['/'])) !== undefined)
        left = { kind: 'operation', sign: '/', left, right: this.#factor() }
      else return left
    }
  }

  #factor(): Formula {
    const sign = this.#next()
    if (sign?.tag === 'munderover') return this.#running(sign)
    if (sign?.tag === 'msubsup' && textOf(elementsOf(sign)[0] ?? '') === '∫') return this.#integral(sign)
    const token = this.#element('a factor')
    if (token.tag === 'mo' && textOf(token) === '(') return this.#bracket()
    if (token.tag === 'mn' && this.#sign(new Set(['×'])) !== undefined) return this.#scientific(Number(textOf(token)))
    if (this.#sign(new Set([APPLY])) !== undefined) return this.#call(token)
    return this.#atom(token)
  }

  #bracket(): Formula {
    const inner = this.or()
    if (this.#sign(new Set([')'])) === undefined) throw new Error("')' is missing")
    return inner
  }

  /** `4.48 × 10^8` is one number. */
  #scientific(mantissa: number): Formula {
    const power = this.#element('a power of ten')
    const [base, exponent] = elementsOf(power)
    if (power.tag !== 'msup' || textOf(base ?? '') !== '10') throw new Error('× without a power of ten')
    return { kind: 'number', value: Number(`${mantissa}e${textOf(exponent ?? '').replace('−', '-')}`) }
  }

  /** A name with its arguments; a power on the name is one of the whole. */
  #call(name: Element): Formula {
    if (this.#sign(new Set(['('])) === undefined) throw new Error('a function without brackets')
    const given = [this.or()]
    while (this.#sign(new Set([','])) !== undefined) given.push(this.or())
    if (this.#sign(new Set([')'])) === undefined) throw new Error("')' is missing")
    const [base, exponent] = elementsOf(name)
    if (name.tag !== 'msup' || base === undefined || isMark(exponent))
      return { kind: 'call', name: nameOf(name), given }
    const left: Formula = { kind: 'call', name: nameOf(base), given }
    return { kind: 'operation', sign: '^', left, right: this.#inside(exponent) }
  }

  #running(sign: Element): Formula {
    this.#at += 1
    const [sigma, start, end] = elementsOf(sign)
    if (textOf(sigma ?? '') !== '∑' || start === undefined) throw new Error('an unknown sign of a running index')
    const { sides } = readSides([start])
    const [index, from] = sides
    if (index?.kind !== 'symbol' || from === undefined) throw new Error('a sum without a running index')
    const to = this.#inside(end)
    const body = this.#reaching([index.name])
    return { kind: 'sum', index: index.name, from, to, body }
  }

  #integral(sign: Element): Formula {
    this.#at += 1
    const [, from, to] = elementsOf(sign)
    const body = this.#reaching([])
    if (this.#take('the d of an integral') !== 'd') throw new Error('an integral without its d')
    const variable = nameOf(this.#element('the variable of an integral'))
    return { kind: 'integral', variable, from: this.#inside(from), to: this.#inside(to), body }
  }

  /** What a sum or an integral reaches to: the product behind it. */
  #reaching(indices: readonly string[]): Formula {
    const rest = new Line(this.#tokens.slice(this.#at), [...this.#bound, ...indices])
    const body = rest.#product()
    this.#at += rest.#at
    return body
  }

  #atom(e: Element): Formula {
    const [a, b, c] = elementsOf(e)
    switch (e.tag) {
      case 'mn':
        return { kind: 'number', value: Number(textOf(e).replace('−', '-').replaceAll(',', '')) }
      case 'mi':
        return textOf(e) === 'π' && e.attributes.mathvariant === 'normal'
          ? { kind: 'number', value: Math.PI }
          : { kind: 'symbol', name: nameOf(e) }
      case 'mfrac':
        return { kind: 'operation', sign: '/', left: this.#inside(a), right: this.#inside(b) }
      case 'msqrt':
        return { kind: 'call', name: '√', given: [this.#row(elementsOf(e))] }
      case 'mroot':
        return {
          kind: 'operation',
          sign: '^',
          left: this.#inside(a),
          right: { kind: 'operation', sign: '/', left: ONE, right: this.#inside(b) },
        }
      case 'msup':
        return isMark(b) ? { kind: 'symbol', name: nameOf(e) } : this.#power(a, b)
      case 'msub':
        return this.#subscripted(e)
      case 'msubsup':
        return isMark(c)
          ? { kind: 'symbol', name: nameOf(e) }
          : this.#power({ tag: 'msub', attributes: {}, children: [a ?? '', b ?? ''] }, c)
      case 'mover':
        return { kind: 'symbol', name: nameOf(e) }
      case 'mrow':
        return this.#group(elementsOf(e))
      default:
        throw new Error(`cannot read <${e.tag}> ${textOf(e)}`)
    }
  }

  #power(base: Element | undefined, exponent: Element | undefined): Formula {
    if (base?.tag === 'mi' && textOf(base) === 'e' && base.attributes.mathvariant === 'normal')
      return { kind: 'call', name: 'exp', given: [this.#inside(exponent)] }
    return { kind: 'operation', sign: '^', left: this.#inside(base), right: this.#inside(exponent) }
  }

  /** A symbol; an entry of a list where its last subscript runs. */
  #subscripted(e: Element): Formula {
    const [base, below] = elementsOf(e)
    const parts = splitAtCommas(below)
    const last = parts.at(-1) ?? []
    const runs = last.some(
      (p) => p.tag === 'mi' && this.#bound.includes(nameOf(p)) && p.attributes.mathvariant !== 'normal',
    )
    if (!runs) return { kind: 'symbol', name: nameOf(e) }
    const above = parts.slice(0, -1).map((part) => part.map(textOf).join(''))
    const list = symbolName(nameOf(base ?? e), above, '')
    return { kind: 'element', list, at: this.#row(last) }
  }

  #group(inner: readonly Element[]): Formula {
    const opens = textOf(inner[0] ?? '')
    if (opens === 'Δ') return { kind: 'symbol', name: inner.map(textOf).join('') }
    if (opens === '{') return this.#cases(inner[1])
    const name = FENCES[opens]
    if (name === undefined) throw new Error(`an unknown bracket ${opens}`)
    return { kind: 'call', name, given: [this.#row(inner.slice(1, -1))] }
  }

  #cases(table: Element | undefined): Formula {
    const branches = elementsOf(table ?? NOTHING).map((row) => {
      const [value, why] = elementsOf(row)
      const [word, ...test] = elementsOf(why ?? NOTHING).flatMap(opened)
      const said = textOf(word ?? '')
        .replaceAll('\u00a0', ' ')
        .trim()
      if (said !== 'if' && said !== 'otherwise') throw new Error(`a branch is taken '${said}'`)
      return said === 'otherwise'
        ? { value: this.#inside(value) }
        : { value: this.#inside(value), test: this.#row(test) }
    })
    return { kind: 'cases', branches }
  }

  #inside(e: Element | undefined): Formula {
    if (e === undefined) throw new Error('a part of a formula is missing')
    return this.#row([e.tag === 'mtd' ? { ...e, tag: 'mrow' } : e])
  }

  #row(parts: readonly Element[]): Formula {
    const line = new Line(parts.flatMap(opened), this.#bound)
    const whole = line.or()
    line.end()
    return whole
  }

  #next(): Element | undefined {
    return this.#tokens[this.#at]
  }

  #element(what: string): Element {
    const token = this.#next()
    if (token === undefined) throw new Error(`${what} is missing`)
    this.#at += 1
    return token
  }

  #take(what: string): string {
    return textOf(this.#element(what)).replaceAll('\u00a0', ' ')
  }

  #sign(signs: ReadonlySet<string>): string | undefined {
    const token = this.#next()
    if (token?.tag !== 'mo' || !signs.has(textOf(token))) return undefined
    this.#at += 1
    return textOf(token)
  }

  #word(word: string): boolean {
    const token = this.#next()
    if (token?.tag !== 'mtext' || textOf(token).replaceAll('\u00a0', ' ').trim() !== word) return false
    this.#at += 1
    return true
  }
}

const ONE: Formula = { kind: 'number', value: 1 }
const NOTHING: Element = { tag: '', attributes: {}, children: [] }

const isMark = (e: Element | undefined): boolean =>
  e !== undefined &&
  [e, ...elementsOf(e)].filter((p) => p.tag !== 'mrow').every((p) => p.tag === 'mo' && MARKS.has(textOf(p)))

function splitAtCommas(e: Element | undefined): Element[][] {
  const parts: Element[][] = [[]]
  for (const p of e === undefined ? [] : opened(e)) {
    if (p.tag === 'mo' && textOf(p) === ',') parts.push([])
    else parts.at(-1)?.push(p)
  }
  return parts
}

const symbolName = (base: string, below: readonly string[], above: string): string =>
  `${base}${below.length > 0 ? `_${below.join(',')}` : ''}${above}`

/** A symbol as a reader would tell it from another: letter, accents, subscripts, marks. */
export function nameOf(e: Element): string {
  const [a, b, c] = elementsOf(e)
  const below = (p: Element | undefined) => splitAtCommas(p).map((part) => part.map(textOf).join(''))
  switch (e.tag) {
    case 'msub':
      return symbolName(nameOf(a ?? NOTHING), below(b), '')
    case 'msubsup':
      return symbolName(nameOf(a ?? NOTHING), below(b), textOf(c ?? ''))
    case 'msup':
      return symbolName(nameOf(a ?? NOTHING), [], textOf(b ?? ''))
    case 'mover':
      return `${nameOf(a ?? NOTHING)}${ACCENTS.has(textOf(b ?? '')) ? textOf(b ?? '') : ''}`
    default:
      return textOf(e)
  }
}
