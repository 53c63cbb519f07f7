/**
 * Evaluates expressions in a finite field, functions and comparisons hashed: two expressions that agree here are the
 * same formula, with no rounding to excuse a difference.
 */
import { children, type Expression } from '../expression.ts'

const P = 2305843009213693951n
type Scope = Readonly<Record<string, bigint>>

/** Value of an expression modulo a prime, every name standing for some fixed number. */
export function fieldValue(e: Expression, scope: Scope = {}): bigint {
  const at = (part: Expression, inner: Scope = scope) => fieldValue(part, inner)
  switch (e.kind) {
    case 'number':
      return decimal(e.text)
    case 'symbol':
      return (
        scope[e.name] ??
        hash(
          'symbol',
          [...e.name].map((c) => BigInt(c.charCodeAt(0))),
        )
      )
    case 'constant':
      return hash('pi', [])
    case 'length':
      return hash(`length ${e.list}`, [])
    case 'element':
      return hash(`element ${e.list}`, [at(e.at)])
    case 'negative':
      return mod(-at(e.operand))
    case 'binary':
      return binary(e, at)
    case 'call':
      if (e.name !== 'hypot')
        return hash(
          e.name,
          e.args.map((part) => at(part)),
        )
      return hash('sqrt', [e.args.reduce((sum, part) => mod(sum + at(part) * at(part)), 0n)])
    case 'sum': {
      if (e.shown) return e.shown.reduce((total, term) => mod(total + at(term)), 0n)
      return hash('sum', [at(e.count), ...[0n, 1n, 2n].map((j) => at(e.body, { ...scope, [e.index]: j }))])
    }
    case 'integral':
      return hash('integral', [at(e.from), at(e.to), at(e.body, { ...scope, [e.variable]: 271828n })])
    default:
      return hash(
        e.kind,
        children(e).map((part) => at(part)),
      )
  }
}

function binary(e: Extract<Expression, { kind: 'binary' }>, at: (part: Expression) => bigint): bigint {
  const [a, b] = [at(e.left), at(e.right)]
  switch (e.operator) {
    case '+':
      return mod(a + b)
    case '-':
      return mod(a - b)
    case '*':
    case '&&':
      return mod(a * b)
    case '/':
      return mod(a * power(b, P - 2n))
    case '||':
      return mod(a + b + 7n)
    case '**': {
      const whole = wholeNumber(e.right)
      return whole === undefined ? hash('**', [a, b]) : power(a, whole < 0n ? P - 1n + whole : whole)
    }
    default:
      return hash(e.operator, [a, b])
  }
}

function wholeNumber(e: Expression): bigint | undefined {
  if (e.kind === 'number' && Number.isInteger(e.value) && Math.abs(e.value) < 400) return BigInt(e.value)
  if (e.kind === 'sum' && e.shown && e.shown.length < 2) return e.shown[0] ? wholeNumber(e.shown[0]) : 0n
  const inner = e.kind === 'negative' ? wholeNumber(e.operand) : undefined
  return inner === undefined ? undefined : -inner
}

function decimal(text: string): bigint {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const shift = BigInt(exponent) - BigInt(fraction.length)
  const scale = power(10n, shift < 0n ? P - 1n + shift : shift)
  return mod(BigInt(`${whole}${fraction}`) * scale)
}

function mod(a: bigint): bigint {
  return ((a % P) + P) % P
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let b = mod(base), e = exponent; e > 0n; e >>= 1n) {
    if (e & 1n) result = (result * b) % P
    b = (b * b) % P
  }
  return result
}

function hash(name: string, parts: readonly bigint[]): bigint {
  const all = [...[...name].map((c) => BigInt(c.charCodeAt(0))), 1_000_003n, ...parts]
  return all.reduce((h, part) => mod((h + part + 40503n) * (h ^ 0x9e3779b97f4a7n) + 12345n), 88172645463325252n)
}
