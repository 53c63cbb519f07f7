/** Reads the source text of a formula: a small Pratt parser that refuses everything a report could not print. */
import { checkKinds } from './check.ts'
import { EquationError } from './errors.ts'
import type { Arithmetic, Comparison, Expression, Logical } from './expression.ts'
import { elementary } from './functions.ts'
import { Cursor, tokenise, writeTokens } from './tokens.ts'

export type { Expression } from './expression.ts'

export interface Parsed {
  /** The expression's source on one line, without comments, line breaks and trailing commas. */
  readonly text: string
  readonly expression: Expression
  /** Symbols that the expression uses. */
  readonly symbols: string[]
}

const RESERVED = new Set([...elementary.keys(), 'pi', 'sum', 'integral'])
const BINARY: Readonly<Record<string, number>> = {
  '||': 2,
  '&&': 3,
  '===': 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '**': 9,
}

/**
 * Parses an arrow function `({ D, t }) => expression` from its source text. `symbols` and `functions` are the names it
 * may use. Throws EquationError on anything but one expression of the grammar.
 */
export function parseArrow(source: string, symbols: readonly string[], functions: readonly string[]): Parsed {
  return named(source, () => {
    const reader = new Reader(source, symbols, functions)
    reader.bind(reader.parameters(symbols))
    return reader.whole()
  })
}

/**
 * Parses the text of an expression, such as a record carries. Without `functions` any name may be called, since a
 * record does not list the functions that its expression was declared with.
 */
export function parseExpression(text: string, symbols: readonly string[], functions?: readonly string[]): Parsed {
  return named(text, () => new Reader(text, symbols, functions).whole())
}

function named(source: string, parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof EquationError)) throw error
    const line = source.replace(/\s+/g, ' ')
    throw new EquationError(`${error.message} (in ${line.length > 120 ? `${line.slice(0, 117)}...` : line})`)
  }
}

class Reader extends Cursor {
  readonly #functions: readonly string[] | undefined
  #symbols: ReadonlySet<string>
  readonly #used = new Set<string>()
  readonly #bound = new Set<string>()

  constructor(source: string, symbols: readonly string[], functions: readonly string[] | undefined) {
    super(tokenise(source))
    const reserved = [...symbols, ...(functions ?? [])].find((name) => RESERVED.has(name))
    if (reserved !== undefined) throw new EquationError(`'${reserved}' is an elementary function or constant`)
    this.#symbols = new Set(symbols)
    this.#functions = functions
  }

  bind(symbols: readonly string[]): void {
    this.#symbols = new Set(symbols)
  }

  whole(): Parsed {
    const start = this.at
    if (this.peek().text === '{') throw new EquationError('a block body is not allowed; write one expression')
    const expression = this.#expression(0)
    if (this.peek().kind !== 'end') throw this.unexpected()
    checkKinds(expression)
    return { text: writeTokens(this.tokens.slice(start)), expression, symbols: [...this.#used] }
  }

  /** Reads `({ a, b }) =>` and returns the names. */
  parameters(known: readonly string[]): string[] {
    const shape = () => new EquationError('an equation must be an arrow function of named symbols, ({ D, t }) => ...')
    const names: string[] = []
    if (!this.take('(')) throw shape()
    if (this.take('{')) {
      while (!this.take('}')) {
        const name = this.next()
        if (name.kind !== 'name') throw shape()
        if (this.peek().text === ':') throw new EquationError(`'${name.text}' may not be renamed`)
        if (!known.includes(name.text)) throw new EquationError(`'${name.text}' is not declared in where`)
        names.push(name.text)
        if (!this.take(',') && this.peek().text !== '}') throw shape()
      }
      this.take(',')
    }
    if (!this.take(')') || !this.take('=>')) throw shape()
    return names
  }

  #expression(level: number): Expression {
    let left = this.#prefix()
    for (;;) {
      const operator = this.peek().text
      if (operator === '?' && level === 0) {
        left = this.#conditional(left)
        continue
      }
      const binds = this.peek().kind === 'operator' ? BINARY[operator] : undefined
      if (binds === undefined || binds <= level) return left
      this.next()
      const right = this.#expression(operator === '**' ? binds - 1 : binds)
      left = { kind: 'binary', operator: operator as Arithmetic | Comparison | Logical, left, right }
    }
  }

  #conditional(test: Expression): Expression {
    this.expect('?')
    const yes = this.#expression(0)
    this.expect(':')
    return { kind: 'conditional', test, yes, no: this.#expression(0) }
  }

  #prefix(): Expression {
    const token = this.next()
    if (token.kind === 'number') {
      return { kind: 'number', value: Number(token.text.replaceAll('_', '')), text: token.text.replaceAll('_', '') }
    }
    if (token.kind === 'name') return this.#name(token.text)
    if (token.text === '(') {
      const inner = this.#expression(0)
      this.expect(')')
      return inner
    }
    if (token.text === '-' || token.text === '!') return this.#unary(token.text)
    this.at -= 1
    throw this.unexpected()
  }

  #unary(operator: '-' | '!'): Expression {
    const operand = this.#prefix()
    if (this.peek().text === '**') throw new EquationError('bracket the sign before **: (-a) ** b or -(a ** b)')
    return { kind: operator === '-' ? 'negative' : 'not', operand }
  }

  #name(name: string): Expression {
    const next = this.peek().text
    if (next === '(') return this.#call(name)
    if (name === 'pi') return { kind: 'constant', name }
    if (this.#bound.has(name) && next !== '[' && next !== '.') return { kind: 'symbol', name }
    if (!this.#symbols.has(name)) throw this.#unknown(name)
    this.#used.add(name)
    if (next === '[') return this.#element(name)
    if (next !== '.') return { kind: 'symbol', name }
    this.next()
    if (this.next().text !== 'length') throw new EquationError(`member access on '${name}' is not allowed`)
    return { kind: 'length', list: name }
  }

  #element(list: string): Expression {
    this.expect('[')
    const at = this.#expression(0)
    this.expect(']')
    return { kind: 'element', list, at }
  }

  #call(name: string): Expression {
    if (name === 'sum') return this.#sum()
    if (name === 'integral') return this.#integral()
    const known = elementary.get(name)
    const declared = this.#functions === undefined ? !this.#symbols.has(name) : this.#functions.includes(name)
    if (!known && !declared) throw new EquationError(`'${name}' is neither elementary nor a declared function`)
    this.expect('(')
    const args: Expression[] = []
    while (!this.take(')')) {
      args.push(this.#expression(0))
      if (!this.take(',') && this.peek().text !== ')') throw this.unexpected()
    }
    const wrong = known && (known.arity === null ? args.length === 0 : args.length !== known.arity)
    if (wrong) throw new EquationError(`'${name}' does not accept ${args.length} arguments`)
    return { kind: 'call', name, args }
  }

  #sum(): Expression {
    this.expect('(')
    const count = this.#expression(0)
    this.expect(',')
    const [index, body] = this.#lambda()
    return { kind: 'sum', count, index, body }
  }

  #integral(): Expression {
    this.expect('(')
    const from = this.#expression(0)
    this.expect(',')
    const to = this.#expression(0)
    this.expect(',')
    const [variable, body] = this.#lambda()
    return { kind: 'integral', from, to, variable, body }
  }

  /** Reads `j => body)` and the closing bracket of the sum or integral around it. */
  #lambda(): [name: string, body: Expression] {
    const bracket = this.take('(')
    const { kind, text } = this.next()
    if (kind !== 'name') throw new EquationError('a sum or integral must end with a function, j => ...')
    if (this.#symbols.has(text) || this.#bound.has(text) || RESERVED.has(text)) {
      throw new EquationError(`'${text}' already has a meaning; choose another running variable`)
    }
    if (bracket) this.expect(')')
    this.expect('=>')
    this.#bound.add(text)
    const body = this.#expression(0)
    this.#bound.delete(text)
    this.take(',')
    this.expect(')')
    return [text, body]
  }

  #unknown(name: string): EquationError {
    if (this.peek().text === '.') return new EquationError(`member access '${name}.' is not allowed; import the name`)
    return new EquationError(`'${name}' is not a symbol of this equation`)
  }
}
