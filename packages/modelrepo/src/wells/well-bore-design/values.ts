/** The values that a run answers with: seats, kick tolerance, concept; those of the strings stand in a file of their own. */
import * as kick from '@keelson/physics/well-planning/kick-tolerance.ts'
import { inPractice, rowsValue, textValue } from '@keelson/workflow'
import { KICK_INPUTS, ofConcept, ofKick, ofSeats } from './modes.ts'
import { stringValues } from './values-strings.ts'

const { numberValue, numberColumn, mapValue, resultOf } = inPractice('oilfield')

const kicked = { onlyWhen: ofKick, needs: KICK_INPUTS } as const

const seatValues = {
  seats: rowsValue({
    title: 'Casing seats',
    description:
      'The deepest first, each the shallowest that it can be; the last is the surface casing, if its hole would stay open above.',
    columns: {
      shoe_depth: numberColumn('well_depth', 'Shoe'),
      mud_weight: numberColumn('mud_density', 'Mud weight below'),
    },
    onlyWhen: ofSeats,
  }),
  deepest_seat_depth: numberValue('well_depth', {
    title: 'Deepest seat',
    symbol: 'z_s1',
    description: 'Vertical depth of the first shoe from the bottom.',
    onlyWhen: ofSeats,
  }),
  number_of_seats_below_surface_casing: numberValue('-', {
    title: 'Seats below the surface casing',
    description: 'Shoes strictly below it.',
    minimum: 0,
    onlyWhen: ofSeats,
  }),
  mud_weight_last_section: numberValue('mud_density', {
    title: 'Mud weight of the last section',
    symbol: 'MW_s1',
    description: 'Least one that holds its pores with the trip margin.',
    onlyWhen: ofSeats,
  }),
}

const kickValues = {
  kick_tolerance: resultOf(kick.kickTolerance, 'kick_volume', {
    ...kicked,
    description: 'Influx at the bottom that can be shut in and circulated past the shoe.',
    minimum: 0,
  }),
  maximum_allowable_annular_surface_pressure: resultOf(kick.greatestSurfacePressure, 'well_pressure_gauge', {
    ...kicked,
    description: 'With mud down to the shoe, without the safety margin.',
  }),
  maximum_influx_height: resultOf(kick.greatestHeight, 'well_section_length', {
    ...kicked,
    description: 'Vertical; no more than the open hole.',
    minimum: 0,
  }),
  kick_tolerance_volume_at_bottom: resultOf(kick.volumeAtBottom, 'kick_volume', {
    ...kicked,
    description: 'Of that height around the assembly.',
    minimum: 0,
  }),
  kick_tolerance_volume_at_shoe: resultOf(kick.volumeAtShoe, 'kick_volume', {
    ...kicked,
    description: 'Of that height below the shoe.',
    minimum: 0,
  }),
  shoe_volume_converted_to_bottom: resultOf(kick.shoeVolumeAtBottom, 'kick_volume', {
    ...kicked,
    description: 'What the volume below the shoe was when it came in.',
    minimum: 0,
  }),
  kick_intensity: resultOf(kick.kickIntensity, 'mud_weight_margin', {
    ...kicked,
    description: 'Formation pressure over the mud; 0 where it is swabbed.',
    minimum: 0,
  }),
}

const cost = (title: string, symbol: string, description: string) =>
  numberValue('work_cost', { title, symbol, description, onlyWhen: ofConcept })

const conceptValues = {
  casing_program: rowsValue({
    title: 'Casing program of the concept',
    description: 'The outermost string first.',
    columns: {
      outer_diameter: numberColumn('tubing_diameter', 'Outer diameter'),
      setting_depth: numberColumn('well_depth', 'Shoe below the mudline', { unit: 'm' }),
    },
    onlyWhen: ofConcept,
  }),
  total_cost: cost('Cost of the well', 'C_w', 'Drilling, casing and completion at the water depth; a screen.'),
  drilling_cost: cost('Cost of drilling', 'C_d', 'Of the chosen concept at the water depth.'),
  casing_cost: cost('Cost of casing', 'C_c', 'Of the chosen concept at the water depth.'),
  completion_cost: cost('Cost of completion', 'C_k', 'Of the chosen concept at the water depth.'),
  risk_scores: mapValue('-', {
    title: 'Risk scores',
    description: '0 to 10 by hazard, and over all; higher is worse.',
    keys: 'hazards, and overall',
    minimum: 0,
    maximum: 10,
    onlyWhen: ofConcept,
  }),
  recommended_hole_type: textValue({
    title: 'Recommended hole concept',
    description: 'By purpose and water depth, whatever concept was entered.',
    onlyWhen: ofConcept,
  }),
}

export const values = { ...seatValues, ...kickValues, ...stringValues, ...conceptValues }
