/** The modules of the packages that hold equations and coefficients. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PACKAGES = ['standards', 'physics', 'numerics'] as const

export interface HeldModule {
  /** From the packages folder: 'standards/src/dnv-rp-f109-2021/weight.ts'. */
  readonly path: string
  readonly exports: Readonly<Record<string, unknown>>
}

const rootOf = (name: string) => new URL(`../../${name}/src/`, import.meta.url)
/** The TypeScript files of a package, tests left out or alone. */
export const filesOf = (name: string, tests: boolean): string[] =>
  readdirSync(fileURLToPath(rootOf(name)), { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.d.ts') && /\.(test|long)\.ts$/.test(f) === tests)
    .sort()

async function modulesOf(name: string): Promise<readonly HeldModule[]> {
  return Promise.all(
    filesOf(name, false).map(async (file) => ({
      path: `${name}/src/${file}`,
      exports: (await import(new URL(file, rootOf(name)).href)) as Record<string, unknown>,
    })),
  )
}

/** Modules of the packages that hold equations and constants. */
export const modules: readonly HeldModule[] = (await Promise.all(PACKAGES.map(modulesOf))).flat()
