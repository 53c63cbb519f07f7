/** Names and terms of the atlas that its builder and its reader share. */
import { PINNED } from '@keelson/physics/tensioned-beam/uniform-modes.ts'

export const ATLAS_ID = 'viv-atlas-query'
export const PARENT = 'modelrepo:viv-analysis@1'
export const RATIO = 'frequency_ratio_cross_flow'
export const LENGTH = 'span_length'
export const CURRENT = 'current_velocity'

/** The pipe that the atlas is of, SI: 12 3/4 in with a wall of half an inch, full of a light oil. */
export const BASE_PIPE = {
  outer_diameter: 0.32385,
  wall_thickness: 0.0127,
  boundary_condition: PINNED,
  content_density: 613.9,
  steel_density: 7850,
  water_density: 1025,
  youngs_modulus: 207e9,
  added_mass_coefficient: 1,
  strouhal_number: 0.2,
  effective_tension: 0,
  coating_thickness: 0,
  coating_density: 0,
  kinematic_viscosity: 1.35e-6,
} as const
