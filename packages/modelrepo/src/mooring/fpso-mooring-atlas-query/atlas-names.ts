/** Names that the builder of the atlas and its reader share. */
export const ATLAS_ID = 'fpso-mooring-atlas-query'
export const PARENT = 'modelrepo:fpso-mooring-full@1'
export const TENSION = 'maximum_line_tension'
/** The drift, and nearly the tension, goes with the square of the wave height: so does the axis. */
export const HEIGHT_SQUARED = 'significant_wave_height_squared'
export const HEIGHT = 'significant_wave_height'
export const PERIOD = 'peak_period'
export const DEPTH = 'water_depth'
