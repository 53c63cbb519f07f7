/** Holds the equations and tables of a folder to the script beside them that was written from the sources alone. */
import { isConstant } from './constant.ts'
import type { Arguments, Equation, Where } from './equation.ts'
import { EquationError } from './errors.ts'
import { byScript, type EvidenceKind, WorkedValueMissed } from './evidence.ts'
import { assertEquationHolds, type Worked } from './testing.ts'

/** What a script worked out, as `scripts/worked.py` writes it. */
export interface WorkedByScript {
  readonly script: string
  readonly relTol: number
  /** By the name of the equation: arguments and value in the equation's own units. */
  readonly values: Readonly<
    Record<string, readonly { readonly args: object; readonly value: number; readonly left?: number }[]>
  >
  /** By the name of the table or coefficient: what a second reading of the source gives. */
  readonly tables: Readonly<Record<string, SecondReading>>
}
interface SecondReading {
  readonly kind: string
  /** Where it was read. */
  readonly source: string
  readonly data: unknown
}

/** Lowest and highest value of symbols by the name of the equation, in its own units. */
export type RangesOf = Readonly<Record<string, Readonly<Record<string, readonly [low: number, high: number]>>>>

/**
 * Asserts that what a folder exports agrees with its script, and that its equations are finite over `ranges`. Throws
 * EquationError for a name that it does not export or work out, WorkedValueMissed for a number that differs.
 */
export function assertScriptAgrees(
  exported: Readonly<Record<string, unknown>>,
  by: WorkedByScript,
  ranges: RangesOf = {},
): void {
  const idle = Object.keys(ranges).filter((name) => by.values[name] === undefined)
  if (idle.length > 0) throw new EquationError(`${by.script} works out no ${idle.join(', ')}`)
  for (const [name, points] of Object.entries(by.values)) {
    const worked = points.map((point) => ({ ...point, relTol: by.relTol, source: byScript(by.script) }))
    const [first, ...rest] = worked as unknown as readonly Worked<Where>[]
    if (!first) throw new EquationError(`${name}: ${by.script} works out no value`)
    const equation = equationOf(exported, name)
    const unknown = Object.keys(ranges[name] ?? {}).filter((symbol) => !(symbol in equation.where))
    if (unknown.length > 0) throw new EquationError(`${name} has no ${unknown.join(', ')}`)
    assertEquationHolds(equation, { ranges: ranges[name] ?? {}, worked: [first, ...rest] })
  }
  for (const [name, { data, kind }] of Object.entries(by.tables)) {
    assertSameNumbers(memberOf(exported, name), data, name, kind as EvidenceKind)
  }
}

function equationOf(exported: Readonly<Record<string, unknown>>, name: string): Equation<Where> {
  const found = memberOf(exported, name) as Equation<Where> & { evaluate?: (v: Arguments<Where>) => number }
  if (typeof found.evaluate !== 'function') throw new EquationError(`${name} is not an equation`)
  return found
}

/** 'closedForm.collapseYieldPart' stands inside what is exported. */
function memberOf(exported: Readonly<Record<string, unknown>>, name: string): unknown {
  const found = name
    .split('.')
    .reduce<unknown>((whole, key) => (whole as Readonly<Record<string, unknown>> | undefined)?.[key], exported)
  if (found === undefined) throw new EquationError(`'${name}' is not exported`)
  return found
}

function assertSameNumbers(own: unknown, read: unknown, at: string, kind: EvidenceKind): void {
  const miss = (what: string) => new WorkedValueMissed(`${at}: ${what}`, kind)
  if (typeof read === 'number') {
    const value = isConstant(own) ? own.value : own
    if (typeof value !== 'number' || Math.abs(value - read) > 1e-12 * Math.abs(read)) {
      throw miss(`${String(value)}, but ${read} by a second reading`)
    }
    return
  }
  if (Array.isArray(read)) {
    if (!Array.isArray(own) || own.length !== read.length) throw miss(`not ${read.length} entries`)
    read.forEach((part, k) => {
      assertSameNumbers(own[k], part, `${at}[${k}]`, kind)
    })
    return
  }
  if (typeof read !== 'object' || read === null) {
    if (own !== read) throw miss(`${String(own)}, but ${String(read)} by a second reading`)
    return
  }
  for (const [key, part] of Object.entries(read)) {
    assertSameNumbers((own as Readonly<Record<string, unknown>> | undefined)?.[key], part, `${at}.${key}`, kind)
  }
}
