/** The river-bottom profiles by defect, and what is wrong with them. */
import type { Profile } from '@keelson/physics/metal-loss/profile.ts'
import type { Params } from './inputs.ts'

export interface ReadProfiles {
  readonly good: ReadonlyMap<string, Profile>
  /** Reason by defect. */
  readonly bad: ReadonlyMap<string, string>
}

/** A profile needs two points, at positions that increase. */
export function readProfiles(p: Params): ReadProfiles {
  const points = new Map<string, { x: number[]; y: number[] }>()
  for (const { id, position, depth } of p.profiles ?? []) {
    const own = points.get(id) ?? { x: [], y: [] }
    own.x.push(position)
    own.y.push(depth)
    points.set(id, own)
  }
  const good = new Map<string, Profile>()
  const bad = new Map<string, string>()
  for (const [id, { x, y }] of points) {
    if (x.length < 2) bad.set(id, 'the profile has one point; at least two are required')
    else if (x.some((xi, i) => i > 0 && xi <= (x[i - 1] ?? xi))) bad.set(id, 'the profile positions must increase')
    else good.set(id, { x, y })
  }
  return { good, bad }
}
