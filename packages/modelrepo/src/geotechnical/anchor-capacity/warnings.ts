/** What a specialist would remark on the run. */
import { DEEP_PLATE, SHALLOWEST_PLATE } from '@keelson/physics/soil/plate-anchor.ts'
import { AXIAL_FACTOR, DRAG_FACTOR, LATERAL_FACTOR, PLATE_FACTOR } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { sayer, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { PulledCaisson, SolvedCaisson } from './calculate-caisson.ts'
import type { SolvedLine } from './calculate-line.ts'
import type { Plate, SolvedPlate } from './calculate-plate.ts'
import type { Perhaps } from './inputs.ts'
import { CONSTANT } from './inputs-caisson.ts'

export const warnings = {
  optimum_padeye: 'No padeye depth is provided. The capacity is for the optimum padeye depth.',
  low_factor: 'A factor of safety is below the API RP 2SK value for a permanent mooring, intact.',
  constant_factor: 'A constant lateral bearing factor overstates the horizontal capacity.',
  reverse_end_bearing: 'The vertical capacity relies on passive suction below the plug.',
  recalled_table: 'Drag anchor coefficients have not been verified against the published document.',
  shallow_plate: 'The plate is shallow, so it breaks away from the clay below.',
  no_soil: 'The clay has no strength down to the padeye, so the line remains straight.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

type FactorInput = 'factor_of_safety' | 'factor_of_safety_lateral'

const lowFactor = (used: number | undefined, usual: number, input: FactorInput, of: string): Warning[] =>
  said(
    'low_factor',
    used !== undefined && used < usual,
    `The factor of safety of ${shownRatio(used ?? usual)} on the ${of} is below the API RP 2SK value of ${usual} (permanent mooring, intact). Lower values apply only to the damaged condition or a mobile mooring.`,
    `/${input}`,
  )

/** Both factors of a caisson in one sentence. */
function lowFactors({ factor_of_safety: FS, factor_of_safety_lateral: FS_h }: Perhaps<FactorInput>): Warning[] {
  const [axial, lateral] = [FS, FS_h ?? FS]
  if (axial === undefined || lateral === undefined || axial >= AXIAL_FACTOR.value || lateral >= LATERAL_FACTOR.value) {
    return [
      ...lowFactor(axial, AXIAL_FACTOR.value, 'factor_of_safety', 'vertical load'),
      ...lowFactor(
        lateral,
        LATERAL_FACTOR.value,
        FS_h === undefined ? 'factor_of_safety' : 'factor_of_safety_lateral',
        'horizontal load',
      ),
    ]
  }
  const message = `The factors of safety of ${shownRatio(axial)} (vertical) and ${shownRatio(lateral)} (horizontal) are below the API RP 2SK values of ${AXIAL_FACTOR.value} and ${LATERAL_FACTOR.value} (permanent mooring, intact). Lower values apply only to the damaged condition or a mobile mooring.`
  return [warn('low_factor', message, '/factor_of_safety')]
}

export function caissonWarnings(p: PulledCaisson, { caisson, lateral, vertical }: SolvedCaisson): Warning[] {
  const { suction } = caisson
  return [
    ...said(
      'optimum_padeye',
      p.attachment_depth === undefined && p.horizontal_demand > 0,
      `{attachment_depth} is not entered. The horizontal capacity applies only to a padeye at ${shownIn(lateral.z_opt, 'm')}, the depth of maximum capacity.`,
      '/attachment_depth',
    ),
    ...lowFactors(p),
    ...said(
      'constant_factor',
      p.lateral_profile === CONSTANT,
      'The lateral bearing factor is constant with depth and ignores the weak wedge at the mudline. In normally consolidated clay this overstates the horizontal capacity of a caisson three diameters long by more than 50 %.',
      '/lateral_profile',
    ),
    ...said(
      'reverse_end_bearing',
      suction && vertical.V_u > vertical.V_w,
      `The vertical capacity relies on {passive_suction}, which dissipates under sustained load. Without it the capacity is ${shownIn(Math.min(vertical.V_c, vertical.V_w), 'kN')}.`,
      '/passive_suction',
    ),
  ]
}

export const dragWarnings = (p: Perhaps<'factor_of_safety' | 'holding_coefficient_m'>): Warning[] => [
  ...lowFactor(p.factor_of_safety, DRAG_FACTOR.value, 'factor_of_safety', 'horizontal load'),
  ...said(
    'recalled_table',
    p.holding_coefficient_m === undefined,
    "The NCEL TDS 83-08R coefficients have not been verified against the published document. Verify them, or enter the manufacturer's {holding_coefficient_m} and {holding_exponent_b}.",
    '/drag_anchor_model',
  ),
]

export const plateWarnings = (p: Plate, { z_f, B }: SolvedPlate): Warning[] => [
  ...(p.required_pullout_capacity === undefined
    ? []
    : lowFactor(p.factor_of_safety, PLATE_FACTOR.value, 'factor_of_safety', 'plate load')),
  ...said(
    'shallow_plate',
    z_f <= DEEP_PLATE * B && p.bearing_factor_nc === undefined && z_f >= SHALLOWEST_PLATE * B,
    `The plate embedment is ${shownRatio(z_f / B)} widths, within the shallow range (up to ${DEEP_PLATE}). The bearing capacity factor is for a plate without suction below it.`,
    '/embedment_depth',
  ),
]

export const lineWarnings = ({ R_s, z_a }: SolvedLine): Warning[] => [
  ...said(
    'no_soil',
    R_s === 0,
    `The clay has no strength from the mudline to the padeye depth of ${shownIn(z_a, 'm')}. The line remains straight with constant tension.`,
    '/undrained_shear_strength_mudline',
  ),
]
