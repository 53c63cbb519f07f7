/** Inputs of a workflow that one table of RAOs fills together: periods, headings, and a cube each of amplitudes and phases. */
import { annotations, readOptions } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import type { RaoCube } from './rao-cube.ts'
import type { Target } from './target.ts'

type Fields = Readonly<Record<string, TSchema>>

/** With the cubes among the targets, and with each of the four inputs marked as one of them. */
export function withCubes(schema: TSchema, targets: readonly Target[]): readonly Target[] {
  const fields = fieldsOf(schema)
  return cubesOf(fields).reduce<readonly Target[]>((all, cube) => {
    const axes = [cube.periods, cube.headings]
    const marked = all.map((target) => (axes.includes(target.name) ? { ...target, raos: cube } : target))
    return [...marked, ...[cube.amplitudes, cube.phases].map((name) => cubeTarget(schema, name, cube))]
  }, targets)
}

const fieldsOf = (schema: TSchema) => (schema as unknown as { readonly properties?: Fields }).properties ?? {}

/** Those of the inputs of a workflow. */
export const raoCubes = (schema: TSchema): readonly RaoCube[] => cubesOf(fieldsOf(schema))

function cubesOf(fields: Fields): readonly RaoCube[] {
  return Object.entries(fields).flatMap(([amplitudes, field]): RaoCube[] => {
    const { axes, raos } = annotations(field)
    if (axes === undefined || raos === undefined) return []
    const [periods, headings] = axes
    const mostPeriods = mostIn(fields[periods])
    return [{ ...raos, periods, headings, amplitudes, mostPeriods, mostHeadings: mostIn(fields[headings]) }]
  })
}

function mostIn(field: TSchema | undefined): number {
  const { maxItems = Number.POSITIVE_INFINITY } = (field ?? {}) as { readonly maxItems?: number }
  return maxItems
}

function cubeTarget(schema: TSchema, name: string, raos: RaoCube): Target {
  const field = fieldsOf(schema)[name] as TSchema
  const { title, unit = '-' } = annotations(field)
  const { required = [] } = schema as { readonly required?: readonly string[] }
  return {
    ...{ name, input: name, own: name, title: title || name, group: raos.periods, isRequired: required.includes(name) },
    ...{ holds: 'numbers', unit, options: readOptions(field), mayBeMissing: false, choices: undefined, raos },
  }
}

/** The four inputs of one cube, for each that is one; an input of none is alone. */
export const togetherWith = (schema: TSchema, input: string): readonly string[] =>
  cubesOf(fieldsOf(schema))
    .map(({ periods, headings, amplitudes, phases }) => [periods, headings, amplitudes, phases])
    .find((inputs) => inputs.includes(input)) ?? [input]

/** Whether a target is a whole cube, which no single column fills. */
export const isCube = ({ name, raos }: Target): boolean => raos?.amplitudes === name || raos?.phases === name
