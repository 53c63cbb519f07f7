/** Whether a table over two axes has a block for each entry of the first and in it a row for each of the second. */
import type { TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import type { Problem } from './errors.ts'
import type { Axes } from './params.ts'

type Values = Readonly<Record<string, unknown>>

/** The tables whose shape is not that of their axes, each at the first place that is not. */
export const axesProblems = (schema: TObject, declared: Values): readonly Problem[] =>
  tablesOver(schema).flatMap(({ name, axes }) => shapeProblems(name, axes, declared))

function shapeProblems(name: string, [blocks, rows]: Axes, declared: Values): readonly Problem[] {
  const [table, along, across] = [declared[name], declared[blocks], declared[rows]]
  if (!Array.isArray(table) || !Array.isArray(along) || !Array.isArray(across)) return []
  if (table.length !== along.length) return [lengthProblem(`/${name}`, table, 'blocks', blocks, along)]
  const at = table.findIndex((block) => Array.isArray(block) && block.length !== across.length)
  return at < 0 ? [] : [lengthProblem(`/${name}/${at}`, table[at], 'rows', rows, across)]
}

const lengthProblem = (
  pointer: string,
  sent: readonly unknown[],
  what: string,
  axis: string,
  of: readonly unknown[],
) => ({
  pointer,
  message: `must have ${of.length} ${what}, one for each of {${axis}} (entered: ${sent.length})`,
})

const known = new WeakMap<TObject, readonly { readonly name: string; readonly axes: Axes }[]>()
function tablesOver(schema: TObject) {
  const before = known.get(schema)
  if (before) return before
  const made = Object.entries(schema.properties).flatMap(([name, field]) => {
    const { axes } = annotations(field as TSchema)
    return axes ? [{ name, axes }] : []
  })
  known.set(schema, made)
  return made
}
