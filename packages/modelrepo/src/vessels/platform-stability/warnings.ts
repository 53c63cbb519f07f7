/** What a specialist would remark on a floating unit. */
import { SHAPE_COEFFICIENTS, WIND_SPEEDS } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Arms } from './curve.ts'
import { type Hydrostatics, isWeakerLengthwise } from './hydrostatics.ts'
import { COLUMN_STABILISED, type Inputs, type Params, SEMI, WIND_ONLY } from './inputs.ts'
import type { Limits } from './limits.ts'
import { armsApart } from './upright.ts'

export const warnings = {
  unstable: 'The fluid metacentric height is not positive: the unit lies at an angle of loll.',
  beyond_sides: 'Righting arms of a semisubmersible are not known beyond its vertical sides.',
  no_downflooding: 'No downflooding angle was given: openings are not counted.',
  downflooding_beyond:
    'Column-stabilised units are held to the downflooding angle, which lies beyond the second intercept.',
  longitudinal: 'The metacentric height is smaller lengthwise: another axis of heel governs.',
  mixed_type: 'The type of the unit and its hull do not go together.',
  no_effect: 'An input was sent that has no effect on the answer.',
  shape_coefficient: 'A shape coefficient lies outside those of the code.',
  kn_off_centre: 'The righting arms near upright do not agree with the metacentric height.',
} as const
const warn = warner(warnings)

/** Speed and depth of the resistance count with blocks only. */
export function calmWarnings(p: Params): Warning[] {
  if (p.blocks !== undefined) return []
  const sent = [
    { name: 'wind_speed', given: p.wind_speed !== WIND_SPEEDS.severe },
    { name: 'lever_to_resistance_centre', given: p.lever_to_resistance_centre !== 0 },
  ]
  return sent.flatMap(({ name, given }) =>
    given ? [warn('no_effect', `{${name}} has no effect without {blocks}`, `/${name}`)] : [],
  )
}

export const hullWarnings = (p: Params, hydro: Hydrostatics, { edge }: Arms): Warning[] => [
  ...unstable(hydro),
  ...beyondSides(p, edge),
  ...lengthwise(hydro),
  ...mixedType(p),
]

function unstable({ GM_f }: Hydrostatics): Warning[] {
  if (GM_f > 0) return []
  return [warn('unstable', `{gm_fluid} is ${shownIn(GM_f, 'm')}: the unit does not stay upright`, '/kg')]
}

function beyondSides({ hull_type, heel_angles = [] }: Params, edge: number | undefined): Warning[] {
  if (hull_type !== SEMI || edge === undefined) return []
  const beyond = heel_angles.filter((heel) => Math.abs(heel) > edge * (1 + 1e-12))
  if (beyond.length === 0) return []
  return [
    warn(
      'beyond_sides',
      `the righting arm is not known at ${beyond.map((h) => shownIn(h, 'deg')).join(', ')}: beyond the {deck_edge_angle} of ${shownIn(edge, 'deg')} pontoons come out or the deck goes under`,
      '/heel_angles',
    ),
  ]
}

function lengthwise(hydro: Hydrostatics): Warning[] {
  const { plane } = hydro
  if (plane === undefined || !isWeakerLengthwise(hydro)) return []
  return [
    warn(
      'longitudinal',
      `the fluid metacentric height is ${shownIn(plane.GM_fL, 'm')} lengthwise, less than across: the curve of another axis governs`,
    ),
  ]
}

function mixedType({ hull_type, unit_type }: Params): Warning[] {
  const isColumns = unit_type === COLUMN_STABILISED
  if (hull_type === SEMI && !isColumns)
    return [
      warn(
        'mixed_type',
        'a semisubmersible is a column-stabilised unit: the ratio of a surface unit, 1.4, is asked of it',
        '/unit_type',
      ),
    ]
  return []
}

export function windWarnings(p: Params, limits: Limits): Warning[] {
  const { second, areas } = limits
  if (areas === undefined) return []
  const closed = p.downflooding_angle
  if (closed === undefined)
    return [
      warn('no_downflooding', 'no {downflooding_angle} is given: openings are not counted', '/downflooding_angle'),
    ]
  if (limits.flooding === undefined || second === undefined) return []
  return [
    warn(
      'downflooding_beyond',
      `the {downflooding_angle} of ${shownIn(closed, 'deg')} lies beyond the second intercept at ${shownIn(second, 'deg')}, where {area_ratio} ends; MODU Code 3.3.1.2 takes the areas to the downflooding angle, and a check of its own does`,
      '/downflooding_angle',
    ),
  ]
}

/** A lower one opens the checks of a hull, which say so. */
export function blockWarnings(hull_type: Inputs['hull_type'], blocks: Inputs['blocks'] = []): Warning[] {
  const [least, most] = [SHAPE_COEFFICIENTS.spherical, SHAPE_COEFFICIENTS.isolatedShapes]
  return blocks.flatMap(({ shape_coefficient: C }, i) =>
    (C >= least || hull_type !== WIND_ONLY) && C <= most
      ? []
      : [
          warn(
            'shape_coefficient',
            `the shape coefficient ${shown(C, 3)} is outside those of MODU Code table 3-1, ${least} to ${most}`,
            `/blocks/${i}/shape_coefficient`,
          ),
        ],
  )
}

export function crossCurveWarnings(p: Params, hydro: Hydrostatics): Warning[] {
  const apart = armsApart(p, hydro)
  return apart === undefined ? [] : [warn('kn_off_centre', apart, '/cross_curves_kn')]
}
