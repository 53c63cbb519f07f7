/** The mistakes that nothing notices, and why that is right: by file, and by the beginnings of their names. */
import type { Reasons } from './reason-words.ts'
import { FLOATING } from './reasons-floating.ts'
import { PHYSICS } from './reasons-physics.ts'
import { STANDARDS } from './reasons-standards.ts'
import { WELLS } from './reasons-wells.ts'

export const REASONS: Reasons = { ...STANDARDS, ...PHYSICS, ...FLOATING, ...WELLS }

export const reasonFor = (file: string, name: string): string | undefined => reasonIn(REASONS, file, name)

export const reasonIn = (reasons: Reasons, file: string, name: string): string | undefined =>
  reasons[file]?.find(([, ...begins]) => begins.some((begin) => name.startsWith(begin)))?.[0]
