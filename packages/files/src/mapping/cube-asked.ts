/** What neither a table of RAOs nor the manual of its program states, as questions. */
import { FACT, PHASE_REFERENCES, PHASE_SENSES, WAVES_ALONG_X } from '../rao/facts.ts'
import type { FileTable, Question } from '../table.ts'
import type { CubeTable } from './cube-table.ts'

type Convention = 'phase_sense' | 'phase_reference' | 'phase_point' | 'wave_direction' | 'amplitude_per'
interface Choice {
  readonly answer: string
  readonly means: string
}

/** Of a direction, the one of travel in degrees. */
export const DIRECTIONS: Readonly<Record<string, (direction: number) => number>> = {
  '0 deg following, 90 deg from starboard': (direction) => direction,
  '0 deg following, 90 deg from port': (direction) => -direction,
  '0 deg head, 90 deg from starboard': (direction) => 180 - direction,
  '0 deg head, 90 deg from port': (direction) => 180 + direction,
}
export const OTHER_POINT = 'other point'
export const PER: Readonly<Record<string, number>> = { 'wave amplitude': 1, 'wave height': 2 }

/** What neither the file nor its manual states. */
export const conventionsAsked = (found: CubeTable): readonly Question[] => [
  ...(isOneOf(PHASE_SENSES, found.table.facts[FACT.phaseSense]) ? [] : [senseQuestion(found)]),
  ...(isOneOf(PHASE_REFERENCES, found.table.facts[FACT.phaseReference]) ? [] : [referenceQuestion(found)]),
  ...(isSamePoint(found.table) ? [] : [pointQuestion(found)]),
  ...(found.table.facts[FACT.waveDirection] === WAVES_ALONG_X ? [] : [directionQuestion(found)]),
  ...(found.table.facts[FACT.quantity] === undefined ? [perQuestion(found)] : []),
]

const isOneOf = (words: readonly string[], word: string | undefined) => word !== undefined && words.includes(word)

/** Phases of one point are those of every point above or below it. */
function isSamePoint({ facts }: FileTable): boolean {
  const { [FACT.phasePoint]: phases, [FACT.origin]: motions } = facts
  if (phases === undefined || /^~(, ~)*$/.test(phases)) return true
  if (motions === undefined) return false
  const [one, other] = [phases, motions].map((point) => point.split(',').slice(0, 2).map(Number))
  const isAbove = one?.length === 2 && one.every((x, i) => x === other?.[i])
  return isAbove || motions === phases || motions.startsWith(`${phases} (`)
}

function question({ table, motions }: CubeTable, code: Convention, text: string, choices: readonly Choice[]): Question {
  return { code, table: table.name, column: motions[0].phases.name, text, choices }
}

const worded = (answers: readonly string[], means: (answer: string) => string) =>
  answers.map((answer) => ({ answer, means: means(answer) }))

const senseQuestion = (found: CubeTable) =>
  question(found, 'phase_sense', 'Is a positive phase a lag or a lead? The file does not state it.', [
    { answer: 'lags', means: 'the maximum motion occurs after the crest for a positive phase' },
    { answer: 'leads', means: 'the maximum motion occurs before the crest for a positive phase' },
  ])

const referenceQuestion = (found: CubeTable) =>
  question(
    found,
    'phase_reference',
    'Which point of the wave are phases relative to? The file does not state it.',
    worded(PHASE_REFERENCES, (answer) => `phases are relative to the ${answer} at the origin of the motions`),
  )

function pointQuestion(found: CubeTable): Question {
  const { [FACT.phasePoint]: phases, [FACT.origin]: motions = 'not stated' } = found.table.facts
  const text = `Do phases and motions refer to the same point in plan? Phases are relative to the wave at ${phases}. The origin of the motions is: ${motions}.`
  return question(found, 'phase_point', text, [
    { answer: 'same point', means: 'both have the same x and y' },
    { answer: OTHER_POINT, means: 'they differ, and the table is not used' },
  ])
}

const directionQuestion = (found: CubeTable) =>
  question(
    found,
    'wave_direction',
    'What do wave directions of 0 deg and 90 deg mean? The file does not state it.',
    worded(Object.keys(DIRECTIONS), (answer) => `a direction of 30 deg is a heading of ${headingInWords(answer)}`),
  )

const headingInWords = (answer: string) => `${around(DIRECTIONS[answer]?.(30) ?? 30)} deg`

const perQuestion = (found: CubeTable) =>
  question(found, 'amplitude_per', 'Are the amplitudes per wave amplitude or per wave height?', [
    { answer: 'wave amplitude', means: 'a heave of 1 m/m follows the wave surface' },
    { answer: 'wave height', means: 'a heave of 0.5 m/m follows the wave surface. The amplitudes are doubled' },
  ])

/** A direction as it stands from 0 to 360 deg, else the same one within that circle. */
export const around = (direction: number): number =>
  direction >= 0 && direction <= 360 ? direction + 0 : ((direction % 360) + 360) % 360
