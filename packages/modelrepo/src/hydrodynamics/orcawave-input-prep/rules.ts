/** What must hold between the inputs before a mesh is made or a file written. */
import type { Problem } from '@keelson/workflow'
import { diffractionRules } from '../_shared/diffraction/rules.ts'
import type { Params } from './inputs.ts'

/** Names of the other files of a run. */
const TAKEN = ['orcawave.yml', 'summary.json', 'wave_resolution.csv']

export const rules = (p: Params): Problem[] => diffractionRules(p, TAKEN)
