/** The closed table of kinds of quantity, by discipline. Every number with a dimension that a caller sends is of one. */
import { corrosion } from './corrosion.ts'
import { drilling } from './drilling.ts'
import { economics } from './economics.ts'
import { general } from './general.ts'
import type { Kind } from './kind.ts'
import { materials } from './materials.ts'
import { mooring } from './mooring.ts'
import { pipes } from './pipes.ts'
import { production } from './production.ts'
import { sea } from './sea.ts'
import { soils } from './soils.ts'
import { structures } from './structures.ts'
import { vessels } from './vessels.ts'

export * from './kind.ts'

/** The table by its parts, as a document shows it. */
export const disciplines = {
  pipes,
  materials,
  structures,
  soils,
  sea,
  vessels,
  mooring,
  corrosion,
  drilling,
  production,
  economics,
  general,
} as const

export const KINDS = {
  ...pipes,
  ...materials,
  ...structures,
  ...soils,
  ...sea,
  ...vessels,
  ...mooring,
  ...corrosion,
  ...drilling,
  ...production,
  ...economics,
  ...general,
} as const

export type KindName = keyof typeof KINDS
export const kindOf = (name: KindName): Kind => KINDS[name]
export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name)
