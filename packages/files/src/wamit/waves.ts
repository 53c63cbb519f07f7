/**
 * The first column of WAMIT's numeric files, PER: a period, or what else IPEROUT asked for, which the file does not say. -1 and 0
 * are its two limits: as a period, -1 is the infinite period (zero frequency) and 0 the zero period (infinite frequency).
 */
import type { Asked } from '../asked.ts'
import type { LeftTally } from '../left.ts'
import { cellNumber } from '../rao/number.ts'
import type { Head as ColumnHead } from '../rao/table.ts'
import { FileError } from '../refused.ts'

const MEANINGS = [
  { unit: 's', name: 'period', minus: 'infinite period, zero frequency', zero: 'zero period, infinite frequency' },
  { unit: 'rad/s', name: 'frequency', minus: 'infinite frequency', zero: 'zero frequency' },
  { unit: 'K*ULEN', name: 'wavenumber', minus: 'infinite frequency', zero: 'zero frequency' },
  { unit: 'nu*ULEN', name: 'wavenumber', minus: 'infinite frequency', zero: 'zero frequency' },
] as const

const SAYS: Readonly<Record<string, string>> = {
  s: 'a wave period in seconds (IPEROUT 1)',
  'rad/s': 'an angular frequency in rad/s (IPEROUT 2)',
  'K*ULEN': 'an infinite-depth wavenumber times ULEN (IPEROUT 3)',
  'nu*ULEN': 'a finite-depth wavenumber times ULEN (IPEROUT 4)',
}

export interface WaveColumn {
  readonly head: ColumnHead
  readonly facts: Readonly<Record<string, string>>
}

export function waveColumn(asking: Asked, shown: string): WaveColumn {
  const isWave = !shown.startsWith('-')
  const unit = asking.askOrLikeliest({
    code: 'unit',
    column: 'PER',
    text: 'What is the first column of this file? WAMIT writes periods unless IPEROUT is set otherwise. The file does not state it.',
    choices: MEANINGS.map(({ unit: answer, minus, zero }) => ({
      answer,
      means: `${isWave ? `${shown} is ` : ''}${SAYS[answer]}; -1 is the ${minus}, 0 the ${zero}`,
    })),
  })
  const meaning = MEANINGS.find((one) => one.unit === unit) ?? MEANINGS[0]
  return {
    head: {
      name: meaning.name,
      heading: 'PER',
      unit: meaning.unit,
      unitFrom: 'WAMIT user manual',
      description: SAYS[unit] ?? '',
    },
    facts: { 'PER -1': meaning.minus, 'PER 0': meaning.zero },
  }
}

/** -1 becomes infinite; 0 stays. */
export function waveOf(cell: string, line: number, left: LeftTally): number {
  const value = cellNumber(cell, line, 'PER', left)
  if (value === -1) return Number.POSITIVE_INFINITY
  if (!(value < 0)) return value
  throw new FileError('number_malformed', `line ${line}, PER: "${cell}"; -1, 0 and numbers above 0 are allowed`, {
    line,
    column: 'PER',
  })
}
