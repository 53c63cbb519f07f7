/** A force along a line, drawn at an end of it: it leads away where it pulls, and arrives where it pushes. */
import type { At, Label, Load } from '../drawing.ts'

/** `outwards`: away from the line at that end, deg. A pull is positive. */
export const pullAt = (at: At, force: number, outwards: 0 | 180, label: Label): Load => ({
  kind: 'load',
  at,
  towards: force > 0 ? outwards : 180 - outwards,
  ...(force > 0 && { away: true }),
  label,
})
