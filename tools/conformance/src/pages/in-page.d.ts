/** Types of in-page.js. */
import type { Problem } from '@keelson/workflow'

export function unsaid(problems: readonly Problem[]): string[]
export interface Typed {
  readonly name: string
  readonly kind?: 'word' | 'text'
  readonly word?: string
  readonly text?: string
  readonly unit?: string
}
export function typeIn(entries: readonly Typed[]): Promise<string[]>
export function verdictTimes(texts: readonly string[]): Promise<number[]>
export interface Desk {
  readonly inputs: number
  readonly inSight: number
  readonly firstInput: number
  readonly row: number
  readonly figureFoot: number
  /** px as they are shown; undefined where there is no figure. */
  readonly letters?: number
  readonly height: number
  /** Parts of the answer that lie over one another. */
  readonly overlaps: readonly string[]
}
export function deskOf(): Desk
