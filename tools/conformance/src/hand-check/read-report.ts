/** What a report says of its calculation: the steps as they are printed, and the list of the symbols. */
import { type Element, elementsOf, hasClass, readHtml, textOf, within } from './read-html.ts'

/** One formula that is worked out: its lines as they are printed. */
export interface Work {
  readonly formula?: readonly Element[]
  readonly values?: readonly Element[]
  readonly result: readonly Element[]
  /** The result in another multiple of its unit. */
  readonly multiple?: string
  readonly conditions?: readonly Element[]
}
export interface StatedFunction {
  readonly formula: readonly Element[]
  readonly beside: readonly { readonly formula: readonly Element[]; readonly root?: Element }[]
  readonly means?: string
}
export interface PrintedStep {
  readonly no: number
  readonly works: readonly Work[]
  /** How a value was found that no formula gives. */
  readonly found?: string
  readonly lists: readonly (readonly Element[])[]
  readonly functions: readonly StatedFunction[]
  /** Symbols of functions that an earlier step states, with its number. */
  readonly statedBefore: readonly { readonly name: Element; readonly step: number }[]
  /** Cells of the corners of a table, row by row, below the symbols of its axes. */
  readonly corners?: readonly (readonly Element[])[]
  /** Numbers that a calculation meets at a root, as text: the root, what is reached, its sign, what was to be reached. */
  readonly meets: readonly (readonly string[])[]
  /** What is said of lists too long to be printed. */
  readonly longLists: readonly string[]
  /** The later step that shows a solved value, and the number it must give. */
  readonly shown?: { readonly step: number; readonly gives?: string }
}
export interface PrintedSymbol {
  readonly symbol: Element
  readonly title: string
  readonly value: string
}
export interface PrintedReport {
  readonly steps: readonly PrintedStep[]
  readonly symbols: readonly PrintedSymbol[]
}

export function readReport(page: string): PrintedReport {
  const all = within(readHtml(page))
  return {
    steps: all.filter((e) => e.tag === 'li' && hasClass(e, 'step')).map(readStep),
    symbols: symbolRows(all).map(readSymbol),
  }
}

/** Rows of the first table behind the heading of the symbols. */
function symbolRows(all: readonly Element[]): readonly Element[] {
  const start = all.findIndex((e) => e.attributes.id === 'nomenclature')
  const table = all.slice(start < 0 ? all.length : start).find((e) => e.tag === 'table')
  return table === undefined ? [] : bodyRows(table)
}

const bodyRows = (table: Element): readonly Element[] =>
  within(table)
    .filter((e) => e.tag === 'tbody')
    .flatMap(elementsOf)

function readSymbol(row: Element): PrintedSymbol {
  const [symbol, title, value] = elementsOf(row)
  if (symbol === undefined || title === undefined || value === undefined) throw new Error('a symbol without its value')
  return { symbol: mathIn(symbol)[0] ?? symbol, title: textOf(title), value: textOf(value) }
}

function readStep(e: Element): PrintedStep {
  const parts = elementsOf(e)
  const all = within(e)
  const lines = (kind: string) => parts.filter((p) => hasClass(p, 'line') && hasClass(p, kind))
  const found = all.find((p) => hasClass(p, 'found'))
  const corners = all.find((p) => hasClass(p, 'corners'))
  const where = lines('where')
  const shown = parts.find((p) => hasClass(p, 'shown'))
  return {
    no: Number(e.attributes.id?.replace('step-', '')),
    works: all.filter((p) => hasClass(p, 'work')).map(readWork),
    ...(found && { found: textOf(found) }),
    lists: lines('list').map(mathIn),
    functions: where.filter((p) => !isReference(p)).map(readFunction),
    statedBefore: where.filter(isReference).map(readReference),
    ...(corners && { corners: [...headRows(corners), ...bodyRows(corners)].map(elementsOf) }),
    meets: all
      .filter((p) => hasClass(p, 'meets'))
      .flatMap(elementsOf)
      .map(quantitiesIn),
    longLists: parts.filter((p) => hasClass(p, 'long-list')).map(textOf),
    ...(shown && { shown: readShown(shown) }),
  }
}

function readShown(e: Element): NonNullable<PrintedStep['shown']> {
  const link = within(e).find((p) => p.tag === 'a')
  const [gives] = quantitiesIn(e)
  return { step: Number(link?.attributes.href?.replace('#step-', '')), ...(gives !== undefined && { gives }) }
}

/** The numbers with their units, and the sign between them. */
const quantitiesIn = (e: Element): readonly string[] =>
  elementsOf(e).flatMap((p) => (hasClass(p, 'q') || hasClass(p, 'sign') ? [textOf(p)] : quantitiesIn(p)))

const headRows = (table: Element): readonly Element[] =>
  within(table)
    .filter((e) => e.tag === 'thead')
    .flatMap(elementsOf)

function readWork(e: Element): Work {
  const line = (kind: string) => within(e).find((p) => hasClass(p, 'line') && hasClass(p, kind))
  const [formula, values, result, conditions] = [line('formula'), line('values'), line('result'), line('for')]
  const multiple = result && elementsOf(result).find((p) => p.tag === 'span')
  return {
    ...(formula && { formula: mathIn(formula) }),
    ...(values && { values: mathIn(values) }),
    result: result ? mathIn(result) : [],
    ...(multiple && { multiple: textOf(multiple) }),
    ...(conditions && { conditions: mathIn(conditions) }),
  }
}

const isReference = (e: Element): boolean => within(e).some((p) => p.tag === 'a')

function readReference(e: Element): PrintedStep['statedBefore'][number] {
  const [name] = mathIn(e)
  const link = within(e).find((p) => p.tag === 'a')
  if (name === undefined) throw new Error('a function without its name')
  return { name, step: Number(link?.attributes.href?.replace('#step-', '')) }
}

function readFunction(e: Element): StatedFunction {
  const direct = elementsOf(e)
  const beside = direct
    .filter((p) => p.tag === 'p')
    .map((p) => {
      const math = mathIn(p)
      const isRoot = / the root of/.test(textOf(p))
      return { formula: math.slice(-1), ...(isRoot && math[0] && { root: math[0] }) }
    })
  const means = / is (.+)$/.exec(textOf(e))?.[1]
  return {
    formula: direct.filter((p) => p.tag === 'math'),
    beside,
    ...(beside.length === 0 && means !== undefined && { means }),
  }
}

const mathIn = (e: Element): readonly Element[] => within(e).filter((p) => p.tag === 'math')
