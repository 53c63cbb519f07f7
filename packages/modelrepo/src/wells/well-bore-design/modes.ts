/** The analyses, and the inputs and outputs that each of them has. */
export const WELL_DESIGN = 'well_design'
export const CASING_SEATS = 'casing_seats'
export const KICK_TOLERANCE = 'kick_tolerance'
export const STRING_LOADS = 'string_loads'
export const CONCEPT_SCREEN = 'concept_screen'
export const ANALYSES = [WELL_DESIGN, CASING_SEATS, KICK_TOLERANCE, STRING_LOADS, CONCEPT_SCREEN] as const

export const ofWhole = { analysis: [WELL_DESIGN] } as const
export const ofSeats = { analysis: [WELL_DESIGN, CASING_SEATS] } as const
export const ofKick = { analysis: [WELL_DESIGN, KICK_TOLERANCE] } as const
export const ofKickAlone = { analysis: [KICK_TOLERANCE] } as const
export const ofStrings = { analysis: [WELL_DESIGN, STRING_LOADS] } as const
export const ofConcept = { analysis: [WELL_DESIGN, CONCEPT_SCREEN] } as const
export const ofDrawnWell = { analysis: [WELL_DESIGN, CASING_SEATS, STRING_LOADS, CONCEPT_SCREEN] } as const

/** What a kick tolerance needs: all of it or none. */
export const KICK_INPUTS = [
  'shoe_true_vertical_depth',
  'bit_true_vertical_depth',
  'mud_weight',
  'formation_pressure_gradient',
  'fracture_gradient_at_shoe',
  'influx_gradient',
  'annular_capacity_bottom',
  'annular_capacity_shoe',
] as const
/** What refines it. */
export const KICK_OPTIONS = [
  'static_temperature_at_shoe',
  'static_temperature_at_bit',
  'annular_capacity_drill_collar',
  'drill_collar_length',
] as const
