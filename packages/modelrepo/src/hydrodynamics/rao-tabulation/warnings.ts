/** What a specialist would remark on a table of RAOs and on where it is read. */
import { jumpsOf, MOST_STEP, MOTIONS } from '@keelson/physics/rao/rao.ts'
import { waveFrequency } from '@keelson/physics/rao/response-equations.ts'
import { deepWaveNumber, STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { listed, shown, shownIn, type Warning, warner } from '@keelson/workflow'
import { radiansSuspected } from '../_shared/rao/phase-unit.ts'
import type { Found } from './calculate-motions.ts'
import { ELSEWHERE, type Params } from './inputs.ts'

export const warnings = {
  long_waves: 'Heave in following seas does not approach 1 m/m in the longest waves of the table.',
  amplitude_jump: 'Amplitudes of adjacent nodes differ by more than a factor of 3.',
  phase_step:
    'Phases of the surrounding nodes differ by more than a quarter of a turn, so the two interpolations differ.',
  deep_water: 'The water is deeper than half a wavelength. Water depth has no effect.',
  phase_unit: 'All phases are numerically at most 2π, which suggests radians.',
  rotation_unit: 'The size of the rotations suggests the other rotation unit.',
} as const
const warn = warner(warnings)

/** Heave of long waves, as the vessel follows the surface. */
const [LEAST, MOST] = [0.9, 1.1] as const
/** rad/m: rolling of 20 degrees per metre, and the wave slope of a 40 s wave. */
const [STEEPEST, GENTLEST] = [0.35, 0.0025] as const

export const warningsOf = (p: Params, found: Found): Warning[] => [
  ...longWaves(found),
  ...jumps(found),
  ...phaseSteps(found),
  ...phaseUnit(p),
  ...rotations(p, found),
  ...deepWater(p),
]

/** Half a wavelength, in wave numbers times depth. */
const DEEP = Math.PI

function deepWater({ phase_origin, water_depth: d, query_period: T }: Params): Warning[] {
  if (phase_origin !== ELSEWHERE || d === 'infinite') return []
  const k = deepWaveNumber.evaluate({ omega: waveFrequency.evaluate({ T }), g: STANDARD_GRAVITY.si })
  if (k * d < DEEP) return []
  const message = `The {water_depth} exceeds half a wavelength, ${shownIn(Math.PI / k, 'm', 3)}, and has no effect. The waves are deep-water waves.`
  return [warn('deep_water', message, '/water_depth')]
}

function longWaves({ rao: { periods, headings, amplitudes } }: Found): Warning[] {
  const [last, following] = [periods.length - 1, headings.indexOf(0)]
  const heave = amplitudes[last]?.[following]?.[2]
  if (heave === undefined || (heave >= LEAST && heave <= MOST)) return []
  const message = `Heave is ${shownIn(heave, 'm/m', 3)} at ${shownIn(periods[last] ?? 0, 's')} in following seas. It should approach 1 in long waves. Check the table.`
  return [warn('long_waves', message, `/amplitudes/${last}/${following}/2`)]
}

function jumps({ rao }: Found): Warning[] {
  const found = jumpsOf(rao)
  const [first] = found.toSorted((a, b) => b.factor - a.factor)
  if (!first) return []
  const { motion, period, heading, factor } = first
  const at = `${shownIn(rao.periods[period] ?? 0, 's')}, ${shownIn(rao.headings[heading] ?? 0, 'deg')}`
  const others = found.length > 1 ? `, the maximum of ${found.length} such differences` : ''
  const message = `The ${MOTIONS[motion]} amplitude at ${at} differs from the amplitude at an adjacent node by a factor of ${shown(factor, 3)}${others}; the limit is ${MOST_STEP}. Check for an error or a coarse table.`
  return [warn('amplitude_jump', message, `/amplitudes/${period}/${heading}/${motion}`)]
}

function phaseSteps({ cell: { corners } }: Found): Warning[] {
  const steps = MOTIONS.flatMap((motion, i) => {
    const moving = corners.filter(({ weight, amplitudes }) => weight > 0 && (amplitudes[i] ?? 0) > 0)
    const phases = moving.map((corner) => corner.phases[i] ?? 0)
    const step = phases.length < 2 ? 0 : Math.max(...phases) - Math.min(...phases)
    return step > Math.PI / 2 ? [{ motion, step }] : []
  })
  const [largest] = steps.toSorted((a, b) => b.step - a.step)
  if (!largest) return []
  const message = `Phases of ${listed(steps.map(({ motion }) => motion))} differ by up to ${shownIn(largest.step, 'deg', 3)} between the surrounding nodes. Interpolation of real and imaginary parts underestimates the amplitude between them.`
  return [warn('phase_step', message, '/phases')]
}

function phaseUnit({ phases }: Params): Warning[] {
  const why = radiansSuspected(phases)
  return why === undefined ? [] : [warn('phase_unit', why, '/phases')]
}

function rotations(p: Params, { rao }: Found): Warning[] {
  const all = rao.amplitudes.flatMap((row) => row.flatMap((six) => six.slice(3)))
  const largest = Math.max(...all)
  const isOdd = p.rotation_unit === 'rad/m' ? largest > STEEPEST : largest > 0 && largest < GENTLEST
  if (!isOdd) return []
  const other = p.rotation_unit === 'rad/m' ? 'deg/m' : 'rad/m'
  const message = `The maximum rotation in the table is ${shownIn(largest, 'deg/m', 3)} in the entered {rotation_unit}. Check whether the unit should be ${other}.`
  return [warn('rotation_unit', message, '/rotation_unit')]
}
