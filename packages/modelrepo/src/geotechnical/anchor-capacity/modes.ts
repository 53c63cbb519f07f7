/** The kinds of anchor, and the ways in which the resistance of a caisson changes with depth. */
export const CAISSON = 'suction_caisson'
export const DRAG = 'drag_embedment'
export const PLATE = 'plate'
export const LINE = 'padeye_line'
export const ANCHORS = [CAISSON, DRAG, PLATE, LINE] as const

export const OF_CAISSON = { anchor_type: [CAISSON] } as const
export const OF_DRAG = { anchor_type: [DRAG] } as const
export const OF_PLATE = { anchor_type: [PLATE] } as const
export const OF_LINE = { anchor_type: [LINE] } as const
export const IN_CLAY = { anchor_type: [CAISSON, PLATE, LINE] } as const

export const MURFF_HAMILTON = 'murff_hamilton'
export const CONSTANT = 'constant'
export const PROFILES = [MURFF_HAMILTON, CONSTANT] as const
export const OF_MURFF_HAMILTON = { ...OF_CAISSON, lateral_profile: [MURFF_HAMILTON] } as const
export const OF_CONSTANT = { ...OF_CAISSON, lateral_profile: [CONSTANT] } as const
