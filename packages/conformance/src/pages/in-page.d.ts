/** Types of in-page.js. */
import type { Problem } from '@keelson/workflow'

export function unsaid(problems: readonly Problem[]): string[]
export function verdictTimes(texts: readonly string[]): Promise<number[]>
