/** A unit text made into factor, offset and dimension, and the conversions between two of them. */
import { addTo, dimensionOf, type Exponents, siName } from './dimension.ts'
import { UnitError } from './errors.ts'
import { type Exact, exact, mapping, minus, ONE, power, times, toNumber, ZERO } from './exact.ts'
import { parse, type Tree } from './grammar.ts'
import { render } from './render.ts'

/** SI = value * factor + offset. `dimension`: 'length', 'pressure', 'pressure:absolute', 'M1 L-3', ... */
export interface Unit {
  readonly name: string
  readonly factor: number
  readonly offset: number
  readonly dimension: string
}

export interface Compiled {
  readonly unit: Unit
  readonly tree: Tree
  readonly si: Exponents
  readonly exact: { readonly factor: Exact; readonly offset: Exact }
  readonly usesStandardVolume: boolean
  readonly reference?: 'absolute' | 'gauge'
}

interface Sum {
  factor: Exact
  readonly si: Map<string, number>
  standard: boolean
}

/** Powers of SI units that can be written, and read back. */
const HIGHEST_POWER = 9

/** Unit texts come from callers, so what is kept of them is bounded. */
const KEPT = 2000
const cache = new Map<string, Compiled>()

/** The compiled unit of a text; throws UnitError. */
export function compile(text: string): Compiled {
  const known = cache.get(text)
  if (known) return known
  const made = build(parse(text), text)
  if (cache.size >= KEPT) cache.clear()
  cache.set(ownCopy(text), made)
  return made
}

/** The unit of a cell is a piece of its file, which would be kept with it. */
const ownCopy = (text: string): string => JSON.parse(JSON.stringify(text)) as string

function build(tree: Tree, text: string): Compiled {
  const sum: Sum = { factor: ONE, si: new Map(), standard: false }
  gather(tree, 1, sum)
  const factor = toNumber(sum.factor)
  const high = [...sum.si.values()].some((n) => Math.abs(n) > HIGHEST_POWER)
  if (high || !Number.isFinite(factor) || factor === 0)
    throw new UnitError('unknown_unit', `"${text}" is outside the representable range`)
  const single = tree.kind === 'unit' && tree.exponent === 1 ? tree.unit : undefined
  const offset = single && single.zero !== ZERO ? times(single.zero, single.factor) : ZERO
  const reference = single?.reference
  const dimension = `${dimensionOf(sum.si)}${reference ? `:${reference}` : ''}`
  return {
    unit: { name: render(tree, 'plain'), factor, offset: toNumber(offset), dimension },
    tree,
    si: sum.si,
    exact: { factor: sum.factor, offset },
    usesStandardVolume: sum.standard,
    ...(reference && { reference }),
  }
}

function gather(tree: Tree, exponent: number, sum: Sum): void {
  if (tree.kind === 'unit') {
    const own = tree.exponent * exponent
    sum.factor = times(sum.factor, power(tree.unit.factor, own))
    for (const [name, n] of tree.unit.si) addTo(sum.si, name, n * own)
    sum.standard ||= tree.unit.standard
  } else if (tree.kind === 'bracket') {
    gather(tree.inside, exponent * tree.exponent, sum)
  } else if (tree.kind === 'times') {
    gather(tree.left, exponent, sum)
    gather(tree.right, exponent, sum)
  } else if (tree.kind === 'per') {
    gather(tree.left, exponent, sum)
    gather(tree.right, -exponent, sum)
    if (tree.count !== 1) sum.factor = times(sum.factor, power(exact(String(tree.count)), -exponent))
  }
}

/** The coherent SI unit of the same dimension, for printing: 'N/m', 'Pa(a)', 'rad/s', '-'. Throws UnitError. */
export function siNameOf(compiled: Compiled): string {
  const name = siName(compiled.si)
  if (!compiled.reference) return name
  return `${name}(${compiled.reference === 'absolute' ? 'a' : 'g'})`
}

export type Mapping = (value: number) => number
const mappings = new WeakMap<Compiled, WeakMap<Compiled, Mapping>>()

/** value in `from` -> value in `to`, both of one dimension: one exact fraction, one rounding as a rule. */
export function between(from: Compiled, to: Compiled): Mapping {
  const known = mappings.get(from)?.get(to)
  if (known) return known
  const back = power(to.exact.factor, -1)
  const shift = times(minus(from.exact.offset, to.exact.offset), back)
  const made = mapping(times(from.exact.factor, back), shift.top === 0n ? ZERO : shift)
  const row = mappings.get(from) ?? new WeakMap<Compiled, Mapping>()
  mappings.set(from, row.set(to, made))
  return made
}

/** The same for a difference of two values: without offsets. */
export function differenceToSI(from: Compiled): Mapping {
  return mapping(from.exact.factor, ZERO)
}
