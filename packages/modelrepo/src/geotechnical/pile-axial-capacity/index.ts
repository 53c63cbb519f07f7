/** Pile capacity and response, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { withCalculated } from '../../_shared/open-checks/calculated.ts'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { pile } from './pile.ts'

export const pileAxialCapacity = defineWorkflow({
  contract,
  calculate: (p, context) => withCalculated(pile.calculate(p, context)),
  example,
  home: import.meta.url,
})
