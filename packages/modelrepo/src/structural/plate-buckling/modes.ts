/** The edges of the elastic check. */
export const SUPPORTED = 'simply_supported'
export const CLAMPED = 'clamped_long_edges'
export const EDGES = { [SUPPORTED]: 'Simply supported', [CLAMPED]: 'Clamped long edges' } as const
