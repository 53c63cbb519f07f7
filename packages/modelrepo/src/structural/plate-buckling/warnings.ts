/** What a specialist would remark on the run. */
import { INTERACTION_END } from '@keelson/standards/dnv-rp-c201-2010/combined.ts'
import { REFERENCE_MODULUS } from '@keelson/standards/dnv-rp-c201-2010/longitudinal.ts'
import { sayer, shownIn, shownPressure, shownRatio, type Warning } from '@keelson/workflow'
import type { Elastic } from './calculate-elastic.ts'
import { type Assessed, isLoaded } from './calculate-plate.ts'
import type { Thinnest } from './calculate-thickness.ts'
import { softerThanSteel } from './checks.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  no_load: 'No stress or pressure is entered, so no check is assessed.',
  slender_plate: 'The plate is so slender that the interaction factor is 0 for biaxial compression.',
  other_modulus:
    "The slenderness for varying stress is based on Young's modulus of steel, which differs from the entered value.",
  bulges_in_service:
    'The longitudinal stress exceeds the elastic buckling stress, so the plate buckles elastically in service.',
  thinnest_tried: 'The thinnest plate in the search range is adequate for the stresses.',
  strong_steel: 'The yield strength is above the usual range of these formulas.',
} as const
const said = sayer(warnings)

/** Shares by which a modulus may differ before it is said. */
const SAME_MODULUS = 0.01
const STRONG = 700e6

export const warningsOf = (p: Params, a: Assessed, flat: Elastic, thinnest: Thinnest | undefined): Warning[] => [
  ...said(
    'no_load',
    !isLoaded(a),
    'No stress or pressure is entered, so no check is assessed.',
    '/longitudinal_stress',
  ),
  ...said(
    'slender_plate',
    p.stiffener_spacing > INTERACTION_END.value * p.plate_thickness,
    `The ratio of spacing to thickness, ${shownRatio(p.stiffener_spacing / p.plate_thickness)}, exceeds ${INTERACTION_END.value}. The interaction factor is 0 for compression in both directions.`,
    '/plate_thickness',
  ),
  ...said(
    'other_modulus',
    softerThanSteel(p) === undefined &&
      p.longitudinal_stress_ratio !== 1 &&
      Math.abs(p.youngs_modulus / REFERENCE_MODULUS.si - 1) > SAME_MODULUS,
    `The slenderness for varying stress is based on a Young's modulus of ${shownIn(REFERENCE_MODULUS.si, 'GPa')}. The entered {youngs_modulus}, ${shownIn(p.youngs_modulus, 'GPa')}, does not affect this slenderness.`,
    '/youngs_modulus',
  ),
  ...said(
    'bulges_in_service',
    p.longitudinal_stress > flat.stress,
    `{longitudinal_stress} ${shownPressure(p.longitudinal_stress)} exceeds the {elastic_buckling_stress}, ${shownPressure(flat.stress)}. The plate buckles elastically but has post-buckling strength.`,
    '/longitudinal_stress',
  ),
  ...said(
    'thinnest_tried',
    thinnest?.end === true && isLoaded(a),
    'The {minimum_thickness} search ended at s/400, which is still adequate for these stresses.',
    '/plate_thickness',
  ),
  ...said(
    'strong_steel',
    p.yield_strength > STRONG,
    `{yield_strength} ${shownPressure(p.yield_strength)} exceeds ${shownPressure(STRONG)}, the usual limit of these formulas.`,
    '/yield_strength',
  ),
]
