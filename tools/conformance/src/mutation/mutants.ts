/**
 * The mistakes that the evidence should notice: each literal of a formula, a table or a coefficient changed by one per
 * cent, each operator and comparison flipped, each argument of a formula swapped with one of its dimension.
 */
import type { Equation } from '@keelson/equations'
import { baseDimensions } from '@keelson/units'
import type { Ground, Mutant } from './mutant.ts'
import { partsOf, type SyntaxNode, syntaxOf, within } from './syntax.ts'

const FLIPPED: Readonly<Record<string, string>> = {
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '**': '*' },
  ...{ '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===' },
  ...{ '&&': '||', '||': '&&' },
}
const OTHER_FUNCTION: Readonly<Record<string, string>> = { min: 'max', max: 'min' }
const ONE_PER_CENT = 1.01
/** What a literal zero becomes. */
const NOT_ZERO = '0.01'

/** A formula of the module, by the text of its arrow function. */
export type FormulasByText = ReadonlyMap<string, Formula>
export interface Formula {
  readonly name: string
  readonly equation: AnyEquation
}
/** An equation of whatever symbols, as far as its text goes. */
export interface AnyEquation extends Pick<Equation, 'where' | 'source' | 'clause' | 'expression' | 'functions'> {
  readonly evaluate: (v: never) => number
  readonly left?: (v: never) => number
}

interface Place {
  readonly ground: Ground
  readonly of: string
  readonly clause: string
}

/** Every mutant of a module: `text` without its types, and the formulas that it declares. */
export function mutantsOf(file: string, text: string, formulas: FormulasByText): Mutant[] {
  const found: Mutant[] = []
  const lines = lineStarts(text)
  const add = (place: Place, node: { start: number; end: number }, change: string, becomes: string) =>
    found.push({ file, ...place, line: lineAt(lines, node.start), change, start: node.start, end: node.end, becomes })

  const visit = (node: SyntaxNode, outer: Place | undefined): void => {
    if (node.type === 'ImportDeclaration') return
    const formula = formulaAt(node, text, formulas)
    const place = placeOf(node, text, formula, outer)
    const swaps = formula ? swapsOf(node, formula, text) : []
    if (place) for (const m of [...swaps, ...ownMutants(node, text)]) add(place, m, m.change, m.becomes)
    for (const [member, part] of partsOf(node)) if (!isName(node, member)) visit(part, place)
  }
  visit(syntaxOf(text), undefined)
  return found
}

const formulaAt = (node: SyntaxNode, text: string, formulas: FormulasByText): Formula | undefined =>
  node.type === 'ArrowFunctionExpression' ? formulas.get(text.slice(node.start, node.end)) : undefined

/** Where a node stands: in a formula, in a declaration of the module, or in code; what a function declares is code. */
function placeOf(
  node: SyntaxNode,
  text: string,
  formula: Formula | undefined,
  outer: Place | undefined,
): Place | undefined {
  if (formula) {
    const { source, clause } = formula.equation
    return { ground: 'equation', of: formula.name, clause: `${source.id} ${clause}` }
  }
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
    const { id } = node as unknown as { id: SyntaxNode | null }
    const of = id === null ? '' : text.slice(id.start, id.end)
    const ground = node.type !== 'VariableDeclarator' || outer?.ground === 'code' ? 'code' : 'coefficient'
    return { ground, of, clause: clauseIn(node, text) }
  }
  return isFunction(node) && outer?.ground === 'coefficient' ? { ...outer, ground: 'code' } : outer
}

/** The clause that a declaration of a coefficient names. */
function clauseIn(node: SyntaxNode, text: string): string {
  const named = /\bclause: (['"`])(.*?)\1/.exec(text.slice(node.start, node.end))
  return named?.[2] ?? ''
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'

/** Whether a member of a node is a name and no number: the key of a property, the index of a fixed place. */
const isName = (node: SyntaxNode, member: string): boolean =>
  (node.type === 'Property' && member === 'key') || (node.type === 'MemberExpression' && member === 'property')

interface Change {
  readonly start: number
  readonly end: number
  readonly change: string
  readonly becomes: string
}

function ownMutants(node: SyntaxNode, text: string): Change[] {
  const { start, end } = node
  const was = text.slice(start, end)
  if (node.type === 'Literal' && typeof node.value === 'number') {
    const becomes = node.value === 0 ? NOT_ZERO : String(node.value * ONE_PER_CENT)
    return [{ start, end, change: `${was} -> ${was} + 1 %`, becomes }]
  }
  if (node.type === 'Identifier' && was === 'pi')
    return [{ start, end, change: 'pi -> pi + 1 %', becomes: '(1.01 * pi)' }]
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') return flipped(node, text)
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const { argument } = node as unknown as { argument: SyntaxNode }
    return [{ start, end, change: '-x -> x', becomes: `(${text.slice(argument.start, argument.end)})` }]
  }
  if (node.type !== 'CallExpression') return []
  const { callee } = node as unknown as { callee: SyntaxNode }
  const name = text.slice(callee.start, callee.end)
  const other = OTHER_FUNCTION[name]
  return other === undefined ? [] : [otherFunction(node, callee, name, text)]
}

const otherFunction = (node: SyntaxNode, callee: SyntaxNode, name: string, text: string): Change => ({
  start: callee.start,
  end: callee.end,
  change: `${text.slice(node.start, node.end).replace(/\s+/g, ' ')}: ${name} -> ${OTHER_FUNCTION[name]}`,
  becomes: `Math.${OTHER_FUNCTION[name]}`,
})

function flipped(node: SyntaxNode, text: string): Change[] {
  const { operator, left, right } = node as unknown as { operator: string; left: SyntaxNode; right: SyntaxNode }
  const becomes = FLIPPED[operator]
  if (becomes === undefined) return []
  const [a, b] = [text.slice(left.start, left.end), text.slice(right.start, right.end)]
  const { start, end } = node
  const one = `${a} ${operator} ${b}`.replace(/\s+/g, ' ')
  return [{ start, end, change: `${one}: ${operator} -> ${becomes}`, becomes: `((${a}) ${becomes} (${b}))` }]
}

/** Arguments of one dimension, each in the place of the next. */
function swapsOf(arrow: SyntaxNode, { equation }: Formula, text: string): Change[] {
  const { body } = arrow as unknown as { body: SyntaxNode }
  const used = [...within(body)].filter((node) => node.type === 'Identifier')
  const names = Object.entries(equation.where).filter(([name]) => used.some((n) => n.name === name))
  const alike = Map.groupBy(names, ([, [, unit, kind]]) => `${dimensionOf(unit)} ${kind ?? ''}`)
  return [...alike.values()].flatMap((group) =>
    group.flatMap(([a], k) => {
      const b = group[k + 1]?.[0]
      return b === undefined ? [] : [swapped(body, used, a, b, text)]
    }),
  )
}

function swapped(body: SyntaxNode, used: readonly SyntaxNode[], a: string, b: string, text: string): Change {
  let becomes = ''
  let at = body.start
  for (const { name, start, end } of used) {
    becomes += text.slice(at, start) + (name === a ? b : name === b ? a : String(name))
    at = end
  }
  return { start: body.start, end: body.end, change: `${a} <-> ${b}`, becomes: becomes + text.slice(at, body.end) }
}

export const dimensionOf = (unit: string): string =>
  [...baseDimensions(unit)]
    .filter(([, exponent]) => exponent !== 0)
    .map(([base, exponent]) => `${base}${exponent}`)
    .sort()
    .join(' ')

function lineStarts(text: string): number[] {
  return [...text.matchAll(/\n/g)].map(({ index }) => index + 1)
}

const lineAt = (starts: readonly number[], at: number): number => 1 + starts.filter((start) => start <= at).length
