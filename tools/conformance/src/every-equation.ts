/** Every equation that a module of physics or standards exports, by name or inside what it exports. */
import type { Equation } from '@keelson/equations'
import type { HeldEquation } from '@keelson/report/documents/equation-sheet.ts'
import { isEquation } from '@keelson/service/documents/held-equations.ts'
import { modules } from './constants.ts'

export const everyEquation: readonly HeldEquation[] = modules.flatMap(({ path, exports }) =>
  Object.entries(exports).flatMap(([name, value]) => within(value, name).map((found) => ({ path, ...found }))),
)

interface Named {
  readonly name: string
  readonly equation: Equation
}

function within(value: unknown, name: string): Named[] {
  if (isEquation(value)) return [{ name, equation: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => within(part, `${name}.${key}`))
}
