/**
 * Names of the facts that every table of RAOs carries, whichever file it is from: without them an amplitude and a phase mean
 * nothing. A fact that a file and its manual do not state is not there.
 */

export const FACT = {
  quantity: 'Quantity',
  /** 'lags' or 'leads': what a positive phase says of the response against the wave. */
  phaseSense: 'Phase sense',
  /** 'crest', 'trough', 'zero up-crossing' or 'zero down-crossing'. */
  phaseReference: 'Phase reference',
  /** Where the wave is taken from which phases are counted. */
  phasePoint: 'Phase point',
  /** 'm/m': of surge, sway and heave. */
  translation: 'Translation amplitude',
  /** 'deg/m', 'rad/m', 'deg per max wave slope': of roll, pitch and yaw. */
  rotation: 'Rotation amplitude',
  /** The point whose motion it is: 'x, y, z' or in words. */
  origin: 'Origin',
  lengthUnit: 'Length unit',
  lengthUnitFrom: 'Length unit from',
  waveDirection: 'Wave direction',
  /** Where conventions were found that the file itself does not state. */
  conventionsFrom: 'Conventions from',
} as const

export const MOTION = 'motion RAO'
/** Of WAMIT, whose rotations are dimensionless by the length ULEN, which is a fact as well once it is known. */
export const ROTATION_BY_ULEN = 'rad*ULEN/m'

export const WAVES_ALONG_X = '0 deg: waves travel along +x; 90 deg: along +y'

export const PHASE_SENSES = ['lags', 'leads'] as const
export const PHASE_REFERENCES = ['crest', 'trough', 'zero up-crossing', 'zero down-crossing'] as const
