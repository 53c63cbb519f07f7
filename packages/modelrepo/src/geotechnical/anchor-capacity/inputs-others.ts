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
const LYING = 'acts only where line lies on the seabed'

export const drag = {
  anchor_weight: quantity('foundation_load', {
    title: 'Weight of the anchor',
    description: 'In air.',
    symbol: 'W_A',
    above: 0,
    usual: [5, 600],
    example: 90,
  }),
  drag_anchor_model: choice(DRAG_ANCHORS, {
    title: 'Model of the anchor',
    description: 'Its holding capacity is read from the table of NCEL, unless coefficient and exponent are given.',
  }),
  seabed: choice(SEABEDS, {
    title: 'Seabed',
    description: 'mud is soft clay; sand is also stiff clay.',
    default: 'mud',
    assumed: 'soft clay, in which every model holds less',
  }),
  holding_coefficient_m: quantity('foundation_load', {
    ...unlessNamed,
    title: 'Holding coefficient',
    description: 'Holding capacity of an anchor of 10 kip, by its maker; together with the exponent.',
    symbol: 'm',
    above: 0,
    example: 840,
    overrides: [{ inputs: ['drag_anchor_model', 'seabed'] }],
  }),
  holding_exponent_b: quantity('-', {
    ...unlessNamed,
    title: 'Holding exponent',
    description: 'Of the weight; together with the coefficient.',
    symbol: 'b',
    minimum: 0,
    maximum: 1,
    example: 0.92,
  }),
  seabed_chain_length: quantity('line_span', {
    title: 'Line on the seabed',
    description: 'Length that lies on the seabed ahead of the anchor.',
    symbol: 'L_s',
    minimum: 0,
    default: 0,
    assumed: 'no line whose friction helps: the safe side',
    inert: LYING,
  }),
  chain_submerged_weight: quantity('submerged_weight_per_length', {
    title: 'Submerged weight of that line',
    description: 'Per length.',
    symbol: 'w',
    minimum: 0,
    default: 0,
    assumed: 'a line without weight: the safe side',
    inert: LYING,
  }),
  chain_friction_coefficient: quantity('friction_coefficient', {
    title: 'Friction of that line',
    description: 'API RP 2SK: chain 1.0 starting and 0.7 sliding, wire 0.6 and 0.25.',
    symbol: 'f',
    minimum: 0,
    usual: [0.2, 1],
    default: 0.7,
    assumed: 'a chain that slides',
    inert: LYING,
  }),
}

export const plate = {
  plate_area: quantity('projected_area', {
    title: 'Area of the plate',
    description: 'Of its face, about square.',
    symbol: 'A',
    above: 0,
    usual: [1, 60],
    example: 12,
  }),
  embedment_depth: quantity('soil_depth', {
    title: 'Embedment of the plate',
    description: 'Depth of its middle below the mudline, before it keys.',
    symbol: 'z_e',
    above: 0,
    example: 18,
  }),
  keying_loss: quantity('soil_depth', {
    title: 'Loss of embedment while keying',
    description: 'Usually 0.5 to 1.5 widths of the plate; 0 where the embedment is the final one.',
    symbol: 'z_k',
    minimum: 0,
    default: 0,
    assumed: 'the embedment given is the final one',
  }),
  disturbance_factor: quantity('-', {
    title: 'Disturbance factor',
    description: 'For the soil that installation and keying disturbed; usually 0.75 to 0.85.',
    symbol: 'eta_d',
    minimum: 0,
    maximum: 1,
    usual: [0.6, 1],
    default: 0.75,
    assumed: 'the lower end of what is usual',
  }),
}

export const line = {
  mudline_tension: quantity('line_tension', {
    title: 'Line tension at the mudline',
    description: 'Where the line enters the soil.',
    symbol: 'T_m',
    above: 0,
    example: 5000,
  }),
  mudline_angle: quantity('inclination', {
    title: 'Line angle at the mudline',
    description: 'Upwards from the horizontal. At a drag anchor the line must not leave the seabed: 0.',
    symbol: 'theta_m',
    minimum: 0,
    maximum: 89,
    usual: [0, 60],
    default: 0,
    assumed: 'a line that lies on the seabed',
    inert: 'of a drag anchor nothing but 0 is accepted',
  }),
  padeye_depth: quantity('soil_depth', {
    title: 'Depth of the padeye',
    description: 'Below the mudline.',
    symbol: 'z_a',
    above: 0,
    example: 10,
  }),
  chain_diameter: quantity('line_diameter', {
    title: 'Line diameter',
    description: 'Nominal: of the bar of a chain, of a wire rope itself.',
    symbol: 'd',
    above: 0,
    example: 120,
  }),
  effective_width_multiplier: quantity('-', {
    title: 'Effective width',
    description: 'Over the diameter: 2.5 of chain, 1.0 of wire.',
    symbol: 'E_n',
    above: 0,
    usual: [1, 3],
    default: 2.5,
    assumed: 'chain',
  }),
  friction_coefficient: quantity('friction_coefficient', {
    title: 'Friction of the line in the soil',
    description: 'In clay 0.4 to 0.6.',
    symbol: 'mu',
    minimum: 0,
    usual: [0.1, 0.7],
    default: 0.4,
    assumed: 'the lower end of what is usual in clay, which leaves the padeye the largest tension',
  }),
}
