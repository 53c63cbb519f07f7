/** The modules of the packages that hold equations and coefficients. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type HeldModule, heldModules } from '@keelson/service/documents/held-equations.ts'
import { sourceOf } from './rooms.ts'

/** The TypeScript files of a package, tests left out or alone. */
export const filesOf = (name: string, tests: boolean): string[] =>
  readdirSync(fileURLToPath(sourceOf(name)), { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.d.ts') && /\.(test|long)\.ts$/.test(f) === tests)
    .sort()

/** Modules of the packages that hold equations and constants. */
export const modules: readonly HeldModule[] = await heldModules()
