/** Anchor capacity, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { withCalculated } from '../../_shared/open-checks/calculated.ts'
import { anchor } from './anchor.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }

export const anchorCapacity = defineWorkflow({
  contract,
  calculate: (p, context) => withCalculated(anchor.calculate(p, context)),
  example,
  home: import.meta.url,
})
