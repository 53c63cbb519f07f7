/** A hull as slender-body theory sees it: its sectional area and the slope of that along its length. Metres. */
import { parabolicArea, parabolicSlope } from './equations.ts'

export interface SlenderHull {
  /** Ends and kinks, from stern to bow, m from midships; at least two, ascending. */
  readonly stations: readonly number[]
  /** m2 and m between two stations: polynomials up to the second and the first degree. */
  readonly area: (x: number) => number
  readonly slope: (x: number) => number
}

/** A parabola of sectional areas about midships. */
export function parabolicHull(length: number, midshipArea: number): SlenderHull {
  const [A, L] = [midshipArea, length]
  return {
    stations: [-L / 2, L / 2],
    area: (x) => parabolicArea.evaluate({ A, x, L }),
    slope: (x) => parabolicSlope.evaluate({ A, x, L }),
  }
}

export interface Station {
  readonly x: number
  readonly area: number
}

/** From the first station to the last, which ascend, m. */
export const extentOf = (stations: readonly Station[]): number =>
  stations.length === 0 ? 0 : (stations.at(-1) as Station).x - (stations[0] as Station).x

/** Straight lines between stations from stern to bow, which ascend and begin and end with no area; x within them. */
export function tabledHull(stations: readonly Station[]): SlenderHull {
  const at = (x: number): readonly [Station, Station] => {
    const upper = Math.max(
      stations.findIndex((station) => station.x >= x),
      1,
    )
    return [stations[upper - 1] as Station, stations[upper] as Station]
  }
  const slope = (x: number) => {
    const [from, to] = at(x)
    return (to.area - from.area) / (to.x - from.x)
  }
  return {
    stations: stations.map((station) => station.x),
    slope,
    area: (x) => at(x)[0].area + slope(x) * (x - at(x)[0].x),
  }
}
