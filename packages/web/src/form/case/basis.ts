/** Where what stands in the boxes comes from: borne by each box and each cell, and lost with the first key stroke in it. */
import type { InputBasis } from '@keelson/engine/input-basis.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'
import { pointerOf } from '@keelson/workflow/place.ts'
import { type Basis, EMPTY, type FieldState, type FormState } from './field-kind.ts'
import { cellsOf, type FilledCell, isAmong, type Path } from './filled-cells.ts'
import { type FormSpec, fieldsOf, formOf, restatedForm } from './form.ts'

/** By pointer into the params; null where it is not known, '' what holds of all others. */
export type KnownBases = Readonly<Record<string, InputBasis | null>>

const AS_SENT: Basis = { from: 'as sent' }

/** The boxes filled with the example, in the units of a practice, and known to be of it. */
export const exampleOf = (spec: FormSpec, system: UnitSystem): FormState =>
  restatedForm(
    spec,
    marked(spec, formOf(spec, spec.example), () => ({ from: 'example' })),
    system,
  )

/** The boxes of a request with what is known of them; an example that is not that of this form is not known as one. */
export function withBases(spec: FormSpec, form: FormState, bases: KnownBases): FormState {
  const example = formOf(spec, spec.example)
  return marked(spec, form, (name, cell) => {
    const known = basisAt(bases, [name, ...cell.path])
    if (known?.from !== 'example') return known === null ? AS_SENT : known
    const schema = fieldsOf(spec)[name]
    return schema && isAmong(cellsOf(schema, example[name]), cell) ? known : AS_SENT
  })
}

/** The nearest statement: of the cell, of what holds it, of all. */
function basisAt(bases: KnownBases, path: Path): InputBasis | null | undefined {
  for (let length = path.length; length > 0; length--) {
    const pointer = pointerOf(path.slice(0, length))
    if (Object.hasOwn(bases, pointer)) return bases[pointer]
  }
  return bases['']
}

function marked(
  spec: FormSpec,
  form: FormState,
  markOf: (name: string, cell: FilledCell) => Basis | undefined,
): FormState {
  return Object.fromEntries(
    Object.entries(fieldsOf(spec)).map(([name, schema]) => {
      const state = form[name] ?? EMPTY
      return [name, withMarks(state, new Map(cellsOf(schema, state).map((cell) => [cell.state, markOf(name, cell)])))]
    }),
  )
}

function withMarks(state: FieldState, marks: ReadonlyMap<FieldState, Basis | undefined>): FieldState {
  const { basis: _, ...bare } = state
  const basis = marks.get(state)
  const rows = state.rows?.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, withMarks(cell, marks)])),
  )
  return { ...bare, ...(rows && { rows }), ...(basis && { basis }) }
}
