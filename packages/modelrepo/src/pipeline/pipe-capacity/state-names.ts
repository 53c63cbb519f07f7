/** The names of the limit states of a wall. */
const STATES = [
  ...(['burst', 'collapse', 'propagation'] as const),
  ...(['longitudinal load', 'combined load', 'bending with external pressure'] as const),
] as const
export const [BURST, COLLAPSE, PROPAGATION, LONGITUDINAL, COMBINED, BENDING] = STATES
export type StateName = (typeof STATES)[number]
