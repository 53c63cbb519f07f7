/** Pile capacity and response, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { pile } from './pile.ts'

export const pileAxialCapacity = defineWorkflow({ contract, calculate: pile.calculate, example, home: import.meta.url })
