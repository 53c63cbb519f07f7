/** Names and terms of the atlas that its builder and its reader share. */
import type { Source } from '@keelson/equations'
import { PINNED } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'

export const ATLAS_ID = 'free-span-atlas-query'
export const PARENT = 'modelrepo:free-span-f105@1'
export const FREQUENCY = 'natural_frequency_in_line'
export const LENGTH = 'span_length'
export const DIAMETER = 'outer_diameter'
export const WALL = 'wall_thickness'

/** Inputs that the atlas holds fixed, SI. */
export const FIXED_TERMS = {
  gap_ratio: 2,
  youngs_modulus: 207e9,
  steel_density: 7850,
  content_density: 900,
  water_density: 1025,
  gravity: 9.80665,
  effective_axial_force: 0,
  concrete_stiffness_factor: 0,
} as const
export const FIXED_ENDS = PINNED

/** Who asks that an answer from the atlas be good to 1 %. */
export const atlasPolicy: Source = {
  id: 'Atlas policy',
  title: 'What an answer from an atlas must hold',
  publisher: 'Keelson',
  revision: '1',
}
