/** The inputs of a case that a study can vary: every number that stands in the form, in the unit of its box. */
import { restated } from '@keelson/units/systems.ts'
import { annotations, sameDimension } from '@keelson/workflow'
import { boundsOf } from '@keelson/workflow/bounds.ts'
import { midSentence } from '@keelson/workflow/shown.ts'
import type { TSchema } from 'typebox'
import { columnsOf } from '../../form/case/columns.ts'
import {
  EMPTY,
  type FieldState,
  type FormState,
  filledRows,
  kindOf,
  numeral,
  specOf,
  tidied,
} from '../../form/case/field.ts'
import { type FormSpec, fieldsOf, useOf } from '../../form/case/form.ts'
import { groupsOf } from '../../form/case/groups.ts'

export interface StudyInput {
  /** Name of an input, or the path of a cell in one: `layers/0/thickness`. */
  readonly param: string
  readonly title: string
  readonly kind: string | undefined
  /** Of its box: value, bounds and usual range are in it; undefined for a number without one. */
  readonly unit: string | undefined
  readonly value: number
  readonly bounds: Bounds
  readonly usual: readonly [number, number] | undefined
  /** It is counted, not measured. */
  readonly whole: boolean
  /** It stands in its box, and is not a default. */
  readonly given: boolean
}
/** What is allowed; an end that is `open` is itself refused. */
export interface Bounds {
  readonly least: number
  readonly most: number
  readonly open: readonly [boolean, boolean]
}

/** Cells beyond these are not offered one by one. */
const MOST_CELLS = 60

/** In the order of the form, the cells of tables last. */
export function studyInputs(spec: FormSpec, form: FormState): readonly StudyInput[] {
  const { use } = useOf(spec, form)
  const fields = fieldsOf(spec)
  const names = groupsOf(spec)
    .flatMap((group) => group.fields.map(({ name }) => name))
    .filter((name) => use[name] === 'used')
  const singles = names.flatMap((name) => numberAt(name, fields[name] as TSchema, form[name] ?? EMPTY))
  const cells = names.flatMap((name) => cellsOf(name, fields[name] as TSchema, form[name] ?? EMPTY))
  return cells.length <= MOST_CELLS ? [...singles, ...cells] : singles
}

function numberAt(param: string, schema: TSchema, state: FieldState, title = annotations(schema).title): StudyInput[] {
  const { unit: own, kind, usual, difference } = annotations(schema)
  if (kindOf(schema) !== 'quantity' || own === undefined) return []
  const { text, unit = own } = tidied(schema, state)
  if (!sameDimension(unit, own)) return []
  const inBox = (x: number) => restated(x, own, unit, { difference })
  const otherwise = specOf(schema).default
  const given = text.trim() !== ''
  const value = given ? numeral(text) : typeof otherwise === 'number' ? inBox(otherwise) : undefined
  if (value === undefined) return []
  return [
    {
      param,
      title,
      kind,
      unit: unit === '-' ? undefined : unit,
      value,
      bounds: rangeIn(schema, inBox),
      usual: usual && [inBox(usual[0]), inBox(usual[1])],
      whole: (schema as { readonly type?: unknown }).type === 'integer',
      given,
    },
  ]
}

/** By the schema, and by what the kind of the input makes possible. */
function rangeIn(schema: TSchema, inBox: (x: number) => number): Bounds {
  const { minimum, above, maximum, below } = boundsOf(schema)
  const [low, high] = annotations(schema).possible ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const least = Math.max(minimum ?? low, above ?? low, low)
  const most = Math.min(maximum ?? high, below ?? high, high)
  return {
    least: Number.isFinite(least) ? inBox(least) : least,
    most: Number.isFinite(most) ? inBox(most) : most,
    open: [least === above, most === below],
  }
}

function cellsOf(name: string, schema: TSchema, state: FieldState): readonly StudyInput[] {
  if (kindOf(schema) !== 'rows') return []
  const columns = columnsOf(schema, state).filter((column) => kindOf(column.schema) === 'quantity')
  const { title } = annotations(schema)
  return filledRows(state).flatMap((row, i) =>
    columns.flatMap(({ name: column, schema: field, title: of, unit }) => {
      const cell = row[column] ?? EMPTY
      if (cell.text.trim() === '') return []
      const stands = unit === undefined ? cell : { ...cell, unit }
      return numberAt(`${name}/${i}/${column}`, field, stands, `${title} ${i + 1}: ${midSentence(of)}`)
    }),
  )
}
