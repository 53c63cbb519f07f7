/** Every equation that a module of physics or standards exports by name. */
import type { Equation } from '@keelson/equations'
import type { HeldEquation } from '@keelson/report/documents/equation-sheet.ts'
import { modules } from './constants.ts'

export const isEquation = (v: unknown): v is Equation =>
  typeof v === 'object' && v !== null && 'ast' in v && 'evaluate' in v && 'where' in v

export const held: readonly HeldEquation[] = modules.flatMap(({ path, exports }) =>
  Object.entries(exports).flatMap(([name, v]) => (isEquation(v) ? [{ path, name, equation: v }] : [])),
)
