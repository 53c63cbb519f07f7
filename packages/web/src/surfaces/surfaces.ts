/** The report surfaces that are published: one line each. */
import { cathodicProtectionExplorer } from './cathodic-protection-explorer.ts'
import type { Surface } from './surface.ts'
import { wallThicknessExplorer } from './wall-thickness-explorer.ts'

export const surfaces: readonly Surface[] = [wallThicknessExplorer, cathodicProtectionExplorer]
