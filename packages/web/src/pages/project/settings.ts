/** Title, scope and title block of a project or a calculation: what changes of them, place by place. */
import type { RunMeta } from '@keelson/engine'
import type { Change } from './changes.ts'

export type Settings = Readonly<Record<string, unknown>>

/** Texts of a title block that a project or a calculation states. */
export const BLOCK_TEXTS = [
  ['document', 'Document number'],
  ['revision', 'Revision'],
  ['date', 'Date'],
  ['prepared_by', 'Prepared by'],
  ['checked_by', 'Checked by'],
  ['approved_by', 'Approved by'],
] as const
/** Those of whole sentences. */
export const BLOCK_PARAGRAPHS = [
  ['purpose', 'Purpose'],
  ['conclusion', 'Conclusion'],
  ['notes', 'Notes'],
] as const

/** From one state to another; `at`: the pointer of what has them. */
export function settingsChanges(at: string, before: Settings, after: Settings): readonly Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name): Change[] => {
    const [was, now] = [before[name], after[name]]
    if (JSON.stringify(was) === JSON.stringify(now)) return []
    return [now === undefined ? { at: `${at}/${name}` } : { at: `${at}/${name}`, value: now }]
  })
}

/** The block with what was typed; undefined where nothing is left in it. */
export function blockWith(meta: RunMeta, typed: Readonly<Record<string, unknown>>): RunMeta | undefined {
  const block = Object.fromEntries(
    Object.entries({ ...meta, ...typed }).filter(([, value]) => value !== undefined && value !== ''),
  )
  return Object.keys(block).length > 0 ? block : undefined
}

/** Lines of a box; undefined where there are none. */
export function linesOf(text: string | undefined): readonly string[] | undefined {
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length > 0 ? lines : undefined
}
