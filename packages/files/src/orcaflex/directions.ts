/** The blocks of numbers of one draught, one for each direction, and their rows as one long table. */
import { isScalar, type YAMLMap } from 'yaml'
import { type LeftTally, leave } from '../left.ts'
import { MODES } from '../rao/modes.ts'
import { notANumber } from '../rao/number.ts'
import { nothingSeen, refuseTwice } from '../rao/seen.ts'
import { addRaoRow, type RaoRows, raoRows } from '../rao/table.ts'
import { FileError } from '../refused.ts'
import { decimalOf } from '../spaced/numbers.ts'
import { addBlockRow, isBlockKey, MODE_KEYS, type RaoBlock, raoBlock, WAVE_KEY } from './rao-block.ts'
import { BLOCK_MARK } from './row-keys.ts'
import type { Skeleton } from './skeleton.ts'
import { entryOf, itemsOf, mapOf, textOf, type YamlTree } from './yaml-tree.ts'

export interface DirectionBlock {
  readonly direction: number
  readonly block: RaoBlock
}

const COLUMNS = 4

export function blocksOf(raos: YAMLMap, tree: YamlTree, skeleton: Skeleton, left: LeftTally): DirectionBlock[] {
  const node = entryOf(raos, tree.lineOf, (key) => key === 'RAOs')
  if (node === undefined) return []
  const blocks = itemsOf(node, tree.lineOf, 'RAOs').map((item) => {
    const map = mapOf(item, tree.lineOf, 'RAOs')
    return { direction: directionOf(map, tree), block: blockOf(map, tree, skeleton, left) }
  })
  refuseCut(skeleton)
  leaveOdd(blocks, left)
  return blocks
}

function directionOf(map: YAMLMap, tree: YamlTree): number {
  const node = entryOf(map, tree.lineOf, (key) => key === 'RAODirection')
  if (node === undefined) throw missing('RAODirection', tree.lineOf(map))
  const text = textOf(node, tree.lineOf, 'RAODirection')
  const value = decimalOf(text)
  if (value === undefined) throw notANumber(text, tree.lineOf(node), 'RAODirection')
  return value
}

function blockOf(map: YAMLMap, tree: YamlTree, skeleton: Skeleton, left: LeftTally): RaoBlock {
  const node = entryOf(map, tree.lineOf, isBlockKey)
  if (node === undefined || (isScalar(node) && !node.value))
    throw missing(`${WAVE_KEY}, RAOSurgeAmp, ... with rows`, tree.lineOf(map))
  const mark = isScalar(node) ? String(node.value) : ''
  const marked = mark.startsWith(BLOCK_MARK) ? skeleton.blocks[Number(mark.slice(BLOCK_MARK.length))] : undefined
  if (marked !== undefined) return marked
  return parsedBlock(map, itemsOf(node, tree.lineOf, WAVE_KEY), tree, left)
}

/** Of a file that writes its rows in some other way of YAML. */
function parsedBlock(map: YAMLMap, rows: readonly unknown[], tree: YamlTree, left: LeftTally): RaoBlock {
  const key = map.items.map((pair) => pair.key).find((one) => isScalar(one) && isBlockKey(String(one.value)))
  const block = raoBlock(isScalar(key) ? String(key.value) : '', tree.lineOf(key))
  for (const row of rows) {
    const cells = itemsOf(row, tree.lineOf, WAVE_KEY).map((cell) => textOf(cell, tree.lineOf, WAVE_KEY))
    addBlockRow(block, cells, tree.lineOf(row), left)
  }
  return block
}

function missing(key: string, line: number): FileError {
  return new FileError('file_malformed', `line ${line}: a direction of RAOs has no ${key}`, { line, column: key })
}

/** A file that ends in a block shorter than those before it, which are alike. */
function refuseCut({ blocks, endsIn }: Skeleton): void {
  const others = blocks[0]?.lines.length ?? 0
  if (endsIn === undefined || blocks.length < 2 || endsIn.lines.length >= others) return
  if (!blocks.slice(0, -1).every((block) => block.lines.length === others)) return
  const line = lastLine(endsIn)
  const message = `line ${line}: the file ends in a direction of ${endsIn.lines.length} rows, and each before it has ${others}. The file is truncated`
  throw new FileError('file_malformed', message, { line })
}

function leaveOdd(blocks: readonly DirectionBlock[], left: LeftTally): void {
  const first = blocks[0]?.block.lines.length
  for (const { block } of blocks) {
    if (block.lines.length === first) continue
    leave(left, 'odd', lastLine(block), 'directions with fewer or more rows than the first (rows may be missing)')
  }
}

function lastLine({ lines, line }: RaoBlock): number {
  return lines.numbers[lines.length - 1] ?? line
}

export function motionRows(blocks: readonly DirectionBlock[]): RaoRows {
  const rows = raoRows(COLUMNS)
  const seen = nothingSeen()
  for (const { direction, block } of blocks) {
    const waves = columnOf(block, WAVE_KEY)
    const motions = MODES.map((mode) => ({
      mode,
      amplitudes: columnOf(block, `RAO${MODE_KEYS[mode]}Amp`),
      phases: columnOf(block, `RAO${MODE_KEYS[mode]}Phase`),
    })).filter(({ amplitudes }) => amplitudes !== undefined)
    for (let at = 0; at < block.lines.length; at++) {
      const [wave, line] = [waves?.[at] ?? Number.NaN, block.lines.numbers[at] ?? block.line]
      refuseTwice(seen, direction, 0, wave, line, () => `direction ${direction}, wave ${wave}`)
      for (const { mode, amplitudes, phases } of motions) {
        addRaoRow(rows, line, mode, [wave, direction, amplitudes?.[at] ?? Number.NaN, phases?.[at] ?? Number.NaN])
      }
    }
  }
  return rows
}

function columnOf(block: RaoBlock, head: string): Float64Array | undefined {
  return block.columns[block.heads.indexOf(head)]?.numbers
}
