/** Boxes as hulls of stations: barges, and what is checked by hand. Metres. */
import { type HullForm, hullForm } from './form.ts'

/** A box of flat bottom, vertical sides and a deck, its middle at x = 0. */
export function boxForm(length: number, breadth: number, depth: number): HullForm {
  const half = breadth / 2
  const offsets = [
    { y: 0, z: 0 },
    { y: half, z: 0 },
    { y: half, z: depth },
    { y: 0, z: depth },
  ]
  return hullForm([-length / 2, 0, length / 2].map((x) => ({ x, offsets })))
}
