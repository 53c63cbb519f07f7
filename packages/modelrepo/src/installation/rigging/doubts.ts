/** Why a part of the rigging that passes shows nothing, and what is said of factors that are entered. */
import { LIFT_REACH } from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import { BEND_REACH } from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import { type Doubt, type Left, listed, outOf, shown, shownForce } from '@keelson/workflow'
import type { Perhaps } from './inputs.ts'
import type { Lift } from './lift.ts'
import { type Element, nameOf } from './parts.ts'

/** A lift with the sling and the parts that are checked. */
export type Doubted = Lift & Perhaps<'elements' | 'sling_mbl' | 'bend_diameter' | 'rope_diameter'>

/** Skew load factor of four single slings in matched pairs, and of a lift with a spreader. 0027/ND Rev 11 5.6.12. */
const MATCHED_PAIRS = 1.25
const SPREADER = 1.1
/** Legs from which on their forces do not follow from statics. */
const INDETERMINATE = 4

/** A factor below that of slings whose forces do not follow from statics, in words. */
export function lowSkew({ number_of_legs: n, skew_load_factor: SKL }: Lift): string | undefined {
  if (n < INDETERMINATE || SKL >= MATCHED_PAIRS * (1 - 1e-9)) return undefined
  return `{skew_load_factor} ${shown(SKL)} is as entered; 0027/ND Rev 11 5.6.12 requires ${MATCHED_PAIRS} for single slings in matched pairs and ${SPREADER} with a spreader`
}

const missing = (why: string | undefined): Doubt | undefined =>
  why === undefined ? undefined : { kind: 'input_missing', why }
const beyond = (why: Left | undefined): Doubt | undefined => why && { kind: 'out_of_reach', why }

/** Legs that are alike carry more at the corner towards which the centre of gravity lies. */
const unusedOffset = ({ hook_height, cog_offset_x: e_x, cog_offset_y: e_y }: Lift): string | undefined =>
  hook_height === undefined && (e_x !== 0 || e_y !== 0)
    ? 'without {hook_height}, the centre of gravity offset is not used and the maximum leg force is underestimated'
    : undefined

const isSling = ({ label = '', category = '' }: Element): boolean => /sling/i.test(`${label} ${category}`)

/** A sling among the parts that is weaker than the one that is checked. */
function weakerSling({ elements = [], sling_mbl: MBL }: Doubted): Doubt | undefined {
  if (MBL === undefined) return undefined
  const found = elements
    .map((e, i) => ({ name: nameOf(e, i), load: isSling(e) ? e.minimum_breaking_load_kn : undefined }))
    .find(({ load }) => load !== undefined && load < MBL * (1 - 1e-9))
  if (found === undefined) return undefined
  const why = `breaking load ${shownForce(found.load ?? 0)} in {elements}, ${found.name}, is below the entered {sling_mbl}, ${shownForce(MBL)}`
  return { kind: 'contradiction', why }
}

/** A part of which neither limit nor breaking load is known. */
function unknownPart({ elements = [] }: Doubted): string | undefined {
  const names = elements.flatMap((e, i) =>
    e.working_load_limit_t === undefined && e.minimum_breaking_load_kn === undefined ? [nameOf(e, i)] : [],
  )
  return names.length === 0 ? undefined : `no working load limit or breaking load is provided for ${listed(names)}`
}

export const bendDoubt = ({ bend_diameter: D, rope_diameter: d }: Perhaps<'bend_diameter' | 'rope_diameter'>) =>
  D === undefined || d === undefined ? undefined : beyond(outOf(BEND_REACH, D / d))
const forceDoubt = (p: Doubted) => missing(unusedOffset(p)) ?? beyond(outOf(LIFT_REACH, p.lift_mass))
export const slingDoubt = (p: Doubted) => weakerSling(p) ?? bendDoubt(p) ?? forceDoubt(p)
export const partDoubt = (p: Doubted) => missing(unknownPart(p)) ?? forceDoubt(p)
