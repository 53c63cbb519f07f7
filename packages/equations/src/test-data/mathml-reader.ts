/** Reads printed MathML back as an expression, seeing only what the eye sees: no groups, no invisible operators. */
import type { Comparison, Expression } from '../expression.ts'
import { typesetElement, typesetSymbol } from '../symbols.ts'
import { type Node, readXml } from './xml.ts'

export interface Vocabulary {
  readonly symbols: readonly string[]
  readonly lists: readonly string[]
  readonly functions: readonly string[]
}

/** Reads a printed expression. Throws where it cannot be read. */
export function readMathml(xml: string, vocabulary: Vocabulary): Expression {
  const names = new Map(vocabulary.symbols.map((name) => [typesetSymbol(name), name]))
  return new Line(visible([readXml(xml)]), { ...vocabulary, names }).whole()
}

interface Context extends Vocabulary {
  readonly names: ReadonlyMap<string, string>
}

const FUNCTIONS: Readonly<Record<string, string>> = {
  ln: 'log',
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  arsinh: 'asinh',
  arcosh: 'acosh',
  artanh: 'atanh',
}
const SAME = new Set('sin cos tan sinh cosh tanh exp min max atan2'.split(' '))
const FENCES: Readonly<Record<string, readonly [close: string, call?: string]>> = {
  '(': [')'],
  '|': ['|', 'abs'],
  '⌊': ['⌋', 'floor'],
  '⌈': ['⌉', 'ceil'],
}
const RELATIONS: Readonly<Record<string, Comparison>> = { '<': '<', '>': '>', '≤': '<=', '≥': '>=', '=': '===' }

/** What can be seen, in order: groups opened, spaces and invisible operators gone. */
function visible(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (node.xml.startsWith('<mrow><mi>Δ</mi>')) return [node]
    if (node.tag === 'mrow' || node.tag === 'mstyle' || node.tag === 'math') return visible(node.children)
    return node.tag === 'mspace' || /^[\u2061\u2062]$/.test(node.text) ? [] : [node]
  })
}

class Line {
  #at = 0
  readonly #nodes: readonly Node[]
  readonly #context: Context

  constructor(nodes: readonly Node[], context: Context) {
    this.#nodes = nodes
    this.#context = context
  }

  whole(): Expression {
    const e = this.#or()
    if (this.#at < this.#nodes.length) throw new Error(`cannot read on at ${this.#nodes[this.#at]?.xml}`)
    return e
  }

  #inside(node: Node | undefined): Expression {
    if (node === undefined) throw new Error('a part is missing')
    return new Line(visible([node]), this.#context).whole()
  }

  #or(): Expression {
    let left = this.#and()
    while (this.#take('or')) left = { kind: 'binary', operator: '||', left, right: this.#and() }
    return left
  }

  #and(): Expression {
    let left = this.#comparison()
    while (this.#take('and')) left = { kind: 'binary', operator: '&&', left, right: this.#comparison() }
    return left
  }

  #comparison(): Expression {
    const left = this.#sum()
    if (this.#take('≠')) {
      return { kind: 'not', operand: { kind: 'binary', operator: '===', left, right: this.#sum() } }
    }
    const operator = RELATIONS[this.#text()]
    if (operator === undefined) return left
    this.#at += 1
    return { kind: 'binary', operator, left, right: this.#sum() }
  }

  #sum(): Expression {
    let left: Expression = this.#take('−') ? { kind: 'negative', operand: this.#product() } : this.#product()
    for (;;) {
      if (this.#take('+')) left = { kind: 'binary', operator: '+', left, right: this.#product() }
      else if (this.#take('−')) left = { kind: 'binary', operator: '-', left, right: this.#product() }
      else return left
    }
  }

  #product(): Expression {
    let left = this.#factor()
    for (;;) {
      if (this.#take('/')) left = { kind: 'binary', operator: '/', left, right: this.#factor() }
      else if (this.#take('⋅') || this.#take('×') || this.#startsFactor()) {
        left = { kind: 'binary', operator: '*', left, right: this.#factor() }
      } else return left
    }
  }

  #startsFactor(): boolean {
    const node = this.#nodes[this.#at]
    if (node === undefined || node.attributes.form === 'postfix') return false
    if (node.tag === 'mi' && node.text === 'd' && node.attributes.mathvariant === 'normal') return false
    if (node.tag === 'mtext') return this.#text() === 'not'
    return node.tag !== 'mo' || FENCES[node.text] !== undefined || node.text === '{'
  }

  #factor(): Expression {
    const node = this.#nodes[this.#at]
    if (node === undefined) throw new Error('a factor is missing')
    this.#at += 1
    const fence = node.tag === 'mo' ? FENCES[node.text] : undefined
    if (fence) {
      const inner = this.#or()
      if (!this.#take(fence[0])) throw new Error(`${fence[0]} is missing`)
      return fence[1] ? { kind: 'call', name: fence[1], args: [inner] } : inner
    }
    return this.#leaf(node) ?? this.#function(node) ?? this.#named(node) ?? this.#built(node)
  }

  #leaf(node: Node): Expression | undefined {
    if (node.tag === 'mn') {
      const text = node.text.replaceAll(',', '')
      return { kind: 'number', value: Number(text), text }
    }
    if (node.tag === 'mi' && node.text === 'π' && node.attributes.mathvariant) return { kind: 'constant', name: 'pi' }
    if (node.tag === 'mtext' && node.text.trim() === 'not') return { kind: 'not', operand: this.#factor() }
    return node.text === '{' ? this.#cases() : undefined
  }

  #function(node: Node): Expression | undefined {
    const [base, exponent] = node.tag === 'msup' ? node.children : [node]
    const name = base && this.#functionName(base)
    if (name === undefined || !this.#take('(')) return undefined
    const args = [this.#or()]
    while (this.#take(',')) args.push(this.#or())
    if (!this.#take(')')) throw new Error(') is missing')
    const call: Expression = { kind: 'call', name, args }
    return exponent ? { kind: 'binary', operator: '**', left: call, right: this.#inside(exponent) } : call
  }

  #functionName(node: Node): string | undefined {
    if (node.xml === '<msub><mi>log</mi><mn>10</mn></msub>') return 'log10'
    if (node.tag === 'mi' && SAME.has(node.text)) return node.text
    const known = node.tag === 'mi' ? FUNCTIONS[node.text] : undefined
    return known ?? this.#context.functions.find((name) => typesetSymbol(name) === node.xml)
  }

  #named(node: Node): Expression | undefined {
    const name = this.#context.names.get(node.xml)
    if (name !== undefined) return { kind: 'symbol', name }
    if (node.xml === '<mi>n</mi>' && this.#context.lists[0]) return { kind: 'length', list: this.#context.lists[0] }
    for (const list of this.#context.lists) {
      const [before = '', after = ''] = typesetElement(list, '@').split('@')
      if (!node.xml.startsWith(before) || !node.xml.endsWith(after)) continue
      const index = node.xml.slice(before.length, node.xml.length - after.length)
      try {
        return { kind: 'element', list, at: this.#inside(readXml(`<mrow>${index}</mrow>`)) }
      } catch {}
    }
    return undefined
  }

  #built(node: Node): Expression {
    const [first, second, third] = node.children
    switch (node.tag) {
      case 'mfrac':
        return { kind: 'binary', operator: '/', left: this.#inside(first), right: this.#inside(second) }
      case 'msqrt':
        return { kind: 'call', name: 'sqrt', args: [new Line(visible(node.children), this.#context).whole()] }
      case 'mroot':
        return { kind: 'call', name: 'cbrt', args: [this.#inside(first)] }
      case 'msup':
        if (first?.text === 'e' && first.attributes.mathvariant) {
          return { kind: 'call', name: 'exp', args: [this.#inside(second)] }
        }
        return { kind: 'binary', operator: '**', left: this.#inside(first), right: this.#inside(second) }
      case 'msubsup': {
        if (first?.text === '∫') return this.#integral(second, third)
        const base = readXml(`<msub>${first?.xml}${second?.xml}</msub>`)
        return { kind: 'binary', operator: '**', left: this.#inside(base), right: this.#inside(third) }
      }
      case 'munderover':
        return this.#series(second, third)
      default:
        throw new Error(`cannot read ${node.xml}`)
    }
  }

  #series(start: Node | undefined, end: Node | undefined): Expression {
    const [index, , from] = visible(start ? [start] : [])
    const upper = this.#inside(end)
    const one: Expression = { kind: 'number', value: 1, text: '1' }
    const count: Expression = from?.text === '1' ? upper : { kind: 'binary', operator: '+', left: upper, right: one }
    return { kind: 'sum', count, index: this.#variable(index), body: this.#product() }
  }

  #integral(from: Node | undefined, to: Node | undefined): Expression {
    const body = this.#product()
    if (!this.#take('d')) throw new Error('d is missing')
    const variable = this.#variable(this.#nodes[this.#at])
    this.#at += 1
    return { kind: 'integral', from: this.#inside(from), to: this.#inside(to), variable, body }
  }

  #variable(node: Node | undefined): string {
    return this.#context.names.get(node?.xml ?? '') ?? node?.text ?? ''
  }

  #cases(): Expression {
    const table = this.#nodes[this.#at]
    this.#at += 1
    const rows = (table?.children ?? []).map(({ children }) => children).reverse()
    const [last, ...others] = rows
    return others.reduce<Expression>((no, [yes, test]) => {
      const [word, ...condition] = visible(test?.children ?? [])
      if (word?.text.trim() !== 'if') throw new Error('if is missing')
      return { kind: 'conditional', test: new Line(condition, this.#context).whole(), yes: this.#cell(yes), no }
    }, this.#cell(last?.[0]))
  }

  #cell(node: Node | undefined): Expression {
    return new Line(visible(node?.children ?? []), this.#context).whole()
  }

  #text(): string {
    return this.#nodes[this.#at]?.text.trim() ?? ''
  }

  #take(text: string): boolean {
    if (this.#text() !== text) return false
    this.#at += 1
    return true
  }
}
