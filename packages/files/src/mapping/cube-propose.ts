/** Proposes one table of RAOs for periods, headings, amplitudes and phases together. */
import { FACT } from '../rao/facts.ts'
import type { FileColumn, FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import { conventionsAsked } from './cube-asked.ts'
import { type CubeTable, cubeTableOf, isOfRaos } from './cube-table.ts'
import { isCube } from './cube-target.ts'
import { angleUnit, type CubeUnit, rotationUnit, scaleOf, waveUnit } from './cube-units.ts'
import type { Proposed } from './proposal.ts'
import type { RaoCube } from './rao-cube.ts'
import type { Target } from './target.ts'

/** Undefined where the workflow has no such inputs, or the table no RAOs. `open`: the questions of the reading. */
export function cubeProposed(
  table: FileTable,
  targets: readonly Target[],
  open: readonly Question[],
): readonly Proposed[] | undefined {
  const cube = targets.find(isCube)?.raos
  const found = cube && cubeTableOf(table)
  return found && proposedFor(found, cube, new Set(open.map(({ code }) => code)))
}

/** The others: a cube is no column, and what a table of RAOs repeats or has of one direction alone is none of its axes. */
export const singly = (table: FileTable, targets: readonly Target[]): readonly Target[] =>
  targets.filter((target) => !isCube(target) && (target.raos === undefined || !isOfRaos(table)))

/** None where the rotations are by something that is no length. */
function proposedFor(found: CubeTable, cube: RaoCube, open: ReadonlySet<string>): readonly Proposed[] {
  const { waves, directions, motions } = found
  const [{ amplitudes, phases }] = motions
  const rotation = rotationUnit(found, cube.amplitudes)
  if (rotation.unit !== undefined && scaleOf(found, rotation.unit, cube) === undefined) return []
  const conventions = conventionsAsked(found)
  return [
    fitting(
      cube.periods,
      waves,
      waveUnit(found, cube.periods),
      isFrequency(found) ? 'periods of these waves' : 'periods',
    ),
    fitting(cube.headings, directions, angleUnit(found, directions, cube.headings), 'wave directions, 0 to 360 deg'),
    fitting(cube.amplitudes, amplitudes, rotation, `amplitudes of ${counted(found)}, rotations in this unit`),
    fitting(cube.phases, phases, angleUnit(found, phases, cube.phases), phasesInWords(found, open), conventions),
  ]
}

const isFrequency = ({ waveUnit: unit }: CubeTable) => unit !== 's'

const counted = ({ motions }: CubeTable) => (motions.length > 1 ? `${motions.length} motions` : 'all motions')

/** With what is known of them: a convention that is open yet has a placeholder among the facts. */
function phasesInWords(found: CubeTable, open: ReadonlySet<string>): string {
  const { [FACT.phaseSense]: sense, [FACT.phaseReference]: reference } = found.table.facts
  const said = [
    ...(sense === undefined || open.has('phase_sense') ? [] : [`positive phase ${sense}`]),
    ...(reference === undefined || open.has('phase_reference') ? [] : [`relative to the ${reference}`]),
  ]
  return [`phases of ${counted(found)}`, ...said].join(', ')
}

function fitting(
  target: string,
  column: FileColumn,
  unit: CubeUnit,
  inWords: string,
  conventions: Proposed['fits'][number]['conventions'] = [],
): Proposed {
  const reason = `${shown(column.heading || column.name)}: ${inWords}`
  return { target, fits: [{ column: column.name, ...unit, reason, ...(conventions.length > 0 && { conventions }) }] }
}
