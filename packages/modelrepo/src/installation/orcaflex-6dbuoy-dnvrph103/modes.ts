/** The shapes of orcaflex-6dbuoy-dnvrph103, and when their inputs apply. */

export const BOX = 'rectangular'
export const CYLINDER = 'cylinder_axis_vertical'
export const SHAPES = { [BOX]: 'Box', [CYLINDER]: 'Vertical cylinder' } as const

export const aBox = { shape: [BOX] }
export const aCylinder = { shape: [CYLINDER] }
