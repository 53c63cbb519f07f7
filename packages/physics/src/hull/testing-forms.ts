/** Hulls of which the answers are known in closed form, for tests and benches. Metres. */
import { type HullForm, hullForm } from './form.ts'

/** Wigley's hull y = (B/2)(1 - (2 x/L)^2)(1 - (z/T)^2) below its draught, with straight sides above it up to a deck. */
export function wigleyForm(
  { length: L, breadth: B, draught: T, depth: D }: { length: number; breadth: number; draught: number; depth: number },
  stations = 21,
  waterlines = 20,
): HullForm {
  const at = (i: number) => -L / 2 + (L * i) / (stations - 1)
  const half = (x: number, below: number) => (B / 2) * (1 - (2 * x) ** 2 / L ** 2) * (1 - (below / T) ** 2)
  return hullForm(
    Array.from({ length: stations }, (_, i) => {
      const x = at(i)
      const wet = Array.from({ length: waterlines + 1 }, (_, j) => {
        const z = (T * j) / waterlines
        return { y: Math.max(0, half(x, T - z)), z }
      })
      return { x, offsets: [...wet, { y: wet.at(-1)?.y ?? 0, z: D }] }
    }),
  )
}

/** A cylinder lying along x, its axis at height R, by regular polygons of the circle's own area. */
export function cylinderForm(length: number, radius: number, sides = 96): HullForm {
  const turn = (2 * Math.PI) / sides
  const R = radius * Math.sqrt(turn / Math.sin(turn))
  const offsets = Array.from({ length: sides / 2 + 1 }, (_, i) => ({
    y: Math.max(0, R * Math.sin(i * turn)),
    z: radius - R * Math.cos(i * turn),
  }))
  return hullForm([-length / 2, 0, length / 2].map((x) => ({ x, offsets })))
}
