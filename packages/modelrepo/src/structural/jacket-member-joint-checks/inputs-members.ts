/** The row of a member: its tube, its stresses, and the sea that presses on it. */

import * as combined from '@keelson/standards/api-rp-2a-wsd-2007/combined.ts'
import { choice, flag, optional, type ParamsOf, params, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { COMPRESSION, SENSES } from './modes.ts'

const section = {
  outer_diameter: quantity('structural_tube_diameter', {
    title: 'Outer diameter',
    description: 'Of the tube.',
    symbol: 'D',
    above: 0,
    example: 1200,
  }),
  wall_thickness: quantity('plate_thickness', {
    title: 'Wall thickness',
    description: 'Less the corrosion allowance, where there is one; D/t at most 300.',
    symbol: 't',
    above: 0,
    example: 30,
  }),
  yield_strength: field.yieldStrength({ title: 'Yield strength', symbol: 'F_y', example: 345 }),
  youngs_modulus: field.youngsModulus({ description: 'Of the steel; 29 000 ksi.', default: 199.948 }),
  effective_length: optional(
    quantity('member_length', {
      title: 'Effective length',
      description: 'K times L. Without it compression is not checked.',
      symbol: 'L_k',
      above: 0,
      example: 18,
    }),
  ),
}

const stresses = {
  axial_stress: quantity('stress', {
    title: 'Axial stress',
    description: 'Its size, without the force of the pressure on capped ends.',
    symbol: 'f_a',
    minimum: 0,
    default: 0,
  }),
  axial_sense: choice(SENSES, {
    title: 'Sense of the axial stress',
    description: 'Compression or tension.',
    default: COMPRESSION,
  }),
  bending_stress: quantity('stress', {
    title: 'Bending stress',
    description: 'Its size, of both planes together.',
    symbol: 'f_b',
    minimum: 0,
    default: 0,
  }),
  shear_force: optional(
    quantity('pipe_axial_force', {
      title: 'Shear force',
      description: 'Its size, of both planes together. Without it shear is not checked.',
      symbol: 'V',
      minimum: 0,
    }),
  ),
  torsion_moment: optional(
    quantity('bending_moment', {
      title: 'Torsion moment',
      description: 'Its size. Without it torsion is not checked.',
      symbol: 'M_t',
      minimum: 0,
    }),
  ),
  moment_reduction_factor_cm: quantity('-', {
    title: 'Moment reduction factor',
    description: 'Of 3.3.1d: 0.85, 0.4 to 1 by the moments at the ends.',
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
      description: 'Between stiffening rings, diaphragms or ends. Without it hydrostatic pressure is not checked.',
      symbol: 'L',
      above: 0,
      example: 12,
    }),
  ),
  design_head: optional(
    quantity('depth_below_surface', {
      title: 'Design head',
      description: 'The part of the wave included; in place of the depth of the member and the wave.',
      symbol: 'H_z',
      minimum: 0,
    }),
  ),
  member_depth: optional(
    quantity('depth_below_surface', {
      title: 'Depth of the member',
      description: 'Below still water, tide included.',
      symbol: 'z',
      minimum: 0,
    }),
  ),
  wave_height: quantity('wave_height', {
    title: 'Wave height',
    description: 'With the depth of the member; 0 is still water.',
    symbol: 'H_w',
    minimum: 0,
    default: 0,
  }),
  wave_length: optional(
    quantity('wave_length', {
      title: 'Wave length',
      description: 'Needed where there is a wave.',
      symbol: 'L_w',
      above: 0,
    }),
  ),
  water_depth: optional(field.waterDepth({ description: 'Still water; needed where there is a wave.' })),
  external_pressure: optional(
    field.externalPressure({
      description: 'Net of what is inside; in place of head and unit weight.',
      symbol: 'p',
    }),
  ),
  seawater_unit_weight: quantity('fluid_unit_weight', {
    title: 'Unit weight of seawater',
    description: '64 lbf per cubic foot.',
    symbol: 'gamma_w',
    above: 0,
    default: 10.0536,
  }),
}

const factor = (title: string, description: string, symbol: string) =>
  optional(quantity('safety_factor', { title, description, symbol, minimum: 1 }))
const otherwise = (usual: number, extreme: number) => `Where absent ${usual}, or ${extreme} under extreme conditions.`

const factors = {
  safety_factor_axial: factor(
    'Safety factor, axial tension',
    `With hydrostatic pressure. ${otherwise(combined.SF_AXIAL.value, combined.SF_AXIAL_EXTREME.value)}`,
    'SF_x',
  ),
  safety_factor_axial_compression: factor(
    'Safety factor, axial compression',
    `With hydrostatic pressure; 1.67 to 2.0 or 1.25 to 1.5 by 3.3.5. ${otherwise(combined.SF_COMPRESSION.value, combined.SF_COMPRESSION_EXTREME.value)}`,
    'SF_xc',
  ),
  safety_factor_hoop: factor(
    'Safety factor, hoop compression',
    otherwise(combined.SF_HOOP.value, combined.SF_HOOP_EXTREME.value),
    'SF_h',
  ),
  one_third_increase: flag({
    title: 'Extreme conditions',
    description: 'Raises the allowable stresses by a third, and takes the safety factors of extreme conditions.',
    clause: '3.1.2',
    default: false,
  }),
}

export const memberFields = { ...section, ...stresses, ...sea, ...factors }
const member = params(memberFields)
export type Member = ParamsOf<typeof member>
