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
  optimum_padeye: 'No padeye depth was given: the capacity is that of the most favourable one.',
  low_factor: 'A factor of safety is below that of a permanent mooring, intact.',
  constant_factor: 'A lateral bearing factor that is constant with depth overstates the capacity.',
  reverse_end_bearing: 'The capacity relies on suction below the plug.',
  recalled_table: 'Coefficients of drag anchors were not compared with the print.',
  shallow_plate: 'The plate is so shallow that it breaks away from the clay below.',
  no_soil: 'The clay has no strength down to the padeye: the line stays straight.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

type FactorInput = 'factor_of_safety' | 'factor_of_safety_lateral'

const lowFactor = (used: number | undefined, usual: number, input: FactorInput, of: string): Warning[] =>
  said(
    'low_factor',
    used !== undefined && used < usual,
    `the factor of ${shownRatio(used ?? usual)} on the ${of} is below ${usual} of API RP 2SK, permanent and intact: for the damaged condition or a mobile mooring only`,
    `/${input}`,
  )

/** Both factors of a caisson in one sentence. */
function lowFactors({ factor_of_safety: FS, factor_of_safety_lateral: FS_h }: Perhaps<FactorInput>): Warning[] {
  const [axial, lateral] = [FS, FS_h ?? FS]
  if (axial === undefined || lateral === undefined || axial >= AXIAL_FACTOR.value || lateral >= LATERAL_FACTOR.value) {
    return [
      ...lowFactor(axial, AXIAL_FACTOR.value, 'factor_of_safety', 'vertical pull'),
      ...lowFactor(
        lateral,
        LATERAL_FACTOR.value,
        FS_h === undefined ? 'factor_of_safety' : 'factor_of_safety_lateral',
        'horizontal pull',
      ),
    ]
  }
  const message = `the factors of ${shownRatio(axial)} vertical and ${shownRatio(lateral)} horizontal are below ${AXIAL_FACTOR.value} and ${LATERAL_FACTOR.value} of API RP 2SK, permanent and intact: for the damaged condition or a mobile mooring only`
  return [warn('low_factor', message, '/factor_of_safety')]
}

export function caissonWarnings(p: PulledCaisson, { caisson, lateral, vertical }: SolvedCaisson): Warning[] {
  const { suction } = caisson
  return [
    ...said(
      'optimum_padeye',
      p.attachment_depth === undefined && p.horizontal_demand > 0,
      `{attachment_depth} is not given: the horizontal capacity holds for a padeye at ${shownIn(lateral.z_opt, 'm')} only, and no other has as much`,
      '/attachment_depth',
    ),
    ...lowFactors(p),
    ...said(
      'constant_factor',
      p.lateral_profile === CONSTANT,
      'the factor is taken constant from the mudline down, without the weak wedge there: in normally consolidated clay the horizontal capacity of a caisson of three diameters comes out by more than half too large',
      '/lateral_profile',
    ),
    ...said(
      'reverse_end_bearing',
      suction && vertical.V_u > vertical.V_w,
      `{passive_suction} counts: without it the vertical capacity is ${shownIn(Math.min(vertical.V_c, vertical.V_w), 'kN')}; a pull that lasts drains it`,
      '/passive_suction',
    ),
  ]
}

export const dragWarnings = (p: Perhaps<'factor_of_safety' | 'holding_coefficient_m'>): Warning[] => [
  ...lowFactor(p.factor_of_safety, DRAG_FACTOR.value, 'factor_of_safety', 'horizontal pull'),
  ...said(
    'recalled_table',
    p.holding_coefficient_m === undefined,
    'the coefficients of NCEL TDS 83-08R are recalled and were not compared with the print: compare them, or give {holding_coefficient_m} and {holding_exponent_b} of the maker',
    '/drag_anchor_model',
  ),
]

export const plateWarnings = (p: Plate, { z_f, B }: SolvedPlate): Warning[] => [
  ...(p.required_pullout_capacity === undefined
    ? []
    : lowFactor(p.factor_of_safety, PLATE_FACTOR.value, 'factor_of_safety', 'plate')),
  ...said(
    'shallow_plate',
    z_f <= DEEP_PLATE * B && p.bearing_factor_nc === undefined && z_f >= SHALLOWEST_PLATE * B,
    `The plate lies ${shownRatio(z_f / B)} widths deep; it is deep above ${DEEP_PLATE}. The bearing factor is that of a plate without suction below.`,
    '/embedment_depth',
  ),
]

export const lineWarnings = ({ R_s, z_a }: SolvedLine): Warning[] => [
  ...said(
    'no_soil',
    R_s === 0,
    `the clay has no strength down to ${shownIn(z_a, 'm')}: the line stays straight and keeps its tension`,
    '/undrained_shear_strength_mudline',
  ),
]
