/**
 * Mistakes in the text of the modules that carry numbers between formulas, checks, tables and charts: two names of one
 * dimension exchanged, a comparison turned, a sum or a difference with the wrong sign, an entry that is gone, a unit that
 * is another.
 */
import type { Equation } from '@keelson/equations'
import { dimensionOf } from '../mutants.ts'
import { partsOf, type SyntaxNode, syntaxOf, within } from '../syntax.ts'

export interface SourceMistake {
  readonly file: string
  /** Name of the function or the declaration that it stands in. */
  readonly of: string
  readonly change: string
  readonly start: number
  readonly end: number
  readonly becomes: string
}
export interface KnownNames {
  /** Dimension of a name of an input, a value or a column. */
  readonly dimensions: ReadonlyMap<string, string>
  /** Equations by the name under which they are exported; of several of one name all. */
  readonly equations: ReadonlyMap<string, readonly Pick<Equation, 'where'>[]>
}

type Change = Omit<SourceMistake, 'file' | 'of'>

/** Every mistake of a module; `text` is without its types. */
export function sourceMistakes(file: string, text: string, names: KnownNames): SourceMistake[] {
  const found: SourceMistake[] = []
  const module: Module = { text, names, members: membersIn(text, names) }
  const visit = (node: SyntaxNode, of: string): void => {
    if (node.type === 'ImportDeclaration') return
    const inside = nameOf(node, text) ?? of
    for (const change of changesAt(node, module)) found.push({ file, of: inside, ...change })
    for (const [, part] of partsOf(node)) visit(part, inside)
  }
  visit(syntaxOf(text), '')
  return found
}

interface Module {
  readonly text: string
  readonly names: KnownNames
  /** Names that are read of an object, by the object and their dimension: 'p m1'. */
  readonly members: ReadonlyMap<string, readonly string[]>
}

function nameOf(node: SyntaxNode, text: string): string | undefined {
  if (node.type !== 'VariableDeclarator' && node.type !== 'FunctionDeclaration') return undefined
  const { id } = node as unknown as { id: SyntaxNode | null }
  return id === null ? undefined : text.slice(id.start, id.end).replaceAll(/\s+/g, ' ')
}

function membersIn(text: string, { dimensions }: KnownNames): Module['members'] {
  const members = new Map<string, string[]>()
  for (const node of within(syntaxOf(text))) {
    const read = readMember(node, text)
    const dimension = read && dimensions.get(read.name)
    if (!read || dimension === undefined) continue
    const key = `${read.object} ${dimension}`
    const before = members.get(key) ?? []
    if (!before.includes(read.name)) members.set(key, [...before, read.name])
  }
  return members
}

interface ReadMember {
  readonly object: string
  readonly name: string
  readonly start: number
  readonly end: number
}
function readMember(node: SyntaxNode, text: string): ReadMember | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  const { object, property } = node as unknown as { object: SyntaxNode; property: SyntaxNode }
  const { start, end } = property
  return { object: text.slice(object.start, object.end), name: text.slice(start, end), start, end }
}

function changesAt(node: SyntaxNode, module: Module): Change[] {
  switch (node.type) {
    case 'MemberExpression':
      return otherMember(node, module)
    case 'ObjectExpression':
    case 'ObjectPattern':
      return exchangedMembers(node, module)
    case 'BinaryExpression':
      return turned(node, module.text)
    case 'ArrayExpression':
      return withoutEntry(node, module.text)
    case 'CallExpression':
      return [...exchangedArguments(node, module), ...otherEnd(node, module.text)]
    case 'Property':
      return otherUnit(node, module.text)
    default:
      return []
  }
}

/** `p.outer_diameter` where `p.wall_thickness` is read too. */
function otherMember(node: SyntaxNode, { text, names, members }: Module): Change[] {
  const read = readMember(node, text)
  const dimension = read && names.dimensions.get(read.name)
  if (!read || dimension === undefined) return []
  const alike = members.get(`${read.object} ${dimension}`) ?? []
  const other = alike[(alike.indexOf(read.name) + 1) % alike.length]
  if (other === undefined || other === read.name) return []
  const { start, end } = read
  return [{ start, end, change: `${read.object}.${read.name} -> ${other}`, becomes: other }]
}

interface Member {
  readonly key: string
  readonly value: string
  readonly start: number
  readonly end: number
}
/** Plain members of an object or of a pattern. */
function membersOf(node: SyntaxNode, text: string): Member[] {
  const { properties } = node as unknown as { properties: readonly SyntaxNode[] }
  return properties.flatMap((p) => {
    const { key, value, computed, kind } = p as unknown as {
      key?: SyntaxNode
      value?: SyntaxNode
      computed?: boolean
      kind?: string
    }
    if (p.type !== 'Property' || !key || !value || computed || (kind !== undefined && kind !== 'init')) return []
    return [
      { key: text.slice(key.start, key.end), value: text.slice(value.start, value.end), start: p.start, end: p.end },
    ]
  })
}

/** Members of one dimension by their names: values, columns, inputs. */
function exchangedMembers(node: SyntaxNode, { text, names }: Module): Change[] {
  const members = membersOf(node, text).flatMap((m) => {
    const dimension = names.dimensions.get(m.key)
    return dimension === undefined ? [] : [{ ...m, dimension }]
  })
  return neighbours(members, text)
}

/** Arguments of one dimension that an equation is applied to. */
function exchangedArguments(node: SyntaxNode, { text, names }: Module): Change[] {
  const [callee, of, given] = [node.callee, ...(node.arguments as readonly unknown[])] as unknown as SyntaxNode[]
  if (!callee || !of || given?.type !== 'ObjectExpression') return []
  if (!/\b(apply|fulfils)$/.test(text.slice(callee.start, callee.end))) return []
  const name = text.slice(of.start, of.end).split('.').at(-1) ?? ''
  const members = membersOf(given, text)
  const equation = names.equations.get(name)?.find(({ where }) => members.every(({ key }) => key in where))
  if (!equation) return []
  return neighbours(
    members.map((m) => ({
      ...m,
      dimension: `${dimensionOf(equation.where[m.key]?.[1] ?? '-')} ${equation.where[m.key]?.[2] ?? ''}`,
    })),
    text,
  )
}

/** Each two that follow each other in one dimension and differ, exchanged. */
function neighbours(members: readonly (Member & { readonly dimension: string })[], text: string): Change[] {
  return [...Map.groupBy(members, ({ dimension }) => dimension).values()].flatMap((alike) =>
    alike.slice(1).flatMap((b, k) => {
      const a = alike[k]
      if (a === undefined || a.value === b.value) return []
      const between = text.slice(a.end, b.start)
      const becomes = `${a.key}: ${b.value}${between}${b.key}: ${a.value}`
      return [{ start: a.start, end: b.end, change: `${a.key} <-> ${b.key}`, becomes }]
    }),
  )
}

const TURNED: Readonly<Record<string, string>> = {
  ...{ '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===' },
}

/** A comparison turned, a difference the other way round, a load that is taken off. */
function turned(node: SyntaxNode, text: string): Change[] {
  const { operator, left, right } = node as unknown as { operator: string; left: SyntaxNode; right: SyntaxNode }
  const [a, b] = [text.slice(left.start, left.end), text.slice(right.start, right.end)]
  const { start, end } = node
  const one = `${a} ${operator} ${b}`.replaceAll(/\s+/g, ' ')
  const other = TURNED[operator]
  if (other !== undefined)
    return [{ start, end, change: `${one}: ${operator} -> ${other}`, becomes: `((${a}) ${other} (${b}))` }]
  if (isText(left) || isText(right)) return []
  if (operator === '-') return [{ start, end, change: `${one}: the other way round`, becomes: `((${b}) - (${a}))` }]
  return operator === '+' ? [{ start, end, change: `${one}: + -> -`, becomes: `((${a}) - (${b}))` }] : []
}
const isText = ({ type, value }: SyntaxNode): boolean => type === 'TemplateLiteral' || typeof value === 'string'

/** Two of these are a point or an interval, and not a list. */
const ONE_OF_A_PAIR = new Set(['Identifier', 'MemberExpression', 'BinaryExpression', 'UnaryExpression'])

/** A list without one of its entries: a row, a load, a warning. */
function withoutEntry(node: SyntaxNode, text: string): Change[] {
  const entries = (node as unknown as { elements: readonly (SyntaxNode | null)[] }).elements.filter((e) => e !== null)
  if (entries.length < 2 || entries.some(({ type }) => type === 'Literal')) return []
  if (entries.length === 2 && entries.every(({ type }) => ONE_OF_A_PAIR.has(type))) return []
  return entries.map((entry, k) => {
    const rest = entries.filter((e) => e !== entry).map((e) => text.slice(e.start, e.end))
    const said = text.slice(entry.start, entry.end).replaceAll(/\s+/g, ' ').slice(0, 60)
    const { start, end } = node
    return { start, end, change: `without entry ${k + 1}, ${said}`, becomes: `[${rest.join(', ')}]` }
  })
}

const OTHER_END: Readonly<Record<string, string>> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
  min: 'Math.max',
  max: 'Math.min',
}

function otherEnd(node: SyntaxNode, text: string): Change[] {
  const { callee } = node as unknown as { callee: SyntaxNode }
  const name = text.slice(callee.start, callee.end)
  const other = OTHER_END[name]
  const { start, end } = callee
  return other === undefined
    ? []
    : [
        {
          start,
          end,
          change: `${text.slice(node.start, node.end).replaceAll(/\s+/g, ' ').slice(0, 60)}: ${name} -> ${other}`,
          becomes: other,
        },
      ]
}

/** Units that a number may be taken for. */
const UNITS = [
  'm',
  'mm',
  'in',
  'kN',
  'N',
  'lbf',
  'MPa',
  'kPa',
  'psi',
  'kN*m',
  'N*m',
  's',
  'h',
  'deg',
  'rad',
  'kg',
  't',
  'm/s',
  'kn',
  'm2',
  'mm2',
  'kg/m',
  'N/m',
]

/** The unit that an axis names. */
function otherUnit(node: SyntaxNode, text: string): Change[] {
  const { key, value } = node as unknown as { key: SyntaxNode; value: SyntaxNode }
  if (text.slice(key.start, key.end) !== 'unit' || value.type !== 'Literal' || typeof value.value !== 'string')
    return []
  const unit = value.value
  const other = UNITS.includes(unit) && UNITS.find((u) => u !== unit && dimensionOf(u) === dimensionOf(unit))
  const { start, end } = value
  return other ? [{ start, end, change: `unit ${unit} -> ${other}`, becomes: `'${other}'` }] : []
}
