/** Compounds over the vocabulary as a tree: `kN/m2`, `USD/(bbl/d)`, `kg m-3`, `lbf/100ft2`. What can be read two ways
 * is refused, above all a product after a division without brackets. */
import { didYouMean, UnitError } from './errors.ts'
import { NAMES, type Named } from './names.ts'
import { NOT_ALONE, REFUSED } from './refused.ts'
import { GLUED, plain } from './spellings.ts'

export type Tree =
  | { readonly kind: 'one' }
  | { readonly kind: 'unit'; readonly unit: Named; readonly exponent: number }
  | { readonly kind: 'bracket'; readonly inside: Tree; readonly exponent: number }
  | { readonly kind: 'times'; readonly left: Tree; readonly right: Tree }
  | { readonly kind: 'per'; readonly left: Tree; readonly count: number; readonly right: Tree }

/** A name that is not in the vocabulary, with the text around it so that a correction can be tried in its place. */
export class UnknownName extends UnitError {
  readonly before: string
  readonly word: string
  readonly after: string

  constructor(before: string, word: string, after: string) {
    super('unknown_unit', `"${word}" is not a known unit`)
    this.before = before
    this.word = word
    this.after = after
  }
}

/** Lengths that rates are given per: deg/30m, lbf/100ft2. */
const COUNTS = new Set(['10', '30', '100', '1000'])
const WITH_DIGITS = [...NAMES.keys()].filter((name) => /\d/.test(name)).sort((a, b) => b.length - a.length)
const WORD = new RegExp(`(?:${WITH_DIGITS.join('|')}|s\\^n)(?![A-Za-z])|[A-Za-z%_$]+`, 'y')

/** The tree of a unit text. Throws UnitError (unknown_unit, ambiguous_unit) on anything outside the grammar, or too long for it. */
export function parse(text: string): Tree {
  const source = plain(text)
  const alone = NAMES.get(source)
  const doubtful = REFUSED.get(source) ?? NOT_ALONE.get(source)
  if (doubtful) throw ambiguous(source, doubtful.why, doubtful.meant)
  return alone ? { kind: 'unit', unit: alone, exponent: 1 } : new Parser(source).whole()
}

function ambiguous(text: string, why: string, meant: readonly string[]): UnitError {
  return new UnitError('ambiguous_unit', `"${text}" is ambiguous (${why})`, didYouMean(meant))
}

class Parser {
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  whole(): Tree {
    const tree = this.quotient()
    if (this.at < this.text.length) throw this.bad()
    return tree
  }

  private quotient(): Tree {
    let left = this.numerator()
    while (this.take(/\//y)) {
      const count = this.take(/\d+/y)
      if (count !== undefined && !COUNTS.has(count)) throw this.bad()
      if (count !== undefined) this.take(/ /y)
      const right = this.power(true)
      left = { kind: 'per', left, count: Number(count ?? 1), right }
      if (this.sees(/[* ]/y)) throw this.productAfterDivision()
    }
    return left
  }

  private numerator(): Tree {
    if (this.take(/1(?=\/[A-Za-z(])/y)) return { kind: 'one' }
    let left = this.power(false)
    while (this.take(/[* ]/y)) left = { kind: 'times', left, right: this.power(false) }
    return left
  }

  private power(divided: boolean): Tree {
    if (this.take(/\(/y)) {
      const inside = this.quotient()
      if (!this.take(/\)/y)) throw this.bad()
      return { kind: 'bracket', inside, exponent: this.exponent(divided) }
    }
    const start = this.at
    const word = this.take(WORD)
    if (word === undefined) throw this.bad()
    return this.named(word, start, divided)
  }

  private named(word: string, start: number, divided: boolean): Tree {
    const after = this.text.slice(this.at)
    const product = GLUED.get(word)
    if (product !== undefined) {
      if (/^-?\d/.test(after)) throw ambiguous(this.text, 'an exponent on a product without a sign', [`${product}2`])
      return { kind: 'bracket', inside: new Parser(product).whole(), exponent: 1 }
    }
    const unit = NAMES.get(word)
    const refused = REFUSED.get(word)
    if (refused) throw ambiguous(word, refused.why, refused.meant)
    if (!unit) throw new UnknownName(this.text.slice(0, start), word, after)
    if (unit.reference)
      throw new UnitError(
        'unknown_unit',
        `"${word}" cannot be combined with other units`,
        'enter the plain pressure unit',
      )
    return { kind: 'unit', unit, exponent: this.exponent(divided) }
  }

  private exponent(divided: boolean): number {
    const digits = this.take(/-?\d+/y)
    if (digits === undefined) return 1
    if (!/^-?[1-9]$/.test(digits)) throw this.bad()
    if (divided && digits.startsWith('-')) {
      throw new UnitError('ambiguous_unit', `"${this.text}" contains division by a negative power`, 'enter 1/s2 or s-2')
    }
    return Number(digits)
  }

  private sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    return pattern.test(this.text)
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    this.at += found?.length ?? 0
    return found
  }

  private bad(): UnitError {
    return new UnitError('unknown_unit', `"${this.text}" is not a unit`)
  }

  private productAfterDivision(): UnitError {
    const say = 'enter brackets, such as W/(m*K), or the division last, such as W*K/m'
    return new UnitError('ambiguous_unit', `"${this.text}" contains multiplication after a division`, say)
  }
}
