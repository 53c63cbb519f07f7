/** The case in the address of the page: `#modelrepo:wall-thickness-quickcheck@1?outer_diameter=12.75+in&safety_class=high`. */

import { type FormState, isNumeral, kindOf, paramOf, stateOf } from '@keelson/form/case/field.ts'
import { exampleOf, fieldsOf, formOf, paramsOf, restatedForm } from '@keelson/form/case/form.ts'
import { isSystem, type UnitSystem } from '@keelson/units/systems.ts'
import { parseRef, pinnedRef } from '@keelson/workflow'
import type { Surface, SurfaceWorkflow } from '../surface.ts'

export interface Place {
  readonly shown: SurfaceWorkflow
  readonly form: FormState
  readonly system: UnitSystem
  /** What of the address could not be followed. */
  readonly notes: readonly string[]
}

const UNITS = 'units'
/** The units that an address need not name. */
const DEFAULT: UnitSystem = 'declared'

export const refOf = ({ repo }: Surface, { workflow }: SurfaceWorkflow): string =>
  pinnedRef({ repo, id: workflow.contract.id }, workflow.contract.version)

/** The fragment of the address, with its `#`. */
export function linkTo(surface: Surface, { shown, form, system }: Omit<Place, 'notes'>): string {
  const fields = fieldsOf(shown.form)
  const sent = Object.keys(paramsOf(shown.form, form)).flatMap((name): [string, string][] => {
    const [schema, state] = [fields[name], form[name]]
    if (!schema || !state) return []
    if (kindOf(schema) === 'rows') return [[name, JSON.stringify(paramOf(schema, state))]]
    const { value, unit = '-' } = state.exact ?? { value: state.text.trim(), unit: state.unit }
    return [[name, unit !== '-' && isNumeral(String(value)) ? `${value} ${unit}` : String(value)]]
  })
  const query = new URLSearchParams([...sent, ...(system === DEFAULT ? [] : [[UNITS, system]])])
  return `#${refOf(surface, shown)}?${query}`
}

/** Where an address leads; an empty one to the example of the first workflow. */
export function placeOf(surface: Surface, fragment: string): Place {
  const [first] = surface.workflows
  const example = (shown: SurfaceWorkflow, notes: readonly string[] = []): Place => ({
    shown,
    form: exampleOf(shown.form, DEFAULT),
    system: DEFAULT,
    notes,
  })
  const [, refText = '', query] = /^#?([^?]*)(?:\?(.*))?$/s.exec(fragment) ?? []
  if (refText === '') return example(first)
  const ref = parseRef(decoded(refText))
  const shown = surface.workflows.find(({ workflow }) => workflow.contract.id === ref?.id)
  if (!ref || !shown) return example(first, [`The address names ${decoded(refText)}, which is not on this page.`])
  if (query === undefined) return example(shown)
  const { version } = shown.workflow.contract
  const notes =
    ref.version === null || ref.version === version
      ? []
      : [`The address was made with version ${ref.version}; this page calculates with version ${version}.`]
  return readPlace(shown, new URLSearchParams(query), notes)
}

function readPlace(shown: SurfaceWorkflow, query: URLSearchParams, notes: readonly string[]): Place {
  const fields = fieldsOf(shown.form)
  const given = [...query].filter(([name]) => name !== UNITS)
  const unknown = given.map(([name]) => name).filter((name) => !Object.hasOwn(fields, name))
  const states = given.flatMap(([name, text]) => {
    const schema = Object.hasOwn(fields, name) ? fields[name] : undefined
    return schema ? [[name, stateOf(schema, kindOf(schema) === 'rows' ? parsed(text) : text)] as const] : []
  })
  const named = query.get(UNITS) ?? ''
  const system = isSystem(named) ? named : DEFAULT
  const form = { ...formOf(shown.form, {}), ...Object.fromEntries(states) }
  return {
    shown,
    form: system === DEFAULT ? form : restatedForm(shown.form, form, system),
    system,
    notes:
      unknown.length === 0 ? notes : [...notes, `The address names inputs that are not here: ${unknown.join(', ')}.`],
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
