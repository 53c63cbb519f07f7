/** A project document as it was sent: held to its shape, each fault at its pointer. Nothing is filled in or left out. */
import { inputBasisProblems } from '@keelson/engine/read-input-basis.ts'
import { isKind, kindOf } from '@keelson/kinds'
import { isUnit } from '@keelson/units'
import { MOST_PROBLEMS, type Problem, sameDimension, shortJson } from '@keelson/workflow'
import { escapePointer } from '@keelson/workflow/place.ts'
import { problemsOf } from '@keelson/workflow/schema-check.ts'
import { validatorOfSchema } from '@keelson/workflow/validator.ts'
import type { Inputs, Project, TableColumn } from './document.ts'
import { isWithin } from './input-statements.ts'
import { isLink, linkProblems } from './links.ts'
import { CASE_LIST_SCHEMA, CASES_SCHEMAS, DOCUMENT_SCHEMA, ENTRY_SCHEMAS } from './schema.ts'

type Json = Readonly<Record<string, unknown>>
export type ReadProject = { readonly project: Project } | { readonly problems: readonly Problem[] }

const ID_ALLOWED = 'must begin with a letter or digit and contain letters, digits, "_", "." or "-" only, at most 80'
const NAME_ALLOWED = 'must begin with a letter and contain letters, digits, "_", "." or "-" only, at most 80'

/** The project, or at most 50 problems. */
export function readProject(sent: unknown): ReadProject {
  const shape = shapeProblems(sent, DOCUMENT_SCHEMA, '', 'a field of a project')
  if (shape.length > 0) return { problems: shape }
  const project = sent as Project
  const problems = [...basisProblems(project.basis), ...calculationProblems(project)].slice(0, MOST_PROBLEMS)
  return problems.length > 0 ? { problems } : { project }
}

const shapeProblems = (value: unknown, schema: Json, at: string, member: string): readonly Problem[] =>
  problemsOf(validatorOfSchema(schema), value, member).map(({ pointer, message }) => ({
    pointer: `${at}${pointer}`,
    message: patternInWords(message, schema === DOCUMENT_SCHEMA && pointer === '/basis'),
  }))

/** Of a name or an id; the validator would print the pattern. */
function patternInWords(message: string, isName: boolean): string {
  if (!/must match pattern|property name/.test(message)) return message
  const allowed = isName ? NAME_ALLOWED : ID_ALLOWED
  const [entered = ''] = /\(entered:.*\)$/.exec(message) ?? []
  return `${allowed} ${entered}`.trim()
}

/** The member of a set of forms that a value has, and what its form says of it; a value of no form is refused. */
function formProblems(
  value: unknown,
  forms: Readonly<Record<string, Json>>,
  at: string,
  what: string,
): readonly Problem[] {
  const own = Object.keys(forms).filter((name) => isObject(value) && Object.hasOwn(value, name))
  const [form] = own
  if (form === undefined || own.length > 1) {
    const names = Object.keys(forms).join(', ')
    return [{ pointer: at, message: `must have exactly one of ${names} as ${what} (entered: ${shortJson(value)})` }]
  }
  return shapeProblems(value, forms[form] as Json, at, `a field of ${what}`)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function basisProblems(basis: Project['basis']): readonly Problem[] {
  return Object.entries(basis).flatMap(([name, entry]) => {
    const at = `/basis/${escapePointer(name)}`
    const shape = formProblems(entry, ENTRY_SCHEMAS, at, 'an entry of the basis')
    if (shape.length > 0) return shape
    if ('value' in entry) return measureProblems(entry, at)
    return 'columns' in entry ? tableProblems(entry, at) : []
  })
}

/** A kind that is in the table, and a unit that measures it. */
function measureProblems({ kind = '', unit }: Omit<TableColumn, 'name'>, at: string): readonly Problem[] {
  if (kind !== '-' && !isKind(kind))
    return [{ pointer: `${at}/kind`, message: `is not a kind of quantity (entered: ${shortJson(kind)})` }]
  if (unit === undefined) return []
  if (!isUnit(unit)) return [{ pointer: `${at}/unit`, message: `is not a known unit (entered: ${shortJson(unit)})` }]
  const own = kind === '-' || !isKind(kind) ? '-' : kindOf(kind).unit
  if (sameDimension(unit, own)) return []
  return [{ pointer: `${at}/unit`, message: `does not measure ${kind}, which is in ${own} (entered: ${unit})` }]
}

function tableProblems({ columns, rows }: Extract<Project['basis'][string], { columns: unknown }>, at: string) {
  const names = columns.map(({ name }) => name)
  const ofColumns = columns.flatMap((column, k) => {
    const here = `${at}/columns/${k}`
    if (names.indexOf(column.name) < k)
      return [
        { pointer: `${here}/name`, message: `is the name of another column (entered: ${shortJson(column.name)})` },
      ]
    return column.kind === undefined && column.unit === undefined ? [] : measureProblems(column, here)
  })
  const ofRows = rows.flatMap((row, i) => {
    if (row.length !== columns.length)
      return [{ pointer: `${at}/rows/${i}`, message: `has ${row.length} cells for ${columns.length} columns` }]
    return row.flatMap((cell, k) => {
      const kind = columns[k]?.kind
      if (cell === null || typeof cell === (kind === undefined ? 'string' : 'number')) return []
      const must = kind === undefined ? 'text' : 'a number'
      return [{ pointer: `${at}/rows/${i}/${k}`, message: `must be ${must} or null (entered: ${shortJson(cell)})` }]
    })
  })
  return [...ofColumns, ...ofRows]
}

function calculationProblems({ calculations }: Project): readonly Problem[] {
  const seen = new Set<string>()
  return calculations.flatMap(({ id, inputs, input_basis, cases }, i) => {
    const at = `/calculations/${i}`
    const twice = seen.has(id)
      ? [{ pointer: `${at}/id`, message: `is the id of another calculation (entered: ${id})` }]
      : []
    seen.add(id)
    return [
      ...twice,
      ...linkProblems(inputs, `${at}/inputs`),
      ...basisStatementProblems(input_basis, inputs, at),
      ...caseProblems(cases, `${at}/cases`),
    ]
  })
}

/** A source is stated of an own value: that of a link is known. */
function basisStatementProblems(stated: unknown, inputs: Inputs, at: string): readonly Problem[] {
  if (stated === undefined) return []
  const shape = [...inputBasisProblems(stated)]
  if (shape.length > 0) return shape.map(({ pointer, message }) => ({ pointer: `${at}${pointer}`, message }))
  const own = Object.keys(inputs).filter((path) => !isLink(inputs[path]))
  return Object.keys(stated as Json).flatMap((pointer) =>
    own.some((path) => isWithin(pointer, `/${path}`) || isWithin(`/${path}`, pointer))
      ? []
      : [{ pointer: `${at}/input_basis/${escapePointer(pointer)}`, message: 'must name an input with its own value' }],
  )
}

function caseProblems(cases: unknown, at: string): readonly Problem[] {
  if (cases === undefined) return []
  if (!Array.isArray(cases)) return formProblems(cases, CASES_SCHEMAS, at, 'load cases')
  const shape = shapeProblems(cases, CASE_LIST_SCHEMA, at, 'a field of a load case')
  if (shape.length > 0) return shape
  const names = cases.map(({ name }: { readonly name: string }) => name)
  return cases.flatMap(({ name, inputs }: { readonly name: string; readonly inputs: Json }, i) => [
    ...(names.indexOf(name) < i
      ? [{ pointer: `${at}/${i}/name`, message: `is the name of another case (entered: ${shortJson(name)})` }]
      : []),
    ...linkProblems(inputs, `${at}/${i}/inputs`),
  ])
}
