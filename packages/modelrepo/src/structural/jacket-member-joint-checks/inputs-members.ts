/** The row of a member: its tube, its stresses, and the sea that presses on it. */

import * as combined from '@keelson/standards/api-rp-2a-wsd-2007/combined.ts'
import { choice, flag, optional, type ParamsOf, params, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { COMPRESSION, SENSES } from './modes.ts'

const section = {
  outer_diameter: quantity('structural_tube_diameter', {
    title: 'Outer diameter',
    description: 'Outer diameter of the tubular member.',
    symbol: 'D',
    above: 0,
    example: 1200,
  }),
  wall_thickness: quantity('plate_thickness', {
    title: 'Wall thickness',
    description: 'Wall thickness net of corrosion allowance. D/t must not exceed 300.',
    symbol: 't',
    above: 0,
    example: 30,
  }),
  yield_strength: field.yieldStrength({ title: 'Yield strength', symbol: 'F_y', example: 345 }),
  youngs_modulus: field.youngsModulus({
    description: "Young's modulus of the steel. API value: 29,000 ksi.",
    default: 199.948,
  }),
  effective_length: optional(
    quantity('member_length', {
      title: 'Effective length',
      description: 'Effective length K times L. If omitted, compression is not checked.',
      symbol: 'L_k',
      above: 0,
      example: 18,
    }),
  ),
}

const stresses = {
  axial_stress: quantity('stress', {
    title: 'Axial stress',
    description: 'Magnitude of the axial stress, excluding the capped-end pressure force.',
    symbol: 'f_a',
    minimum: 0,
    default: 0,
  }),
  axial_sense: choice(SENSES, {
    title: 'Axial stress sense',
    description: 'Direction of the axial stress: compression or tension.',
    default: COMPRESSION,
  }),
  bending_stress: quantity('stress', {
    title: 'Bending stress',
    description: 'Magnitude of the resultant of the bending stresses in both planes.',
    symbol: 'f_b',
    minimum: 0,
    default: 0,
  }),
  shear_force: optional(
    quantity('pipe_axial_force', {
      title: 'Shear force',
      description: 'Magnitude of the resultant of the shear forces in both planes. If omitted, shear is not checked.',
      symbol: 'V',
      minimum: 0,
    }),
  ),
  torsion_moment: optional(
    quantity('bending_moment', {
      title: 'Torsional moment',
      description: 'Magnitude of the torsional moment. If omitted, torsion is not checked.',
      symbol: 'M_t',
      minimum: 0,
    }),
  ),
  moment_reduction_factor_cm: quantity('-', {
    title: 'Moment reduction factor',
    description:
      'Moment reduction factor to API RP 2A-WSD 3.3.1d. The value is 0.85, or 0.4 to 1 calculated from the end moments.',
    symbol: 'C_m',
    minimum: 0,
    maximum: 1,
    usual: [0.4, 1],
    default: 0.85,
  }),
}

const sea = {
  ring_spacing: optional(
    quantity('member_length', {
      title: 'Ring spacing',
      description:
        'Spacing between stiffening rings, diaphragms or ends. If omitted, hydrostatic pressure is not checked.',
      symbol: 'L',
      above: 0,
      example: 12,
    }),
  ),
  design_head: optional(
    quantity('depth_below_surface', {
      title: 'Design head',
      description: 'Design head including wave contribution. Replaces the member depth and wave data.',
      symbol: 'H_z',
      minimum: 0,
    }),
  ),
  member_depth: optional(
    quantity('depth_below_surface', {
      title: 'Member depth',
      description: 'Member depth below still water level, including tide.',
      symbol: 'z',
      minimum: 0,
    }),
  ),
  wave_height: quantity('wave_height', {
    title: 'Wave height',
    description: 'Wave height for the design head, used with the member depth. Enter 0 for still water.',
    symbol: 'H_w',
    minimum: 0,
    default: 0,
  }),
  wave_length: optional(
    quantity('wave_length', {
      title: 'Wavelength',
      description: 'Wavelength for the design head. Required if a wave height is entered.',
      symbol: 'L_w',
      above: 0,
    }),
  ),
  water_depth: optional(field.waterDepth({ description: 'Still water depth. Required if a wave height is entered.' })),
  external_pressure: optional(
    field.externalPressure({
      description: 'Net external pressure (external less internal). Replaces the design head and seawater unit weight.',
      symbol: 'p',
    }),
  ),
  seawater_unit_weight: quantity('fluid_unit_weight', {
    title: 'Seawater unit weight',
    description: 'Seawater unit weight. API value: 64 lbf/ft³.',
    symbol: 'gamma_w',
    above: 0,
    default: 10.0536,
  }),
}

const factor = (title: string, description: string, symbol: string) =>
  optional(quantity('safety_factor', { title, description, symbol, minimum: 1 }))
const otherwise = (usual: number, extreme: number) => `Default: ${usual}, or ${extreme} for extreme conditions.`

const factors = {
  safety_factor_axial: factor(
    'Safety factor, axial tension',
    `Axial tension safety factor with hydrostatic pressure. ${otherwise(combined.SF_AXIAL.value, combined.SF_AXIAL_EXTREME.value)}`,
    'SF_x',
  ),
  safety_factor_axial_compression: factor(
    'Safety factor, axial compression',
    `Axial compression safety factor with hydrostatic pressure, to API RP 2A-WSD 3.3.5: 1.67 to 2.0, or 1.25 to 1.5 for extreme conditions. ${otherwise(combined.SF_COMPRESSION.value, combined.SF_COMPRESSION_EXTREME.value)}`,
    'SF_xc',
  ),
  safety_factor_hoop: factor(
    'Safety factor, hoop compression',
    otherwise(combined.SF_HOOP.value, combined.SF_HOOP_EXTREME.value),
    'SF_h',
  ),
  one_third_increase: flag({
    title: 'Extreme conditions',
    description: 'One-third increase of allowable stresses, with the safety factors for extreme conditions.',
    clause: '3.1.2',
    default: false,
  }),
}

export const memberFields = { ...section, ...stresses, ...sea, ...factors }
const member = params(memberFields)
export type Member = ParamsOf<typeof member>
