/** What phases and directions of a table of RAOs are counted from: as the file or its manual states it, else as it is answered. */
import { answerTo } from '../asked.ts'
import { FACT, type PHASE_SENSES } from '../rao/facts.ts'
import { MODES, type Mode } from '../rao/modes.ts'
import type { Answers, FileTable } from '../table.ts'
import { conventionsAsked, DIRECTIONS, OTHER_POINT, PER } from './cube-asked.ts'
import type { CubeTable } from './cube-table.ts'
import { MappingError } from './invalid.ts'

export interface Conventions {
  readonly sense: (typeof PHASE_SENSES)[number]
  /** Added to the phases of a motion to count them from the crest, as a share of a turn. */
  readonly turnOf: Readonly<Record<Mode, number>>
  /** Of a direction in degrees, the one of travel: 0 along x, 90 to port. */
  readonly headingOf: (direction: number) => number
  readonly perAmplitude: number
}

/** Shares of a turn from each reference of a lag to the crest. */
const FROM_REFERENCE: Readonly<Record<string, number>> = {
  crest: 0,
  trough: 0.5,
  'zero up-crossing': -0.25,
  'zero down-crossing': 0.25,
}
/** Of OrcaFlex: what stands there where a positive motion is as the axes have it, and what where it is the other way. */
const SIGNS: readonly { readonly mode: Mode; readonly key: string; readonly as: string; readonly against: string }[] = [
  { mode: 'surge', key: 'SurgePositive', as: 'forward', against: 'aft' },
  { mode: 'sway', key: 'SwayPositive', as: 'port', against: 'starboard' },
  { mode: 'heave', key: 'HeavePositive', as: 'up', against: 'down' },
  { mode: 'roll', key: 'RollPositiveStarboard', as: 'down', against: 'up' },
  { mode: 'pitch', key: 'PitchPositiveBow', as: 'down', against: 'up' },
  { mode: 'yaw', key: 'YawPositiveBow', as: 'port', against: 'starboard' },
]

/** Throws MappingError where a question is open, and where the cube cannot take what the file states. */
export function conventionsOf(found: CubeTable, answers: Answers): Conventions {
  const { facts } = found.table
  const asked = conventionsAsked(found)
  const said = new Map(asked.map((question) => [question.code, answerTo(question, answers)]))
  const open = asked.find(({ code }) => said.get(code) === undefined)
  if (open !== undefined) throw new MappingError('mapping_invalid', `a question is open. ${open.text}`, [open])
  if (said.get('phase_point') === OTHER_POINT) throw otherPoint(found.table)
  const sense = (said.get('phase_sense') ?? facts[FACT.phaseSense]) as Conventions['sense']
  const reference = said.get('phase_reference') ?? facts[FACT.phaseReference] ?? ''
  const turn = (FROM_REFERENCE[reference] ?? 0) * (sense === 'lags' ? 1 : -1)
  const turns = MODES.map((mode) => [mode, turn + (isReversed(mode, found.table) ? 0.5 : 0)])
  return {
    sense,
    turnOf: Object.fromEntries(turns) as Conventions['turnOf'],
    headingOf: DIRECTIONS[said.get('wave_direction') ?? ''] ?? ((direction) => direction),
    perAmplitude: PER[said.get('amplitude_per') ?? ''] ?? 1,
  }
}

function isReversed(mode: Mode, { facts }: FileTable): boolean {
  const sign = SIGNS.find((one) => one.mode === mode)
  const said = sign && facts[sign.key]?.trim().toLowerCase()
  if (sign === undefined || said === undefined || said === sign.as) return false
  if (said === sign.against) return true
  const says = `${sign.key} is ${said}, which is neither ${sign.as} nor ${sign.against}`
  throw new MappingError('mapping_invalid', `the mapping does not fit: ${says}`)
}

function otherPoint({ facts }: FileTable): MappingError {
  const says = `its phases are relative to the crest at ${facts[FACT.phasePoint]}, and the input requires the crest at the origin of the motions`
  return new MappingError('mapping_invalid', `the table is not used: ${says}`)
}
