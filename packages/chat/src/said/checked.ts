/** What a run would be given: how each input is read, what is left to its default; or all that is missing or refused. */
import { partsOf } from '@keelson/workflow/place.ts'
import type { TSchema } from 'typebox'
import type { ValidAnswer, VersionAnswer } from '../api/answers.ts'
import type { ApiProblem } from '../api/api.ts'
import { schemaOf } from './described.ts'
import { type FileFacts, filesFacts, fileText, LEVELS_OF_FILES, MOST_OF_FILES } from './files.ts'
import { type InputFacts, inputFacts, inputText } from './input.ts'
import { nameSaid, oneLine, textsIn, withQuoted, wordsOffered } from './quoted.ts'
import { type ReadFacts, readFacts, readText } from './read.ts'
import { cut, fitted, lines, listed, type Said } from './said.ts'

type Given = Readonly<Record<string, unknown>>

export interface Checked {
  readonly ref: string
  readonly complete: true
  readonly read: readonly ReadFacts[]
  readonly defaults: readonly ReadFacts[]
  /** Sent, and without a part in this run. */
  readonly unused: readonly string[]
  readonly warnings: readonly string[]
  readonly input_hash: string
}
interface Fault {
  readonly input: string
  readonly message: string
}
export interface Refused {
  readonly ref?: string
  readonly complete: false
  readonly code: string
  readonly problem: string
  readonly missing: readonly InputFacts[]
  readonly faults: readonly Fault[]
  /** Files whose columns the user has not confirmed. */
  readonly files: readonly FileFacts[]
}

const MOST_DEFAULTS = 40

export function checkedSaid(version: VersionAnswer, params: Given, valid: ValidAnswer): Said<Checked> {
  const { inputs = [], warnings, input_hash } = valid
  const texts = textsIn(params, wordsOffered(version.request_schema))
  const used = inputs.filter(({ use }) => use === 'used')
  const facts: Checked = {
    ref: version.ref,
    complete: true,
    read: used.filter(({ origin }) => origin === 'given').map(readFacts),
    defaults: used
      .filter(({ origin }) => origin === 'default')
      .slice(0, MOST_DEFAULTS)
      .map(readFacts),
    unused: inputs.filter(({ use, origin }) => use !== 'used' && origin === 'given').map(({ name }) => nameSaid(name)),
    warnings: warnings.map(({ message }) => withQuoted(message, texts)),
    input_hash,
  }
  return { facts, text: checkedText(facts) }
}

function checkedText({ ref, read, defaults, unused, warnings, input_hash }: Checked): string {
  return lines(
    `COMPLETE: ${ref} can be run with these inputs. Nothing was run.`,
    'READ AS:',
    read.map((input) => `- ${readText(input)}`),
    listed('DEFAULTS USED', defaults.map(readText)),
    listed('PROVIDED BUT NOT USED', unused, ', '),
    warnings.map((message) => `WARNING: ${message}`),
    `input hash ${input_hash}`,
  )
}

const MOST_FAULTS = 20

/** A refusal, each fault at its input, and each input that is missing as one must know it to send it. */
export function refused(problem: ApiProblem, version?: VersionAnswer, params: Given = {}): Said<Refused> {
  const schema = version && schemaOf(version)
  const texts = textsIn(params, version ? wordsOffered(version.request_schema) : new Set())
  const about = problem.errors.map(({ pointer, message }) => ({ input: nameAt(pointer), message }))
  const isMissing = ({ input, message }: Fault) => !(input in params) && /^is required/.test(message)
  const missing = schema === undefined ? [] : about.filter(isMissing)
  const facts = {
    ...(version && { ref: version.ref }),
    complete: false as const,
    code: problem.code,
    problem: about.length === 0 ? cut(withQuoted(problem.message, texts), 400) : problem.title,
    missing: missing.map(({ input, message }) => missingFacts(input, message, schema?.properties[input])),
    faults: about
      .filter((fault) => !missing.includes(fault))
      .slice(0, MOST_FAULTS)
      .map(({ input, message }) => ({
        input: input === '' ? 'the request' : nameSaid(input),
        message: cut(withQuoted(message, texts), 300),
      })),
  }
  const factsAt = (level: number): Refused => ({ ...facts, files: filesFacts(problem.files, level) })
  return problem.files.length === 0
    ? { facts: factsAt(0), text: refusedText(factsAt(0)) }
    : fitted(MOST_OF_FILES, LEVELS_OF_FILES, factsAt, refusedText)
}

/** `/layers/0/depth` as it is sent: layers/0/depth. */
const nameAt = (pointer: string): string => partsOf(pointer).join('/')

/** The input, and why it is asked for where that is a choice. */
function missingFacts(name: string, message: string, schema: TSchema | undefined): InputFacts {
  const why = /^is required when [^:]*/.exec(message)?.[0]
  const instead = /\(or (.*)\)$/.exec(message)?.[1]
  const told = {
    ...(why !== undefined && { description: oneLine(why) }),
    ...(instead !== undefined && { instead: [oneLine(instead)] }),
  }
  if (schema === undefined) return { name, ...told }
  return { ...inputFacts(name, schema, { usual: true, description: false, columns: 'needed' }), ...told }
}

function refusedText({ ref, problem, missing, faults, files }: Refused): string {
  return lines(
    `NOT VALID, nothing was run${ref === undefined ? '' : `: ${ref}`}: ${problem}`,
    missing.length === 0 ? '' : 'MISSING (ask the user; never invent one):',
    missing.map((input) => inputText(input)),
    faults.length === 0 ? '' : 'PROBLEMS:',
    faults.map(({ input, message }) => `- ${input} ${message}`),
    files.flatMap(fileText),
  )
}
