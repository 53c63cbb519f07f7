/** What a table of RAOs gives to periods, headings, amplitudes and phases, as a person would have typed them. */

import { waveUnitOf } from '../rao/wave-columns.ts'
import type { FileTable, Left } from '../table.ts'
import { shown } from '../text/shown.ts'
import { conventionsOf } from './cube-conventions.ts'
import { type Gathered, gathered } from './cube-gather.ts'
import { nodesOf } from './cube-nodes.ts'
import { type CubeTable, cubeTableOf } from './cube-table.ts'
import { isCube } from './cube-target.ts'
import { angleUnit, type CubeUnit, rotationUnit, scaleOf, waveUnit } from './cube-units.ts'
import { MappingError } from './invalid.ts'
import type { MappedColumn, Mapping } from './mapping.ts'
import type { RaoCube } from './rao-cube.ts'
import type { Target } from './target.ts'

export interface CubeTaken {
  /** The four inputs. */
  readonly params: Readonly<Record<string, unknown>>
  /** The unit of the rotations and the sense of the phases, where inputs say them. */
  readonly settled: Readonly<Record<string, string>>
  readonly left: readonly Left[]
}

const SENSES = { lags: 'lag', leads: 'lead' } as const
/** A full turn, in the units that an angle is stated in. */
const TURNS: Readonly<Record<string, number>> = { deg: 360, rad: 2 * Math.PI }

/** Undefined of a mapping that takes no cube. Throws MappingError for a mapping that is not of this table, FileError for a value. */
export function cubeTaken(table: FileTable, mapping: Mapping, targets: readonly Target[]): CubeTaken | undefined {
  const target = targets.find((one) => isCube(one) && Object.hasOwn(mapping.columns, one.name))
  if (target?.raos === undefined) return undefined
  const found = cubeTableOf(table)
  if (found === undefined) throw invalid(`table ${shown(table.name)} has no RAOs by period and direction`)
  return takenOf(found, mapping, target.raos)
}

function takenOf(found: CubeTable, mapping: Mapping, cube: RaoCube): CubeTaken {
  const units = unitsOf(found, mapping, cube)
  const { sense, turnOf, headingOf, perAmplitude } = conventionsOf(found, mapping.answers)
  const scale = scaleOf(found, units.rotations, cube)
  if (scale === undefined) throw invalid(`${shown(units.rotations)} is not an angle per length of wave amplitude`)
  const degrees = (direction: number) => (units.directions === 'deg' ? direction : (direction * 180) / Math.PI)
  const nodes = nodesOf(found, { waveUnit: units.waves, degrees, headingOf, cube })
  const turn = TURNS[units.phases] ?? 0
  const all = gathered(nodes, {
    turn,
    amplitude: (amplitude, mode) => perAmplitude * scale.of(amplitude, mode),
    phase: (phase, mode) => phase + turnOf[mode] * turn,
  })
  return {
    params: paramsOf(all, cube, units.phases),
    settled: {
      ...('input' in cube.rotations && { [cube.rotations.input]: scale.rotations }),
      ...(cube.sense !== undefined && { [cube.sense]: SENSES[sense] }),
    },
    left: [...all.left, ...unused(found)],
  }
}

const paramsOf = (all: Gathered, cube: RaoCube, phaseUnit: string) => ({
  [cube.periods]: all.periods,
  [cube.headings]: all.headings,
  [cube.amplitudes]: all.amplitudes,
  [cube.phases]: phaseUnit === 'deg' ? all.phases : { value: all.phases, unit: phaseUnit },
})

function unused({ table, used }: CubeTable): readonly Left[] {
  const others = table.columns.filter((column) => !used.includes(column))
  return others.map(({ name }) => ({ what: `cells of column ${name}`, count: table.rows, lines: [] }))
}

/** The units of a mapping, which must be of this table. */
function unitsOf(found: CubeTable, mapping: Mapping, cube: RaoCube) {
  const inputs = [cube.periods, cube.headings, cube.amplitudes, cube.phases]
  const other = Object.keys(mapping.columns).find((name) => !inputs.includes(name))
  if (other !== undefined) throw invalid(`${other} cannot be read together with ${cube.amplitudes}`)
  const [{ amplitudes, phases }] = found.motions
  const unit = (input: string, { name }: { readonly name: string }, of: CubeUnit) =>
    unitIn(mapping.columns[input], input, name, of)
  const { directions, waves } = found
  const wave = unit(cube.periods, waves, waveUnit(found, cube.periods))
  return {
    waves: waveUnitOf(wave) ?? refuseUnit(cube.periods, wave),
    directions: angleIn(cube.headings, unit(cube.headings, directions, angleUnit(found, directions, cube.headings))),
    rotations: unit(cube.amplitudes, amplitudes, rotationUnit(found, cube.amplitudes)),
    phases: angleIn(cube.phases, unit(cube.phases, phases, angleUnit(found, phases, cube.phases))),
  }
}

function unitIn(mapped: MappedColumn | undefined, input: string, name: string, of: CubeUnit): string {
  if (mapped === undefined) throw invalid(`it has no column for ${input}, which is read together with the other three`)
  if (mapped.column !== name)
    throw invalid(`${input} is column ${shown(name)} of the table, not ${shown(mapped.column)}`)
  const says = (text: string | undefined) => (text === undefined ? 'no unit' : shown(text))
  const isSame = mapped.stated === of.stated || (mapped.stated === undefined && of.stated === mapped.unit)
  if (!isSame)
    throw invalid(`column ${shown(name)} states ${says(of.stated)}, and the mapping states ${says(mapped.stated)}`)
  if (of.unit !== undefined && of.unit !== mapped.unit)
    throw invalid(`column ${shown(name)} is in ${of.unit}, and the mapping states ${says(mapped.unit)}`)
  return mapped.unit ?? refuseUnit(input, undefined)
}

const angleIn = (input: string, unit: string) => (Object.hasOwn(TURNS, unit) ? unit : refuseUnit(input, unit))

function refuseUnit(input: string, unit: string | undefined): never {
  throw invalid(`${unit === undefined ? 'no unit' : shown(unit)} is stated for ${input}`)
}

const invalid = (why: string) => new MappingError('mapping_invalid', `the mapping does not fit: ${why}`)
