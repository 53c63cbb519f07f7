/** The settled conventions of a vessel type as facts of its tables. */
import { FACT, MOTION, WAVES_ALONG_X } from '../rao/facts.ts'
import {
  ANGLES,
  DIRECTION_KEYS,
  PHASE_REFERENCE_KEY,
  PHASE_SENSE_KEY,
  RESPONSE_UNITS_KEY,
  WAVE_UNIT_KEY,
} from './conventions.ts'

interface Points {
  readonly origin: string | undefined
  readonly phaseOrigin: string | undefined
}

export function conventionFacts(
  found: ReadonlyMap<string, string>,
  length: string,
  points: Points,
): Record<string, string> {
  const directions = DIRECTION_KEYS.flatMap((key) => (found.has(key) ? [[key, found.get(key) ?? '']] : []))
  return {
    [FACT.quantity]: MOTION,
    [FACT.translation]: `${length}/${length}`,
    [FACT.rotation]: rotationUnit(found, length),
    [FACT.lengthUnit]: length,
    [FACT.phaseSense]: found.get(PHASE_SENSE_KEY) ?? '',
    [FACT.phaseReference]: found.get(PHASE_REFERENCE_KEY) ?? '',
    ...(points.phaseOrigin === undefined ? {} : { [FACT.phasePoint]: points.phaseOrigin }),
    ...(points.origin === undefined ? {} : { [FACT.origin]: points.origin }),
    [FACT.waveDirection]: WAVES_ALONG_X,
    ...Object.fromEntries(directions),
  }
}

function rotationUnit(found: ReadonlyMap<string, string>, length: string): string {
  const angle = found.get(RESPONSE_UNITS_KEY) === 'radians' ? ANGLES.radians : ANGLES.degrees
  const per = found.get(WAVE_UNIT_KEY)
  return per === 'amplitude' ? `${angle}/${length}` : `${angle} per ${per}`
}
