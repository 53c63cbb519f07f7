/** Wave spectra, moments and sea-state statistics, wired. */
import { defineWorkflow } from '@keelson/workflow'
import { contract } from './contract.ts'
import example from './example.json' with { type: 'json' }
import { spectra } from './spectra.ts'

export const waveSpectra = defineWorkflow({ contract, calculate: spectra.calculate, example, home: import.meta.url })
