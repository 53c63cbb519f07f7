/** Jacket cathodic protection: what the workflow is, takes, gives and does not do. */

import { defineContract } from '@keelson/workflow'
import { structureContract } from '../_shared/cathodic-protection/structure.ts'
import * as words from '../_shared/cathodic-protection/words.ts'
import { about } from './about.ts'
import { inputs } from './inputs.ts'

export const contract = defineContract({
  ...structureContract,
  ...about,
  id: 'cathodic-protection-jacket',
  standards: words.standards,
  params: inputs,
})
