/** What a request states of where its inputs come from, as the boxes bear it. */
import type { InputBases, InputBasis } from '@keelson/engine/input-basis.ts'
import { pointerOf } from '@keelson/workflow/place.ts'
import type { TSchema } from 'typebox'
import type { Basis, FieldState, FormState } from './field-kind.ts'
import { cellsOf, type FilledCell, isSame, type Path } from './filled-cells.ts'
import { alongAxes, type FormSpec, fieldsOf, formOf, paramsOf } from './form.ts'

type Entry = readonly [pointer: string, basis: InputBasis]
const ENTERED: InputBasis = { from: 'entered' }
/** Of an input with more cells of another source than the rest nothing is stated. */
const MOST_TOLD = 500

/** Of every input that is sent, and of its cells where these differ; what is as sent is not stated. */
export function statedBases(spec: FormSpec, boxes: FormState): InputBases {
  const form = alongAxes(spec, boxes)
  const example = formOf(spec, spec.example)
  const fields = fieldsOf(spec)
  const sent = Object.keys(paramsOf(spec, form))
  return Object.fromEntries(
    sent.flatMap((name) => {
      const schema = fields[name]
      return schema ? statedOf(name, cellsOf(schema, form[name]), cellsOf(schema, example[name])) : []
    }),
  )
}

/** How many of the inputs that are sent are the example's, wholly or in part, and which are so wholly. */
export function ofExample(spec: FormSpec, boxes: FormState) {
  const form = alongAxes(spec, boxes)
  const fields = fieldsOf(spec)
  const sent = Object.keys(paramsOf(spec, form))
  const partly = sent.filter((name) => basesIn(fields[name], form[name]).some(isExample))
  return {
    example: partly.length,
    of: sent.length,
    whole: new Set(partly.filter((name) => isWhole(fields[name], form[name]))),
  }
}

/** Whether all that stands in an input is the example's. */
export function isWhole(schema: TSchema | undefined, state: FieldState | undefined): boolean {
  const bases = basesIn(schema, state)
  return bases.length > 0 && bases.every(isExample)
}

const basesIn = (schema: TSchema | undefined, state: FieldState | undefined): readonly Basis[] =>
  schema ? cellsOf(schema, state).map(basisOf) : []
const basisOf = ({ state }: FilledCell): Basis => state.basis ?? ENTERED
const isExample = ({ from }: Basis): boolean => from === 'example'
const keyOf = (basis: Basis): string => JSON.stringify(basis)

function statedOf(name: string, cells: readonly FilledCell[], example: readonly FilledCell[]): readonly Entry[] {
  const all = Map.groupBy(cells, (cell) => keyOf(basisOf(cell)))
  const whole = wholeOf(cells, [...all.keys()], example)
  const others = cells.filter((cell) => !whole || keyOf(basisOf(cell)) !== keyOf(whole))
  const told = byRow(others, cells).flatMap(([path, basis]): Entry[] =>
    basis.from === 'as sent' ? [] : [[pointerOf([name, ...path]), basis]],
  )
  if (told.length > MOST_TOLD) return []
  return [...(whole ? [[pointerOf([name]), whole] as const] : []), ...told]
}

/** What is said of an input as a whole: a file where most of its cells are of it and the rest is entered; the example only where it has its cells, each in its place, and most of them are. */
function wholeOf(
  cells: readonly FilledCell[],
  kinds: readonly string[],
  example: readonly FilledCell[],
): InputBasis | undefined {
  const bases = cells.map(basisOf)
  const [first] = bases
  if (first === undefined || bases.some(({ from }) => from === 'as sent')) return undefined
  if (kinds.length === 1 && first.from !== 'as sent' && !isExample(first)) return first
  const file = fileOf(bases)
  if (file) return file
  const isMostly = 2 * bases.filter(isExample).length > cells.length
  return isMostly && areInPlace(cells, example) ? { from: 'example' } : ENTERED
}

function fileOf(bases: readonly Basis[]): InputBasis | undefined {
  const file = bases.find((basis) => basis.from === 'file')
  const own = file && bases.filter((basis) => basis === file || keyOf(basis) === keyOf(file))
  const entered = bases.filter(({ from }) => from === 'entered')
  if (!own || own.length + entered.length < bases.length || 2 * own.length <= bases.length) return undefined
  return file
}

/** Whether the cells are those of the example, and what is known to be of it stands where it stands there: rows move. */
const areInPlace = (cells: readonly FilledCell[], example: readonly FilledCell[]): boolean =>
  placesOf(cells) === placesOf(example) &&
  cells.every((cell, i) => !isExample(basisOf(cell)) || isSame(cell, example[i] ?? cell))

const placesOf = (cells: readonly FilledCell[]): string =>
  cells.map(({ path }) => path.filter((part) => part !== 'value').join('/')).join(' ')

/** One entry for a row whose cells all have one source. */
function byRow(
  others: readonly FilledCell[],
  cells: readonly FilledCell[],
): readonly (readonly [path: Path, basis: Basis])[] {
  const rowOf = ({ path }: FilledCell) => path.slice(0, 1 + path.findIndex((part) => typeof part === 'number'))
  const counts = Map.groupBy(cells, (cell) => rowOf(cell).join('/'))
  return [...Map.groupBy(others, (cell) => rowOf(cell).join('/'))].flatMap(([row, own]) => {
    const [first] = own
    const isOne = first && new Set(own.map((cell) => keyOf(basisOf(cell)))).size === 1
    if (isOne && own.length > 1 && own.length === counts.get(row)?.length)
      return [[rowOf(first), basisOf(first)] as const]
    return own.map((cell) => [cell.path, basisOf(cell)] as const)
  })
}
