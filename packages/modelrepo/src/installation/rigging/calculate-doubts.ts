/** Why a part of the rigging that passes shows nothing, and what is said of factors that are entered. */
import { LIFT_REACH } from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import { BEND_REACH } from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import { type CheckResult, type NotChecked, openIf, outOf, shown, shownForce } from '@keelson/workflow'
import { nameOf } from './calculate-parts.ts'
import { LIFT } from './modes.ts'
import type { Params } from './params.ts'

type Made = CheckResult | NotChecked
type Element = NonNullable<Params['elements']>[number]

/** Skew load factor of four single slings in matched pairs, and of a lift with a spreader. 0027/ND Rev 11 5.6.12. */
export const MATCHED_PAIRS = 1.25
const SPREADER = 1.1
/** Legs from which on their forces do not follow from statics. */
const INDETERMINATE = 4

/** A factor below that of slings whose forces do not follow from statics, in words. */
export function lowSkew({ analysis, number_of_legs: n, skew_load_factor: SKL }: Params): string | undefined {
  if (analysis !== LIFT || n < INDETERMINATE || SKL >= MATCHED_PAIRS * (1 - 1e-9)) return undefined
  return `skew load factor ${shown(SKL)} as entered: 0027/ND Rev 11 5.6.12 requires ${MATCHED_PAIRS} of single slings in matched pairs, and a spreader has ${SPREADER}`
}

/** Legs that are alike carry more at the corner towards which the centre of gravity lies. */
const unusedOffset = ({ analysis, hook_height, cog_offset_x: e_x, cog_offset_y: e_y }: Params): string | undefined =>
  analysis === LIFT && hook_height === undefined && (e_x !== 0 || e_y !== 0)
    ? 'the offset of the centre of gravity has no part without {hook_height}'
    : undefined

const isSling = ({ label = '', category = '' }: Element): boolean => /sling/i.test(`${label} ${category}`)

/** A sling among the parts that is weaker than the one that is checked. */
function weakerSling({ analysis, elements = [], sling_mbl: MBL }: Params): string | undefined {
  if (analysis !== LIFT || MBL === undefined) return undefined
  const found = elements
    .map((e, i) => ({ name: nameOf(e, i), load: isSling(e) ? e.minimum_breaking_load_kn : undefined }))
    .find(({ load }) => load !== undefined && load < MBL * (1 - 1e-9))
  return found && `{elements}, ${found.name}, has ${shownForce(found.load ?? 0)}, and {sling_mbl} is ${shownForce(MBL)}`
}

const sharpBend = ({ bend_diameter: D, rope_diameter: d }: Params) =>
  D === undefined || d === undefined ? undefined : outOf(BEND_REACH, D / d)

const lightLift = ({ analysis, lift_mass: M }: Params) =>
  analysis === LIFT && M !== undefined ? outOf(LIFT_REACH, M) : undefined

/** A part of which neither limit nor breaking load is known. */
function unknownPart({ elements = [] }: Params): string | undefined {
  const names = elements.flatMap((e, i) =>
    e.working_load_limit_t === undefined && e.minimum_breaking_load_kn === undefined ? [nameOf(e, i)] : [],
  )
  return names.length === 0 ? undefined : `neither limit nor breaking load is provided: ${names.join('; ')}`
}

function ofForce(p: Params, made: Made): Made {
  if ('notChecked' in made) return made
  const done = openIf('input_missing', unusedOffset(p), made)
  return 'notChecked' in done ? done : openIf('out_of_reach', lightLift(p), done)
}

export function guardSling(p: Params, made: CheckResult): Made {
  const done = openIf('contradiction', weakerSling(p), made)
  return 'notChecked' in done ? done : ofForce(p, openIf('out_of_reach', sharpBend(p), done))
}

export const guardPart = (p: Params, made: CheckResult): Made =>
  ofForce(p, openIf('input_missing', unknownPart(p), made))
