/**
 * Writes displacement RAOs as a vessel type of an OrcaFlex text data file (YAML), with every convention that is known. One that
 * is not is left out, and the reader beside it asks for it.
 */
import { MODES } from '../rao/modes.ts'
import {
  PHASE_REFERENCE_KEY,
  PHASE_SENSE_KEY,
  PHASE_UNITS_KEY,
  RESPONSE_UNITS_KEY,
  WAVE_UNIT_KEY,
  WAVES,
  WAVES_KEY,
} from './conventions.ts'
import { MODE_KEYS, WAVE_KEY } from './rao-block.ts'

export interface RaoRow {
  readonly period: number
  /** In degrees: 0 is travel along x, 90 along y, to port. */
  readonly direction: number
  /** Of six motions, per metre of wave amplitude. */
  readonly amplitudes: readonly number[]
  /** In degrees, against the crest at the origin of the motions. */
  readonly phases: readonly number[]
}
export interface VesselRaos {
  readonly vessel: string
  readonly rotations: 'degrees' | 'radians'
  readonly phases?: 'lags' | 'leads'
  /** Whether the rows hold one side of a vessel that is symmetrical to port and starboard. */
  readonly isSymmetrical: boolean
  readonly rows: readonly RaoRow[]
}

export function orcaflexText({ vessel, rotations, phases, isSymmetrical, rows }: VesselRaos): string {
  const directions = Map.groupBy(rows, ({ direction }) => direction)
  const sense = phases === undefined ? [] : [`    ${PHASE_SENSE_KEY}: ${phases}`]
  return [
    ...HEAD,
    `  - Name: ${nameOf(vessel)}`,
    `    ${RESPONSE_UNITS_KEY}: ${rotations}`,
    `    ${WAVE_UNIT_KEY}: amplitude`,
    `    ${WAVES_KEY}: ${WAVES[0].says}`,
    ...sense,
    ...PHASES,
    ...AXES,
    `    Symmetry: ${isSymmetrical ? 'xz plane' : 'None'}`,
    ...DRAUGHT,
    ...[...directions].flatMap(([direction, own]) => directionLines(direction, own)),
    '',
  ].join('\n')
}

const HEAD = ['%YAML 1.1', '# Type: Model', '---', 'General:', '  UnitsSystem: SI', 'VesselTypes:']
const PHASES = [`    ${PHASE_UNITS_KEY}: degrees`, `    ${PHASE_REFERENCE_KEY}: crest`]
const AXES = [
  '    SurgePositive: forward',
  '    SwayPositive: port',
  '    HeavePositive: up',
  '    RollPositiveStarboard: down',
  '    PitchPositiveBow: down',
  '    YawPositiveBow: port',
]
const DRAUGHT = [
  '    Draughts:',
  '      - Name: Draught1',
  '        DisplacementRAOs:',
  '          # The origin of the RAOs in vessel axes is not known here: enter it.',
  '          RAOOrigin: [0, 0, 0]',
  '          PhaseOrigin: [~, ~, ~]',
  '          RAOs:',
]
const COLUMNS = [WAVE_KEY, ...MODES.flatMap((mode) => [`RAO${MODE_KEYS[mode]}Amp`, `RAO${MODE_KEYS[mode]}Phase`])].join(
  ', ',
)
const LONGEST_NAME = 60

/** Of letters, digits and what divides them, so that no mark of YAML stands in it. */
function nameOf(vessel: string): string {
  const name = vessel.replace(/[^\p{L}\p{N}._()-]+/gu, ' ').trim()
  return JSON.stringify(name.slice(0, LONGEST_NAME).trim() || 'Vessel type1')
}

const directionLines = (direction: number, rows: readonly RaoRow[]) => [
  `            - RAODirection: ${direction}`,
  `              ${COLUMNS}:`,
  ...rows.map((row) => `                - [${cellsOf(row).join(', ')}]`),
]

const cellsOf = ({ period, amplitudes, phases }: RaoRow): readonly number[] => [
  period,
  ...MODES.flatMap((_, motion) => [amplitudes[motion] ?? Number.NaN, phases[motion] ?? Number.NaN]),
]
