/** Whether the water leaves the soil under the load. */
export const UNDRAINED = 'undrained'
const DRAINED = 'drained'
export const CONDITIONS = [UNDRAINED, DRAINED] as const
export const OF_CLAY = { condition: [UNDRAINED] } as const
export const OF_SAND = { condition: [DRAINED] } as const
