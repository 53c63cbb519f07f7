/** The conventions of an OrcaFlex vessel type: their keys, what may stand there, and the facts and units that follow. */
import type { Asked } from '../asked.ts'
import { PHASE_REFERENCES, PHASE_SENSES } from '../rao/facts.ts'
import { FileError } from '../refused.ts'
import type { QuestionCode } from '../table.ts'

/** Directions of positive motion, and whether the other side of the vessel is a mirror: kept as the file has them. */
export const DIRECTION_KEYS = [
  'SurgePositive',
  'SwayPositive',
  'HeavePositive',
  'RollPositiveStarboard',
  'PitchPositiveBow',
  'YawPositiveBow',
  'Symmetry',
] as const

interface Convention {
  readonly key: string
  readonly code: QuestionCode
  readonly column: string
  readonly asks: string
  /** The first is the usual one. */
  readonly allowed: readonly string[]
}

export const WAVES_KEY = 'WavesReferredToBy'
export const WAVE_UNIT_KEY = 'RAOWaveUnit'
export const RESPONSE_UNITS_KEY = 'RAOResponseUnits'
export const PHASE_UNITS_KEY = 'RAOPhaseUnitsConvention'
export const PHASE_SENSE_KEY = 'RAOPhaseConvention'
export const PHASE_REFERENCE_KEY = 'RAOPhaseRelativeToConvention'

/** Of `WavesReferredToBy`, with name and unit of the column. */
export const WAVES = [
  { says: 'period (s)', name: 'period', unit: 's' },
  { says: 'frequency (rad/s)', name: 'frequency', unit: 'rad/s' },
  { says: 'frequency (Hz)', name: 'frequency', unit: 'Hz' },
] as const

const WAVE_UNITS = ['amplitude', 'max wave slope', 'wave steepness'] as const
/** As OrcaFlex writes an angular unit, and as a unit. */
export const ANGLES = { degrees: 'deg', radians: 'rad' } as const

const CONVENTIONS: readonly Convention[] = [
  {
    key: WAVES_KEY,
    code: 'unit',
    column: 'period',
    asks: 'Are the waves stated by period or by frequency?',
    allowed: WAVES.map(({ says }) => says),
  },
  {
    key: RESPONSE_UNITS_KEY,
    code: 'angle_unit',
    column: 'amplitude',
    asks: 'Which angle unit are the rotations in?',
    allowed: ['degrees', 'radians'],
  },
  {
    key: WAVE_UNIT_KEY,
    code: 'rotation_per',
    column: 'amplitude',
    asks: 'What are the rotations divided by?',
    allowed: WAVE_UNITS,
  },
  {
    key: PHASE_SENSE_KEY,
    code: 'phase_sense',
    column: 'phase',
    asks: 'Is a positive phase a lag or a lead?',
    allowed: PHASE_SENSES,
  },
  {
    key: PHASE_UNITS_KEY,
    code: 'angle_unit',
    column: 'phase',
    asks: 'Which unit are the phases in?',
    allowed: ['degrees', 'radians'],
  },
  {
    key: PHASE_REFERENCE_KEY,
    code: 'phase_reference',
    column: 'phase',
    asks: 'Which point of the wave are phases relative to?',
    allowed: PHASE_REFERENCES,
  },
]

export const CONVENTION_KEYS: readonly string[] = [...CONVENTIONS.map(({ key }) => key), ...DIRECTION_KEYS]

export interface Stated {
  readonly value: string
  readonly line: number
}

/** Where a convention is not stated it is asked for. */
export function settled(stated: ReadonlyMap<string, Stated>, table: string, asking: Asked): Map<string, string> {
  const found = new Map<string, string>()
  for (const convention of CONVENTIONS) {
    const said = stated.get(convention.key)
    if (said !== undefined) found.set(convention.key, allowedValue(convention, said))
    else found.set(convention.key, ask(convention, table, asking))
  }
  for (const key of DIRECTION_KEYS) {
    const said = stated.get(key)
    if (said !== undefined) found.set(key, said.value)
  }
  return found
}

function allowedValue({ key, allowed }: Convention, { value, line }: Stated): string {
  if (allowed.includes(value)) return value
  throw new FileError(
    'file_malformed',
    `line ${line}, ${key}: "${value.slice(0, 40)}"; allowed are ${allowed.join(', ')}`,
    {
      line,
      column: key,
    },
  )
}

function ask({ key, code, column, asks, allowed }: Convention, table: string, asking: Asked): string {
  const choices = allowed.map((answer, at) => ({
    answer,
    means: `${key}: ${answer}${at === 0 ? ', usual in OrcaFlex' : ''}`,
  }))
  return asking.askOrLikeliest({ code, table, column, text: `${asks} The file does not state ${key}.`, choices })
}
