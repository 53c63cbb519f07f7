/** Types of in-print.js. */
export function bareOfFoot(isBare: boolean): void
export function beyondTheSheet(): string[]
export function touchingCells(): string[]
export function smallLetters(): string[]
export function brokenCells(): string[]
export function signOff(): { readonly id: string; readonly height: number } | undefined
