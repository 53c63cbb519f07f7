/** Works a formula out in numbers, as a reader with a calculator would. */
import type { Formula, Sign } from './formula.ts'

export type Callable = (given: readonly number[]) => number
export interface Known {
  readonly numbers: ReadonlyMap<string, number>
  /** Entries of a list, with the number of the first. */
  readonly lists: ReadonlyMap<string, readonly number[]>
  readonly functions: ReadonlyMap<string, Callable>
}

/** Parts of the range in which an integral is summed. */
const PARTS = 240

export function worth(f: Formula, known: Known): number {
  const value = (part: Formula) => worth(part, known)
  switch (f.kind) {
    case 'number':
      return f.value
    case 'symbol':
      return numberOf(f.name, known)
    case 'element':
      return entryOf(f.list, value(f.at), known)
    case 'negative':
      return -value(f.of)
    case 'operation':
      return worked(f.sign, value(f.left), value(f.right))
    case 'call':
      return called(f.name, f.given.map(value), known)
    case 'cases':
      return value(takenBranch(f, known))
    case 'sum':
      return total(f, known)
    case 'integral':
      return integrated(f, known)
    case 'beginning':
      throw new Error('a sum of which only the first terms are given')
    default:
      throw new Error('a condition stands where a number is needed')
  }
}

/** Whether a condition holds. */
export function holds(f: Formula, known: Known): boolean {
  switch (f.kind) {
    case 'comparison':
      return compared(f.sign, worth(f.left, known), worth(f.right, known))
    case 'joined':
      return f.word === 'and'
        ? holds(f.left, known) && holds(f.right, known)
        : holds(f.left, known) || holds(f.right, known)
    case 'not':
      return !holds(f.of, known)
    default:
      throw new Error('a number stands where a condition is needed')
  }
}

/** The formula of the first branch whose condition holds. */
export function takenBranch(f: Extract<Formula, { kind: 'cases' }>, known: Known): Formula {
  const taken = f.branches.find(({ test }) => test === undefined || holds(test, known))
  if (taken === undefined) throw new Error('no branch holds')
  return taken.value
}

function numberOf(name: string, { numbers }: Known): number {
  const value = numbers.get(name)
  if (value === undefined) throw new Error(`the report gives no number for ${name}`)
  return value
}

function entryOf(list: string, at: number, { lists, numbers }: Known): number {
  const value = lists.get(list)?.[at - (numbers.get(FIRST) ?? 1)]
  if (value === undefined) throw new Error(`the report gives no entry ${at} of ${list}`)
  return value
}
/** Number of the first entry of a list, as the sum around it counts. */
export const FIRST = 'first entry'

function worked(sign: Sign, a: number, b: number): number {
  switch (sign) {
    case '+':
      return a + b
    case '−':
      return a - b
    case '⋅':
      return a * b
    case '/':
      return a / b
    case '^':
      return a ** b
  }
}

function compared(sign: string, a: number, b: number): boolean {
  switch (sign) {
    case '<':
      return a < b
    case '>':
      return a > b
    case '≤':
      return a <= b
    case '≥':
      return a >= b
    case '=':
      return a === b
    case '≠':
      return a !== b
    default:
      throw new Error(`the sign ${sign} compares nothing`)
  }
}

const ELEMENTARY: Readonly<Record<string, (...given: number[]) => number>> = {
  '√': Math.sqrt,
  '|x|': Math.abs,
  '⌊x⌋': Math.floor,
  '⌈x⌉': Math.ceil,
  ln: Math.log,
  log_10: Math.log10,
  exp: Math.exp,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  arsinh: Math.asinh,
  arcosh: Math.acosh,
  artanh: Math.atanh,
  atan2: Math.atan2,
  min: Math.min,
  max: Math.max,
}

function called(name: string, given: readonly number[], { functions }: Known): number {
  const stated = functions.get(name)
  if (stated) return stated(given)
  const elementary = ELEMENTARY[name]
  if (elementary === undefined) throw new Error(`the report does not say what ${name} is`)
  return elementary(...given)
}

function total(f: Extract<Formula, { kind: 'sum' }>, known: Known): number {
  const from = worth(f.from, known)
  const to = worth(f.to, known)
  const numbers = new Map([...known.numbers, [FIRST, from]])
  let sum = 0
  for (let j = from; j <= to; j++) sum += worth(f.body, { ...known, numbers: numbers.set(f.index, j) })
  return sum
}

/** Simpson's rule: another than that of the report, so that it tells whether that was fine enough. */
function integrated(f: Extract<Formula, { kind: 'integral' }>, known: Known): number {
  const from = worth(f.from, known)
  const step = (worth(f.to, known) - from) / PARTS
  const numbers = new Map(known.numbers)
  let sum = 0
  for (let i = 0; i <= PARTS; i++) {
    const weight = i === 0 || i === PARTS ? 1 : i % 2 === 1 ? 4 : 2
    sum += weight * worth(f.body, { ...known, numbers: numbers.set(f.variable, from + i * step) })
  }
  return (sum * step) / 3
}
