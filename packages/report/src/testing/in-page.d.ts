/** Types of in-page.js. */
export interface Contrast {
  readonly text: string
  readonly ratio: number
}
export function lowContrast(): Contrast[]
export function headingLevels(): number[]
export function beyondThePage(): string[]
export function cutOff(): string[]
export function readyForPaper(): Promise<void>
export function heldTogether(): {
  readonly kind: string
  readonly what: string
  readonly ids: readonly [string, string]
}[]
export function brokenWords(): string[]
export function leftForAudit(out: readonly string[]): void
export function drawn(): { readonly charts: number[]; readonly stretched: boolean; readonly font: boolean }
export function collidingLabels(): string[]
export function unpractised(): string[]
export function pageWidth(): number
export function background(): string
export function intruders(): [count: number, ran: boolean]
export function faults(): { readonly landmarks: string[]; readonly drawings: number; readonly tables: number }
