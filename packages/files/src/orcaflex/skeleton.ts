/**
 * Goes through an OrcaFlex text data file once and keeps what says something of displacement RAOs: a small text of YAML in which
 * each block of numbers is replaced by its place in a list. All other objects of the model are counted and passed by.
 */
import { type LeftTally, leave } from '../left.ts'
import { linesOf } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { endRows, takesRowLine } from './block-rows.ts'
import { CONVENTION_KEYS } from './conventions.ts'
import { isBlockKey, type RaoBlock } from './rao-block.ts'
import { beginsBlock, keepUnfinished, takesExplicitLine, takesRowKey } from './row-keys.ts'
import { keep, newWalk, type Walk } from './walk.ts'
import { type YamlLine, yamlLine } from './yaml-line.ts'

export interface Skeleton {
  readonly yaml: string
  /** Line of the file for each line of the YAML. */
  readonly lines: Uint32Array
  readonly blocks: readonly RaoBlock[]
  /** The block whose last row is the last line of the file. */
  readonly endsIn: RaoBlock | undefined
}

const TREE_KEYS = ['Name', 'Draughts', 'DisplacementRAOs', 'RAOOrigin', 'PhaseOrigin', 'RAOs', 'RAODirection']
/** Keys that are kept, by the object of the model in which they stand. */
const KEPT: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['General', new Set(['UnitsSystem', 'LengthUnits'])],
  ['VesselTypes', new Set([...TREE_KEYS, ...CONVENTION_KEYS])],
])

export function skeletonOf(file: PlainText, left: LeftTally): Skeleton {
  const walk = newWalk(left)
  let last = 0
  for (const { text, number } of linesOf(file)) {
    takeLine(walk, text, number)
    last = number
  }
  if (walk.rows !== undefined) endRows(walk.rows, last, left)
  keepUnfinished(walk)
  const lines = walk.lines.numbers.slice(0, walk.lines.length)
  return { yaml: walk.kept.join('\n'), lines, blocks: walk.blocks, endsIn: walk.rows?.block }
}

function takeLine(walk: Walk, text: string, line: number): void {
  if (walk.rows !== undefined) {
    if (takesRowLine(walk.rows, text, line, walk.left)) return
    walk.rows = undefined
  }
  const at = yamlLine(text)
  const isEmpty = at.indent === text.length || text[at.indent] === '#'
  if (isEmpty || takesExplicitLine(walk, text, line) || beginsBlock(walk, text, line)) return
  if (at.key !== undefined && at.keyAt === 0) takeObject(walk, at.key, text, line)
  else if (KEPT.has(walk.object) && !isPassedBy(walk, at, text)) takeInside(walk, at, text, line)
}

function takeObject(walk: Walk, key: string, text: string, line: number): void {
  walk.object = key
  walk.passing = undefined
  if (KEPT.has(key)) keep(walk, text, line)
  else leave(walk.left, 'objects', line, 'objects of the OrcaFlex model that are neither General nor VesselTypes')
}

function isPassedBy(walk: Walk, at: YamlLine, text: string): boolean {
  if (walk.passing === undefined) return false
  const isItem = text[at.indent] === '-' && text[at.indent + 1] === ' '
  if (at.indent > walk.passing || (at.indent === walk.passing && isItem)) return true
  walk.passing = undefined
  return false
}

function takeInside(walk: Walk, at: YamlLine, text: string, line: number): void {
  const { key } = at
  if (takesRowKey(walk, at, text, line)) return
  const isKept = key === undefined || isBlockKey(key) || KEPT.get(walk.object)?.has(key)
  if (isKept) keep(walk, text, line)
  else passBy(walk, at, key, text, line)
}

function passBy(walk: Walk, at: YamlLine, key: string, text: string, line: number): void {
  walk.passing = at.keyAt
  if (key === 'LoadRAOs') leave(walk.left, key, line, 'sections LoadRAOs: only displacement RAOs are read')
  else leave(walk.left, `keys of ${walk.object}`, line, `keys of ${walk.object} without displacement RAOs`)
  if (at.keyAt > at.indent) keep(walk, `${text.slice(0, at.keyAt)}PassedBy: 0`, line)
}
