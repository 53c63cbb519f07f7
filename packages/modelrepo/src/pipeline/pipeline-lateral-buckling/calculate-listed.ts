/** The modes that the request lists, in its order. */
import type { HobbsMode } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import type { Params } from './contract.ts'

/** The schema lets no other word in, and at least one. */
export const listed = (p: Params): readonly [HobbsMode, ...HobbsMode[]] =>
  p.modes as readonly string[] as readonly [HobbsMode, ...HobbsMode[]]
