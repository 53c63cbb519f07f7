/** The units of a table of RAOs: as the file states them, with the question where it does not. */
import { convert, readUnit, UnitError } from '@keelson/units'
import { FACT, ROTATION_BY_ULEN } from '../rao/facts.ts'
import { isRotation, type Mode } from '../rao/modes.ts'
import type { FileColumn, Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { type CubeTable, largestIn } from './cube-table.ts'
import type { RaoCube } from './rao-cube.ts'

/** A unit, or the question for it. */
export interface CubeUnit {
  readonly stated?: string
  readonly unit?: string
  readonly question?: Question
}

const FULL_TURN = 2 * Math.PI
const [DEGREES, RADIANS] = ['deg/m', 'rad/m'] as const

export function waveUnit({ table, waves, waveUnit: unit }: CubeTable, target: string): CubeUnit {
  if (unit !== undefined) return { ...stated(waves), unit }
  const isPeriod = /period/i.test(waves.heading)
  return { question: asked(table.name, waves, target, isPeriod ? ['s'] : ['rad/s', 'Hz', 's']) }
}

/** Of directions and of phases. */
export function angleUnit({ table }: CubeTable, column: FileColumn, target: string): CubeUnit {
  if (column.unit !== undefined) return { ...stated(column), unit: column.unit }
  const isDegrees = largestIn(column) > FULL_TURN
  return { question: asked(table.name, column, target, isDegrees ? ['deg', 'rad'] : ['rad', 'deg']) }
}

export function rotationUnit(found: CubeTable, target: string): CubeUnit {
  const unit = rotationsIn(found)
  if (unit === ROTATION_BY_ULEN) return { stated: unit, unit: RADIANS }
  if (unit !== undefined) return { stated: unit, unit }
  const rotation = found.motions.find(({ modeAt }) => isRotation(modeAt(0) ?? 'surge')) ?? found.motions[0]
  const question = asked(found.table.name, rotation.amplitudes, target, [DEGREES, RADIANS, 'deg/ft'])
  return { question: { ...question, text: 'Which unit are roll, pitch and yaw in?', orUnit: RADIANS } }
}

const stated = ({ unit }: FileColumn) => (unit === undefined ? {} : { stated: unit })

function asked(table: string, column: FileColumn, target: string, units: readonly string[]): Question {
  const sample = largestIn(column)
  return {
    code: 'target_unit',
    table,
    column: target,
    text: `What is the unit of ${shown(column.heading || column.name)}? The file does not state it.`,
    choices: units.map((answer) => ({ answer, means: `${sample} is ${sample} ${answer}` })),
  }
}

const rotationsIn = (found: CubeTable) => found.table.facts[FACT.rotation] ?? sharedUnit(found, isRotation)

/** Undefined where none is stated; not a unit where several are. */
function sharedUnit({ motions }: CubeTable, isOne: (mode: Mode) => boolean): string | undefined {
  const own = motions.filter(({ modeAt }) => isOne(modeAt(0) ?? 'surge'))
  const units = new Set(own.map(({ amplitudes }) => amplitudes.unit))
  return units.size > 1 ? [...units].join(', ') : [...units][0]
}

/** What makes numbers of the file those of the cube. */
export interface Scale {
  /** As the cube has them. */
  readonly rotations: typeof DEGREES | typeof RADIANS
  readonly of: (amplitude: number, mode: Mode) => number
}

/** Undefined where the amplitudes are by something that is no length of wave amplitude. */
export function scaleOf(found: CubeTable, unit: string, cube: RaoCube): Scale | undefined {
  const translation = found.table.facts[FACT.translation] ?? sharedUnit(found, (mode) => !isRotation(mode)) ?? '-'
  if (!isUnitOf(translation, '-') || !isUnitOf(unit, RADIANS)) return undefined
  const rotations = 'unit' in cube.rotations || !/^(deg|°)/.test(readUnit(unit, RADIANS).unit) ? RADIANS : DEGREES
  const by = rotationsIn(found) === ROTATION_BY_ULEN ? Number.parseFloat(found.table.facts.ULEN ?? '') : 1
  return {
    rotations,
    of: (amplitude, mode) =>
      isRotation(mode) ? convert(amplitude / by, unit, rotations) : convert(amplitude, translation, '-'),
  }
}

function isUnitOf(unit: string, declared: string): boolean {
  try {
    readUnit(unit, declared)
    return true
  } catch (error) {
    if (error instanceof UnitError) return false
    throw error
  }
}
