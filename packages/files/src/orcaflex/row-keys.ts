/** Keys above rows of RAOs, on one line or, after a question mark, on several; and the line on which their rows begin. */
import { beginsRow, openRows, takesRowLine } from './block-rows.ts'
import { isBlockKey, raoBlock } from './rao-block.ts'
import { keep, type Walk } from './walk.ts'
import type { YamlLine } from './yaml-line.ts'

/** Stands in place of the rows of a block. */
export const BLOCK_MARK = 'rows of block '

/** False where the line is no key above rows. */
export function takesRowKey(walk: Walk, at: YamlLine, text: string, line: number): boolean {
  const before = text.slice(0, at.keyAt)
  if (at.key !== undefined && isBlockKey(at.key) && at.value === '') {
    walk.pending = { before, key: at.key, line }
    return true
  }
  const rest = text.slice(at.keyAt)
  const key = rest.slice(1).trim()
  if (!rest.startsWith('? ') || !isBlockKey(key)) return false
  walk.explicit = { before, key, line }
  return true
}

/** A further line of a key after a question mark, or the colon that ends it. */
export function takesExplicitLine(walk: Walk, text: string, line: number): boolean {
  const { explicit } = walk
  const trimmed = text.trim()
  if (explicit === undefined) return false
  const indent = text.length - text.trimStart().length
  if (trimmed.startsWith(':') && indent === explicit.before.length) {
    walk.explicit = undefined
    walk.pending = explicit
    const rows = text.replace(':', ' ')
    if (rows.trim() !== '' && !beginsBlock(walk, rows, line)) keep(walk, rows, line)
    return true
  }
  if (indent > explicit.before.length) {
    walk.explicit = { ...explicit, key: `${explicit.key} ${trimmed}` }
    return true
  }
  keepUnfinished(walk)
  return false
}

/** The line after a key of numbers: rows, or something that the parser of YAML reads. */
export function beginsBlock(walk: Walk, text: string, line: number): boolean {
  const { pending } = walk
  if (pending === undefined) return false
  if (!beginsRow(text)) {
    keepUnfinished(walk)
    return false
  }
  walk.pending = undefined
  const block = raoBlock(pending.key, pending.line)
  keep(walk, `${pending.before}${pending.key}: ${BLOCK_MARK}${walk.blocks.length}`, pending.line)
  walk.blocks.push(block)
  walk.rows = openRows(block)
  return takesRowLine(walk.rows, text, line, walk.left)
}

/** A key without rows is kept as it stands: the parser of YAML finds what is wrong with it. */
export function keepUnfinished(walk: Walk): void {
  const { pending, explicit } = walk
  walk.pending = undefined
  walk.explicit = undefined
  if (pending !== undefined) keep(walk, `${pending.before}${pending.key}:`, pending.line)
  if (explicit !== undefined) keep(walk, `${explicit.before}? ${explicit.key}`, explicit.line)
}
