/** What a column of an OrcaFlex RAO table is, by its heading: 'Surge ampl. (m/m)', 'RAOSurgeAmp' or 'XA'. */
import { MODES, type Mode } from '../rao/modes.ts'

export type CsvColumn =
  | { readonly kind: 'wave'; readonly name: 'period' | 'frequency' | undefined; readonly unit: string | undefined }
  | { readonly kind: 'direction'; readonly unit: string | undefined }
  | { readonly kind: 'amplitude' | 'phase'; readonly mode: Mode; readonly unit: string | undefined }
  | { readonly kind: 'other'; readonly heading: string }

/** Of the markers that OrcaFlex imports. */
const WAVE_CODES: Readonly<Record<string, { readonly name: 'period' | 'frequency'; readonly unit: string }>> = {
  WP: { name: 'period', unit: 's' },
  WFH: { name: 'frequency', unit: 'Hz' },
  WFR: { name: 'frequency', unit: 'rad/s' },
}
const AXES = ['X', 'Y', 'Z', 'RX', 'RY', 'RZ']

export function csvColumn(heading: string): CsvColumn {
  const text = heading.trim()
  return byCode(text) ?? byWords(text)
}

function byCode(text: string): CsvColumn | undefined {
  const wave = Object.hasOwn(WAVE_CODES, text) ? WAVE_CODES[text] : undefined
  if (wave !== undefined) return { kind: 'wave', ...wave }
  if (text === 'RAOPeriodOrFrequency') return { kind: 'wave', name: undefined, unit: undefined }
  const mode = MODES[AXES.indexOf(text.slice(0, -1))]
  if (mode === undefined) return undefined
  if (text.endsWith('A')) return { kind: 'amplitude', mode, unit: undefined }
  return text.endsWith('P') ? { kind: 'phase', mode, unit: undefined } : undefined
}

function byWords(text: string): CsvColumn {
  const unit = bracketed(text)
  const words = wordsOf(unit === undefined ? text : text.slice(0, text.lastIndexOf(unit) - 1))
  if (words.some((word) => word === 'direction' || word === 'heading')) return { kind: 'direction', unit }
  const mode = modeOf(words)
  if (mode !== undefined && words.some((word) => word.startsWith('amp'))) return { kind: 'amplitude', mode, unit }
  if (mode !== undefined && words.includes('phase')) return { kind: 'phase', mode, unit }
  if (mode === undefined && words.includes('period')) return { kind: 'wave', name: 'period', unit }
  if (mode === undefined && words.some((word) => word.startsWith('freq')))
    return { kind: 'wave', name: 'frequency', unit }
  return { kind: 'other', heading: text }
}

/** 'RAOSurgeAmp' has the words rao, surge, amp. */
function wordsOf(text: string): string[] {
  return text
    .replace(/RAO/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}

function modeOf(words: readonly string[]): Mode | undefined {
  const named = MODES.find((mode) => words.includes(mode))
  return named ?? MODES[AXES.findIndex((axis) => words.includes(axis.toLowerCase()))]
}

/** Of '(m/m)' and '[deg]', the last of a heading. */
export function bracketed(text: string): string | undefined {
  const close = Math.max(text.lastIndexOf(')'), text.lastIndexOf(']'))
  const open = text.lastIndexOf(text[close] === ')' ? '(' : '[', close)
  if (close < 0 || open < 0) return undefined
  return text.slice(open + 1, close).trim() || undefined
}

/** A table of RAOs has waves and an amplitude. */
export function isRaoHeading(columns: readonly CsvColumn[]): boolean {
  return columns.some(({ kind }) => kind === 'wave') && columns.some(({ kind }) => kind === 'amplitude')
}
