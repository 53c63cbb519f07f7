/** The six motions of a floating body, in the order in which every solver prints them. */

export const MODES = ['surge', 'sway', 'heave', 'roll', 'pitch', 'yaw'] as const
export type Mode = (typeof MODES)[number]

export function isRotation(mode: Mode): boolean {
  return MODES.indexOf(mode) >= 3
}
