import type { At } from './drawing.ts'

const STEP = 5
const MOST = 400

/** Points a step apart on the way from one to the next. */
export function along(points: readonly At[]): readonly At[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1] ?? to
    const count = Math.min(MOST, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP))
    return Array.from({ length: count }, (_, k): At => {
      const share = (k + 1) / count
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
    })
  })
}
