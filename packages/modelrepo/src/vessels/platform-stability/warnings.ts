/** What a specialist would remark on a floating unit. */
import { SHAPE_COEFFICIENTS, WIND_SPEEDS } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { capitalised, listed, shown, shownIn, type Warning, warner } from '@keelson/workflow'
import type { Arms } from './curve.ts'
import { type Hydrostatics, isWeakerLengthwise } from './hydrostatics.ts'
import { COLUMN_STABILISED, type Inputs, type Params, SEMI, WIND_ONLY } from './inputs.ts'
import type { Limits } from './limits.ts'
import { armsApart } from './upright.ts'

export const warnings = {
  unstable: 'The fluid metacentric height is not positive. The unit does not remain upright.',
  beyond_sides: 'The righting levers of a semisubmersible are not known above the vertical-sided range.',
  no_downflooding: 'The downflooding angle is not provided. Downflooding is not considered.',
  downflooding_beyond:
    'The downflooding angle is above the second intercept. Column-stabilised units are also checked to the downflooding angle.',
  longitudinal: 'The longitudinal metacentric height is below the transverse value. Another heel axis governs.',
  mixed_type: 'The unit type is inconsistent with the hull type.',
  no_effect: 'An input has no effect on the results.',
  shape_coefficient: 'A shape coefficient is outside the range of the code.',
  kn_off_centre: 'The righting levers near upright are inconsistent with the metacentric height.',
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
    given ? [warn('no_effect', `{${name}} has no effect without {blocks}.`, `/${name}`)] : [],
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
  return [warn('unstable', `{gm_fluid} is ${shownIn(GM_f, 'm')}. The unit does not remain upright.`, '/kg')]
}

function beyondSides({ hull_type, heel_angles = [] }: Params, edge: number | undefined): Warning[] {
  if (hull_type !== SEMI || edge === undefined) return []
  const beyond = heel_angles.filter((heel) => Math.abs(heel) > edge * (1 + 1e-12))
  if (beyond.length === 0) return []
  return [
    warn(
      'beyond_sides',
      `The righting lever is not known at ${listed(beyond.map((h) => shownIn(h, 'deg')))}. Above the {deck_edge_angle} of ${shownIn(edge, 'deg')}, the pontoons emerge or the deck immerses.`,
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
      `The longitudinal fluid metacentric height is ${shownIn(plane.GM_fL, 'm')}, below the transverse value. Another heel axis governs.`,
    ),
  ]
}

function mixedType({ hull_type, unit_type }: Params): Warning[] {
  const isColumns = unit_type === COLUMN_STABILISED
  if (hull_type === SEMI && !isColumns)
    return [
      warn(
        'mixed_type',
        'A semisubmersible is a column-stabilised unit. The surface unit ratio of 1.4 is applied.',
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
      warn(
        'no_downflooding',
        'No {downflooding_angle} is provided. Downflooding is not considered.',
        '/downflooding_angle',
      ),
    ]
  if (limits.flooding === undefined || second === undefined) return []
  return [
    warn(
      'downflooding_beyond',
      `The areas for the {area_ratio} end at the second intercept, ${shownIn(second, 'deg')}, below the {downflooding_angle} of ${shownIn(closed, 'deg')}. A separate check extends to the downflooding angle (MODU Code 3.3.1.2).`,
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
            `Shape coefficient ${shown(C, 3)} is outside the range of MODU Code table 3-1, ${least} to ${most}.`,
            `/blocks/${i}/shape_coefficient`,
          ),
        ],
  )
}

export function crossCurveWarnings(p: Params, hydro: Hydrostatics): Warning[] {
  const apart = armsApart(p, hydro)
  return apart === undefined ? [] : [warn('kn_off_centre', `${capitalised(apart)}.`, '/cross_curves_kn')]
}
