/** `--file [INPUT=]PATH` and `--mapping PATH`: the files that inputs are read from, and what a person has said of each. */
import { existsSync } from 'node:fs'
import { MappingError } from '@keelson/files/mapping/invalid.ts'
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import { readAnswers, readMapping } from '@keelson/files/mapping/read-mapping.ts'
import type { Answers } from '@keelson/files/table.ts'
import { isObject } from '@keelson/service/request.ts'
import { type Call, CallError, type Option } from '../command.ts'
import { jsonIn } from '../json-input.ts'

export const FILE_OPTIONS: Readonly<Record<string, Option>> = {
  file: {
    value: '[INPUT=]PATH',
    about:
      'a file whose columns provide an input (survey), a list in a row (lines/0/history) or all inputs that they match. The columns are proposed and must be confirmed by --mapping',
    repeatable: true,
  },
  mapping: {
    value: 'PATH',
    about: 'the confirmed columns of a file, or a choice for each question, as JSON; in the order of the files',
    repeatable: true,
  },
}

export interface FileAsked {
  readonly path: string
  /** 'survey', or 'lines/0/history' within a row; undefined: whichever its columns match. */
  readonly inputs: readonly string[] | undefined
  /** Where its mapping is, or will be written. */
  readonly mappingPath: string
  readonly said: Said
}
/** What a person said of a file: all that it needs, or answers so far. */
export type Said =
  | { readonly mapping: Mapping }
  | { readonly mapping: undefined; readonly table?: string; readonly answers: Answers }

/** Throws CallError where the options cannot be meant so. */
export function filesAsked({ options }: Call): readonly FileAsked[] {
  const { file = [], mapping = [], rows = [] } = options
  const named = file.map(placeOf)
  const byPath = [...Map.groupBy(named, ({ path }) => path)]
  if (mapping.length > byPath.length + rows.length)
    throw new CallError(
      `each --mapping requires a --file${rows.length > 0 ? ' or --rows' : ''} (entered: ${mapping.length} and ${byPath.length + rows.length})`,
    )
  return byPath.map(([path, places], i) => fileAsked(path, inputsOf(places), mapping[i]))
}

/** The mapping of `--rows` is behind those of the files. */
export function mappingOfRows({ options: { file = [], mapping = [] } }: Call): string | undefined {
  return mapping[new Set(file.map((text) => placeOf(text).path)).size]
}

export function fileAsked(path: string, inputs: FileAsked['inputs'], mapping: string | undefined): FileAsked {
  const mappingPath = mapping ?? `${path}${MAPPING_END}`
  if (mapping === undefined) refuseToOverwrite(path, mappingPath)
  return { path, inputs, mappingPath, said: mapping === undefined ? NOTHING : saidIn(mapping) }
}

/** What the name of a proposed mapping ends with. */
export const MAPPING_END = '.mapping.json'

const NOTHING: Said = { mapping: undefined, answers: {} }

interface Place {
  readonly path: string
  readonly input: string | undefined
}

function placeOf(text: string): Place {
  const [, input, path] = /^(?:(\w+(?:\/\d+(?:\/[A-Za-z]\w*)+)*)=)?(.+)$/s.exec(text) ?? []
  if (path === undefined)
    throw new CallError(`--file must have the form INPUT=PATH, such as --file survey=survey.csv (entered: ${text})`)
  return { path, input }
}

/** Of a file that is named for all inputs as well, all. */
function inputsOf(places: readonly Place[]): readonly string[] | undefined {
  const inputs = places.flatMap(({ input }) => input ?? [])
  return inputs.length < places.length ? undefined : [...new Set(inputs)]
}

/** A mapping that a person may have edited is neither used unasked nor replaced. */
function refuseToOverwrite(path: string, mappingPath: string): void {
  if (!existsSync(mappingPath)) return
  throw new CallError(
    `${mappingPath} exists. Use it with --mapping ${mappingPath}, or delete it for a new proposal for ${path}`,
  )
}

function saidIn(file: string): Said {
  const held = jsonIn(file, '--mapping ')
  if (!isObject(held)) throw new CallError(`--mapping ${file} must contain an object`)
  try {
    return typeof held.schema === 'string' ? { mapping: readMapping(held) } : unfinished(held)
  } catch (error) {
    if (error instanceof MappingError) throw new CallError(`--mapping ${file}: ${error.message}`)
    throw error
  }
}

/** As a call wrote it: a question that is not answered yet has null. */
function unfinished({ table, answers = {} }: Readonly<Record<string, unknown>>): Said {
  const given = isObject(answers)
    ? Object.fromEntries(Object.entries(answers).filter(([, to]) => to !== null))
    : answers
  return { mapping: undefined, answers: readAnswers(given), ...(typeof table === 'string' && { table }) }
}
