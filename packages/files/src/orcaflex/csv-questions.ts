/** What a delimited file of RAOs does not state, as questions with their likeliest answers first. */
import type { Asked } from '../asked.ts'
import { isRotation } from '../rao/modes.ts'
import type { Question } from '../table.ts'
import type { CsvHeading } from './csv-cells.ts'
import type { CsvRead } from './csv-table.ts'

/** Phases in radians seldom go beyond a full turn. */
const FULL_TURN = 2 * Math.PI
const ROTATIONS = ['deg/m', 'rad/m', 'deg/ft', 'deg per max wave slope', 'deg per wave steepness']

export const THOUSANDS = 'thousands'

export function commaQuestion(cell: string): Question {
  return {
    code: 'decimal_comma',
    text: `Is the comma of "${cell}" a decimal comma?`,
    choices: [
      { answer: 'decimal', means: `"${cell}" is ${cell.replace(',', '.')}` },
      { answer: THOUSANDS, means: `"${cell}" is ${cell.replaceAll(',', '')}` },
    ],
  }
}

export const DIRECTION_QUESTION: Question = {
  code: 'direction',
  text: 'This file states no direction. What is the wave direction of its RAOs, in degrees?',
  choices: ['0', '90', '180'].map((answer) => ({ answer, means: `all rows have direction ${answer} deg` })),
  orNumber: 'any',
}

export function askWave(table: string, name: string | undefined, read: CsvRead, asking: Asked): string {
  const first = read.tables[0]?.rows.numbers[0]?.numbers[0] ?? 0
  const choices = waveUnits(name).map((answer) => ({ answer, means: `${first} is ${first} ${answer}` }))
  const text = 'Which unit are the periods or frequencies of this file in?'
  return asking.askOrLikeliest({ code: 'unit', table, column: 'period', text, choices })
}

function waveUnits(name: string | undefined): readonly string[] {
  if (name === 'period') return ['s']
  return name === 'frequency' ? ['rad/s', 'Hz'] : ['s', 'rad/s', 'Hz']
}

export function askAngle(table: string, { largestPhase }: CsvRead, asking: Asked): string {
  const units = largestPhase > FULL_TURN ? ['deg', 'rad'] : ['rad', 'deg']
  const choices = units.map((answer) => ({ answer, means: `the largest phase is ${largestPhase} ${answer}` }))
  const text = 'Which unit are the phases of this file in?'
  return asking.askOrLikeliest({ code: 'angle_unit', table, column: 'phase', text, choices })
}

export function askRotation(table: string, heading: CsvHeading, asking: Asked): string | undefined {
  if (!heading.columns.some((column) => column.kind === 'amplitude' && isRotation(column.mode))) return undefined
  const choices = ROTATIONS.map((answer) => ({ answer, means: `roll, pitch and yaw are in ${answer}` }))
  const text = 'Which unit are the rotations of this file in?'
  return asking.askOrLikeliest({ code: 'rotation_per', table, column: 'amplitude', text, choices })
}

export function askPhase(
  code: 'phase_sense' | 'phase_reference',
  table: string,
  text: string,
  allowed: readonly string[],
  asking: Asked,
): string {
  const choices = allowed.map((answer, at) => ({
    answer,
    means: at === 0 ? `${answer}, usual in OrcaFlex` : answer,
  }))
  return asking.askOrLikeliest({ code, table, column: 'phase', text, choices })
}
