/** Types of in-chart.js. */
export interface Collision {
  /** Which drawing of the page. */
  readonly index: number
  readonly what: string
}
export function collisions(): Collision[]
