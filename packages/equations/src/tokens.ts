/** Cuts the source text of a formula into tokens and writes tokens back as one tidy line. */
import { EquationError } from './errors.ts'

export interface Token {
  readonly kind: 'number' | 'name' | 'operator' | 'end'
  readonly text: string
}

const BLANK = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const NUMBER = /(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][+-]?\d+)?/y
const NAME = /[A-Za-z_$][\w$]*/y
const OPERATOR = /===|=>|\*\*(?!=)|<=|>=|&&(?!=)|\|\|(?!=)|[+\-*/<>!](?![=>])|[?:(){}[\],.]/y
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/[`'"]/y, 'text and templates are not allowed'],
  [/(?:!==|!=|==)/y, 'compare with < <= > >= ==='],
  [/(?:=|\+=|-=|\*=|\/=|\*\*=|&&=|\|\|=)/y, 'assignments and default values are not allowed'],
  [/;/y, 'only one expression is allowed'],
  [/%/y, 'the remainder operator is not allowed'],
]

/** Cuts a source text into tokens, dropping blanks and comments. Throws EquationError on anything outside the grammar. */
export function tokenise(source: string): Token[] {
  const tokens: Token[] = []
  let at = skipBlank(source, 0)
  while (at < source.length) {
    const token = tokenAt(source, at)
    tokens.push(token)
    at = skipBlank(source, at + token.text.length)
  }
  return tokens
}

function tokenAt(source: string, at: number): Token {
  const number = match(NUMBER, source, at)
  if (number !== undefined) return numberToken(number, source, at)
  const name = match(NAME, source, at)
  if (name !== undefined) return { kind: 'name', text: name }
  for (const [pattern, reason] of REFUSED) {
    const found = match(pattern, source, at)
    const operator = match(OPERATOR, source, at)
    if (found !== undefined && found.length > (operator?.length ?? 0)) refuse(source, at, reason)
  }
  const operator = match(OPERATOR, source, at)
  if (operator === undefined) refuse(source, at, `unexpected '${source.slice(at, at + 1)}'`)
  return { kind: 'operator', text: operator }
}

function numberToken(text: string, source: string, at: number): Token {
  const next = source[at + text.length]
  if (next !== undefined && /[\w$]/.test(next)) refuse(source, at, 'write numbers in decimals, such as 0.5 or 1e-3')
  return { kind: 'number', text }
}

function refuse(source: string, at: number, reason: string): never {
  throw new EquationError(`${reason}, at: ${source.slice(at, at + 40).replace(/\s+/g, ' ')}`)
}

function match(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

function skipBlank(source: string, at: number): number {
  return at + (match(BLANK, source, at)?.length ?? 0)
}

const SPACED = new Set(['+', '-', '*', '/', '**', '<', '<=', '>', '>=', '===', '&&', '||', '?', ':', '=>'])
const OPENS = new Set(['(', '[', ','])

/** Writes tokens as one line that does not depend on how the source was laid out. */
export function writeTokens(tokens: readonly Token[]): string {
  let line = ''
  unwrap(withoutArrowBrackets(tokens)).forEach((token, k, all) => {
    if (token.text === ',' && all[k + 1]?.text === ')') return
    line += piece(token, all[k - 1])
  })
  return line.trim()
}

function piece({ kind, text }: Token, previous: Token | undefined): string {
  if (text === ',') return ', '
  if (kind !== 'operator' || !SPACED.has(text)) return text
  const afterOperator = previous === undefined || OPENS.has(previous.text) || SPACED.has(previous.text)
  const unary = afterOperator || previous.text === '!'
  return unary ? text : ` ${text} `
}

/** Drops the brackets of `(j) =>`, which formatters differ about. */
function withoutArrowBrackets(tokens: readonly Token[]): Token[] {
  const arrow = (k: number) => tokens[k]?.text === '=>'
  return tokens.filter(({ text }, k) => !(text === '(' && arrow(k + 3)) && !(text === ')' && arrow(k + 1)))
}

/** Drops a pair of brackets around the whole, which formatters add around `?:`. */
function unwrap(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.text !== '(') return tokens
  let depth = 0
  const close = tokens.findIndex(({ text }) => {
    depth += Number(text === '(') - Number(text === ')')
    return depth === 0
  })
  return close === tokens.length - 1 ? unwrap(tokens.slice(1, -1)) : tokens
}

const END: Token = { kind: 'end', text: 'the end' }

/** Walks along tokens. */
export class Cursor {
  protected at = 0
  protected readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  protected peek(): Token {
    return this.tokens[this.at] ?? END
  }

  protected next(): Token {
    const token = this.peek()
    this.at += 1
    return token
  }

  /** Steps over the token when it is the one named. */
  protected take(text: string): boolean {
    if (this.peek().text !== text || this.peek().kind === 'end') return false
    this.at += 1
    return true
  }

  protected expect(text: string): void {
    if (this.take(text)) return
    throw this.peek().kind === 'end' ? new EquationError(`'${text}' is missing`) : this.unexpected()
  }

  protected unexpected(): EquationError {
    const { text } = this.peek()
    if (text === '.') return new EquationError('member access is not allowed')
    if (text === '=>') return new EquationError('functions are allowed only in sum and integral')
    return new EquationError(`unexpected '${text}'`)
  }
}
