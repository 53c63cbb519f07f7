/** What a run of naval-arch-yaw-moment is given, and when its inputs and results apply. */

export const WHICKER = 'whicker_fehlner'
export const FUJII = 'fujii'
export const METHODS = [WHICKER, FUJII] as const

export const byWhicker = { method: [WHICKER] }
export const byFujii = { method: [FUJII] }

/** What the turning estimate needs, all of it. */
export const HULL = ['hull_length', 'hull_breadth', 'draft', 'block_coefficient'] as const
