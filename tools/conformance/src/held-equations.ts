/** Every equation that a module of physics or standards exports by name. */
import type { HeldEquation } from '@keelson/report/documents/equation-sheet.ts'
import { equationsIn } from '@keelson/service/documents/held-equations.ts'
import { modules } from './constants.ts'

export const held: readonly HeldEquation[] = equationsIn(modules)
