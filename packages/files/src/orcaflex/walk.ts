/** Where the way through an OrcaFlex file stands, and the lines that were kept on it. */

import { shownWhole } from '@keelson/workflow'
import type { LeftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import { addLine, type GrowingLines, growingLines } from '../spaced/growing.ts'
import type { OpenRows } from './block-rows.ts'
import type { RaoBlock } from './rao-block.ts'

export interface Walk {
  readonly kept: string[]
  readonly lines: GrowingLines
  readonly blocks: RaoBlock[]
  readonly left: LeftTally
  characters: number
  /** The object of the model in which the line stands. */
  object: string
  /** Lines further to the right than this belong to a key that is passed by. */
  passing: number | undefined
  /** A key of numbers, '? RAOPeriodOrFrequency, ...', that goes on until a line with a colon. */
  explicit: { readonly before: string; readonly key: string; readonly line: number } | undefined
  /** A key of numbers whose rows have not begun. */
  pending: { readonly before: string; readonly key: string; readonly line: number } | undefined
  rows: OpenRows | undefined
}

/** The parser of YAML takes some hundred bytes for each, and is asked for conventions only. */
const MOST_CHARACTERS = 1 << 20
/** Of brackets on a line: no convention has lists in lists. */
const DEEPEST = 4

export function newWalk(left: LeftTally): Walk {
  return {
    ...{ kept: [], lines: growingLines(), blocks: [], left, characters: 0, object: '' },
    ...{ passing: undefined, explicit: undefined, pending: undefined, rows: undefined },
  }
}

export function keep(walk: Walk, text: string, line: number): void {
  walk.characters += text.length + 1
  if (walk.characters > MOST_CHARACTERS) throw tooMuch(line)
  if (brackets(text) > DEEPEST) throw tooDeep(line)
  walk.kept.push(text)
  addLine(walk.lines, line)
}

function brackets(text: string): number {
  let count = 0
  for (let at = text.indexOf('['); at >= 0 && count <= DEEPEST; at = text.indexOf('[', at + 1)) count++
  for (let at = text.indexOf('{'); at >= 0 && count <= DEEPEST; at = text.indexOf('{', at + 1)) count++
  return count
}

function tooMuch(line: number): FileError {
  const message = `line ${line}: more than ${shownWhole(MOST_CHARACTERS)} characters here are not rows of RAOs, which exceeds the limit for a vessel type`
  return new FileError('file_too_large', message, { line })
}

function tooDeep(line: number): FileError {
  const message = `line ${line}: more than ${DEEPEST} brackets open here, outside the rows of RAOs`
  return new FileError('file_malformed', message, { line })
}
