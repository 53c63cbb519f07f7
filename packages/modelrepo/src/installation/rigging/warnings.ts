/** What a specialist would remark on a lift, a sling, a shackle or a string. */
import { SEEN_STOCK } from '@keelson/standards/crosby-g2130-2023/shackles.ts'
import { PREFERRED_ANGLE } from '@keelson/standards/dnv-st-n001-2021/shackles.ts'
import { LEAST_MASS } from '@keelson/standards/noble-denton-0027-rev11/dynamic-amplification.ts'
import { LEAST_BEND, WIRE_MATERIAL_FACTOR } from '@keelson/standards/noble-denton-0027-rev11/slings.ts'
import { listed, shown, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { type Doubted, lowSkew } from './doubts.ts'
import type { Inputs, Perhaps } from './inputs.ts'
import type { LiftRun } from './lift.ts'
import { isShackle, type Listed, nameOf, type PartsRun } from './parts.ts'
import type { SkewRun } from './skew.ts'
import type { Sling } from './sling.ts'

export const warnings = {
  light_lift: 'The lift is lighter than the range of the dynamic amplification table.',
  flat_legs: 'The leg angle is below the preferred minimum.',
  offset_unused: 'The centre of gravity offset is not used for equal legs.',
  sharp_bend: 'The sling is bent over less than its own diameter.',
  material_factor: 'The material factor is for as-new certified wire rope.',
  part_without_limit: 'Parts without a working load limit are not included.',
  shackle_without_load: 'The breaking load of shackles is not checked if not provided.',
  slack_sling: 'A sling becomes slack.',
  idle_sling: 'A sling carries no load at nominal lengths.',
  low_skew: 'The skew load factor is below the value for statically indeterminate slings.',
  two_slings: 'The skew load factor reaches 2, so two slings carry the load.',
  stock_number: 'The stock number is not verified against the catalogue.',
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
      `{lift_mass} ${shownIn(M, 't')} is below ${LEAST_MASS.value} t, the minimum of the dynamic amplification table, including rigging. The factor is extrapolated.`,
      '/lift_mass',
    ),
  ]
}

function offsetUnused({ hook_height, cog_offset_x: e_x, cog_offset_y: e_y }: Doubted) {
  if (hook_height !== undefined || (e_x === 0 && e_y === 0)) return none
  return [
    warn(
      'offset_unused',
      'No {hook_height} is entered, so all leg forces are assumed equal and the centre of gravity offset is not used. With an offset, the actual maximum leg force is higher.',
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
          `The minimum leg angle is ${shownIn(angle, 'deg', 3)}, below the preferred minimum of ${PREFERRED_ANGLE.value}°.`,
        ),
      ]

function skewed(p: Doubted) {
  const low = lowSkew(p)
  return low === undefined ? none : [warn('low_skew', `${low}.`, '/skew_load_factor')]
}

const TWO = 2
function twoSlings({ skew_load_factor: SKL }: Doubted) {
  if (SKL < TWO) return none
  return [
    warn(
      'two_slings',
      `{skew_load_factor} ${shown(SKL, 3)} is at or above ${TWO}, at which two of four slings carry the load and the others are slack.`,
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
      `Bend/rope diameter ratio ${shownRatio(D / d)} is below 1. A sling body shall not be bent over less than its own diameter.`,
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
      `{material_factor} ${shown(material_factor, 3)} is for certified as-new wire rope. 0027/ND 7.10 requires ${WIRE_MATERIAL_FACTOR.value} for other certified wire rope.`,
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
  return [
    warn('part_without_limit', `Parts without a working load limit are not included: ${listed(names)}.`, '/elements'),
  ]
}

function withoutLoad(elements: Elements) {
  const names = elements.flatMap((e, i) =>
    isShackle(e) && e.minimum_breaking_load_kn === undefined ? [nameOf(e, i)] : [],
  )
  if (names.length === 0) return none
  return [
    warn(
      'shackle_without_load',
      `The shackle breaking load is not checked for ${listed(names)}, because no breaking load is entered.`,
      '/elements',
    ),
  ]
}

export const catalogueWarnings = (shackles: readonly Listed[]): readonly Warning[] => {
  const unseen = shackles.filter(({ stock }) => stock !== SEEN_STOCK)
  if (unseen.length === 0) return none
  const names = unseen.map(({ size, stock }) => `${size} in (${stock})`).join(', ')
  return [warn('stock_number', `Verify these stock numbers against the catalogue before ordering: ${names}.`)]
}

export const skewWarnings = ({ slack, factors }: SkewRun): readonly Warning[] => [
  ...(slack
    ? [
        warn(
          'slack_sling',
          'A sling becomes slack in at least one length combination. The other slings carry its load.',
        ),
      ]
    : []),
  ...(factors.includes(null)
    ? [warn('idle_sling', 'A sling carries no load at nominal lengths, so its skew load factor is undefined.')]
    : []),
]
