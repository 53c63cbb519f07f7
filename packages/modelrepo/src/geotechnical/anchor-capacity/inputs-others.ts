/** The inputs of a drag anchor, of a plate, and of the line in the soil. */
import type { AnchorSeabed, DragAnchor } from '@keelson/standards/ncel-tds-83-08r-1987/drag-anchors.ts'
import { choice, type Labelled, quantity } from '@keelson/workflow'

const DRAG_ANCHORS: Labelled<DragAnchor> = {
  stevpris_straight_shank: 'Stevpris, straight shank',
  bruce_twin_shank: 'Bruce, twin shank',
  danforth: 'Danforth',
  lwt: 'LWT (lightweight)',
  ac14: 'AC14',
  boss: 'Boss',
  navmoor: 'Navmoor',
  bruce_cast: 'Bruce, cast',
  stevin: 'Stevin',
  stockless_movable_fluke: 'Stockless, movable fluke',
}
const SEABEDS: Labelled<AnchorSeabed> = { mud: 'Mud (soft clay)', sand: 'Sand or stiff clay' }

const unlessNamed = { requiredUnless: [{ inputs: ['drag_anchor_model'] }] } as const
const LYING = 'applies only if the line lies on the seabed'

export const drag = {
  anchor_weight: quantity('foundation_load', {
    title: 'Anchor weight',
    description: 'Weight of the anchor in air.',
    symbol: 'W_A',
    above: 0,
    usual: [5, 600],
    example: 90,
  }),
  drag_anchor_model: choice(DRAG_ANCHORS, {
    title: 'Anchor model',
    description:
      'Anchor model, for the holding capacity from the NCEL table. Not required if coefficient and exponent are provided.',
  }),
  seabed: choice(SEABEDS, {
    title: 'Seabed',
    description: 'Seabed soil type, for the anchor coefficients.',
    default: 'mud',
    assumed: 'soft clay, in which every model has the lower holding capacity',
  }),
  holding_coefficient_m: quantity('foundation_load', {
    ...unlessNamed,
    title: 'Holding coefficient',
    description: 'Holding capacity of a 10 kip anchor, from the manufacturer. Enter together with the exponent.',
    symbol: 'm',
    above: 0,
    example: 840,
    overrides: [{ inputs: ['drag_anchor_model', 'seabed'] }],
  }),
  holding_exponent_b: quantity('-', {
    ...unlessNamed,
    title: 'Holding exponent',
    description: 'Exponent of the anchor weight, from the manufacturer. Enter together with the coefficient.',
    symbol: 'b',
    minimum: 0,
    maximum: 1,
    example: 0.92,
  }),
  seabed_chain_length: quantity('line_span', {
    title: 'Line length on seabed',
    description: 'Length of line on the seabed ahead of the anchor.',
    symbol: 'L_s',
    minimum: 0,
    default: 0,
    assumed: 'no line friction (conservative)',
    inert: LYING,
  }),
  chain_submerged_weight: quantity('submerged_weight_per_length', {
    title: 'Submerged line weight',
    description: 'Submerged weight per unit length of the line on the seabed.',
    symbol: 'w',
    minimum: 0,
    default: 0,
    assumed: 'zero line weight (conservative)',
    inert: LYING,
  }),
  chain_friction_coefficient: quantity('friction_coefficient', {
    title: 'Seabed line friction coefficient',
    description:
      'Friction coefficient of the line on the seabed. API RP 2SK values for chain are 1.0 starting and 0.7 sliding. For wire they are 0.6 starting and 0.25 sliding.',
    symbol: 'f',
    minimum: 0,
    usual: [0.2, 1],
    default: 0.7,
    assumed: 'sliding chain',
    inert: LYING,
  }),
}

export const plate = {
  plate_area: quantity('projected_area', {
    title: 'Plate area',
    description: 'Area of the plate face, assumed approximately square.',
    symbol: 'A',
    above: 0,
    usual: [1, 60],
    example: 12,
  }),
  embedment_depth: quantity('soil_depth', {
    title: 'Plate embedment',
    description: 'Depth of the plate centre below the mudline before keying.',
    symbol: 'z_e',
    above: 0,
    example: 18,
  }),
  keying_loss: quantity('soil_depth', {
    title: 'Keying loss',
    description:
      'Loss of plate embedment during keying, usually 0.5 to 1.5 plate widths. Enter 0 if the embedment is final.',
    symbol: 'z_k',
    minimum: 0,
    default: 0,
    assumed: 'the entered embedment is final',
  }),
  disturbance_factor: quantity('-', {
    title: 'Disturbance factor',
    description: 'Capacity reduction for soil disturbed by installation and keying, usually 0.75 to 0.85.',
    symbol: 'eta_d',
    minimum: 0,
    maximum: 1,
    usual: [0.6, 1],
    default: 0.75,
    assumed: 'lower end of the usual range',
  }),
}

export const line = {
  mudline_tension: quantity('line_tension', {
    title: 'Mudline line tension',
    description: 'Line tension where the line enters the soil.',
    symbol: 'T_m',
    above: 0,
    example: 5000,
  }),
  mudline_angle: quantity('inclination', {
    title: 'Mudline line angle',
    description: 'Line angle above the horizontal at the mudline. Must be 0 for a drag anchor.',
    symbol: 'theta_m',
    minimum: 0,
    maximum: 89,
    usual: [0, 60],
    default: 0,
    assumed: 'line lying on the seabed',
    inert: 'only 0 is accepted for a drag anchor',
  }),
  padeye_depth: quantity('soil_depth', {
    title: 'Padeye depth',
    description: 'Padeye depth below the mudline.',
    symbol: 'z_a',
    above: 0,
    example: 10,
  }),
  chain_diameter: quantity('line_diameter', {
    title: 'Line diameter',
    description: 'Nominal diameter of the chain bar or wire rope.',
    symbol: 'd',
    above: 0,
    example: 120,
  }),
  effective_width_multiplier: quantity('-', {
    title: 'Effective width multiplier',
    description: 'Effective line width in the soil divided by the diameter: 2.5 for chain, 1.0 for wire.',
    symbol: 'E_n',
    above: 0,
    usual: [1, 3],
    default: 2.5,
    assumed: 'chain',
  }),
  friction_coefficient: quantity('friction_coefficient', {
    title: 'Soil-line friction coefficient',
    description: 'Friction coefficient of the line in the soil, 0.4 to 0.6 in clay.',
    symbol: 'mu',
    minimum: 0,
    usual: [0.1, 0.7],
    default: 0.4,
    assumed: 'lower end of the usual range in clay, which gives the highest padeye tension',
  }),
}
