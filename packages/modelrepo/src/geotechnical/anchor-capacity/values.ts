/** The values that a run answers with. */
import * as axial from '@keelson/physics/soil/caisson-axial.ts'
import * as together from '@keelson/physics/soil/caisson-interaction.ts'
import * as lateral from '@keelson/physics/soil/caisson-lateral.ts'
import * as line from '@keelson/physics/soil/embedded-line.ts'
import * as plate from '@keelson/physics/soil/plate-anchor.ts'
import * as factors from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import * as drag from '@keelson/standards/ufc-4-159-03-2005/drag-anchors.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { OF_CAISSON, OF_DRAG, OF_LINE, OF_PLATE } from './modes.ts'

const caisson = { onlyWhen: OF_CAISSON } as const
const ofDrag = { onlyWhen: OF_DRAG } as const
const ofPlate = { onlyWhen: OF_PLATE } as const
const ofLine = { onlyWhen: OF_LINE } as const

export const values = {
  vertical_capacity: resultOf(axial.capacityWithSuction, 'foundation_load', {
    ...caisson,
    description: 'Of the mode that governs.',
  }),
  vertical_utilisation: resultOf(factors.pullUtilisation, 'utilisation', {
    ...caisson,
    title: 'Utilisation, vertical',
    description: 'Vertical pull with its factor over the vertical capacity.',
  }),
  horizontal_capacity: resultOf(lateral.turningCapacity, 'foundation_load', {
    ...caisson,
    title: 'Horizontal capacity',
    symbol: 'H_u',
    description: 'Of a line at the padeye; without the depth of the padeye that of pure translation.',
  }),
  horizontal_capacity_translation: resultOf(lateral.resistanceAbove, 'foundation_load', {
    ...caisson,
    title: 'Horizontal capacity, translation',
    symbol: 'H_t',
    description: 'Of a caisson that does not turn: no padeye gives more.',
  }),
  horizontal_utilisation: numberValue('utilisation', {
    ...caisson,
    title: 'Utilisation, horizontal',
    symbol: 'U_H',
    description: 'Horizontal pull with its factor over the horizontal capacity.',
  }),
  interaction_utilisation: resultOf(together.interaction, 'utilisation', {
    ...caisson,
    title: 'Utilisation, pull together',
    description: 'Left side of the envelope: it grows with high powers of the pull.',
  }),
  optimum_attachment_depth: resultOf(lateral.optimumDepth, 'soil_depth', {
    ...caisson,
    title: 'Optimum padeye depth',
    description: 'Centre of the lateral resistance: a line that pulls there does not turn the caisson.',
  }),
  rotation_centre_depth: numberValue('soil_depth', {
    ...caisson,
    title: 'Centre of rotation',
    symbol: 'z_c',
    description: 'Depth about which the caisson turns; it does not where the padeye is at the optimum.',
  }),
  outer_skin_friction: resultOf(axial.outerFriction, 'foundation_load', {
    ...caisson,
    description: 'On the outside of the wall, from the mudline to the tip.',
  }),
  reverse_end_bearing: resultOf(axial.reverseEndBearing, 'foundation_load', {
    ...caisson,
    description: 'Of the whole circle at the tip; it counts where passive suction can be relied on.',
  }),
  vertical_capacity_plugged: resultOf(axial.pluggedCapacity, 'foundation_load', {
    ...caisson,
    description: 'Caisson and plug come up together and tear the soil below.',
  }),
  vertical_capacity_coring: resultOf(axial.coringCapacity, 'foundation_load', {
    ...caisson,
    description: 'The caisson comes up and the plug stays; the tip of the wall is left out.',
  }),
  vertical_capacity_plug_weight: resultOf(axial.plugWeightCapacity, 'foundation_load', {
    ...caisson,
    description: 'Caisson and plug come up together and nothing holds them below.',
  }),
  interaction_exponent_a: resultOf(together.horizontalExponent, '-', {
    ...caisson,
    description: 'By the slenderness.',
  }),
  interaction_exponent_b: resultOf(together.verticalExponent, '-', { ...caisson, description: 'By the slenderness.' }),
  system_holding_capacity: resultOf(factors.systemCapacity, 'foundation_load', {
    ...ofDrag,
    description: 'Against a pull along the seabed.',
  }),
  holding_utilisation: numberValue('utilisation', {
    ...ofDrag,
    title: 'Utilisation, holding capacity',
    symbol: 'U_H',
    description: 'Horizontal pull with its factor over the holding capacity of anchor and line.',
  }),
  holding_capacity: resultOf(drag.holdingCapacity, 'foundation_load', {
    ...ofDrag,
    description: 'Of the anchor alone.',
  }),
  efficiency: resultOf(drag.anchorEfficiency, '-', { ...ofDrag, description: 'Of the anchor alone.' }),
  chain_friction: resultOf(factors.lineFriction, 'foundation_load', {
    ...ofDrag,
    description: 'Of what lies ahead of the anchor.',
  }),
  pullout_capacity: resultOf(plate.pulloutCapacity, 'foundation_load', {
    ...ofPlate,
    description: 'Normal to the plate, without a factor of safety.',
  }),
  final_embedment_depth: resultOf(plate.depthAfterKeying, 'soil_depth', {
    ...ofPlate,
    description: 'Of the middle of the plate.',
  }),
  undrained_strength_at_plate: numberValue('soil_undrained_shear_strength', {
    ...ofPlate,
    title: 'Undrained shear strength at the plate',
    symbol: 's_f',
    description: 'At its depth after keying.',
  }),
  padeye_angle: numberValue('inclination', {
    ...ofLine,
    title: line.lineBalance.title,
    symbol: 'theta_a',
    description: 'Upwards from the horizontal.',
  }),
  padeye_tension: resultOf(line.padeyeTension, 'line_tension', {
    ...ofLine,
    description: 'What friction in the soil leaves of that at the mudline.',
  }),
  horizontal_force: resultOf(line.horizontalPart, 'foundation_load', {
    ...ofLine,
    description: 'Negative where the line has turned beyond the vertical.',
  }),
  vertical_force: resultOf(line.verticalPart, 'foundation_load', { ...ofLine, description: 'Upwards.' }),
}
