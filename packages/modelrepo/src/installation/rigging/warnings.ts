/** What a specialist would remark on a lift, a sling, a shackle or a string. */
import { SEEN_STOCK } from '@keelson/standards/crosby-g2130-2023/shackles.ts'
import { PREFERRED_ANGLE } from '@keelson/standards/dnv-st-n001-2021/shackles.ts'
import { LEAST_MASS } from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import { LEAST_BEND, WIRE_MATERIAL_FACTOR } from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import { shown, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { type Doubted, lowSkew } from './doubts.ts'
import type { Inputs, Perhaps } from './inputs.ts'
import type { LiftRun } from './lift.ts'
import { isShackle, type Listed, nameOf, type PartsRun } from './parts.ts'
import type { SkewRun } from './skew.ts'
import type { Sling } from './sling.ts'

export const warnings = {
  light_lift: 'The lift is lighter than the table of dynamic amplification reaches.',
  flat_legs: 'The legs are flatter than is preferred.',
  offset_unused: 'The centre of gravity has no part where all legs are alike.',
  sharp_bend: 'The sling is bent over less than its own diameter.',
  material_factor: 'The material factor is that of as-new certified wire rope.',
  part_without_limit: 'Parts without a working load limit are not counted.',
  shackle_without_load: 'A shackle without a breaking load is not checked against it.',
  slack_sling: 'A sling goes slack.',
  idle_sling: 'A sling carries nothing at nominal lengths.',
  low_skew: 'The skew load factor is below that of slings whose forces do not follow from statics.',
  two_slings: 'The skew load factor reaches 2: two slings carry the load.',
  stock_number: 'The stock number was not seen in the catalogue itself.',
} as const
const warn = warner(warnings)
const none: readonly Warning[] = []

export const liftWarnings = (p: Doubted, { angle }: LiftRun): readonly Warning[] => [
  ...light(p),
  ...offsetUnused(p),
  ...angleWarnings(angle),
  ...skewed(p),
  ...twoSlings(p),
]

/** With a sling or parts their checks are open, and say so. */
function light({ lift_mass: M, sling_mbl, elements }: Doubted) {
  if (M >= LEAST_MASS.si || sling_mbl !== undefined || elements !== undefined) return none
  return [
    warn(
      'light_lift',
      `{lift_mass} ${shownIn(M, 't')} is below ${LEAST_MASS.value} t: the table of dynamic amplification takes such a lift as ${LEAST_MASS.value} t heavy, rigging included`,
      '/lift_mass',
    ),
  ]
}

function offsetUnused({ hook_height, cog_offset_x: e_x, cog_offset_y: e_y }: Doubted) {
  if (hook_height !== undefined || (e_x === 0 && e_y === 0)) return none
  return [
    warn(
      'offset_unused',
      'without {hook_height} all legs are alike: the offset of the centre of gravity has no part, and its corner pulls more than is said',
      '/cog_offset_x',
    ),
  ]
}

export const angleWarnings = (angle: number): readonly Warning[] =>
  angle >= PREFERRED_ANGLE.si
    ? none
    : [
        warn(
          'flat_legs',
          `the flattest leg stands at ${shownIn(angle, 'deg', 3)}, below the ${PREFERRED_ANGLE.value} degrees that are preferred`,
        ),
      ]

function skewed(p: Doubted) {
  const low = lowSkew(p)
  return low === undefined ? none : [warn('low_skew', low, '/skew_load_factor')]
}

const TWO = 2
function twoSlings({ skew_load_factor: SKL }: Doubted) {
  if (SKL < TWO) return none
  return [
    warn(
      'two_slings',
      `{skew_load_factor} ${shown(SKL, 3)}: at ${TWO} two of four slings carry the load and the others are slack`,
      '/skew_load_factor',
    ),
  ]
}

export const slingWarnings = (p: Sling): readonly Warning[] => [...sharpBend(p), ...material(p)]

/** With a breaking load the check of the sling is open, and says so. */
function sharpBend({ bend_diameter: D, rope_diameter: d, sling_mbl }: Sling) {
  if (D === undefined || d === undefined || D >= LEAST_BEND.value * d || sling_mbl !== undefined) return none
  return [
    warn(
      'sharp_bend',
      `the bend over the rope is ${shownRatio(D / d)}: no body of a sling may bend over less than its own diameter`,
      '/bend_diameter',
    ),
  ]
}

function material({ material_factor, bend_diameter, rope_diameter }: Sling) {
  if (bend_diameter === undefined || rope_diameter === undefined || material_factor >= WIRE_MATERIAL_FACTOR.value)
    return none
  return [
    warn(
      'material_factor',
      `{material_factor} ${shown(material_factor, 3)} is for wire rope as new with certificates: 0027/ND 7.10 asks for ${WIRE_MATERIAL_FACTOR.value} of other certified wire rope`,
      '/material_factor',
    ),
  ]
}

export const partsWarnings = ({ elements = [] }: Perhaps<'elements'>, parts?: PartsRun): readonly Warning[] => [
  ...withoutLimit(elements),
  ...(parts ? withoutLoad(elements) : []),
]

type Elements = Inputs['elements']

function withoutLimit(elements: Elements) {
  const names = elements.flatMap((e, i) => (e.working_load_limit_t === undefined ? [nameOf(e, i)] : []))
  if (names.length === 0 || names.length === elements.length) return none
  return [warn('part_without_limit', `not counted, without a working load limit: ${names.join('; ')}`, '/elements')]
}

function withoutLoad(elements: Elements) {
  const names = elements.flatMap((e, i) =>
    isShackle(e) && e.minimum_breaking_load_kn === undefined ? [nameOf(e, i)] : [],
  )
  if (names.length === 0) return none
  return [
    warn(
      'shackle_without_load',
      `not checked against its breaking load, which is not given: ${names.join('; ')}`,
      '/elements',
    ),
  ]
}

export const catalogueWarnings = (shackles: readonly Listed[]): readonly Warning[] => {
  const unseen = shackles.filter(({ stock }) => stock !== SEEN_STOCK)
  if (unseen.length === 0) return none
  const names = unseen.map(({ size, stock }) => `${size} in as ${stock}`).join(', ')
  return [warn('stock_number', `not seen in the catalogue itself, compare before ordering: ${names}`)]
}

export const skewWarnings = ({ slack, factors }: SkewRun): readonly Warning[] => [
  ...(slack
    ? [warn('slack_sling', 'in some combination of lengths a sling goes slack: the others carry what it does not')]
    : []),
  ...(factors.includes(null)
    ? [warn('idle_sling', 'a sling carries nothing at nominal lengths, and has no skew load factor of its own')]
    : []),
]
