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
  no_load: 'There is neither stress nor pressure: nothing is checked.',
  slender_plate: 'The plate is so slender that compression in one direction helps nothing in the other.',
  other_modulus: 'The slenderness under varying stress contains the modulus of steel, and another was given.',
  bulges_in_service: 'The longitudinal stress is above the elastic buckling stress: the plate bulges in service.',
  thinnest_tried: 'Even the thinnest plate that is tried holds the stresses.',
  strong_steel: 'The yield strength is above that of the steels for which such formulas are usual.',
} as const
const said = sayer(warnings)

/** Shares by which a modulus may differ before it is said. */
const SAME_MODULUS = 0.01
const STRONG = 700e6

export const warningsOf = (p: Params, a: Assessed, flat: Elastic, thinnest: Thinnest | undefined): Warning[] => [
  ...said('no_load', !isLoaded(a), 'no stress and no pressure were given: nothing is checked', '/longitudinal_stress'),
  ...said(
    'slender_plate',
    p.stiffener_spacing > INTERACTION_END.value * p.plate_thickness,
    `spacing over thickness is ${shownRatio(p.stiffener_spacing / p.plate_thickness)}, above ${INTERACTION_END.value}: the interaction factor is 0 with compression in both directions`,
    '/plate_thickness',
  ),
  ...said(
    'other_modulus',
    softerThanSteel(p) === undefined &&
      p.longitudinal_stress_ratio !== 1 &&
      Math.abs(p.youngs_modulus / REFERENCE_MODULUS.si - 1) > SAME_MODULUS,
    `the slenderness under varying stress contains ${shownIn(REFERENCE_MODULUS.si, 'GPa')}, and {youngs_modulus} is ${shownIn(p.youngs_modulus, 'GPa')}: it changes nothing there`,
    '/youngs_modulus',
  ),
  ...said(
    'bulges_in_service',
    p.longitudinal_stress > flat.stress,
    `{longitudinal_stress} ${shownPressure(p.longitudinal_stress)} is above {elastic_buckling_stress} ${shownPressure(flat.stress)}: the plate holds beyond it, but bulges`,
    '/longitudinal_stress',
  ),
  ...said(
    'thinnest_tried',
    thinnest?.end === true && isLoaded(a),
    `the search for {minimum_thickness} ends at a four-hundredth of the spacing, which holds these stresses still`,
    '/plate_thickness',
  ),
  ...said(
    'strong_steel',
    p.yield_strength > STRONG,
    `{yield_strength} ${shownPressure(p.yield_strength)} is above ${shownPressure(STRONG)}`,
    '/yield_strength',
  ),
]
