/** Every equation that a module of standards, physics or numerics exports by name, with where it stands. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Equation } from '@keelson/equations'
import type { HeldEquation } from '@keelson/report/documents/equation-sheet.ts'

const PACKAGES = ['standards', 'physics', 'numerics'] as const

export interface HeldModule {
  /** From the packages folder: 'standards/src/dnv-rp-f109-2021/weight.ts'. */
  readonly path: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** The modules of the packages that hold equations and coefficients, loaded. */
export const heldModules = async (): Promise<readonly HeldModule[]> =>
  (await Promise.all(PACKAGES.map(modulesOf))).flat()

async function modulesOf(name: string): Promise<readonly HeldModule[]> {
  const source = new URL(`../../../${name}/src/`, import.meta.url)
  const files = globSync('**/*.ts', { cwd: fileURLToPath(source), exclude: ['**/*.{test,long,d}.ts'] })
  return Promise.all(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map(async (file) => ({
        path: `${name}/src/${file}`,
        exports: (await import(new URL(file, source).href)) as Record<string, unknown>,
      })),
  )
}

export const isEquation = (v: unknown): v is Equation =>
  typeof v === 'object' && v !== null && 'ast' in v && 'evaluate' in v && 'where' in v

export const equationsIn = (modules: readonly HeldModule[]): readonly HeldEquation[] =>
  modules.flatMap(({ path, exports }) =>
    Object.entries(exports).flatMap(([name, v]) => (isEquation(v) ? [{ path, name, equation: v }] : [])),
  )
